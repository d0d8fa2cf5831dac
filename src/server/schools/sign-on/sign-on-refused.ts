import { type SignOnProblem, type SignOnReason, signOnReasons } from '#contract/schools/sign-on.ts';
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

/**
 * What a person is told of each reason: whatever failed of the proof sounds alike (rule SCHOOL-85). And whether only somebody meets it whom the
 * provider has named.
 */
const reasons: Readonly<Record<SignOnReason, { told: SignOnProblem; isOfNamed: boolean }>> = {
  cancelled: { told: 'cancelled', isOfNamed: false },
  provider_said_no: { told: 'refused', isOfNamed: false },
  provider_away: { told: 'away', isOfNamed: false },
  secret_unreadable: { told: 'refused', isOfNamed: false },
  not_proven: { told: 'refused', isOfNamed: false },
  issuer_wrong: { told: 'refused', isOfNamed: false },
  address_missing: { told: 'refused', isOfNamed: false },
  address_not_verified: { told: 'refused', isOfNamed: false },
  domain_not_listed: { told: 'no_place', isOfNamed: true },
  no_role: { told: 'no_place', isOfNamed: true },
  member_removed: { told: 'no_place', isOfNamed: true },
  owner_not_linked: { told: 'owner_first', isOfNamed: true },
  address_of_another: { told: 'refused', isOfNamed: true },
  members_full: { told: 'no_place', isOfNamed: true },
  settings_changed: { told: 'refused', isOfNamed: false },
  response_malformed: { told: 'refused', isOfNamed: false },
  algorithm_weak: { told: 'refused', isOfNamed: false },
  signature_invalid: { told: 'refused', isOfNamed: false },
  audience_wrong: { told: 'refused', isOfNamed: false },
  recipient_wrong: { told: 'refused', isOfNamed: false },
  time_wrong: { told: 'refused', isOfNamed: false },
  request_unknown: { told: 'refused', isOfNamed: false },
  replayed: { told: 'refused', isOfNamed: false },
  name_transient: { told: 'refused', isOfNamed: false },
};

export const problemOf = (reason: SignOnReason): SignOnProblem => reasons[reason].told;

export const reasonsOfNamed: readonly SignOnReason[] = signOnReasons.filter(
  (reason) => reasons[reason].isOfNamed,
);

/** The reason behind what a provider's client threw; anything unexpected is thrown on. */
export function reasonOf(error: unknown): SignOnReason {
  if (error instanceof SignOnRefused) return error.reason;
  if (error instanceof UpstreamError) return 'provider_away';
  if (!(error instanceof IdentityRefused)) throw error;
  const { kind } = error.problem;
  return kind === 'cancelled' ? 'cancelled' : kind === 'provider_error' ? 'provider_said_no' : 'not_proven';
}
