import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';

/** Says it of every time, of everybody, or of oneself alone: one other answer can go against it, though no figure stands there. */
export const absolute = lexicon('letters', [
  { phrase: raw`never|not once|n['’]t ever|not ever`, example: 'I have never managed people.', not: 'I hardly managed people.' },
  { phrase: oneOf('nobody|no[ -]one|none of (?:us|them|my|the|our)|not a single|no other'), example: 'Nobody else touched the code.', not: 'Anybody may touch the code.' },
  { phrase: raw`alone|single[ -]handed(?:ly)?|by myself|on my own|i myself|myself (?:only|alone)`, example: 'I alone wrote the tender.', not: 'I wrote it along with her.' },
  { phrase: oneOf('the only|i was only (?:one|person)|only (?:i|me|person|job|company|place)'), example: 'I was the only engineer there.', not: 'It was only a week.' },
  {
    phrase: oneOf('always|every (?:single )?(?:day|week|month|time|one)|every single|everything|nothing (?:went|came|was|left|moved|happened)|all of (?:it|them|this|that)|entirely|completely'),
    example: 'I did all of it.',
    not: 'I did most of it.',
  },
  {
    phrase: oneOf('no (?:experience|help|support|team|role|part|hand|say|choice|contact|involvement|idea)|not? [^.?!]{0,20} at all|nothing to do'),
    example: 'I had no team under me.',
    not: 'I had a team under me.',
  },
  { phrase: oneOf('first (?:job|company|employer|time)|straight (?:from|after|out of)|from scratch|from (?:day one|the (?:start|beginning))'), example: 'It was my first job.', not: 'It was a job.' },
]);

/** Of every time there was, so that no time is another one. */
export const ofAllTime = lexicon('letters', [
  { phrase: oneOf("(?:have|has|i['’]ve|we['’]ve) (?:never|always)|(?:have|has)n['’]t ever"), example: "I've never managed people.", not: 'I never managed people there.' },
  { phrase: oneOf('so far|till (?:date|now|today)|until (?:now|today)|up to now|in my (?:whole |entire )?(?:life|career)|ever since'), example: 'Nobody so far.' },
]);

const verySo = raw`(?: (?:been|be|am|was|really|quite|very|so|a|an|too|that)){0,3}`;
/** Feels, wants or believes, or says how one is: true with whatever was done. */
export const feels = lexicon('letters', [
  {
    phrase: raw`(?:never|always|only)\b${verySo} (?:want(?:ed)?|thought|think|felt|feel|believed?|dream(?:t|ed)?|imagined?|loved?|liked?|enjoy(?:ed)?|hoped?|wished?|expected)`,
    example: 'I have always wanted to teach.',
    not: 'I have always taught.',
  },
  {
    phrase: raw`(?:never|always)\b${verySo} (?:interested|curious|fascinated|passionate|inclined|keen|proud|good|stop learning|give up|gave up|easy|enough)`,
    example: 'I have always been interested in finance.',
    not: 'I have always worked in finance.',
  },
]);

/** Only supposes, plans or asks: nobody has said that it was so. */
export const supposes = lexicon('letters', [
  { phrase: oneOf("if|suppose|imagine|would(?:n['’]t)?(?! say)|want to|plan to|planning to|hope to|going to|will|i['’]ll"), example: 'I would never lie.', not: 'I never lied.' },
  { phrase: raw`i['’]d (?:like|love|rather|be|have|go|do|take|ask|tell|give|want|prefer|try|make|put|not|never|still)`, example: "I'd never lie.", not: "I'd done the screens." },
]);

/** Sets right or explains, openly, what was said before. */
export const takesBack = lexicon('letters', [
  {
    phrase: raw`(?:earlier|before|previously|just now|in the beginning|at the start)\b[^.?!]{0,20} (?:i|what i) (?:said|told|mentioned|meant)`,
    example: 'Earlier I said nobody.',
    not: 'Earlier I worked there.',
  },
  { phrase: raw`(?:i|what i)(?: have| had)? (?:said|told you|mentioned)\b[^.?!]{0,40} (?:earlier|before|previously|just now|wrong(?:ly)?|loosely|but)`, example: 'What I told you before was loose.' },
  {
    phrase: oneOf('what i meant|i meant|when i (?:said|say|told)|correct (?:myself|that)|(?:small|slight|minor|quick|one) correction|let me correct|put (?:it|that) right'),
    example: 'Let me correct that.',
  },
  {
    phrase: oneOf('honest|honestly|frankly|to be fair|sorry|my mistake|strictly(?: speaking)?|to be (?:exact|precise|clear)|i (?:admit|confess|concede|accept|agree)'),
    example: 'Honestly, it was two of us.',
  },
  { phrase: raw`i (?:should|must|have to) (?:add|admit|confess|say|tell|clarify)|not (?:exactly|fully|entirely|quite|strictly)|apart from|other than|except`, example: 'Nobody, except one boy.' },
]);

/** Stages of a life, of which one differs from another; `over` is one that was over when it was spoken of. */
const stages: readonly (readonly [string, RegExp])[] = [
  ['school', /\b(?:school|class (?:\d+|x|xii)|(?:tenth|twelfth|10th|12th) (?:class|standard)|childhood|as a (?:child|kid))\b/iu],
  ['college', /\b(?:in|at|during|of|through) (?:my |the |our )?(?:\p{L}+ )?(?:college|campus|hostel|b\.?tech|engineering|graduation|degree|semester|fest|club)\b/iu],
  ['internship', /\b(?:internship|as an intern|articleship|traineeship|as a (?:gr?aduate )?trainee|training period|probation)\b/iu],
  ['over', /\b(?:back then|at that time|in the beginning|initially|at first|when i joined|before (?:that|this|joining)|(?:first|early|initial|those|that) (?:\p{L}+ )?(?:day|week|month|year)s?)\b/iu],
  ['now', /(?<!\b(?:till|until|up to|even|by) )\b(?:now|nowadays|these days|today|currently|at present|since then|after that|later(?: on)?|this year|last year)\b/iu],
];
const year = /\b(?:19|20)\d\d\b/g;

/** The times a text names: stages of a life, and years. */
export function timesIn(text: string): { stages: ReadonlySet<string>; years: ReadonlySet<string> } {
  const named = stages.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
  return { stages: new Set(named), years: new Set(text.match(year)) };
}
