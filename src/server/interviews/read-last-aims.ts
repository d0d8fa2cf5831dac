import type { ReplyOf } from '#contract/endpoints.ts';
import { hasPlanFeature } from '#server/billing/plan-features.ts';
import type { Parts } from '#server/platform/parts.ts';
import { lastAims } from './recent-interviews-store.ts';

/** What the user wrote beside the resume last, and whether their plan takes it now (rule FEATURE-1). */
export async function readLastAims(
  { database }: Pick<Parts, 'database'>,
  { uid }: { uid: string },
): Promise<ReplyOf<'readLastAims'>> {
  return database.read(async (tx) => ({
    ...(await lastAims(tx, uid)),
    inPlan: await hasPlanFeature(tx, uid, 'customScenarios'),
  }));
}
