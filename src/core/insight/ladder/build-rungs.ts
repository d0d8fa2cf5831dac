import { type LadderPart, type Rung, rungMarks } from '#contract/ladder.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import type { Claim } from '#core/claims/claim.ts';
import type { ScoredAnswer } from '#core/scoring/assessment.ts';
import { isPlainWord } from '#core/scoring/lexicon-plain-words.ts';
import { wordCount } from '#core/text/words-of.ts';
import type { LadderNeed } from '#core/topics/ladder-need.ts';
import { fromResume } from './from-resume.ts';
import { laterAnswers, laterLines, type Line, takenBackIn } from './later-lines.ts';
import { answersThem, liftOf, needsOf, nothingTakenBack, oneVersion, shows } from './ladder-needs.ts';
import { isDodge, isEmptyTalk, isLeftOpen, sentencesIn } from './said-sentences.ts';
import { asksFor, mayTell } from './told-things.ts';

type LadderInput = {
  topicId: TopicId;
  transcript: readonly Turn[];
  facts: readonly ResumeFact[];
  ledger: readonly Claim[];
  answer: ScoredAnswer;
  /** All answers of the topic. */
  answers: readonly ScoredAnswer[];
};

/** The heights there are; or that the answer is empty talk, or holds all that code can look for. */
type Built = { kind: 'rungs'; rungs: Rung[] } | { kind: 'empty_talk' } | { kind: 'nothing_to_add' };

const lead = (text: string): LadderPart => ({ kind: 'lead', text, space: true });
const asked = (text: string): LadderPart => ({ kind: 'asked', text: `[${text}]`, space: true });

/** A line of the resume for a figure that nobody said. */
function factLines(needs: readonly LadderNeed[], input: LadderInput): Line[] {
  const figure = needs.find(({ thing }) => thing === 'figure');
  const isOfDeeds = needs.some(({ thing, from }) => thing === 'act' && from === 5);
  const fact = figure && isOfDeeds ? fromResume(input) : null;
  if (!figure || !fact) return [];
  const before = lead('This stands in your resume, and you did not say it. Say it here:');
  return [{ from: figure.from, parts: [before, fact], lifts: [liftOf(figure)] }];
}

/** What the resume or an earlier answer says instead of this one. */
function conflictLines({ answer: { turnId }, ledger }: LadderInput): Line[] {
  return ledger.flatMap(({ outcome, conflict, sources }) => {
    const isHere = sources.some((one) => one.by === 'turn' && one.turnId === turnId);
    if (outcome !== 'in_conflict' || conflict?.turnId !== turnId || !isHere) return [];
    const parts = [
      lead('These two seem to stand against each other. Settle it before you say either:'),
      asked(`which is right: “${conflict.words}”, or “${conflict.against}”?`),
    ];
    return [{ from: 5 as const, parts, lifts: [oneVersion] }];
  });
}

/** What the panel asked and was told to be not known, or got no number to. */
function unansweredBlanks(later: readonly ScoredAnswer[]): Omit<Line, 'from'>[] {
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
function needBlank({ thing, ...one }: LadderNeed, { text }: ScoredAnswer): Omit<Line, 'from'> {
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

/** One blank at most: at 5 what stands against something else, and at a height that gets nothing else, what comes first. */
function blankLines(needs: readonly LadderNeed[], told: readonly Line[], input: LadderInput): Line[] {
  const { answer, answers, transcript } = input;
  const later = laterAnswers(transcript, answer, answers);
  const [conflict] = conflictLines(input);
  const open = [
    ...unansweredBlanks(later).map((blank) => ({ from: 5 as const, blank })),
    ...needs
      .filter((one) => mayAsk(one, answer, later))
      .map((one) => ({ from: one.from, blank: needBlank(one, answer) })),
  ];
  return rungMarks.flatMap((mark): Line[] => {
    if (mark === 5 && conflict) return [conflict];
    if (told.some(({ from }) => from === mark)) return [];
    const at = open.findIndex(({ from }) => from <= mark);
    const [next] = at < 0 ? [] : open.splice(at, 1);
    return next ? [{ from: mark, ...next.blank }] : [];
  });
}

/** The candidate's own sentences: what was taken back as what can go. */
function ownParts({ answer }: LadderInput): LadderPart[] {
  const { turnId, text } = answer;
  const sentences = sentencesIn(answer);
  const back = takenBackIn(answer).map(({ start }) => start);
  return sentences.map(({ start, end }): LadderPart => {
    const kind = back.includes(start) ? 'left_out' : 'kept';
    return { kind, text: text.slice(start, end), turnId, start, end, space: true };
  });
}

/**
 * The same answer at each height, offline, as an outline (rules LADDER-1, LADDER-7): the candidate's sentences in their order and words, with what
 * was taken back struck out; then on lines of their own what they said later, with the question it answers, a line of the resume, and at
 * most one blank. A height that brings nothing new is not there.
 */
export function buildRungs(input: LadderInput): Built {
  const { topicId, answer } = input;
  const isEmpty = isEmptyTalk(answer, topicId);
  const needs = needsOf(topicId, answer);
  const missing = isEmpty ? needs : needs.filter(({ thing }) => !shows(thing, answer));
  const own = ownParts(input);
  const words = own
    .filter((part) => part.kind === 'kept')
    .reduce((sum, { text }) => sum + wordCount(text), 0);
  const kept = isEmpty ? 0 : words;
  const later = laterLines(missing, { ...input, kept });
  if (isEmpty && later.length === 0) return { kind: 'empty_talk' };
  const told = [...later, ...(kept > 0 ? factLines(needs, input) : [])];
  const blanks = blankLines(missing, told, input);
  const lines = [...told, ...blanks];
  const gone = takenBackIn(answer).length > 0 ? [nothingTakenBack] : [];
  const marks = rungMarks.filter((mark) => lines.some(({ from }) => from === mark));
  if (marks.length === 0) return { kind: 'nothing_to_add' };
  const rungs = marks.map((mark, at): Rung => {
    const lifts = [
      ...(at === 0 ? gone : []),
      ...lines.filter(({ from }) => from === mark).flatMap((line) => line.lifts),
    ];
    return {
      mark,
      lifts: [...new Map(lifts.map((lift) => [lift.text, lift])).values()],
      parts: [
        ...own,
        ...told.filter(({ from }) => from <= mark).flatMap(({ parts }) => parts),
        ...(blanks.findLast(({ from }) => from <= mark)?.parts ?? []),
      ],
      wordedBy: 'offline',
    };
  });
  return { kind: 'rungs', rungs };
}
