import { lexicon, raw } from '#core/text/lexicon.ts';

const stance = '(?:views?|leanings?|opinions?|beliefs?|affiliation|ideology)';

/** Parties, leaders, votes and camps: the candidate's politics are no business of the panel. */
export const bannedPolitics = lexicon('ascii', [
  { phrase: raw`bjp|congress|aap|cpi\(?m?\)?|shiv sena|tmc|dmk|aiadmk|rss`, example: 'Do you like the BJP?' },
  { phrase: 'modi|amit shah|rahul gandhi|sonia gandhi|kejriwal|mamata banerjee|yogi adityanath|trump|putin|biden', example: 'Was Kejriwal right?' },
  { phrase: 'hindutva|khalistan|kashmir issue|article 370|ram mandir|babri', example: 'What of the Kashmir issue?' },
  { phrase: 'which party|your party|political part(?:y|ies)|ruling party|your politics|politically', example: 'Which party do you like?' },
  { phrase: `political ${stance}`, example: 'What are your political views?' },
  { phrase: 'vote(?:d|s)? (?:for|against)|voting for|(?:whom|who) (?:did|do|will|would) you vote|your vote', example: 'Is your vote fixed?', not: 'How did the club vote?' },
  { phrase: 'left[- ]wing|right[- ]wing|leftists?|anti-?nationals?', example: 'Are you left-wing?' },
  { phrase: 'bhakts?|andh ?bhakts?|libtards?|urban naxals?', example: 'Are they bhakts?' },
  { phrase: 'are you an? (?:communist|socialist|liberal|conservative|nationalist|marxist|maoist)', example: 'Are you a Marxist?', not: 'How liberal was the estimate?' },
  { phrase: 'the opposition (?:pay|paid|party)', example: 'Did the opposition pay you?' },
  { phrase: '(?:support|oppose|like|hate|favou?r|blame|trust) (?:the |this )?(?:government|prime minister|opposition)', example: 'Do you blame the government?', not: 'Who in the government signed?' },
]);
