import { catalogue } from '#contract/catalogue.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { formatRupees } from '#contract/money.ts';

/** The words for refusals of interviews and drills. */
export const interviewRefusals = {
  no_interviews_left: `You have no interviews left. A pack of ${catalogue.premium.interviews} costs ${formatRupees(catalogue.premium.pricePaise)}.`,
  interview_over: 'This interview is over.',
  interview_open_elsewhere: 'This interview is open in another tab. Continue it there, or take it over here.',
  turn_out_of_order: 'The panel has moved on since. Please answer the question on the screen.',
  restarts_used_up: 'This interview cannot be restarted again. Please finish this one.',
  interview_under_way: 'This interview is still running or being scored. Please try again later.',
  drill_under_way: 'A drill is running. Please finish or end it first.',
  sitting_under_way: 'An interview for a school is running. Please finish or end it first.',
  interview_open: 'An interview is open. Please finish or end it first.',
  drills_done_today: 'That was three drills today. More can begin tomorrow.',
  drill_rests: 'Nearly all our questions on this were asked lately. Please take another.',
  consent_required: 'Please read the notice and say what you agree to first.',
  under_age: 'Hotseat is for people of 18 years and older.',
} as const satisfies Partial<Record<ErrorCode, string>>;
