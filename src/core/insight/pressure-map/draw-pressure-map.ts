import type { EvidenceLevel, MappedAnswer, MappedTactic, PressureMap } from '#contract/pressure-map.ts';
import type { CriterionId } from '#contract/feedback.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { Style } from '#contract/styles.ts';
import { type CandidateProfile, topicName } from '#contract/topics.ts';
import type { TacticFiring, Turn } from '#contract/transcript.ts';
import { assessOffline } from '#core/scoring/assess-offline.ts';
import type { ScoredAnswer, TopicTranscript } from '#core/scoring/assessment.ts';
import { unionOf } from '#core/scoring/evidence-union.ts';
import type { AnswerKeys } from '#core/scoring/answer-keys.ts';
import { gatherTopic } from '#core/scoring/gather-topic.ts';

/** What a map is drawn from: the record of a finished interview. */
type MapInput = {
  transcript: readonly Turn[];
  tactics: readonly TacticFiring[];
  facts: readonly ResumeFact[];
  style: Style;
  profile: CandidateProfile;
  keys?: AnswerKeys;
};

/** Up to which mean level (0-4, with fractions) an answer in which something was found is said to hold so much (rule MAP-2). */
const upTo: readonly (readonly [number, EvidenceLevel])[] = [
  [1.25, 'little'],
  [2.25, 'some'],
  [Infinity, 'much'],
];
/** What one answer can show by itself. */
const own: ReadonlySet<CriterionId> = new Set(['evidence', 'reasoning', 'ownership'] as const);
/** Beyond this share of Hindi the lexicons do not read an answer. */
const mostMixed = 0.2;

/** The interview as one line, drawn from its turns (rules MAP-1 to MAP-3). The same for the same record. */
export function drawPressureMap(input: MapInput): PressureMap {
  const shown = input.transcript.filter((turn) => turn.unscored !== true);
  return {
    endMs: Math.max(0, ...input.transcript.map((turn) => turn.endedAtMs)),
    grounds: groundsOf(shown, input.profile),
    answers: answersOf(input),
    tactics: input.style === 'grill' ? tacticsOf(input) : [],
  };
}

/** Which topic was spoken of from when to when: turns of one topic in a row are one ground. */
function groundsOf(turns: readonly Turn[], profile: CandidateProfile): PressureMap['grounds'] {
  const grounds: PressureMap['grounds'] = [];
  for (const { topicId, startedAtMs, endedAtMs } of turns) {
    const last = grounds.at(-1);
    if (last?.topicId === topicId) last.toMs = Math.max(last.toMs, endedAtMs);
    else {
      if (last) last.toMs = Math.max(last.fromMs, startedAtMs);
      grounds.push({ topicId, name: topicName(topicId, profile), fromMs: startedAtMs, toMs: endedAtMs });
    }
  }
  return grounds;
}

/** Every answer that is scored, with the evidence found in it alone. */
function answersOf({ transcript, facts, profile, keys }: MapInput): MappedAnswer[] {
  const topicIds = [...new Set(transcript.map(({ topicId }) => topicId))];
  const read = new Map(
    topicIds.flatMap((topicId) => {
      const topic = gatherTopic({ transcript, topicId, profile, facts, ...(keys ? { keys } : {}) });
      return topic.answers.map((answer) => [answer.turnId, readingOf(topic, answer)] as const);
    }),
  );
  return transcript.flatMap((turn, at) => {
    const reading = read.get(turn.id);
    if (!reading) return [];
    const asked = transcript.slice(0, at).findLast(({ role }) => role === 'panel');
    const { id: turnId, topicId, startedAtMs: atMs } = turn;
    return [{ turnId, askedTurnId: asked?.id ?? null, topicId, atMs, ...reading }];
  });
}

/** How much plain code counts in one answer by itself; null where it cannot read it. */
function readingOf(topic: TopicTranscript, answer: ScoredAnswer): Pick<MappedAnswer, 'level' | 'because'> {
  const { signals } = answer;
  const because = `${signals.words} ${signals.words === 1 ? 'word' : 'words'}`;
  if (signals.codeMixRatio > mostMixed) return { level: null, because };
  if (signals.gibberish || !countsAnything(answer)) return { level: 'none', because };
  const alone: TopicTranscript = { ...topic, answers: [answer], followUpsAsked: answer.isProbe ? 1 : 0 };
  const levels = assessOffline(alone).criteria.flatMap(({ criterion, level }) =>
    level !== null && own.has(criterion) ? [level] : [],
  );
  const mean = levels.reduce((sum, level) => sum + level, 0) / Math.max(1, levels.length);
  return { level: upTo.find(([limit]) => mean < limit)?.[1] ?? 'little', because };
}

function countsAnything(answer: ScoredAnswer): boolean {
  const { numbers, names, iActions, reasons, counterpoints, rightAnswer } = unionOf([answer]);
  return numbers.size + names.size + iActions.size + reasons.size + counterpoints.size > 0 || rightAnswer;
}

function tacticsOf({ transcript, tactics }: MapInput): MappedTactic[] {
  const turns = new Map(transcript.map((turn) => [turn.id, turn]));
  return tactics.flatMap(({ tactic, turnId, topicId, turnsToRecover }) => {
    const turn = turns.get(turnId);
    return turn ? [{ tactic, turnId, atMs: turn.startedAtMs, topicId, turnsToRecover }] : [];
  });
}
