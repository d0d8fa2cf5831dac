import type { ErrorCode } from '#contract/errors.ts';

/** The words for refusals of signing in, and what belongs to the account. */
export const accountRefusals = {
  sign_in_cancelled: 'Sign in cancelled by user',
  sign_in_expired: 'That sign-in took too long and has expired. Please start again.',
  sign_in_failed: 'Google did not confirm the sign-in. Please try again.',
  email_not_verified:
    'Google has not verified the e-mail address of this account. Please verify it there, or use another account.',
  account_being_deleted: 'Your account is about to be deleted. Nothing new can begin until you keep it.',
  fresh_sign_in_required: 'Please sign in once more first, so that we know it is you.',
  too_many_streams: 'This is open in too many tabs at once. Please close some of them.',
  copies_used_up: 'That was three copies today. Please come back tomorrow.',
} as const satisfies Partial<Record<ErrorCode, string>>;
