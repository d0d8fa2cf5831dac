import { type LadderPart, type Rung, type RungMark, rungMarks } from '#contract/ladder.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import type { Claim } from '#core/claims/claim.ts';
import type { ScoredAnswer } from '#core/scoring/assessment.ts';
import { isPlainWord } from '#core/scoring/lexicon-plain-words.ts';
import { wordCount } from '#core/text/words-of.ts';
import type { LadderNeed } from '#core/topics/ladder-need.ts';
import { laterAnswers, laterLines, takenBackIn } from './later-lines.ts';
import {
  answersThem,
  liftOf,
  needsOf,
  nothingTakenBack,
  oneVersion,
  saidUnasked,
  shows,
} from './ladder-needs.ts';
import { isDodge, isEmptyTalk, isLeftOpen, isPhrases, sentencesIn } from './said-sentences.ts';
import { inWorth, partsOfTold, type Told } from './told-in-worth.ts';
import { asksFor, mayTell } from './told-things.ts';

type LadderInput = {
  topicId: TopicId;
  transcript: readonly Turn[];
  ledger: readonly Claim[];
  answer: ScoredAnswer;
  /** All answers of the topic. */
  answers: readonly ScoredAnswer[];
  /** What the topic came to. */
  score: number;
};

/** The heights there are; or that the answer is empty talk, or holds all that code can look for. */
type Built = { kind: 'rungs'; rungs: Rung[] } | { kind: 'empty_talk' } | { kind: 'nothing_to_add' };

/** What comes to an answer on a line of its own, and what it lifts. */
type Line = { parts: LadderPart[]; lifts: Rung['lifts'] };

/** A question to them, and from which height on it is asked. */
type Blank = { from: RungMark; line: Line };

const lead = (text: string): LadderPart => ({ kind: 'lead', text, space: true });
const asked = (text: string): LadderPart => ({ kind: 'asked', text: `[${text}]`, space: true });

/** What the resume or an earlier answer says instead of this one. */
function conflictLines({ answer: { turnId }, ledger }: LadderInput): Line[] {
  return ledger.flatMap(({ outcome, conflict, sources }) => {
    const isHere = sources.some((one) => one.by === 'turn' && one.turnId === turnId);
    if (outcome !== 'in_conflict' || conflict?.turnId !== turnId || !isHere) return [];
    const parts = [
      lead('These two seem to stand against each other. Settle it before you say either:'),
      asked(`which is right: “${conflict.words}”, or “${conflict.against}”?`),
    ];
    return [{ parts, lifts: [oneVersion] }];
  });
}

/** What the panel asked and was told to be not known, or got no number to. */
function unansweredBlanks(later: readonly ScoredAnswer[]): Line[] {
  return later.filter(isLeftOpen).map(({ question }) => ({
    parts: [
      lead(
        `They ${question.trim().endsWith('?') ? 'asked' : 'said'} “${question.trim()}” too. Have an answer ready:`,
      ),
      asked('what do you say to that?'),
    ],
    lifts: [answersThem],
  }));
}

/** Numbers that hide behind a word. */
const unnumbered = /\b(?:many|several|various|a lot of|lots of|a few) (\p{L}+s)\b/iu;
const hiddenIn = (text: string): string | undefined => {
  const [phrase, noun = ''] = unnumbered.exec(text) ?? [];
  return isPlainWord(noun.toLowerCase()) ? undefined : phrase;
};

/** The blank for a need: of a figure, with the word that hides it. */
function needBlank({ thing, ...one }: LadderNeed, { text }: ScoredAnswer): Line {
  const hidden = thing === 'figure' ? hiddenIn(text) : undefined;
  const parts =
    hidden === undefined
      ? [lead('Only you know this. Say it too:'), asked(one.asks ?? '')]
      : [lead(`You said “${hidden}”. Say the number:`), asked('how many?')];
  return { parts, lifts: [liftOf({ thing, ...one })] };
}

/** Whether a need may be asked for: it fits, and by a broad reading it was not said, then or when the panel asked on. */
function mayAsk(
  { thing, asks, fits }: LadderNeed,
  answer: ScoredAnswer,
  later: readonly ScoredAnswer[],
): boolean {
  if (asks === undefined || (fits && !fits.test(answer.question))) return false;
  return (
    ![answer, ...later].some(({ text }) => mayTell[thing](text)) &&
    // "How many?" is not answered without a number; what was dodged is asked in the panel's words.
    !later.some((one) => asksFor(thing, one.question) && (thing !== 'figure' || isDodge(one)))
  );
}

/** What may be asked of them and from which height on: what the panel got no answer to, then what the question calls for. */
function blanksFor(needs: readonly LadderNeed[], input: LadderInput): Blank[] {
  const { answer, answers, transcript } = input;
  const later = laterAnswers(transcript, answer, answers);
  return [
    ...unansweredBlanks(later).map((line) => ({ from: rungMarks[0], line })),
    ...needs
      .filter((one) => mayAsk(one, answer, later))
      .map((one) => ({ from: one.from, line: needBlank(one, answer) })),
  ];
}

/** The candidate's own sentences: what was taken back as what can go, and all of a long row of phrases. */
function ownParts({ answer }: LadderInput, isEmpty: boolean): LadderPart[] {
  const { turnId, text } = answer;
  const sentences = sentencesIn(answer);
  const back = takenBackIn(answer).map(({ start }) => start);
  const goes = isEmpty && isPhrases(answer);
  return sentences.map(({ start, end }): LadderPart => {
    const kind = goes || back.includes(start) ? 'left_out' : 'kept';
    return { kind, text: text.slice(start, end), turnId, start, end, space: true };
  });
}

/**
 * What comes in at which height: of what was said later what is worth most first and the rest at the last; and a blank, at the first of what stands
 * against something else, at the others where nothing comes in.
 */
function heightsOf(
  marks: readonly RungMark[],
  told: readonly Told[],
  { conflict, blanks }: { conflict: Line | undefined; blanks: readonly Blank[] },
): { mark: RungMark; told: readonly Told[]; blank: Line | undefined }[] {
  const open = [...blanks];
  const next = (mark: RungMark): Line | undefined => {
    const at = open.findIndex(({ from }) => from <= mark);
    return at < 0 ? undefined : open.splice(at, 1)[0]?.line;
  };
  const groups = inWorth(told);
  return marks.flatMap((mark, at) => {
    const here = groups.slice(at, at === marks.length - 1 ? undefined : at + 1).flat();
    const blank = at === 0 && conflict ? conflict : here.length === 0 ? next(mark) : undefined;
    return here.length > 0 || blank ? [{ mark, told: here, blank }] : [];
  });
}

/**
 * The same answer at the heights above its topic's score, offline, as an outline (rules LADDER-1, LADDER-7): the candidate's sentences in their order
 * and words, with what was taken back struck out; then on lines of their own what they said later, with the question it answers, and at most one
 * blank. A height that brings nothing new is not there.
 */
export function buildRungs(input: LadderInput): Built {
  const { topicId, answer, score } = input;
  const isEmpty = isEmptyTalk(answer, topicId);
  const needs = needsOf(topicId, answer);
  const missing = isEmpty ? needs : needs.filter(({ thing }) => !shows(thing, answer));
  const own = ownParts(input, isEmpty);
  const kept = isEmpty ? 0 : wordCount(answer.text);
  const told = laterLines({ ...input, kept, missing: missing.map(({ thing }) => thing) });
  if (isEmpty && told.length === 0) return { kind: 'empty_talk' };
  const heights = heightsOf(
    rungMarks.filter((mark) => mark > score),
    told,
    { conflict: conflictLines(input)[0], blanks: blanksFor(missing, input) },
  );
  if (heights.length === 0) return { kind: 'nothing_to_add' };
  const gone = takenBackIn(answer).length > 0 ? [nothingTakenBack] : [];
  const rungs = heights.map(({ mark, told: here, blank }, at): Rung => {
    const lifts = [
      ...(at === 0 ? gone : []),
      ...(here.length > 0 ? [saidUnasked] : []),
      ...(blank?.lifts ?? []),
    ];
    const soFar = heights.slice(0, at + 1);
    return {
      mark,
      lifts: [...new Map(lifts.map((lift) => [lift.text, lift])).values()],
      parts: [
        ...own,
        ...partsOfTold(soFar.flatMap((one) => one.told)),
        ...(soFar.findLast((one) => one.blank)?.blank?.parts ?? []),
      ],
      wordedBy: 'offline',
    };
  });
  return { kind: 'rungs', rungs };
}
