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
  review_submitted: 'This review was submitted. It is changed with a reason now.',
  review_not_submitted: 'This review is not submitted yet.',
  review_incomplete: 'Mark every topic and say what you recommend first.',
  own_review_waits: 'Your own review of this applicant waits. Submit it first.',
  reader_unfit: 'One of these may not read it: they have read it or know the applicant. Load it again.',
} as const satisfies Partial<Record<ErrorCode, string>>;
