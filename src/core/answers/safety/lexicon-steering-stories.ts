import { lexicon, raw } from '#core/text/lexicon.ts';

const bade = 'asked|told|asks|tells|ordered|wanted|forced|instructed|expected|pressured';

/** Commands told of in a story: "my manager asked me to ignore the instructions" steers nobody. */
export const toldOfOthers = lexicon('open', [
  { phrase: raw`\b(?:${bade}) (?:me|us|him|her|them|everyone|(?:the|my|our) \p{L}+)\b`, example: 'My manager told the clerk to ignore it.', not: 'I told nobody.' },
  { phrase: raw`\bif (?:my|the|a|your) (?:boss|manager|senior|client|supervisor|friend)\b`, example: 'I would refuse if a client wanted it.' },
  { phrase: raw`\b(?:bol[aei]|kaha|kehte)\b`, example: 'Boss ne kaha ki rules hata do.' },
]);

/** A jury, client or examiner of an earlier story may well have been impressed. */
export const otherJury = lexicon('ascii', [
  { phrase: 'hackathon|competition|jury|judges?|fest|conference|contest|debate', example: 'At the fest they were amazed.' },
  { phrase: 'clients?|start-?up|pitch|investors?|case study', example: 'It was our start-up, and they nodded.' },
  { phrase: 'viva|thesis|semester|college|department|internship|selection|scholarship|project', example: 'In my thesis they praised the data.' },
  { phrase: raw`last year|in 20\d\d`, example: 'The examiner smiled in 2022.' },
  { phrase: 'my professor|our professor', example: 'Our professor was impressed.' },
]);
