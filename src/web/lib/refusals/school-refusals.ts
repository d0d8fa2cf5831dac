import type { ErrorCode } from '#contract/errors.ts';

/** The words for refusals of schools: their people, scenarios, applicants and reviews. */
export const schoolRefusals = {
  school_role_missing: 'Your role in this school does not allow that.',
  last_owner: 'A school keeps at least one owner.',
  name_taken: 'That is taken already.',
  changed_meanwhile: 'Somebody changed this meanwhile. Load it again.',
  seats_below_used: 'More seats are held or used than that.',
  seats_used_up: 'Every seat of the contract is taken.',
  school_limit_reached: 'There may be no more of these.',
  invitation_over: 'This link leads nowhere any more. Please ask the school that sent it.',
  invitation_of_another: 'This invitation was opened with another account. Please sign in with that one.',
  attempts_used_up: 'Every attempt of this invitation is used. The school can give you another.',
  warm_up_over: 'The practice can be taken once, before the interview.',
  decided_already: 'The school has decided already, so this can no longer be taken back here.',
} as const satisfies Partial<Record<ErrorCode, string>>;
