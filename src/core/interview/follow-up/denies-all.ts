import { oneOf, raw } from '#core/text/lexicon.ts';
import { wordCount } from '#core/text/words-of.ts';

const asksForOne = /\b(?:what|which|whom?|whose|when|where)\b/i;
const beforeIt = oneOf("honestly|actually|sorry|sir|ma[’']?am|madam|um+|hm+|well|no|so|as such");
const none = oneOf(
  'nothing|nobody|no ?one|none|never|nowhere|not (?:any|one|once)',
  'there (?:is|are|was|were|has been|have been) (?:no|none|nothing|nobody|no one)',
  "I (?:cannot|can[’']t|could not|couldn[’']t) (?:think of|recall|remember|name) (?:any|one|anything|anyone|a)",
  "I (?:have|had|do not have|don[’']t have|did not have|didn[’']t have) (?:none|nothing|nobody|any|anyone|anything|no such)",
);
const deniesFirst = new RegExp(raw`^(?:${beforeIt}[,.]?\s+)*${none}\b`, 'i');
/** After one of these comes what there was after all. */
const afterAll =
  /\b(?:but|except|only|maybe|perhaps|apart from|besides|although|though|once|one time|still)\b/i;
/** Who goes on for longer has said why, and is asked about that. */
const mostWords = 30;

/** Whether an answer says that there is none of what was asked for, and leaves it there (rule GAP-10). */
export const deniesAll = (question: string, answer: string): boolean =>
  asksForOne.test(question) &&
  deniesFirst.test(answer.trim()) &&
  !afterAll.test(answer) &&
  wordCount(answer) <= mostWords;
