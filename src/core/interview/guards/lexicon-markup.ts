import { lexicon, raw } from '#core/text/lexicon.ts';

/** What a stage direction tells. */
export const acted = 'laughs?|smiles?|smiling|pauses?|pausing|sighs?|leans?|leaning|nods?|nodding|looks?|looking|frowns?|silence|shrugs?|grins?|beat';

/** Addresses of the web, of mail and of payment, and telephone numbers, however they are disguised: never said, whoever wrote them. */
export const addresses = lexicon('letters', [
  { phrase: raw`(?:https?|hxxps?|ftp):\/\/\S*`, example: 'See http://jobs.example now.' },
  { phrase: raw`(?:mailto|tel|upi|javascript):\S+`, example: 'Pay upi:jobs now.' },
  { phrase: raw`www\.\S+`, example: 'See www.jobs.example now.' },
  { phrase: raw`[\p{L}\p{N}-]{2,63}\.\p{L}{2,24}(?:\/|:\d)\S*`, example: 'Go to jobs.example/claim now.', not: 'A B.Com/BBA degree.' },
  { phrase: raw`[^\s@]{1,64}@[^\s@]{1,64}`, example: 'Write to panel@school.example now.' },
  { phrase: raw`[\p{L}\p{N}-]{2,63} ?(?:\[|\()?dot(?:\]|\))? ?(?:com|org|net|io|example)`, example: 'Go to jobs dot com now.', not: 'Connect the dot in time.' },
  { phrase: raw`(?:\+\d{1,3}[ -]?)?\d{5}[ -]?\d{5}`, example: 'Call 98450 12345 now.', not: 'From 2019-2023 it grew.' },
  { phrase: raw`1800[ -]?\d{3}[ -]?\d{3,4}`, example: 'Call 1800 123 4567 now.' },
]);

/** Words set like an address: a firm may be called so, and is then in the sources; forms of address and degrees are no such words. */
export const addressLike = lexicon('letters', [
  {
    phrase: raw`(?!(?:dr|mr|mrs|ms|prof|st|vs|rs|sr|jr|col|capt|govt|pvt|dept|approx|no)\.)[\p{L}\p{N}-]{2,63}(?:\.[\p{L}\p{N}-]{2,63}){0,3}\.\p{L}{2,24}`,
    example: 'Look at example.org now.',
    not: 'A B.Tech. from St.Xavier was there.',
  },
]);

/** What only print, code or a stage direction has. */
export const structure = lexicon('open', [
  { phrase: raw`^\s*(?:[-*•–>|]|#+|\d{1,2}[.)]|\(?[a-z]\))(?:\s|$)`, example: '2) Who chose the jobs?', not: '12.5 jobs?' },
  { phrase: raw`\n\s{0,9}(?:[-*•>|#]|\d{1,2}[.)])\s`, example: 'Options:\n• luck' },
  { phrase: '`', example: 'The `jobs`' },
  { phrase: raw`\*\*|__|~~`, example: 'The ~~jobs~~' },
  { phrase: raw`\[[^\]]*\]|\]\(`, example: 'The jobs of [name]' },
  { phrase: raw`\\n|\\u`, example: raw`The\njobs` },
  { phrase: '&[a-z]+;', example: 'Jobs &amp; more', not: 'R & D; and more' },
  { phrase: '==', example: 'jobs == cost' },
  { phrase: raw`;\s*$`, example: 'who chose them;' },
  { phrase: raw`\$\$?[^\s\d]`, example: 'the $x of jobs', not: 'a cost of $20' },
  { phrase: raw`(?<![\p{L}\p{N}])[#@]\p{L}`, example: 'the #jobs', not: 'C# jobs' },
  { phrase: raw`\bfunction \w*\(`, example: 'function choose(jobs)' },
  { phrase: raw`\b(?:const|let|var) \w+ ?=`, example: 'let jobs = more' },
  { phrase: raw`\bdef \w+\(`, example: 'def choose(jobs)' },
  { phrase: raw`\bimport \w+ from\b`, example: 'import jobs from Vapi' },
  { phrase: raw`\bconsole\.|\bprint\(`, example: 'print(jobs)' },
  { phrase: raw`\bSELECT \*`, example: 'SELECT * of the jobs' },
  { phrase: raw`\(\s*(?:${acted}|to (?:himself|herself|the others?))\b`, example: 'Jobs (to the others) again', not: 'Jobs (about sixty)' },
]);
