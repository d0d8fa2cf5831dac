import type { ErrorCode } from '#contract/errors.ts';
import { UpstreamError } from '#server/platform/refusal.ts';
import { type IdentityProblem, IdentityRefused } from './google/identity-provider.ts';

/** Why a sign-in did not happen: its code, and the words the sign-in page shows (rule PAGE-2). */
export type SignInProblem = {
  code: Extract<
    ErrorCode,
    | 'sign_in_cancelled'
    | 'sign_in_expired'
    | 'sign_in_failed'
    | 'email_not_verified'
    | 'operator_only'
    | 'upstream_unavailable'
  >;
  message: string;
};

export const signInExpired: SignInProblem = {
  code: 'sign_in_expired',
  message: 'This sign-in has expired or was used before. Please sign in again.',
};

/** The account is a good one and not on the operator's list. */
export const notAnOperator: SignInProblem = {
  code: 'operator_only',
  message: 'This account is not on the list of operators.',
};

/** The problem behind what the provider's client threw; anything unexpected is thrown on. */
export function signInProblem(error: unknown): SignInProblem {
  if (error instanceof UpstreamError) {
    return {
      code: 'upstream_unavailable',
      message: 'Google could not be reached. Please try again in a moment.',
    };
  }
  if (!(error instanceof IdentityRefused)) throw error;
  const { problem } = error;
  return problem.kind === 'provider_error'
    ? { code: 'sign_in_failed', message: problem.words }
    : refusedIdentity[problem.kind];
}

const refusedIdentity: Record<Exclude<IdentityProblem['kind'], 'provider_error'>, SignInProblem> = {
  cancelled: { code: 'sign_in_cancelled', message: 'Sign in cancelled by user' },
  email_not_verified: {
    code: 'email_not_verified',
    message: "This account's e-mail address is not verified. Verify it with Google, then sign in again.",
  },
  unverified: {
    code: 'sign_in_failed',
    message: "Google's answer could not be verified. Please sign in again.",
  },
};
