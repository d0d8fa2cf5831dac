import type { ErrorCode } from '#contract/errors.ts';

/** The words for refusals of the operator's work. */
export const operatorRefusals = {
  operator_only: 'Only the operator of this service may do that.',
  operator_signed_out: 'Your sign-in to this page is over. Please sign in again.',
  user_unknown: 'No user with that e-mail address has signed in yet.',
  demo_email_taken: 'That e-mail address belongs to another account.',
  demo_school_unfinished: 'The demo school is being loaded.',
} as const satisfies Partial<Record<ErrorCode, string>>;
