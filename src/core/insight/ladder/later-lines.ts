import type { LadderPart, Rung, RungMark } from '#contract/ladder.ts';
import { rungMarks } from '#contract/ladder.ts';
import type { Turn } from '#contract/transcript.ts';
import { readCorrections } from '#core/answers/conflicts/find-corrections.ts';
import type { Claim } from '#core/claims/claim.ts';
import { pageOwned } from '#core/claims/lexicon-owned.ts';
import type { ScoredAnswer } from '#core/scoring/assessment.ts';
import { contentStems, contentStemsOf } from '#core/text/overlap.ts';
import { wordCount } from '#core/text/words-of.ts';
import type { LadderNeed, LadderThing } from '#core/topics/ladder-need.ts';
import { disputed } from './known-texts.ts';
import { saidUnasked, shows } from './ladder-needs.ts';
import { isLeftOpen, isThin, type SaidSentence, sentencesIn } from './said-sentences.ts';
import { asksFor, costsIn, mayTell } from './told-things.ts';

/** What comes to an answer at a height and those above, on a line of its own, and what it lifts. */
export type Line = { from: RungMark; parts: LadderPart[]; lifts: Rung['lifts'] };

/** Of fewer words nothing is worth a line. */
const fewestWords = 6;
/** An answer of more words is not brought in, and so many are said in all; after a long answer so many still have room. */
const mostWords = { line: 160, all: 320, room: 160 };
/** From so many words of its own on an answer is told though it shows nothing that was missing. */
const ownWords = 12;
/** And from such a share on the first of them is told at least. */
const ownShare = 0.2;

/** The answers to follow-ups of the same question, after this one. */
export function laterAnswers(
  transcript: readonly Turn[],
  answer: ScoredAnswer,
  answers: readonly ScoredAnswer[],
): readonly ScoredAnswer[] {
  const from = transcript.findIndex(({ id }) => id === answer.turnId);
  const rest = transcript.slice(from + 1);
  const next = rest.findIndex(
    ({ role, move }) => role === 'panel' && (move === 'lead' || move === 'closing'),
  );
  const ids = new Set(rest.slice(0, next < 0 ? undefined : next).map(({ id }) => id));
  return answers.filter(
    ({ turnId, isProbe, signals }) =>
      ids.has(turnId) && isProbe && !signals.gibberish && signals.ignored.length === 0,
  );
}

/** The sentences of an answer that were taken back elsewhere; one that puts itself right in its own words stays. */
export function takenBackIn(answer: ScoredAnswer): SaidSentence[] {
  return sentencesIn(answer).filter(
    ({ start, end }) =>
      answer.takenBack.some((one) => one.start < end && start < one.end) &&
      readCorrections(answer.text.slice(start, end)).corrections.length === 0,
  );
}

/** A later answer whole, where there is room for it and nothing of it was taken back elsewhere or stands against something else. */
function wholeOf(
  later: ScoredAnswer,
  against: readonly Claim[],
  room: number,
): { start: number; end: number } | null {
  const sentences = sentencesIn(later);
  const [first, last] = [sentences[0], sentences.at(-1)];
  if (!first || !last) return null;
  const words = wordCount(later.text.slice(first.start, last.end));
  if (words < fewestWords || words > Math.min(room, mostWords.line) || takenBackIn(later).length > 0)
    return null;
  const isDisputed = against.some(({ sources }) =>
    sources.some((one) => one.by === 'turn' && one.turnId === later.turnId),
  );
  return isDisputed ? null : { start: first.start, end: last.end };
}

/** What an answer tells by what it was asked, in whatever words. */
const byQuestion: ReadonlySet<LadderThing> = new Set(['other_side', 'lesson']);

/** Means by a word, or says too little to mean anything without, what was said before. */
const pointing = /^\W*(?:so|then|but)\b|^[^.?!,]*\b(?:that|this|these|those|he|she|him|her|they|them|it)\b/i;
const leansBack = (question: string): boolean => wordCount(question) < 5 || pointing.test(question);

/**
 * Those of the later answers whose question goes on with what was asked and said before it: it takes up a word of that, or says nothing new and
 * leans on it. What a panel asks next may be about something else.
 */
function onThread(answer: ScoredAnswer, later: readonly ScoredAnswer[]): readonly ScoredAnswer[] {
  const thread = new Set(contentStemsOf([answer.question, answer.text]));
  let isOn = true;
  return later.filter(({ question, text }) => {
    const asked = [...contentStems(question)];
    const leans = asked.length === 0 || leansBack(question);
    isOn = asked.some((one) => thread.has(one)) || (isOn && leans);
    if (isOn) for (const one of contentStemsOf([question, text])) thread.add(one);
    return isOn;
  });
}

/** And one that only asks to go on. */
const goesOn = (question: string): boolean =>
  wordCount(question) < 4 && /^\W*(?:and|so|then|what)\b/i.test(question);

/** The words of ours before what was said to a follow-up. */
function leadOf(question: string, isFirst: boolean): LadderPart {
  const had = question.trim().endsWith('?') ? 'ask' : 'say';
  const bring = isFirst ? 'Bring this in unasked.' : 'And this.';
  return {
    kind: 'lead',
    text: `${bring} They had to ${had} “${question.trim()}”, and you said:`,
    space: true,
  };
}

const lowest = (marks: readonly RungMark[]): RungMark =>
  rungMarks.find((mark) => marks.includes(mark)) ?? rungMarks[rungMarks.length - 1] ?? 8;

/**
 * What the candidate said when the panel asked further on the same question, each with the question it answers, whole and in its order, where it
 * shows a thing the answer lacks; all of it where the answer itself is empty talk (rule LADDER-7). Where a question means what was said before,
 * that comes too.
 */
export function laterLines(
  missing: readonly LadderNeed[],
  input: {
    transcript: readonly Turn[];
    answer: ScoredAnswer;
    answers: readonly ScoredAnswer[];
    ledger: readonly Claim[];
    /** How many words the answer keeps; it has none where it is empty talk. */
    kept: number;
  },
): Line[] {
  const { transcript, answer, answers, ledger, kept } = input;
  const against = disputed(ledger);
  let open = missing;
  let room = Math.max(mostWords.room, mostWords.all - kept);
  const all = laterAnswers(transcript, answer, answers);
  const found = (kept === 0 ? all : onThread(answer, all)).map((later) => {
    const { takesBack, dontKnow } = later.signals;
    if (
      isThin(later) ||
      isLeftOpen(later) ||
      (dontKnow && later.signals.soundWords < ownWords) ||
      pageOwned.pattern.test(later.text)
    )
      return null;
    const corrects = takesBack.acts || takesBack.figures;
    const stretch = wholeOf(later, against, room);
    if (!stretch) return null;
    const said = later.text.slice(stretch.start, stretch.end);
    const meets = open.filter(({ thing }) => {
      const isAsked = asksFor(thing, later.question);
      if (thing === 'stand') return isAsked && mayTell.stand(said);
      const costs = thing === 'other_side' && costsIn(said) > 0;
      return shows(thing, later, stretch) || costs || (byQuestion.has(thing) && isAsked);
    });
    return { later, ...stretch, meets, corrects, isIn: false };
  });
  for (const [at, one] of found.entries()) {
    if (!one) continue;
    one.meets = one.meets.filter((need) => open.includes(need));
    const isOwn = one.later.signals.soundWords >= ownWords;
    const isSequel = found[at - 1]?.isIn === true && goesOn(one.later.question);
    one.isIn = one.meets.length > 0 || one.corrects || isSequel || isOwn;
    if (!one.isIn) continue;
    open = open.filter((need) => !one.meets.includes(need));
    for (let before = at; before > 0 && leansBack(found[before]?.later.question ?? ''); before -= 1) {
      const earlier = found[before - 1];
      if (!earlier || earlier.isIn) break;
      earlier.isIn = true;
    }
  }
  const first = found.find(
    (one) => one && one.later.signals.soundWords >= ownShare * one.later.signals.words,
  );
  if (kept === 0 && first && !found.some((one) => one?.isIn)) first.isIn = true;
  const lines: Line[] = [];
  for (const one of found) {
    if (!one?.isIn) continue;
    const { later, start, end, meets, corrects } = one;
    const text = later.text.slice(start, end);
    if (wordCount(text) > room) continue;
    room -= wordCount(text);
    const source = { by: 'turn' as const, turnId: later.turnId, start, end };
    lines.push({
      from: corrects || (kept === 0 && lines.length === 0) ? 5 : lowest(meets.map(({ from }) => from)),
      parts: [leadOf(later.question, lines.length === 0), { kind: 'added', text, source, space: true }],
      lifts: [saidUnasked],
    });
  }
  return lines.map((line, at) => ({ ...line, from: lowest(lines.slice(at).map(({ from }) => from)) }));
}
