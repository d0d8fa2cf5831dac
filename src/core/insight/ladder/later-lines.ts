import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import { readCorrections } from '#core/answers/conflicts/find-corrections.ts';
import type { Claim } from '#core/claims/claim.ts';
import { pageOwned } from '#core/claims/lexicon-owned.ts';
import type { ScoredAnswer } from '#core/scoring/assessment.ts';
import { contentStems, contentStemsOf } from '#core/text/overlap.ts';
import { wordCount } from '#core/text/words-of.ts';
import type { LadderThing } from '#core/topics/ladder-need.ts';
import { disputed } from './known-texts.ts';
import { shows } from './ladder-needs.ts';
import { isEmptyTalk, isLeftOpen, isThin, type SaidSentence, sentencesIn } from './said-sentences.ts';
import type { Told } from './told-in-worth.ts';

/** Of fewer words nothing is worth a line. */
const fewestWords = 6;
/** An answer of more words is not brought in, and so many are said in all; after a long answer so many still have room. */
const mostWords = { line: 160, all: 320, room: 160 };
/** An answer that does not know has at least so many words of its own beside that. */
const ownWords = 12;
/** And one that is to stand for empty talk has such a share of them. */
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
  const { text } = later;
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  const words = wordCount(text);
  if (words < fewestWords || words > Math.min(room, mostWords.line) || takenBackIn(later).length > 0)
    return null;
  const isDisputed = against.some(({ sources }) =>
    sources.some((one) => one.by === 'turn' && one.turnId === later.turnId),
  );
  return isDisputed ? null : { start, end };
}

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

/** Whether a later answer says something that can be said along: an answer, and none about what stands on the page. */
const isUsable = (later: ScoredAnswer, topicId: TopicId): boolean =>
  !isThin(later) &&
  !isEmptyTalk(later, topicId) &&
  !isLeftOpen(later) &&
  !(later.signals.dontKnow && later.signals.soundWords < ownWords) &&
  !pageOwned.pattern.test(later.text);

/** A thing the answer lacks weighs as much as so many words of their own. */
const thingWords = 8;
function worthOf(later: ScoredAnswer, missing: readonly LadderThing[]): number {
  return thingWords * missing.filter((thing) => shows(thing, later)).length + later.signals.soundWords;
}

/** Whether a follow-up only goes on with what was brought in before it: what it asks about was not said in the answer. */
function leansOn(question: string, opening: ReadonlySet<string>, before: ReadonlySet<string>): boolean {
  const asked = [...contentStems(question)];
  return (
    asked.length === 0 || leansBack(question) || asked.some((one) => before.has(one) && !opening.has(one))
  );
}

/**
 * What the candidate said when the panel asked further on the same question, each with the question it answers, whole and in its order; all of it
 * where the answer itself is empty talk (rule LADDER-7).
 */
export function laterLines(input: {
  topicId: TopicId;
  transcript: readonly Turn[];
  answer: ScoredAnswer;
  answers: readonly ScoredAnswer[];
  ledger: readonly Claim[];
  /** How many words the answer has of its own; none where it is empty talk. */
  kept: number;
  /** What the answer lacks. */
  missing: readonly LadderThing[];
}): Told[] {
  const { topicId, transcript, answer, answers, ledger, kept, missing } = input;
  const against = disputed(ledger);
  let room = Math.max(mostWords.room, mostWords.all - kept);
  const all = laterAnswers(transcript, answer, answers);
  const opening = contentStemsOf([answer.question, answer.text]);
  const before = new Set<string>();
  const lines: Told[] = [];
  for (const later of kept === 0 ? all : onThread(answer, all)) {
    const { soundWords, words } = later.signals;
    if (!isUsable(later, topicId) || (kept === 0 && soundWords < ownShare * words)) continue;
    const whole = wholeOf(later, against, room);
    if (!whole) continue;
    const { turnId, question } = later;
    const text = later.text.slice(whole.start, whole.end);
    room -= wordCount(text);
    lines.push({
      at: lines.length,
      question,
      said: { kind: 'added', text, source: { by: 'turn', turnId, ...whole }, space: true },
      worth: worthOf(later, missing),
      leans: leansOn(question, opening, before),
    });
    for (const one of contentStemsOf([question, text])) before.add(one);
  }
  return lines;
}
