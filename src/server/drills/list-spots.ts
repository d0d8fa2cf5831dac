import { aimKey, aimName, type DrillAim } from '#contract/drills.ts';
import type { CandidateProfile } from '#contract/topics.ts';
import { nextDue } from '#core/insight/drills/drill-schedule.ts';
import { type WeakSpot, weakSpots } from '#core/insight/drills/weak-spots.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { findInterviewDate } from '#server/insight/interview-date-store.ts';
import { type DoneDrill, listDone, listJudged } from './drill-store.ts';

/** A weak spot with what its drills came to. */
type Spot = Omit<WeakSpot, 'sessionId'> & {
  name: string;
  /** When it is due next, in India; null when it was never practised. */
  dueOn: string | null;
  closed: boolean | null;
};

/** The day an aim is due after these drills of the user's, the oldest first. */
export function dueAfter(
  done: readonly DoneDrill[],
  aim: DrillAim,
  interviewDate: string | null,
): string | null {
  const own = done.filter((drill) => aimKey(drill.aim) === aimKey(aim));
  return nextDue(
    own.map(({ result, completedAt }) => ({ rating: result.rating, at: completedAt })),
    interviewDate,
  );
}

/**
 * What the user may practise: the weak spots of their interviews, then what was practised and is none of these any more, each with the day it is
 * due, the earliest first (rules DRILL-5, DRILL-6).
 */
export async function listSpots(
  tx: Tx,
  uid: string,
): Promise<{ spots: Spot[]; done: DoneDrill[]; profile: CandidateProfile; hasFeedback: boolean }> {
  const judged = await listJudged(tx, uid);
  const done = await listDone(tx, uid);
  const interviewDate = (await findInterviewDate(tx, uid))?.day ?? null;
  const profile = judged[0]?.profile ?? 'experienced';
  const found = weakSpots(judged);
  const known = new Set(found.map(({ aim }) => aimKey(aim)));
  const before = done
    .toReversed()
    .filter(({ aim }, at, all) => all.findIndex((other) => aimKey(other.aim) === aimKey(aim)) === at)
    .filter(({ aim }) => !known.has(aimKey(aim)))
    .map(({ aim, result }) => ({ aim, because: result.open[0] ?? result.nextStep }));
  const spots = [...found, ...before].map(({ aim, because }) => ({
    aim,
    because,
    name: aimName(aim, profile),
    dueOn: dueAfter(done, aim, interviewDate),
    closed: done.findLast((drill) => aimKey(drill.aim) === aimKey(aim))?.result.closed ?? null,
  }));
  return {
    spots: spots.toSorted((a, b) =>
      (a.dueOn ?? '') < (b.dueOn ?? '') ? -1 : (a.dueOn ?? '') > (b.dueOn ?? '') ? 1 : 0,
    ),
    done,
    profile,
    hasFeedback: judged.length > 0,
  };
}
