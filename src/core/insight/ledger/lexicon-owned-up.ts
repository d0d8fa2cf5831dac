import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';

const ought = raw`i (?:really |only )?(?:should|ought to|must|could)(?:['’]ve| have)?(?: not have| not)?`;
const put = oneOf('put|write|written|claim|claimed|printed');
const it = oneOf("it|that|this|it's|that's");
const wrong = oneOf('overstated|exaggerated|inflated|overclaimed|misleading|wrongly (?:written|put)|written wrong(?:ly)?');

/** Owns that what the resume says has to be said otherwise: in plain words, of what was asked about. */
export const ownedUp = lexicon('letters', [
  { phrase: raw`${ought} (?:have )?${put}(?! (?:to|him|her|them|in more|more time|more effort)\b)`, example: "I should've put 76.", not: 'I should have written to him.' },
  { phrase: raw`${it} (?:is|was)?\s?(?:a bit |a little |somewhat )?${wrong}`, example: 'It is overstated, yes.', not: 'The reports were exaggerated.' },
  { phrase: raw`${it}(?:['’]s)? (?:a bit |a little )?${wrong}`, example: "It's overstated.", not: 'He is exaggerated.' },
  { phrase: raw`(?:it|that) (?:got|is|was) mixed up`, example: 'It got mixed up in that line.', not: 'We mixed up the bags.' },
]);
