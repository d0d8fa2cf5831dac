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
  scenario_faulty: 'This scenario still has faults. They stand beside its fields.',
  scenario_archived: 'This scenario is put away. Bring it back first.',
  question_unfit: 'A panel does not say this.',
  applicant_known: 'This season has an applicant of that address already.',
  season_closed: 'This season is closed. Open it in the settings first.',
  invitation_settled: 'This invitation is over or its interview runs, so this can no longer be done with it.',
  invitation_open: 'There is an invitation to this scenario already that can still be used.',
  sheet_too_large: 'The file is larger than 50 MB. Please split it.',
  knows_applicant: 'You said that you know this applicant: somebody else decides.',
  own_review_waits: 'Your own review of this applicant waits. Submit it first.',
  reader_unfit: 'One of these may not read it: they have read it or know the applicant. Load it again.',
  invitation_over: 'This link leads nowhere any more. Please ask the school that sent it.',
  invitation_of_another: 'This invitation was opened with another account. Please sign in with that one.',
  attempts_used_up: 'Every attempt of this invitation is used. The school can give you another.',
  warm_up_over: 'The practice can be taken once, before the interview.',
  decided_already: 'The school has decided already, so this can no longer be taken back here.',
  school_sign_on_required:
    'This school lets its people in by its own sign-on alone. Please come through that door.',
  school_account_only:
    'You are signed in by a school’s sign-on, which opens that school alone. For anything else, sign in with an account of your own.',
  sign_on_untested: 'Test this sign-on first; to make it the only way in, an owner comes in through it once.',
  sign_on_unreached: 'The school’s sign-on could not be reached. Please try again in a moment.',
  sign_on_unfit: 'This cannot be used as it is.',
} as const satisfies Partial<Record<ErrorCode, string>>;
