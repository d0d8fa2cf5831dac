import type { Progress } from '#contract/progress.ts';
import { progressOf } from '#core/insight/progress/progress-of.ts';
import { requirePlanFeature } from '#server/billing/plan-features.ts';
import type { Parts } from '#server/platform/parts.ts';
import { findReadFeedback } from './insight-store.ts';

/** What the user's interviews show together. Throws Refusal `feature_not_in_plan` (rule FEATURE-2). */
export async function readProgress(
  { database }: Pick<Parts, 'database'>,
  { uid }: { uid: string },
): Promise<Progress> {
  const interviews = await database.read(async (tx) => {
    await requirePlanFeature(tx, uid, 'analytics');
    return findReadFeedback(tx, uid);
  });
  return progressOf(interviews);
}
