import type { SignOnProblem, SignOnReason } from '#contract/schools/sign-on.ts';
import { IdentityRefused } from '#server/accounts/google/identity-provider.ts';
import { UpstreamError } from '#server/platform/refusal.ts';

/** A sign-on that is not let through, with the reason that stands in the school's log. */
export class SignOnRefused extends Error {
  readonly reason: SignOnReason;

  constructor(reason: SignOnReason, cause?: unknown) {
    super(`sign-on refused: ${reason}`, { cause });
    this.name = 'SignOnRefused';
    this.reason = reason;
  }
}

const told: Partial<Record<SignOnReason, SignOnProblem>> = {
  cancelled: 'cancelled',
  provider_away: 'away',
  domain_not_listed: 'no_place',
  no_role: 'no_place',
  member_removed: 'no_place',
  members_full: 'no_place',
  owner_not_linked: 'owner_first',
};

/** What the person is told; whatever failed of the proof sounds alike (rule SCHOOL-85). */
export const problemOf = (reason: SignOnReason): SignOnProblem => told[reason] ?? 'refused';

/** The reason behind what a provider's client threw; anything unexpected is thrown on. */
export function reasonOf(error: unknown): SignOnReason {
  if (error instanceof SignOnRefused) return error.reason;
  if (error instanceof UpstreamError) return 'provider_away';
  if (!(error instanceof IdentityRefused)) throw error;
  const { kind } = error.problem;
  return kind === 'cancelled' ? 'cancelled' : kind === 'provider_error' ? 'provider_said_no' : 'not_proven';
}
