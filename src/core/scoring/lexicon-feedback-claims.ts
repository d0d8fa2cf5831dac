import { type Entry, lexicon, oneOf, raw } from '#core/text/lexicon.ts';

/** What feedback may claim of an interview that the log or the receipts can deny (rule PROSE-4). */
export type Subject =
  | 'push'
  | 'follow_up'
  | 'no_follow_up'
  | 'asking'
  | 'question'
  | 'answer'
  | 'unanswered'
  | 'feeling'
  | 'conflict'
  | 'not_knowing'
  | 'reason'
  | 'other_side'
  | 'figure'
  | 'name'
  | 'change'
  | 'result'
  | 'setting'
  | 'act'
  | 'lesson'
  | 'decision'
  | 'right'
  | 'wrong';

const panel = '(?:panel|panellists?|interviewers?|they|he|she)';
const push = '(?:push|press|pressur|challeng|grill|corner|interrupt|attack|provok|needl)(?:e|ed|ing|es|s)?';
const pushed = '(?:pushed|pressed|pressured|challenged|grilled|cornered|interrupted|attacked|provoked)';
const feelings = oneOf('felt|liked|loved|hated|believed|trusted|seemed|looked|thought|wanted|enjoyed|smiled|laughed|nodded', 'doubted|was|were|agreed|noticed|admired');

/** The things feedback speaks of; whether it says that they are there or that they are not is read from the words around them. */
export const feedbackSubjects = lexicon<Entry & { about: Subject }>('letters', [
  {
    phrase: `${panel}(?: [a-z]+){0,2} ${push}`,
    about: 'push',
    example: 'The panel then pressed the point.',
    not: 'You pushed the date.',
  },
  {
    phrase: raw`(?:was|were|being|been|be|got|when|once|after|where|if|even|until|as|while|you,|and|then|asked) (?:you )?(?:\w+ly )?${pushed}`,
    about: 'push',
    example: 'It held when pushed.',
  },
  { phrase: `${push} (?:you|back|further|hard|harder|by|from)`, about: 'push', example: 'Pressing you brought more.' },
  {
    phrase: oneOf('under (?:pressure|fire|attack|stress)', '(?:the|any|some|each|every|all|hard|real) (?:push|pressure|grilling|heat|attack|challenge|interruption)(?:e?s)?', 'pushback|pushes'),
    about: 'push',
    example: 'Under pressure the answers got shorter.',
  },
  {
    phrase: '(?:stood|stayed|stands?|holds?|held|kept) (?:your |its |the |up |on )?(?:ground|standing|firm)',
    about: 'push',
    example: 'You stood your ground.',
    not: 'You stood in line.',
  },
  {
    phrase: oneOf(
      raw`follow(?:ed|ing|s)?[- ]?ups?|follow(?:ed|s)? (?:it|this|that|you) up|prob(?:e|es|ed|ing)`,
      raw`(?:further|second) questions?|question(?:ed|ing)? further|hints?|(?:came|come|went|go) back to (?:you|it|this)`,
      raw`(?:dug|dig|digs|digging|went) (?:deeper|further)`,
    ),
    about: 'follow_up',
    example: 'The follow-ups found more.',
  },
  {
    phrase: raw`ask(?:s|ed|ing)? (?:you )?(?:again|further|more|once more|back|about it again)`,
    about: 'follow_up',
    example: 'Asked again, you had more to say.',
  },
  {
    phrase: oneOf(
      raw`(?:only )?(?:asked|questioned) (?:only |just )?once|single question|nothing (?:came|followed)`,
      raw`let (?:it|this|that|you) (?:go|rest|pass|off)|moved on|second look|left it (?:there|at that)`,
    ),
    about: 'no_follow_up',
    example: 'You were only asked once.',
    not: 'It was told to everybody.',
  },
  {
    phrase: oneOf(
      raw`leaned on you|(?:took|take|taking) the (?:hits|blows|punches)|withstood|weathered|unshaken|rattled`,
      raw`(?:kept|stayed|remained) (?:calm|cool|steady)|(?:got|was|were|turned) (?:rough|tough|hot|heated|hostile|harsh)`,
      raw`nerves?|shak(?:e|en) you|stress`,
    ),
    about: 'push',
    example: 'You took the hits well.',
    not: 'You took the train.',
  },
  {
    phrase: `${oneOf(panel, 'we|nobody|no one')} (?:[a-z]+ ){0,4}(?:come|came|get|got|turn(?:ed)?|reach(?:ed)?|ask(?:ed|s)?|touch(?:ed)?|raised?|brought|bring|address(?:ed)?)`,
    about: 'asking',
    example: 'The panel did not come to this.',
  },
  {
    phrase: raw`(?:was|were|been|being|is|got|left) (?:\w+ ){0,2}(?:asked|raised|put to you|covered|discussed|touched)|went unasked`,
    about: 'asking',
    example: 'This was not asked.',
  },
  { phrase: 'questions?', about: 'question', example: 'No question was put here.' },
  { phrase: 'answers?|replies|turns', about: 'answer', example: 'In three answers you said it.' },
  {
    phrase: oneOf(
      raw`(?:did not|didn't|never|could not|couldn't|would not) (?:\w+ )?(?:answer|reply|respond)`,
      raw`(?:gave|had) no (?:answer|reply)|unanswered|(?:fell|stayed|were|was|kept) silent|said nothing|dodged|evaded`,
      raw`avoided the question|passed on (?:it|this|the question)`,
    ),
    about: 'unanswered',
    example: 'You did not answer it.',
  },
  {
    phrase: oneOf(
      `(?:the panel|panellists?|interviewers?) (?:[a-z]+ )?${feelings}`,
      '(?:the panel|the panellists?|the interviewers?|the table) (?!to|of|ask|then|did|never|push|press|challeng)[a-z]+',
    ),
    about: 'feeling',
    example: 'The panel was convinced.',
    not: 'Ninety panels were rejected.',
  },
  {
    phrase: raw`contradict\w*|in conflict|conflicts? with|inconsisten\w+|at odds|does not match`,
    about: 'conflict',
    example: 'You contradicted yourself.',
  },
  {
    phrase: raw`(?:did not|didn't|do not|don't) know|(?:had )?no idea`,
    about: 'not_knowing',
    example: 'You said that you did not know.',
  },
  {
    phrase: raw`reason(?:s|ed|ing)?|argu(?:e|ed|es|ing|ment|ments)|ground|causes?|because|why|grounds|groundless|justif\w+|rationale|expla(?:in|ins|ined|nation|nations|ining)`,
    about: 'reason',
    example: 'You gave no reason for it.',
    not: 'A reasonable start.',
  },
  {
    phrase: oneOf(raw`other side|another side|one-sided|counter-?points?|counter-?arguments?|trade-?offs?|downsides?|drawbacks?`, raw`objections?|opposite view|against (?:you|it|yourself)`),
    about: 'other_side',
    example: 'The other side is still missing.',
  },
  {
    phrase: raw`numbers?|figures?|digits?|counted|metrics?|statistics?|percentages?|quantit\w+|quantif\w+`,
    about: 'figure',
    example: 'There is no figure in it.',
  },
  { phrase: 'names?|named', about: 'name', example: 'A name: which firm, which place.' },
  { phrase: 'measured (?:results?|changes?|outcomes?)', about: 'change', example: 'A measured result beside the facts.' },
  {
    phrase: raw`(?<!measured )(?:results?|outcomes?|endings?|consequences?)|came of it|(?:an|no|its) end|how it ended`,
    about: 'result',
    example: 'It never reached a result.',
  },
  { phrase: 'settings?|scene|context', about: 'setting', example: 'The setting stays vague.' },
  {
    phrase: oneOf(raw`(?:acts?|actions?|steps?|deeds?|works?) of (?:yours|your own)`, raw`(?:your )?own (?:part|role|act|action|work|contribution)s?|your (?:part|role|contribution)|what you did`),
    about: 'act',
    example: 'Your own part stays in the dark.',
  },
  {
    phrase: raw`lessons?|learn(?:t|ed|ing|s)?|reflect\w*|takeaways?|do differently|looks? back`,
    about: 'lesson',
    example: 'What you learnt, or would do differently.',
  },
  { phrase: raw`decisions?|decid(?:e|ed|es|ing)`, about: 'decision', example: 'A decision that was yours alone.' },
  {
    phrase: '(?:right|correct|exact) (?:final )?(?:answer|solution|result|number)|solved|solution',
    about: 'right',
    example: 'You found the right answer.',
  },
  {
    phrase: '(?:wrong|incorrect|mistaken) (?:final )?(?:answer|solution|result|number)|(?:is|was|stays|stayed|were) (?:wrong|incorrect)',
    about: 'wrong',
    example: 'The answer stayed wrong.',
  },
]);

/** Words that say of what stands beside them that it is not there. */
export const denials = lexicon('letters', [
  {
    phrase: raw`no|not|never|none|nil|nothing|nobody|nowhere|neither|nor|without|cannot|[a-z]+n't|zero`,
    example: 'There is no figure in it.',
    not: 'Note the figure.',
  },
  {
    phrase: oneOf(
      raw`miss(?:ing|es|ed)|lack(?:s|ed|ing)?|absen(?:t|ce)|omit(?:s|ted)?|omission|left out|leaves? out|skip(?:s|ped)?`,
      raw`short (?:of|on)|devoid|thin on|light on|free of|empty of|bare of|instead of|rather than|in place of`,
    ),
    example: 'The reason is missing.',
  },
  {
    phrase: oneOf(
      raw`hardly|barely|in vain|if only|secret|to yourself|scarcely|rarely|seldom|few|little|too (?:few|little)|fail(?:s|ed)? to|refus(?:es|ed)|forg(?:ot|ets)`,
      raw`would have|conspicuous|free`,
      raw`unclear|vague|open|in the dark|undefended|unsupported|unexplained|stops? before|one-sided|groundless|went unasked`,
    ),
    example: 'You failed to give a reason.',
  },
]);

/** Words that ask for what is not there yet. */
export const wishes = lexicon('letters', [
  {
    phrase: raw`needs?|needed|wants?|could use|could do with|would (?:have )?help(?:ed)?|deserves?|should|add|bring|give|try|start with`,
    example: 'It needs a number.',
    not: 'It gave a number.',
  },
]);

/** Sentences that tell of the interview, where others set a step to take. */
export const telling = lexicon('letters', [
  {
    phrase: oneOf(
      raw`(?:you|your \w+|it|there|this|panel|transcript|answers?|story|nobody|no one|none|they)(?: [\w']+){0,3} \w{2,}ed`,
      raw`(?:you|your \w+|it|there|this|panel|transcript|answers?|story|nobody|no one|none|they)(?: [\w']+){0,3} ${oneOf(
        'was|were|did|had|gave|said|told|left|came|went|made|held|stood|saw|brought|is missing|lacks?',
      )}`,
    ),
    example: 'The panel never asked for it.',
    not: 'Know the value of every number, and how each was measured.',
  },
]);
