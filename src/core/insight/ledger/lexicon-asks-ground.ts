import { lexicon, raw } from '#core/text/lexicon.ts';

/** Asks where a figure comes from, or whether it holds. Only after such a question does "I do not know" say something of the figure. */
export const asksGround = lexicon('ascii', [
  { phrase: raw`how (?:many|much|long|big|large|often)`, example: 'How many of them bought again?' },
  {
    phrase: raw`how (?:did|do|would|could) you (?:count|measure|know|arrive|get|work|check|verify|calculate)(?! (?:they|he|she|we|you|if|whether|him|her)\b)`,
    example: 'How did you count them?',
    not: 'How do you know they learnt?',
  },
  { phrase: raw`how (?:was|were|is) [^?.]{1,40}?\b(?:measured|counted|worked out|calculated|checked)`, example: 'How was that measured?' },
  { phrase: raw`where (?:does|did|do) (?:that|it|this|those|the) (?:\p{L}+ )?(?:come|came) from`, example: 'Where does that number come from?' },
  { phrase: raw`who (?:measured|counted|checked|verified)`, example: 'Who measured it?' },
  { phrase: raw`(?:are|were) you sure`, example: 'Are you sure of it?' },
  { phrase: raw`(?:prove|proof|evidence|measured against|compared with|baseline)`, example: 'What proof is there?' },
  { phrase: raw`(?:that|this|the|your|which|what) (?:number|figure|percentage|percent|count)`, example: 'I find that figure hard to believe.' },
]);
