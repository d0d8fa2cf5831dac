import type { ErrorCode } from '#contract/errors.ts';
import { type CallErrorCode, commonWords, isCommonCode } from './error-words.ts';

type Refusals = {
  errorWords: Readonly<Record<CallErrorCode, string>>;
  isCallErrorCode: (code: unknown) => code is CallErrorCode;
};

/** A page whose network brings no words does not wait for them longer. */
const wordsWithinMs = 4_000;

/** What is said of a refusal whose words did not come. */
export const unexplained =
  'The service said no, and its reason could not be fetched. Please check your network and try again.';

/**
 * A code from the wire with its words; null when it is none. The words of an area are fetched when they are first needed; the code counts
 * without them, because what happens next depends on it.
 */
export async function explainError(
  code: unknown,
  fetchWords: () => Promise<Refusals> = () => import('./refusals/all-refusals.ts'),
): Promise<[CallErrorCode, string] | null> {
  if (isCommonCode(code)) return [code, commonWords[code]];
  if (typeof code !== 'string') return null;
  const late = new Promise<null>((resolve) => setTimeout(resolve, wordsWithinMs, null));
  const refusals = await Promise.race([late, fetchWords().catch(() => null)]);
  if (!refusals) return [code as ErrorCode, unexplained];
  return refusals.isCallErrorCode(code) ? [code, refusals.errorWords[code]] : null;
}
