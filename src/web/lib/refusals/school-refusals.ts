import type { ErrorCode } from '#contract/errors.ts';

/** The words for refusals of schools: their people, scenarios, applicants and reviews. */
export const schoolRefusals = {
  school_role_missing: 'Your role in this school, or the programmes you are narrowed to, do not allow that.',
  last_owner: 'A school keeps at least one owner of all its programmes.',
  webhook_address_unfit: 'Only an https address of a server on the public internet can be called.',
  webhook_is_off: 'This webhook is switched off. Switch it on first.',
  name_taken: 'That is taken already.',
  changed_meanwhile: 'Somebody changed this meanwhile. Load it again.',
  seats_below_used: 'More seats are held or used than that.',
  seats_used_up: 'Every seat of the contract is taken.',
  contract_over:
    'Your school’s contract with Hotseat has ended. You can still read, review, decide and export; to go on with this, ask your person at Hotseat to renew it.',
  interviews_paused:
    'This school cannot hold interviews on Hotseat at the moment. Your link and your deadline stay as they are. Please ask the school.',
  school_limit_reached: 'There may be no more of these.',
  pack_too_large: 'That is more than one file may hold. Choose those of one decision.',
  review_submitted: 'This review was submitted. It is changed with a reason now.',
  review_not_submitted: 'This review is not submitted yet.',
  review_incomplete: 'Mark every topic and say what you recommend first.',
  scenario_faulty: 'This scenario still has faults. They stand beside its fields.',
  scenario_archived: 'This scenario is put away. Bring it back first.',
  question_unfit: 'A panel does not say this.',
  applicant_known: 'This season has an applicant of that address already.',
  applicant_sat: 'An interview was started under this address, so it stays as it is.',
  season_closed: 'This season is closed. Open it in the settings first.',
  invitation_settled: 'This invitation is over or its interview runs, so this can no longer be done with it.',
  invitation_open: 'There is an invitation to this scenario already that can still be used.',
  sheet_too_large: 'The file is larger than 50 MB. Please split it.',
  knows_applicant: 'You said that you know this applicant: somebody else decides.',
  own_review_waits: 'Your own review of this applicant waits. Submit it first.',
  reader_unfit:
    'One of these may not read it: they decided, have read it, know the applicant or have seen the marks. Load it again.',
  appeal_waits: 'An appeal of one of these is not read yet. They stay undecided until it is.',
  invitation_over: 'This link leads nowhere any more. Please ask the school that sent it.',
  invitation_of_another: 'This invitation was opened with another account. Please sign in with that one.',
  school_notice_changed:
    'The school has changed the words of its notice. Load this page again and read it first; nothing is used up.',
  attempts_used_up: 'Every attempt of this invitation is used. The school can give you another.',
  warm_up_over: 'The practice can be taken once, before the interview.',
  api_key_invalid: 'This key does not work: it is unknown, was revoked or its time is over.',
  api_scope_missing: 'This key was not given what that needs.',
  applicants_faulty: 'Some of these applicants have faults, so none was added.',
  decided_already: 'The school has decided already, so this can no longer be taken back here.',
  school_sign_on_required:
    'This school lets its people in by its own sign-on alone. Please come through that door.',
  school_account_only:
    'You are signed in by a school’s sign-on, which opens that school alone. For anything else, sign in with an account of your own.',
  sign_on_untested: 'Test this sign-on first; to make it the only way in, an owner comes in through it once.',
  sign_on_unreached: 'The school’s sign-on could not be reached. Please try again in a moment.',
  sign_on_unfit: 'This cannot be used as it is.',
  logo_too_large: 'The file is larger than 1 MB. A smaller one does: we keep at most 512 pixels a side.',
  logo_not_a_picture: 'This is neither a PNG nor a WebP picture. Please save the logo as one of them.',
  logo_too_wide: 'The picture has more than 2,000 pixels on a side. Please make it smaller.',
  logo_moves: 'This picture moves. Please take one that stands still.',
  logo_damaged: 'This picture is damaged or not what it says it is. Please save it anew.',
  logo_holds_more: 'Something stands in this file after the end of the picture. Please save it anew.',
  logo_took_too_long: 'This picture took too long to read. Please save it anew, or a smaller one.',
  sender_name_unfit: 'This name could be taken for ours or for an address. Please choose another.',
  name_holds_address:
    'A name must not contain a web address, an e-mail address or a phone number. If it contains none, put a space after each full stop.',
  address_reserved: 'This name is kept for our own use. Please choose another.',
} as const satisfies Partial<Record<ErrorCode, string>>;
