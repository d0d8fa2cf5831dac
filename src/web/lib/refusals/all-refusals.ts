import { type CallErrorCode, commonWords } from '../error-words.ts';
import { accountRefusals } from './account-refusals.ts';
import { billingRefusals } from './billing-refusals.ts';
import { feedbackRefusals } from './feedback-refusals.ts';
import { interviewRefusals } from './interview-refusals.ts';
import { operatorRefusals } from './operator-refusals.ts';
import { resumeRefusals } from './resume-refusals.ts';
import { schoolRefusals } from './school-refusals.ts';

/**
 * The words for every refusal. Total: a new code does not compile until an area has words for it. A page fetches this table when the service
 * refuses a call for a reason of an area; one that shows such words by itself takes them from the area's own table.
 */
export const errorWords: Readonly<Record<CallErrorCode, string>> = {
  ...commonWords,
  ...accountRefusals,
  ...billingRefusals,
  ...feedbackRefusals,
  ...interviewRefusals,
  ...operatorRefusals,
  ...resumeRefusals,
  ...schoolRefusals,
};

/** Whether a word is one of all the codes we have words for. */
export const isCallErrorCode = (code: unknown): code is CallErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorWords, code);
