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

const others = raw`(?:the |my |our |his |her |their )?(?:whole |entire )?(?:\p{L}+['’]s|\p{L}+s['’]|(?<!i )(?:his|hers|theirs))`;
const credit = oneOf('number|figure|result|work|doing|idea|effort|achievement|credit|sale|sales|money');

/** Gives a claim away: it was not their own, or not all of it. */
export const concedes = lexicon('letters', [
  { phrase: raw`(?:is|was|are|were) (?:really |mostly |only |all )?${others} ${credit}`, example: "4 crore is the team's number.", not: 'It was the best work.' },
  { phrase: raw`(?:is|was|are|were) (?:really |mostly )?(?:not (?:all )?(?:me|mine|my (?:own )?(?:${credit}))|nothing to do with me)`, example: 'The 4 crore was not mine.', not: 'It was mine.' },
  {
    phrase: raw`(?:i (?:can ?not|can['’]t|do not|don['’]t|cannot) (?:claim|take credit for)|i had (?:little|nothing|not much) to do with)`,
    example: 'I cannot claim all of it.',
    not: 'I claim all of it.',
  },
]);
