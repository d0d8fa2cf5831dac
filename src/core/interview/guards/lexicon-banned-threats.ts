import { lexicon, raw } from '#core/text/lexicon.ts';

/** Threats, and any talk of hurting oneself. */
export const bannedThreats = lexicon('ascii', [
  { phrase: 'kill (?:you|yourself|him|her|them all)|hurt you(?!rself| more| most| less| least)|harm you(?!rself)', example: 'It may hurt you. Why ask?' },
  { phrase: '(?<!might )hurt yourself|suicide|end your life', example: 'Did you think of suicide?' },
  {
    phrase: "beat you up|(?:will|would|could|should|['’]ll|to) beat you|slap you|(?:will|would|could|should|to|['’]ll) hit you|punch you",
    example: 'Somebody should slap you. Why not?',
    not: 'Who beat your price?',
  },
  { phrase: '(?:destroy|ruin|finish|end|wreck) (?:you|your (?:career|life|future|chances|name))', example: 'I could wreck your name. Why should I not?' },
  { phrase: "you(?:['’]ll| will| are going to) (?:regret|pay for|suffer|be sorry)", example: 'You will be sorry. Who chose the jobs?' },
  {
    phrase:
      "blacklist you|you(?: are|['’]re| will be| were) blacklisted|(?<!\\b(?:the|a|that|which|any|every|first|" +
      "last|no) )report you|sue you|(?:i|we)(?:['’]ll| will| shall| could| may| would)? call the police",
    example: 'Shall we report you?',
  },
  { phrase: '(?:know|find out) where you live|watch your (?:back|step|tongue|mouth)', example: 'Watch your tongue. Who chose the jobs?' },
  { phrase: 'or else(?=[.!]|$)|mark my words', example: 'Answer, or else.', not: 'Was it luck, or else skill?' },
  { phrase: 'make sure (?:you never|no school|nobody)|no school will ever', example: 'I will make sure nobody hires. What now?' },
  { phrase: "i(?:['’]m| am) warning you|don['’]?t make me|do not make me", example: 'Do not make me repeat it. Who chose?' },
]);

const meet = '(?:on|for|a) (?:a )?(?:dinner|coffee|lunch)? ?date(?: with (?:me|us)| tonight)';

/** Sexual talk and advances. */
export const bannedSexual = lexicon('ascii', [
  {
    phrase:
      raw`sex(?! ratio\b)|sexual(?:ly|ity)?(?! harassment (?:committee|policy|training|law)\b)|sexy|porn\w*|erotic|` +
      raw`horny|orgasm\w*|fetish|kinky|condoms?|virgin(?:ity)?(?! (?:coconut|olive|oil|fibre|plastic)\b)|rape[ds]?`,
    example: 'You look sexy. Who chose the jobs?',
  },
  {
    phrase:
      raw`nudes?|naked(?! (?:eye|wires?|flames?)\b)|(?:lingerie|bikini|underwear)(?! (?:factory|units?|` +
      raw`brands?|exports?|orders?|market)\b)|undress\w*|strip for|breasts?(?! (?:cancer|milk)\b)|boobs?`,
    example: 'Was he naked there?',
  },
  {
    phrase:
      "you(?: are|['’]re| look| seem)?(?: \\w+)? attractive|attractive (?:woman|man|girl|boy|lady|face|body|candidate)|find (?:me|you|" +
      'him|her) attractive|attracted to (?:me|you|him|her|men|women)|hot body|(?:so|very|really|are|is|looking|you) hot(?=[.!?,]|$)',
    example: 'You are so hot. Who chose the jobs?',
    not: 'Was the furnace hot enough?',
  },
  { phrase: raw`kiss(?:ing|ed|es)?|seduc\w*|flirt\w*|make love|making out|sleep with|in bed with|(?:ever )?touch(?:ed)? you`, example: 'Do you flirt with clients?' },
  { phrase: `date me|go out with|${meet}|dinner with me`, example: 'Shall we go on a coffee date tonight?', not: 'On what date did it fail?' },
  { phrase: '(?:over|for|have) (?:a )?drinks?(?: with me| together|[.?!])|give me your (?:phone )?number', example: 'Tell it over drinks with me?' },
  { phrase: 'alone with (?:me|you)|come to my (?:room|hotel|place|cabin|flat)|my hotel', example: 'Come to my cabin and tell the rest.' },
  { phrase: 'lovely eyes|beautiful eyes|your (?:lips|legs|curves|smile)', example: 'You have lovely eyes. Who chose the jobs?' },
]);
