import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';

const authority = oneOf('studies|research|experts?|economists?|scientists?|analysts?|statistics|surveys?|history|reports|evidence|textbooks|the data', 'the numbers|the literature');
const says = '(?:say|says|show|shows|showed|agrees?|suggests?|proves?|tells? us|found|finds|confirms?)';
const begun = '(?:invented|founded|discovered|introduced|launched|established|abolished|enacted|nationalised|coined)';
const figure = oneOf('capital|population|gdp|inflation|inflation rate|repo rate|growth rate|market share|interest rate|exchange rate|unemployment', 'fiscal deficit|sensex|rupee|economy|market');
const power = '(?:government|parliament|supreme court|ministry|minister|rbi|regulator|cabinet|budget|sebi|company|industry|sector)';
const did = '(?:announced|raised|cut|banned|passed|approved|launched|lost|doubled|collapsed|went bankrupt|shut down)';
const yours = '(?:that|this|it|your answer|your definition|your number|the number|your formula)';
const plainly = '(?:simply |just |quite |plainly |actually |factually |clearly |completely |totally )*';
const wrong = '(?:wrong|incorrect|false|not correct|not true|not right|inaccurate|a myth|mistaken|untrue)';
const many = '(?:firms|companies|engineers|managers|people|graduates|startups|indians|students|economists|banks)';

/** Things said about the world, and judgements of right and wrong, that a panel may only say after its reviewed bank or the candidate. */
export const assertion = lexicon('letters', [
  { phrase: 'according to', example: 'According to the papers jobs fail. Why yours?' },
  { phrase: `${authority} ${says}`, example: 'The literature shows it. Who chose the jobs?', not: 'What did the evidence in the log say?' },
  { phrase: "(?:it is|it['’]s) (?:well |widely |generally |commonly )?(?:known|accepted|established|a fact)", example: 'It is widely accepted. Who chose the jobs?' },
  { phrase: 'as (?:we|everyone|everybody) (?:all )?knows?|as you (?:surely|probably|certainly|must) know|as is well known', example: 'Jobs fail, as everybody knows. Who chose them?' },
  { phrase: 'by definition|is defined as|is the definition of|is another word for|stands for', example: 'Cut-off is another word for limit. Who chose it?' },
  { phrase: `(?:was|were) ${begun} (?:by|in|at|during|to)`, example: 'Airflow was launched in May. Who chose it?' },
  {
    phrase: raw`the (?:formula|theorem|law|equation|definition|derivative|integral) (?:is|says|states|for|of \w+ is)`,
    example: 'The law of averages is kind. Who chose the jobs?',
    not: 'Which law is that?',
  },
  { phrase: raw`the ${figure} (?:of \w+ )?(?:is|was|stands|rose|fell|has|grew|dropped|crashed|doubled|shrank)`, example: 'The repo rate fell. Who chose the jobs?' },
  { phrase: `${power} (?:has |have |had |just |recently )*${did}`, example: 'Parliament has recently approved it. Who chose the jobs?' },
  {
    phrase: "(?:last|this) (?:week|month|year|quarter|morning|budget)['’]?s?,? (?:the|a|an|our|parliament|government|rbi|news|budget)",
    example: 'Last week the rules changed. Who chose the jobs?',
  },
  { phrase: "(?:today['’]s|this morning['’]s|yesterday['’]s) (?:paper|news|papers|headlines?)", example: 'It is in yesterday’s news. Who chose the jobs?' },
  {
    phrase:
      raw`(?<!\b(?:if|where|when|because|suppose|whether|and|or) )(?<!\b(?:would|will|could|do|did|` +
      raw`can) you (?:know|tell|notice|find out) (?:\w+ ){0,3}that )${yours}(?:['’]s| is| was) ${plainly}${wrong}`,
    example: 'Your number was plainly wrong. Who chose the jobs?',
    not: 'Suppose that is wrong. Who notices?',
  },
  {
    phrase: raw`(?<!\b(?:if|where|when|because|suppose|whether|that) )you(?:['’]re| are) (?:simply |just |quite |plainly |actually |factually |clearly |completely )*(?:wrong|mistaken|incorrect)`,
    example: 'You are quite mistaken. Who chose the jobs?',
    not: 'What if you are mistaken?',
  },
  {
    phrase: 'the (?:correct|right|actual|true|real) (?:formula|figure|definition|term|value|name|number|year|reason|cause|method) (?:is|was)',
    example: 'The true cause was heat. Who chose the jobs?',
  },
  { phrase: raw`not how (?:\w+ ){1,3}works?`, example: 'It is not how a plant works. Who chose the jobs?' },
  { phrase: raw`most ${many} (?:\w+ )?(?:fail|know|earn|do|use|agree|leave|lose|prefer|have|are)`, example: 'Most banks never agree. Who chose the jobs?', not: 'Which of the most used jobs failed?' },
]);
