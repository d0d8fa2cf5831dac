import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';

const iAm = raw`(?:i am|i'm|im|i was born|being|because i am|since i am)\s+(?:an?\s+)?(?:\w+\s+){0,1}?`;
/** "Poor in maths" is no trait. */
const ofSomething = raw`(?!\s+(?:in|with|to|by|about|at|of the match)\b)`;
const ofAKind = raw`(?:as|for) (?:an?|the only)\s+(?:\w+\s+){0,1}?`;
const belong = raw`belong to (?:a |an |the )?(?:\w+\s+){0,2}?`;
const iOrWe = raw`(?:i|we)\b.{0,20}\b`;
const aFew = raw`(?:a |an |the )?(?:\w+\s+){0,2}?`;
const background = raw`(?:family|community|background|category|household)?`;

/** Caste, religion, gender, marriage, disability, income and the like, said about oneself; talk of policy is not meant. */
export const ownTraits = lexicon('ascii', [
  {
    phrase: iAm + oneOf('dalit|adivasi|tribal|brahmin|rajput|kshatriya|vaishya|kayastha|jat|yadav by caste|(?:lower|upper) caste') + raw`\b${ofSomething}`,
    example: 'Being a Rajput, I could not refuse.',
    not: 'The tribal cooperative was our client.',
  },
  {
    phrase: iAm + oneOf('backward (?:caste|class|community)|scheduled (?:caste|tribe)|obc|(?:general|reserved) category') + raw`\b${ofSomething}`,
    example: 'I am general category, sir.',
    not: 'The reserved category has 27 percent of seats.',
  },
  { phrase: iAm + oneOf('muslim|hindu|christian|sikh|jain|buddhist|parsi|atheist') + raw`\b${ofSomething}`, example: 'I am a practising Jain.', not: 'The Hindu temple trust was our client.' },
  {
    phrase: iAm + oneOf('woman|girl|lady|female|gay|lesbian|queer|trans(?:gender| woman| man)?|bisexual|non-binary') + raw`\b${ofSomething}`,
    example: 'I am a trans woman.',
    not: 'A woman in our team ran the line.',
  },
  {
    phrase: iAm + oneOf('disabled|blind|deaf|differently[ -]abled|handicapped|wheelchair user|dyslexic|autistic') + raw`\b${ofSomething}`,
    example: 'I am partially blind.',
    not: 'We ran a blind test of two teas.',
  },
  {
    phrase: iAm + oneOf('pregnant|married|unmarried|divorced|widow(?:ed)?|widower|engaged|single mother|single mom') + raw`\b${ofSomething}`,
    example: 'I was working and being a single mother.',
    not: 'I am engaged in two projects.',
  },
  { phrase: iAm + oneOf('dark-skinned|overweight|below poverty line|bpl|from a poor family|poor') + raw`\b${ofSomething}`, example: 'I am overweight.', not: 'I am poor in statistics.' },
  { phrase: ofAKind + oneOf('dalit|adivasi|tribal|brahmin|muslim|hindu|christian|sikh|jain|buddhist'), example: 'As the only Sikh I felt it.' },
  { phrase: ofAKind + oneOf('woman|girl|lady|female|gay|lesbian|queer|trans\\w*|disabled|blind|deaf|married|single mother'), example: 'It is hard for a deaf engineer.' },
  { phrase: 'my (?:own )?(?:caste|sub-?caste|religion|religious|faith|category|reservation|quota|community certificate)', example: 'It was my quota that did it.' },
  { phrase: 'my (?:own )?(?:gender|sexuality|sexual orientation|pregnancy|maternity|periods?)', example: 'They saw only my gender.' },
  { phrase: 'my (?:own )?(?:marriage|wedding|husband|wife|fianc[eé]e?|in-laws|boyfriend|girlfriend)', example: 'Then my wedding came.' },
  { phrase: 'my (?:own )?(?:disability|handicap|wheelchair|hearing aid|weight problem|accent|skin|complexion)', example: 'They laugh at my accent.' },
  { phrase: "my (?:own )?(?:family(?:'s)? (?:income|is poor|is not rich)|father's income|parents' income)", example: "It was beyond my father's income." },
  { phrase: `${iOrWe}(?:(?:got|get|getting) married|am getting engaged|got engaged|got divorced)`, example: 'In May we finally got engaged.', not: 'My sister got married.' },
  { phrase: `${iOrWe}${belong}(?:caste|community|category|religion|minority|tribe)`, example: 'I belong to a small community.' },
  { phrase: `${iOrWe}${belong}(?:bpl|poor family|lower middle class)`, example: 'We also belong to the lower middle class.' },
  { phrase: `i (?:come|am) from ${aFew}(?:caste|minority|tribal|reserved|dalit|muslim|hindu|christian|sikh) ${background}`, example: 'I come from a Dalit household.' },
  {
    phrase: `i (?:come|am) from ${aFew}(?:poor|backward|low-income|low income|lower middle class) ${background}`,
    example: 'I am from a low-income family.',
    not: 'I come from Nagpur.',
  },
  { phrase: raw`i (?:have|live with|was born with) (?:a |an )?(?:\w+\s+)?(?:disability|impairment|polio|cerebral palsy|hearing loss)`, example: 'I live with a partial impairment.' },
  { phrase: raw`i (?:have|live with|was born with) (?:a |an )?(?:\w+\s+)?(?:stammer|stutter|dyslexia|adhd|autism|bipolar|depression)`, example: 'I have mild dyslexia.' },
]);
