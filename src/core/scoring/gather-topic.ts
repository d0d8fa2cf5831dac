import type { ResumeFact } from '#contract/resume.ts';
import type { CandidateProfile, TopicId } from '#contract/topics.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import type { Turn } from '#contract/transcript.ts';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import { shinglesOf } from '#core/answers/signals/not-own-words.ts';
import type { AnswerSignals } from '#core/answers/answer-signals.ts';
import { takenBackLater } from '#core/claims/taken-back-later.ts';
import type { ScoredAnswer, TopicTranscript } from './assessment.ts';
import { misplacedTopics } from './misplaced-answers.ts';
import { isExcused, isOffTopic } from '#core/relevance/off-topic.ts';
import { givesAnswer, holding } from './answer-given.ts';

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

/** What a right answer to a panel turn holds, by the panel turn's id: key points of a knowledge question; of a puzzle its answer, the accepted spellings and how it is solved. */
export type AnswerKeys = ReadonlyMap<
  string,
  {
    keyPoints: readonly string[];
    accepts?: readonly string[];
    answer?: string;
    solution?: string;
    /** Its points are of a subject, and were read against textbooks. */
    ofSubject?: true;
  }
>;

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

function keyResult(
  text: string,
  question: string,
  key: { keyPoints: readonly string[]; accepts?: readonly string[] } | undefined,
): ScoredAnswer['key'] {
  if (!key) return null;
  const holds = holding(text);
  return {
    hit: key.keyPoints.filter(holds).length,
    of: key.keyPoints.length,
    right: givesAnswer(text, key.accepts ?? [], question),
  };
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
  const takenBack = takenBackLater(input.transcript);
  input.transcript.forEach((turn, index) => {
    if (turn.role !== 'candidate' || turn.topicId !== input.topicId) return;
    const asked = questionFor(input.transcript, index);
    const { said, pasted } = saidBesides(input.transcript, index, input.facts);
    const signals = analyseAnswer({
      answer: turn.text,
      question: asked?.text ?? '',
      facts: input.facts,
      earlierAnswers: answers.map((answer) => ({ turnId: answer.turnId, text: answer.text })),
      said,
    });
    if (pasted) signals.repeatedShare = 1;
    if (!isAnswer(turn, signals)) return;
    const key = asked && !asked.offPlan ? input.keys?.get(asked.id) : undefined;
    answers.push({
      turnId: turn.id,
      text: turn.text,
      question: asked?.text ?? '',
      isProbe: isFollowUp(asked?.move),
      briefExpected: topicTable[input.topicId].scoring.expectsBrief || asked?.tactic === 'rapid_fire',
      spoken: turn.source === 'spoken',
      signals,
      takenBack: takenBack.get(turn.id) ?? [],
      key: keyResult(turn.text, asked?.text ?? '', key),
    });
  });
  return {
    topicId: input.topicId,
    profile: input.profile,
    answers: withoutTakenBack(answers),
    followUpsAsked: input.transcript.filter(
      ({ role, topicId, move }) => role === 'panel' && topicId === input.topicId && isFollowUp(move),
    ).length,
    offTopic: isOffTopic(input.topicId, answers, input.facts) || isMisplaced(input, answers),
  };
}

/** Whether these answers were given where others were asked for; a right one and an honest way to find out are spared (rule CAP-8). */
const isMisplaced = (
  {
    transcript,
    topicId,
    facts,
  }: { transcript: readonly Turn[]; topicId: TopicId; facts: readonly ResumeFact[] },
  answers: readonly ScoredAnswer[],
): boolean =>
  !answers.some((answer) => answer.key?.right === true || isExcused(answer)) &&
  misplacedTopics(transcript, facts).has(topicId);

/** The share of a topic's words in a language the offline lexicons do not read, 0-1. */
export function codeMixShare(topic: TopicTranscript): number {
  const words = topic.answers.reduce((sum, answer) => sum + answer.signals.words, 0);
  const mixed = topic.answers.reduce(
    (sum, answer) => sum + answer.signals.codeMixRatio * answer.signals.words,
    0,
  );
  return words === 0 ? 0 : mixed / words;
}
