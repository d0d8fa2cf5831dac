import { oneOf, raw } from '#core/text/lexicon.ts';

export const youAre = "(?:you(?:['’]re| are| were| look| sound| seem| must be)|are you|u r)";
/** What may stand between "you are" and the word for it. */
export const so =
  oneOf(
    'so |very |too |such |just |really |clearly |obviously |quite |rather |nothing but |only |simply |being |always |a |an |that |as ',
    raw`a bit |a little |little |more |\w+ (?:and|but) |complete |total |real |just plain `,
  ) + '*';
