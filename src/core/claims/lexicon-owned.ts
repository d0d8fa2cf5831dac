import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';

const it = oneOf('it|that|this|the (?:resume|cv|line|page|figure|number)|my (?:resume|cv)');
const duty = oneOf("have to|need to|must|should(?: have)?|ought to|forgot to|did not|didn't|have not|haven't|never");
const putting = oneOf('correct|corrected|update|updated|change|changed|fix|fixed|rewrite|rewritten|write|written|put|remove|removed');

/** Owns that the resume says it wrongly. */
export const pageOwned = lexicon('ascii', [
  { phrase: raw`i ${duty} (?:\p{L}+ )?${putting} ${it}`, example: 'I have to correct it.', not: 'I have to correct papers.' },
  {
    phrase: raw`(?:${it}|my (?:resume|cv)) (?:is|was) (?:an? )?(?:old|outdated|out of date|not updated|wrong|incorrect|mistake|error)`,
    example: 'It is old.',
    not: 'It is oldest.',
  },
]);
