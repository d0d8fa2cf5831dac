import { hasFeature, type PlanFeature } from '#contract/catalogue.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readPlansOn } from './order-store.ts';

/** Whether a feature is in a plan the user is on now: paid and not given back in full, or granted (rules FEATURE-1, FEATURE-4). */
export async function hasPlanFeature(tx: Tx, uid: string, feature: PlanFeature): Promise<boolean> {
  return hasFeature(await readPlansOn(tx, uid), feature);
}

/** Throws Refusal `feature_not_in_plan` with the feature's name where `hasPlanFeature` says no. */
export async function requirePlanFeature(tx: Tx, uid: string, feature: PlanFeature): Promise<void> {
  if (!(await hasPlanFeature(tx, uid, feature))) throw new Refusal('feature_not_in_plan', { feature });
}
