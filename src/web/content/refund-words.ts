import type { RefundObstacle } from '#contract/billing.ts';
import { refundDays } from '#contract/catalogue.ts';
import { interviewLimits } from '#contract/interview-events.ts';
import { inWords } from './number-words.ts';

const idleHours = inWords(interviewLimits.idlePreparationMs / 3_600_000);

/** Why a purchase cannot be refunded by its owner. Total: a new obstacle does not compile until it has words. */
export const refundWords: Readonly<Record<RefundObstacle, string>> = {
  not_paid: 'Nothing was paid, so there is nothing to refund.',
  refund_under_way: 'Its refund is under way.',
  refunded: 'It has been refunded.',
  window_over: `The ${refundDays} days for a refund are over.`,
  interview_used: 'One of its interviews has been used, so it can no longer be refunded.',
  interview_running: `One of its interviews has been begun. Before its first question, leave it alone for ${idleHours} hours and it comes back by itself; the refund then opens again, as it does if the interview breaks on our side. Once it is finished it counts as used.`,
  interviews_expired: 'Its interviews have expired.',
};
