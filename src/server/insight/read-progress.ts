import type { Progress } from '#contract/progress.ts';
import { progressOf } from '#core/insight/progress/progress-of.ts';
import type { Reading } from '#core/insight/progress/reading.ts';
import { requirePlanFeature } from '#server/billing/plan-features.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Parts } from '#server/platform/parts.ts';
import { findReadFeedback } from './insight-store.ts';

/** What drills came to, and on which day each is due: drills stand above this room. */
export type DrillFigures = {
  readings: (tx: Tx, uid: string) => Promise<Reading[]>;
  dueDays: (tx: Tx, uid: string, now: Date) => Promise<string[]>;
};

/** What the user's interviews and drills show together. Throws Refusal `feature_not_in_plan` (rule FEATURE-2). */
export async function readProgress(
  { database, drills }: Pick<Parts, 'database'> & { drills: DrillFigures },
  { uid }: { uid: string },
): Promise<Progress> {
  const found = await database.read(async (tx) => {
    await requirePlanFeature(tx, uid, 'analytics');
    return { interviews: await findReadFeedback(tx, uid), readings: await drills.readings(tx, uid) };
  });
  return progressOf(found.interviews, { drills: found.readings });
}
