import { lexicon, raw } from '#core/text/lexicon.ts';

/** What a stage direction tells. */
export const acted = 'laughs?|smiles?|smiling|pauses?|pausing|sighs?|leans?|leaning|nods?|nodding|looks?|looking|frowns?|silence|shrugs?|grins?|beat';

/** Addresses of the web and of mail. */
export const markup = lexicon('letters', [
  { phrase: raw`https?:\/\/\S*`, example: 'See http://jobs.example now.' },
  { phrase: raw`www\.\S+`, example: 'See www.jobs.example now.' },
  { phrase: raw`[\w.-]{2,}\.(?:com|in|org|net|io|ai|edu|gov)(?:\/\S*)?`, example: 'Look at example.org/jobs now.', not: 'Look at 4.8 per cent.' },
  { phrase: raw`\S+@\S+\.\S+`, example: 'Write to panel@school.example now.' },
]);

/** What only print, code or a stage direction has. */
export const structure = lexicon('open', [
  { phrase: raw`^\s*(?:[-*•–>|]|#+|\d{1,2}[.)]|\(?[a-z]\))(?:\s|$)`, example: '2) Who chose the jobs?', not: '12.5 jobs?' },
  { phrase: raw`\n\s*(?:[-*•>|#]|\d{1,2}[.)])\s`, example: 'Options:\n• luck' },
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
