import type { RefundObstacle } from '#contract/billing.ts';
import { refundDays } from '#contract/catalogue.ts';

/** Why a purchase cannot be refunded by its owner. Total: a new obstacle does not compile until it has words. */
export const refundWords: Readonly<Record<RefundObstacle, string>> = {
  not_paid: 'Nothing was paid, so there is nothing to refund.',
  refund_under_way: 'Its refund is under way.',
  refunded: 'It has been refunded.',
  window_over: `The ${refundDays} days for a refund are over.`,
  interview_used: 'One of its interviews has been used, so it can no longer be refunded.',
  interview_running:
    'One of its interviews has been begun. Once that one is finished it counts as used; if it breaks on our side, the refund opens again.',
  interviews_expired: 'Its interviews have expired.',
};
