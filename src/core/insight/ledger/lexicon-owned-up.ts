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

/** What takes something off a claim, or leaves it to others: an answer with any of it defends nothing, however full it is. */
export const takesOff = lexicon('letters', [
  {
    phrase: oneOf("honest|honestly|straight|frankly|to be fair|i have to tell you|i must (?:say|admit|tell)|i (?:admit|accept|agree)|i['’]d accept", 'sorry|my mistake'),
    example: 'I should be honest there.',
  },
  { phrase: raw`(?:should|ought)(?:['’]ve|n['’]t| not| have| to)?`, example: 'I should write it.' },
  { phrase: oneOf('wrong|overstated|exaggerated|inflated|mixed up|copied|misleading|typo|approximate|roughly|guess(?:ed)?|estimate'), example: 'It is wrong.' },
  {
    phrase: raw`(?:not|n['’]t|never|nor) (?:all|only|really|exactly|quite|so|mine|my|myself|me|measured?|by me|sure|right|correct|true|much|fully|entirely|own|have|know|count|write|check|hold)`,
    example: 'So it was not measured by me.',
    not: 'I was not in the room.',
  },
  { phrase: raw`no,? (?:sir|ma['’]?am|i|it|not|that)|nobody|none|neither|nothing`, example: 'No, sir.', not: 'No order was late.' },
  {
    phrase: oneOf('but|except|although|though|however|actually|in fact|mostly|mainly|partly|together|jointly|only|rather|lower|less|peak|grey|credit|help(?:ed)?|vendor|procurement'),
    example: 'Mostly the team.',
  },
  { phrase: oneOf('i think|i believe|maybe|perhaps|probably|around that|depends|as i said'), example: 'I think so.' },
]);
