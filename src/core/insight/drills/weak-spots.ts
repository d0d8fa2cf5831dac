import { type DrillAim, type DrillGap, aimKey, drillTactics } from '#contract/drills.ts';
import type { CriterionId, Feedback, TopicFeedback } from '#contract/feedback.ts';
import { scoredBy } from '#contract/topics.ts';

/** Something to practise, why, and the interview it comes from. */
export type WeakSpot = { aim: DrillAim; because: string; sessionId: string };

/** The criteria whose weakness is one thing to practise, and which. */
export const gapCriterion: Record<DrillGap, CriterionId> = {
  own_part: 'ownership',
  size: 'evidence',
  reason: 'reasoning',
};

/** Below this a topic is worth practising. */
const weakScore = 6.5;
/** Up to this level a criterion left a gap. */
export const gapLevel = 1;
const most = { topics: 3, gaps: 3, tactics: 2 } as const;

/** What of a feedback weak spots are found in. */
export type JudgedInterview = Pick<Feedback, 'sessionId' | 'topics' | 'tactics'>;

type Judged = { sessionId: string; topic: TopicFeedback };

/** Of every topic the reading of the newest interview that assessed it. */
function newestReadings(newestFirst: readonly JudgedInterview[]): Judged[] {
  const all = newestFirst.flatMap(({ sessionId, topics }) =>
    topics
      .filter(({ topicId, score }) => score !== null && scoredBy(topicId) === 'answers')
      .map((topic) => ({ sessionId, topic })),
  );
  return all.filter(
    ({ topic }, at) => all.findIndex((other) => other.topic.topicId === topic.topicId) === at,
  );
}

/** What a level rests on, without the points it brought. */
export const grounds = (receipt: string): string => {
  const words = receipt.replace(/^[\d.]+ of [\d.]+ points: /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const gapsIn = ({ topic: { topicId, levels }, sessionId }: Judged): (WeakSpot & { level: number })[] =>
  (Object.keys(gapCriterion) as DrillGap[]).flatMap((gap) => {
    const found = levels.find(({ criterion }) => criterion === gapCriterion[gap]);
    if (!found || found.level === null || found.level > gapLevel) return [];
    return [
      {
        aim: { kind: 'gap', topicId, gap },
        because: grounds(found.because),
        sessionId,
        level: found.level,
      } as const,
    ];
  });

/** Tactics that were never recovered from, of the newest interview that pressed (rule TACTIC-4). */
function tacticsIn(newestFirst: readonly JudgedInterview[]): WeakSpot[] {
  const pressed = newestFirst.find(({ tactics }) => tactics.length > 0);
  if (!pressed) return [];
  const practised: readonly string[] = drillTactics;
  return pressed.tactics
    .filter(({ tactic, turnsToRecover }) => turnsToRecover === null && practised.includes(tactic))
    .filter(({ topicId }) => scoredBy(topicId) === 'answers')
    .map(({ tactic, topicId }) => ({
      aim: { kind: 'tactic', topicId, tactic },
      because: 'The score counted none of the three answers after it as composed.',
      sessionId: pressed.sessionId,
    }));
}

/**
 * What is worth practising after these interviews, newest first: the lowest topics below 6.5, what answers left open, once a topic, and tactics
 * not recovered from; nothing twice, at most eight (rule DRILL-5). What nobody could assess is no weak spot.
 */
export function weakSpots(newestFirst: readonly JudgedInterview[]): WeakSpot[] {
  const judged = newestReadings(newestFirst);
  const lowest = judged
    .filter(({ topic }) => (topic.score ?? 10) < weakScore)
    .toSorted((a, b) => (a.topic.score ?? 0) - (b.topic.score ?? 0))
    .slice(0, most.topics)
    .map(
      ({ sessionId, topic: { topicId, missing, nextStep } }): WeakSpot => ({
        aim: { kind: 'topic', topicId },
        because: missing[0] ?? nextStep,
        sessionId,
      }),
    );
  const gaps = judged
    .toSorted((a, b) => (a.topic.score ?? 0) - (b.topic.score ?? 0))
    .flatMap(gapsIn)
    .toSorted((a, b) => a.level - b.level)
    .filter(({ aim }, at, all) => all.findIndex((other) => other.aim.topicId === aim.topicId) === at)
    .slice(0, most.gaps)
    .map(({ level: _level, ...spot }): WeakSpot => spot);
  const spots = [...lowest, ...gaps, ...tacticsIn(newestFirst).slice(0, most.tactics)];
  return spots.filter(({ aim }, at) => spots.findIndex((other) => aimKey(other.aim) === aimKey(aim)) === at);
}
