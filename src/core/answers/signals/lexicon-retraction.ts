import { lexicon, raw } from '#core/text/lexicon.ts';

const somebody = raw`(?:my |the |our )?(?:manager|boss|senior|seniors|lead|team ?mate|colleague|friend|father|mother|brother|sister|uncle|professor|guide|mentor|partner|team)`;

/** Takes back that an act or idea was the speaker's own. */
export const notMine = lexicon('ascii', [
  {
    phrase: raw`(?:that|it|this|the idea|the decision|the plan) was (?:really |actually |mostly |in fact )?${somebody}(?:'s|s')(?: idea| decision| plan| work)?`,
    example: "That was actually my manager's idea.",
    not: 'That was my own idea.',
  },
  { phrase: raw`(?:that|it|this) was (?:not|never) (?:really |actually )?(?:me|mine|my (?:idea|decision|work|own))`, example: 'It was not really my decision.' },
  { phrase: raw`${somebody} (?:did|made|wrote|decided) (?:it|that|all of it|most of it)(?:,? not (?:me|i))?`, example: 'My senior did most of it.', not: 'My senior did the round.' },
  { phrase: raw`i (?:was not|wasn't) (?:really |actually |directly )?(?:involved|part of it|part of that)`, example: 'I was not really involved.' },
  { phrase: raw`i (?:only|just) (?:watched|sat in|was there|attended|saw it)`, example: 'I only watched.', not: 'I only sold cups.' },
  { phrase: raw`i made (?:that|it|this) up`, example: 'I made that up.', not: 'I made up the bed.' },
]);

/** Takes back a figure. */
export const notSure = lexicon('ascii', [
  {
    phrase: raw`i (?:do not|don't|cannot|can't|could not) (?:really |actually )?(?:remember|recall) (?:the|that|any|those) (?:number|numbers|figure|figures|percentage)`,
    example: "I don't remember the number.",
    not: "I don't remember the exact number.",
  },
  { phrase: raw`i (?:am|was) not (?:really |so )?sure (?:of|about) (?:the|that|those) (?:number|numbers|figure|figures|percentage)`, example: 'I am not sure of that figure.' },
  { phrase: raw`(?:that|the|this) (?:number|figure|percentage) (?:is|was) (?:a guess|made up|only a guess|just a guess|wrong)`, example: 'That figure was a guess.' },
  { phrase: raw`i (?:guessed|invented|made up) (?:that|the|those) (?:number|numbers|figure|figures|percentage)`, example: 'I guessed the figure.' },
  { phrase: raw`nobody (?:measured|counted) (?:it|that)`, example: 'Nobody measured it.' },
]);
