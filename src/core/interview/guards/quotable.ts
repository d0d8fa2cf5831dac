import { findAddress } from './find-markup.ts';
import { findBannedTopic } from './banned-topics.ts';
import { unquoted } from './lexicon-banned-traits.ts';
import { Known } from './known.ts';
import { findBadManner } from './manner.ts';

const longestHookWords = 14;

/** Whether the panel may say these words of the candidate again: short, plain, and nothing that it may not say itself. */
export function isQuotable(quote: string): boolean {
  const words = quote.trim().split(/\s+/).filter(Boolean);
  return (
    words.length >= 1 &&
    words.length <= longestHookWords &&
    quote.length <= 120 &&
    /[\p{L}\p{N}]/u.test(quote) &&
    !/["“”«»?!{}<>|`@\n]/.test(quote) &&
    /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u.test(quote) &&
    !/[\p{Cc}\p{Cf}]|\.\./u.test(quote) &&
    !/\b(?:instructions?|prompt|system|ignore|score|marks out|rubric)\b/i.test(quote) &&
    findAddress(quote, new Known([quote])) === null &&
    !unquoted.pattern.test(quote) &&
    findBannedTopic(quote) === null &&
    findBadManner(quote, new Known([quote])) === null
  );
}
