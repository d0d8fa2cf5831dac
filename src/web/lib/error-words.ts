import { formatRupees } from '#contract/money.ts';
import { catalogue } from '#contract/catalogue.ts';
import type { ErrorCode } from '#contract/errors.ts';

/** What can go wrong with a call: the service's own refusals, no network, or no usable reply. */
export type CallErrorCode = ErrorCode | 'offline' | 'unreachable';

/** The words for every refusal. Total: a new code does not compile until it has words. */
export const errorWords: Readonly<Record<CallErrorCode, string>> = {
  invalid_input: 'Something in that was not filled in as we need it. Please check and try again.',
  not_signed_in: 'You are signed out. Please sign in to go on.',
  not_found: 'We could not find that. It may have been deleted, or it belongs to another account.',
  cross_site_request: 'That request did not come from this page. Please reload and try again.',
  too_many_requests: 'That was too many tries in a short time. Please wait a minute and try again.',
  too_many_streams: 'This is open in too many tabs at once. Please close some of them.',
  request_too_large: 'That is more than we can take in one go. Please shorten it.',
  request_too_slow: 'That took too long to arrive. Please check your network and try again.',
  sign_in_cancelled: 'Sign in cancelled by user',
  sign_in_expired: 'That sign-in took too long and has expired. Please start again.',
  sign_in_failed: 'Google did not confirm the sign-in. Please try again.',
  email_not_verified:
    'Google has not verified the e-mail address of this account. Please verify it there, or use another account.',
  no_interviews_left: `You have no interviews left. A pack of ${catalogue.premium.interviews} costs ${formatRupees(catalogue.premium.pricePaise)}.`,
  interview_over: 'This interview is over.',
  interview_open_elsewhere: 'This interview is open in another tab. Continue it there, or take it over here.',
  turn_out_of_order: 'The panel has moved on since. Please answer the question on the screen.',
  restarts_used_up: 'This interview cannot be restarted again. Please finish this one.',
  interview_under_way: 'This interview is still running or being scored. Please try again later.',
  drill_under_way: 'A drill is running. Please finish or end it first.',
  interview_open: 'An interview is open. Please finish or end it first.',
  drills_done_today: 'That was three drills today. More can begin tomorrow.',
  drill_rests: 'Nearly all our questions on this were asked lately. Please take another.',
  account_being_deleted: 'Your account is about to be deleted. Nothing new can begin until you keep it.',
  consent_required: 'Please read the notice and say what you agree to first.',
  under_age: 'Hotseat is for people of 18 years and older.',
  file_too_large: 'That file is larger than 5 MB. Please save a smaller one.',
  file_type_unsupported: 'Please use a PDF, a Word document (.docx) or a plain text file.',
  file_unreadable: 'We could not read this file. Please save it again as a PDF, or paste the text.',
  file_encrypted: 'This file is locked with a password. Please save it without one, or paste the text.',
  file_has_no_text:
    'We found no words in this file. If it is a scan, please make it sharp and upright, at 300 dots an inch at most, or paste the text.',
  file_too_long: 'That is longer than 15 pages. Please use a shorter resume.',
  scan_too_long: 'A scan may have at most four pages. Please leave out the other pages, or paste the text.',
  scan_unsupported:
    'We cannot open the pictures in this scan. Please photograph or scan it again as JPEG, or paste the text.',
  file_took_too_long:
    'Reading this file took too long. Please save it again as a simple PDF, or paste the text.',
  resume_required: 'The panel needs your resume first.',
  premium_required: 'Must purchase premium before top-up',
  already_premium: 'You have Premium already. A top-up adds more interviews.',
  feature_not_in_plan: 'This is part of Premium.',
  payments_unavailable: 'Buying is not open here: no payment gateway is set up.',
  payment_signature_invalid: 'The payment gateway did not confirm this payment. Nothing was credited.',
  idempotency_key_reused: 'This page is out of step with the service. Please reload it and try again.',
  billing_address_required: 'The tax invoice needs your state and PIN code.',
  refund_not_possible: 'This purchase can no longer be refunded here.',
  correction_unusable: 'Write the figure, date or name alone: for example 48, or June 2022.',
  corrections_used_up: 'Forty claims are marked. Take one back first.',
  copies_used_up: 'That was three copies today. Please come back tomorrow.',
  mentor_links_used_up: 'No more links may be open. Revoke one first.',
  already_scored: 'This link was used to score already.',
  own_interview: 'This is your own interview.',
  fresh_sign_in_required: 'Please sign in once more first, so that we know it is you.',
  operator_only: 'Only the operator of this service may do that.',
  operator_signed_out: 'Your sign-in to this page is over. Please sign in again.',
  user_unknown: 'No user with that e-mail address has signed in yet.',
  demo_email_taken: 'That e-mail address belongs to another account.',
  school_role_missing: 'Your role in this school does not allow that.',
  last_owner: 'A school keeps at least one owner.',
  name_taken: 'That is taken already.',
  changed_meanwhile: 'Somebody changed this meanwhile. Load it again.',
  seats_below_used: 'More seats are held or used than that.',
  seats_used_up: 'Every seat of the contract is taken.',
  school_limit_reached: 'There may be no more of these.',
  upstream_unavailable: 'A part of the service is not answering. Please try again in a minute.',
  shutting_down: 'The service is being restarted. Please try again in a minute.',
  closed_after_restore: 'The service is being put back in order. Please come back in an hour.',
  internal: 'Something went wrong on our side. Please try again.',
  offline: 'You are offline. We will go on as soon as the network is back.',
  unreachable: 'The service cannot be reached. Please check your network and try again.',
};

/** Whether a word from the wire is one of the codes we have words for. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return (
    typeof code === 'string' &&
    Object.hasOwn(errorWords, code) &&
    code !== 'offline' &&
    code !== 'unreachable'
  );
}

/** Whether a word is one of all the codes we have words for. */
export const isCallErrorCode = (code: unknown): code is CallErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorWords, code);
