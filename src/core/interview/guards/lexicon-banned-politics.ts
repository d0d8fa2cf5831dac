import { lexicon, raw } from '#core/text/lexicon.ts';

const stance = '(?:views?|leanings?|opinions?|beliefs?|affiliation|ideology)';

/** Parties, leaders, votes and camps: the candidate's politics are no business of the panel. */
export const bannedPolitics = lexicon('ascii', [
  { phrase: raw`bjp|(?<!(?:science|history|labour|medical) )congress|aap|cpi\(?m?\)?|shiv sena|tmc|dmk|aiadmk|rss(?! feeds?\b)`, example: 'Do you like the BJP?' },
  { phrase: 'modi|amit shah|rahul gandhi|sonia gandhi|kejriwal|mamata banerjee|yogi adityanath|trump(?! cards?\\b)|putin|biden', example: 'Was Kejriwal right?' },
  { phrase: 'hindutva|khalistan|kashmir issue|article 370|ram mandir|babri', example: 'What of the Kashmir issue?' },
  {
    phrase:
      'which (?:political )?party (?:do|did|would|will|are|have) you|your (?:political )?party|your politics|' +
      'politically,? (?:are|where|what)|are you politically|the (?:ruling party|opposition) (?:good|bad|right|wrong|corrupt)',
    example: 'Which party do you like?',
  },
  { phrase: `(?:your|my|their) (?:\\w+ )?political \\w+|(?:which|what) political ${stance}|political ${stance} (?:do|did|are) you`, example: 'What are your political views?' },
  {
    phrase:
      '(?:you|i|your \\w+)(?: \\w+){0,2} (?:vote(?:d|s)?|voting)(?: (?:for|against)(?! (?:the|a|this|that)\\b)|' +
      '[.?!,]|$)|vote(?:d|s)? for (?:you|me|us)|(?:whom|who) (?:did|do|will|would) you vote|your vote',
    example: 'Is your vote fixed?',
    not: 'How did the club vote?',
  },
  { phrase: '(?:left|right)[- ]wing(?! of the\\b)|leftists?|anti-?nationals?', example: 'Are you left-wing?' },
  { phrase: 'bhakts?|andh ?bhakts?|libtards?|urban naxals?', example: 'Are they bhakts?' },
  { phrase: 'are you an? (?:communist|socialist|liberal|conservative|nationalist|marxist|maoist)', example: 'Are you a Marxist?', not: 'How liberal was the estimate?' },
  { phrase: 'the opposition (?:pay|paid|party)', example: 'Did the opposition pay you?' },
  {
    phrase:
      '(?:support|oppose|like|hate|favou?r|blame|trust) (?:the |this )?(?:government|prime minister|' +
      'opposition)(?! (?:schools?|hospitals?|teachers?|doctors?|schemes?|offices?|staff)\\b)|think (?:that )?the prime minister',
    example: 'Do you blame the government?',
    not: 'Who in the government signed?',
  },
]);
