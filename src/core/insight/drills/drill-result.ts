import type { DrillAim, DrillRating, DrillResult } from '#contract/drills.ts';
import type { TopicFeedback } from '#contract/feedback.ts';
import type { TacticFiring } from '#contract/transcript.ts';
import { gapCriterion, gapLevel, grounds } from './weak-spots.ts';

/** From this score on a topic is no weak spot any more, and from this one on it sits (rules DRILL-5, DRILL-6). */
const scores = { again: 4, hard: 6, closed: 6.5, easy: 8 } as const;

/** What a drill showed of its aim: read by the same scorer as an interview, of this topic alone. */
type DrillReading = {
  aim: DrillAim;
  topic: TopicFeedback;
  /** Firings of the tactic that were answered. */
  firings: readonly TacticFiring[];
};

/** Whether the weak spot was closed in this drill; null when nothing could be told (rule DRILL-6). */
export function isClosed({ aim, topic, firings }: DrillReading): boolean | null {
  if (topic.score === null) return null;
  if (aim.kind === 'topic') return topic.score >= scores.closed;
  if (aim.kind === 'tactic')
    return firings.length === 0 ? null : firings.every(({ turnsToRecover }) => turnsToRecover !== null);
  const level = topic.levels.find(({ criterion }) => criterion === gapCriterion[aim.gap])?.level ?? null;
  return level === null ? null : level > gapLevel;
}

/** How well a drill went (rule DRILL-6): too little or below 4 is again; below 6 or still open is hard; from 8 on, closed, it is easy. */
export function rateDrill(reading: DrillReading): DrillRating {
  const { score } = reading.topic;
  if (score === null || score < scores.again) return 'again';
  const closed = isClosed(reading);
  if (score < scores.hard || closed !== true) return 'hard';
  return score >= scores.easy ? 'easy' : 'good';
}

/** What is kept and shown of a drill's reading; where nothing could be read there is neither praise nor a number (rule DRILL-7). */
export function drillResult(
  reading: DrillReading,
  counts: Pick<DrillResult, 'questions' | 'answers' | 'readBy'>,
): DrillResult {
  const { topic, firings } = reading;
  const isRead = topic.score !== null;
  return {
    ...counts,
    score: topic.score,
    band: topic.band,
    levels: topic.levels.map(({ criterion, level, because }) => ({
      criterion,
      level,
      because: grounds(because),
    })),
    text: isRead ? topic.text : '',
    open: isRead ? topic.missing : [],
    nextStep: topic.nextStep,
    closed: isClosed(reading),
    recoveries: firings.map(({ turnsToRecover }) => turnsToRecover),
    rating: rateDrill(reading),
  };
}
