import type { ResumeFact } from '#contract/resume.ts';
import type { CandidateProfile, TopicId } from '#contract/topics.ts';
import { openingTopic, topicTable } from '#core/topics/topic-table.ts';
import type { Turn } from '#contract/transcript.ts';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import { shinglesOf } from '#core/answers/signals/not-own-words.ts';
import type { AnswerSignals } from '#core/answers/answer-signals.ts';
import { takenBackLater } from '#core/claims/taken-back-later.ts';
import type { ScoredAnswer, TopicTranscript } from './assessment.ts';
import type { AnswerKey, AnswerKeys } from './answer-keys.ts';
import { holding } from './holding.ts';
import { readsResumeOut, saysNothingNew } from './nothing-new.ts';
import { outcomeOf, type PuzzleOutcome } from './puzzle-outcome.ts';

/** Answers of so many words that come again with two other topics are about none; who says a thing twice said it the first time. */
const pastedWords = 30;
const pastedTopics = 2;
const pastedShare = 0.8;

/** What was said in the interview besides one turn: before it, and with other topics. */
function saidBesides(
  transcript: readonly Turn[],
  index: number,
  facts: readonly ResumeFact[],
): { said: Set<string>; pasted: boolean } {
  const turn = transcript[index];
  const others = transcript.filter(
    (one) => one !== turn && one.role === 'candidate' && one.unscored !== true,
  );
  const own = shinglesOf(turn?.text ?? '');
  const pasted =
    own.length >= pastedWords &&
    new Set(
      others.flatMap((other) => {
        if (other.topicId === turn?.topicId) return [];
        const there = new Set(shinglesOf(other.text));
        return own.filter((one) => there.has(one)).length >= pastedShare * own.length ? [other.topicId] : [];
      }),
    ).size >= pastedTopics;
  const before = others.filter((other) => transcript.indexOf(other) < index);
  return {
    said: new Set(
      [...before, ...facts.map((fact) => ({ text: fact.value }))].flatMap(({ text }) => shinglesOf(text)),
    ),
    pasted,
  };
}

/** A topic's answers without what its speaker took back in any of them (rule SIGNAL-7). */
function withoutTakenBack(answers: readonly ScoredAnswer[]): ScoredAnswer[] {
  const acts = answers.some(({ signals }) => signals.takesBack.acts);
  const figures = answers.some(({ signals }) => signals.takesBack.figures);
  if (!acts && !figures) return [...answers];
  return answers.map((answer) => ({
    ...answer,
    signals: {
      ...answer.signals,
      ...(acts ? { iActions: [], task: [] } : {}),
      ...(figures ? { numbers: [], deltas: [] } : {}),
    },
  }));
}

const isFollowUp = (move: Turn['move']): boolean => move === 'probe' || move === 'challenge';
const asking: ReadonlySet<string> = new Set(['lead', 'probe', 'challenge']);

/** The panel turn each candidate turn answers: the last one that asked for content, on the same topic if there is one. */
function questionFor(transcript: readonly Turn[], index: number): Turn | undefined {
  const topicId = transcript[index]?.topicId;
  const before = transcript.slice(0, index).filter((turn) => turn.role === 'panel');
  const asked = before.filter((turn) => turn.move === undefined || asking.has(turn.move));
  return asked.findLast((turn) => turn.topicId === topicId) ?? asked.at(-1) ?? before.at(-1);
}

/** Turns that say nothing on the topic: questions to the panel, requests to stop or for a moment, silence. They neither help nor harm. */
function isAnswer(turn: Turn, signals: AnswerSignals): boolean {
  if (turn.unscored === true || turn.text.trim() === '' || turn.source === 'none') return false;
  if (signals.distress === 'crisis' || signals.distress === 'panic' || signals.abuse !== 'none') return false;
  const slight = signals.effectiveWords < 8;
  return !(slight && (signals.asksBack || signals.wantsToStop || signals.distress === 'mild_stress'));
}

/** A puzzle that was put, with its key and where it was left. */
type PutPuzzle = { lead: Turn; key: AnswerKey; outcome: PuzzleOutcome };

/** The puzzle that a follow-up or its own question belongs to; null for other questions. */
function puzzleOf(
  transcript: readonly Turn[],
  asked: Turn,
  key: AnswerKey,
  known: Map<string, PutPuzzle>,
): PutPuzzle | null {
  if (!key.accepts || key.accepts.length === 0) return null;
  const until = transcript.slice(0, transcript.indexOf(asked) + 1);
  const lead =
    until.findLast(
      ({ role, topicId, move }) => role === 'panel' && topicId === asked.topicId && move === 'lead',
    ) ?? asked;
  const puzzle = known.get(lead.id) ?? {
    lead,
    key,
    outcome: outcomeOf(transcript, transcript.indexOf(lead), key),
  };
  known.set(lead.id, puzzle);
  return puzzle;
}

function keyResult(turn: Turn, key: AnswerKey | undefined, puzzle: PutPuzzle | null): ScoredAnswer['key'] {
  if (!key) return null;
  const holds = holding(turn.text);
  return {
    hit: key.keyPoints.filter(holds).length,
    of: key.keyPoints.length,
    right: puzzle?.outcome.giving.has(turn.id) === true,
    ...(puzzle?.outcome.wrong.has(turn.id) ? { wrong: true } : {}),
  };
}

/** How a topic stands whose every question was a puzzle, none of them solved (rule CAP-10); a puzzle of which it cannot be told counts as none. */
function puzzleStanding(
  answers: readonly ScoredAnswer[],
  puzzles: readonly (PutPuzzle | null)[],
): TopicTranscript['puzzle'] {
  const put = puzzles.flatMap((one) => one ?? []);
  if (put.length === 0 || put.length < puzzles.length) return undefined;
  if (put.some(({ outcome }) => outcome.left === 'given' || outcome.left === 'untold')) return undefined;
  return answers.length > 1 && answers.at(-1)?.key?.wrong ? 'wrong' : 'unsolved';
}

/** The answers of a topic as they are scored; distress, abuse and unscored turns stay out, and nothing tells the style (rule READ-1). */
export function gatherTopic(input: {
  transcript: readonly Turn[];
  topicId: TopicId;
  profile: CandidateProfile;
  facts: readonly ResumeFact[];
  keys?: AnswerKeys;
}): TopicTranscript {
  const answers: ScoredAnswer[] = [];
  const puzzles: (PutPuzzle | null)[] = [];
  const known = new Map<string, PutPuzzle>();
  const takenBack = takenBackLater(input.transcript);
  input.transcript.forEach((turn, index) => {
    if (turn.role !== 'candidate' || turn.topicId !== input.topicId) return;
    const asked = questionFor(input.transcript, index);
    const { said: besides, pasted } = saidBesides(input.transcript, index, input.facts);
    const signals = analyseAnswer({
      answer: turn.text,
      question: asked?.text ?? '',
      facts: input.facts,
      earlierAnswers: answers.map((answer) => ({ turnId: answer.turnId, text: answer.text })),
      said: besides,
    });
    if (!isAnswer(turn, signals)) return;
    const key = asked && !asked.offPlan ? input.keys?.get(asked.id) : undefined;
    const puzzle = asked && key ? puzzleOf(input.transcript, asked, key, known) : null;
    if (!asked?.offPlan) puzzles.push(puzzle);
    const result = keyResult(turn, key, puzzle);
    const said = answers.map(({ text }) => text);
    if (pasted || (!result?.right && saysNothingNew(turn.text, asked?.text ?? '', said)))
      signals.repeatedShare = 1;
    answers.push({
      turnId: turn.id,
      text: turn.text,
      question: asked?.text ?? '',
      isProbe: isFollowUp(asked?.move),
      briefExpected: topicTable[input.topicId].scoring.expectsBrief || asked?.tactic === 'rapid_fire',
      spoken: turn.source === 'spoken',
      signals,
      takenBack: takenBack.get(turn.id) ?? [],
      key: result,
    });
  });
  const puzzle = puzzleStanding(answers, puzzles);
  return {
    topicId: input.topicId,
    profile: input.profile,
    answers: withoutTakenBack(answers),
    followUpsAsked: input.transcript.filter(
      ({ role, topicId, move }) => role === 'panel' && topicId === input.topicId && isFollowUp(move),
    ).length,
    // An introduction tells what stands on the resume.
    readsResume:
      input.topicId !== openingTopic &&
      readsResumeOut(
        answers.map(({ text }) => text),
        input.facts,
      ),
    ...(puzzle ? { puzzle } : {}),
  };
}

/** The share of a topic's words in a language the offline lexicons do not read, 0-1. */
export function codeMixShare(topic: TopicTranscript): number {
  const words = topic.answers.reduce((sum, answer) => sum + answer.signals.words, 0);
  const mixed = topic.answers.reduce(
    (sum, answer) => sum + answer.signals.codeMixRatio * answer.signals.words,
    0,
  );
  return words === 0 ? 0 : mixed / words;
}
