import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';

const figure = oneOf('figure|number|date|year|month|percentage|amount|count|total|value|duration|name');
const right = oneOf('right|correct|real|actual|true|exact|proper');

const mayI = "(?:let me|i (?:would |'d )?(?:like|want|have|need) to|i must|i should|may i|can i)";

/** Words that put a figure right, beside those of any correction: they count only in a sentence that gives a figure. */
export const settingRight = lexicon('open', [
  { phrase: raw`\bi (?:was|am|'m) wrong\b(?! (?:to|in|for)\b)`, example: 'I was wrong about the year.', not: 'I was wrong to shout.' },
  { phrase: raw`\bi (?:had |have |must have )?(?:mixed|muddled|confused) (?:(?:it|that|this|them|the two|those)\b|up\b)`, example: 'I mixed up the two months.' },
  {
    phrase: raw`\bi (?:said|told|quoted|had|took|used|remembered)\b[^.;,]{0,20}\bwrong(?:ly)?\b|\bi gave (?:you |it |that )?(?:the |a |an )?wrong(?:ly)?(?: (?:${figure}|answer|one)|$|[.,;])`,
    example: 'I gave you the wrong number.',
    not: 'I gave a wrong decision in a final.',
  },
  { phrase: raw`\b(?:that|the|this|my) ${figure}\b[^.;,]{0,25}\b(?:should (?:be|have been)|(?:is|was) (?:wrong|not right|not correct|incorrect))\b`, example: 'That figure should be nine.' },
  { phrase: raw`\b(?:the|my) ${right} ${figure}\b`, example: 'The right number is 13.' },
  {
    phrase: raw`\bi (?:had |have |may have )?(?:over|under)-?(?:stated|counted|estimated)\b|\bi (?:had |have |may have )?(?:exaggerated|inflated|rounded (?:it|that|this) (?:up|off|down))\b`,
    example: 'I rounded it up.',
  },
  {
    phrase: raw`(?:^\W*|[,;:]\s*)(?:if i(?: am|'m)|i should be|i must be|let me be|i want to be|to be) (?:more |fully |quite )?(?:exact|precise|accurate|careful)\b(?! (?:about|with|of)\b)`,
    example: 'To be precise, we had nine.',
    not: 'I had to be careful with it.',
  },
  { phrase: raw`\b(?:no|oh|sorry),? wait\b|^\W*(?:wait|hang on|hold on|my bad)\b`, example: 'No wait, it was May.', not: 'The wait was a month.' },
  { phrase: raw`\b(?:slip of (?:the )?tongue|pardon me|excuse me|forgive me|my apologies|i apologi[sz]e)\b`, example: 'A slip of the tongue, it was nine.', not: 'He apologised.' },
  { phrase: raw`\bmy (?:earlier|last|previous|first) (?:answer|figure|number|statement)\b[^.;]{0,30}\b(?:wrong|mistake|error|not right|too (?:high|low))\b`, example: 'My earlier figure was wrong.' },
  { phrase: raw`\b(?:let me|i must|i should|may i|can i) (?:just )?(?:restate|redo)\b`, example: 'Let me restate: May, not June.' },
  {
    phrase: raw`\b${mayI} (?:just )?(?:revise|change|amend|fix|put right|set right) (?:that|it|this|my ${figure}|my (?:last |earlier )?answer|what i said)\b`,
    example: 'I would like to revise my number to nine.',
    not: 'I had to revise the plan twice.',
  },
]);
