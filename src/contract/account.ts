import { z } from 'zod';
import { type PaidPlan, paidPlans } from './catalogue.ts';

export const subscriptionStatuses = ['free', ...paidPlans] as const;

/** The signed-in person as every open page knows them. `remaining` is computed from unexpired credit lots. */
export const account = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  createdAt: z.string(),
  lastLogin: z.string(),
  updatedAt: z.string(),
  subscriptionStatus: z.enum(subscriptionStatuses),
  interview_quota: z.number().int().min(0),
  has_purchased_premium: z.boolean(),
  settings: z.object({ notifications: z.boolean(), emailUpdates: z.boolean() }),
  remaining: z.number().int().min(0),
  completed: z.number().int().min(0),
  /** How many of the remaining expire next, and when; null when none remain. */
  nextExpiry: z.object({ interviews: z.number().int().min(1), at: z.string() }).nullable(),
  /** The interview that is being prepared or is running now, if any. */
  activeSessionId: z.string().nullable(),
  activeInterviewState: z.enum(['preparing', 'running']).nullable(),
  /** When the account goes whose deletion was asked for; null when nobody did. Until then it can be kept. */
  deletionDueAt: z.string().nullable(),
});
export type Account = z.infer<typeof account>;

/** The plan whose features an account has, bought or granted; none on the free one (rules FEATURE-1, FEATURE-4). */
export function plansOn({ subscriptionStatus }: Pick<Account, 'subscriptionStatus'>): PaidPlan[] {
  return subscriptionStatus === 'free' ? [] : [subscriptionStatus];
}

/** The plans an account shows as bought and not given back in full. */
export function heldPlans(account: Pick<Account, `has_purchased_${PaidPlan}`>): PaidPlan[] {
  return paidPlans.filter((plan) => account[`has_purchased_${plan}`]);
}
