import { lexicon, raw } from '#core/text/lexicon.ts';

const it = raw`(?:that|it|this|all of it|all of that|that (?:number|figure|line|claim|part)|the (?:number|figure|line|claim))`;
/** "If I made it up", "you think I made it up": somebody else's thought or a condition. */
const noCondition = raw`(?<!\b(?:if|whether|think|thinks|say|says|said|believe|feel|unless|had|not|never) )`;

/** Says plainly, of what was asked about, that it was not so. Doubt and modesty are in none of these. */
export const madeUp = lexicon('ascii', [
  { phrase: raw`${noCondition}i (?:just |simply |honestly )?(?:made|cooked) ${it} up`, example: 'Honestly, I made that up.', not: 'Nobody can say I made that up.' },
  { phrase: raw`${noCondition}i (?:just |simply )?made up ${it}`, example: 'I made up the figure.', not: 'I made up the bed.' },
  { phrase: raw`${noCondition}i (?:invented|exaggerated|inflated|overstated) ${it}`, example: 'I exaggerated that number.', not: 'I never exaggerated that number.' },
  { phrase: raw`${noCondition}i (?:was exaggerating|was bluffing|lied about ${it})`, example: 'I was exaggerating.', not: 'You think I was exaggerating.' },
  { phrase: raw`(?<!\b(?:if|whether|say|said|think) )${it} (?:is|was) (?:simply |just )?(?:not true|made up|false)`, example: 'That was not true.', not: 'I checked whether it was not true.' },
  {
    phrase: raw`(?<!\b(?:if|why|because) )i (?:never|did not|didn't) (?:really |actually )?(?:do|did|measure|measured|count|counted|hold|held) (?:that|it|this) at all`,
    example: 'I did not measure it at all.',
  },
]);
