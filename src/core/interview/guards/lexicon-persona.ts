import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';

const cannot = oneOf(
  "can(?:no|['’])t|cannot|can not|could not|couldn['’]t|won['’]t|will not|am unable to|are unable to|am not able to",
  'must decline to|have to decline to|refuse to|decline to|would rather not|prefer not to',
);
const serve = oneOf(
  'help|assist|answer|respond|provide|continue|comply|discuss|engage|do (?:that|this|so)|generate|fulfil|share|comment|participate',
  'ask (?:that|this|about|you|such)|support|produce|reveal|disclose|role-?play|pretend|say (?:that|this|anything)|tell you|give you',
  'talk about|proceed|make (?:that|this|such)|repeat (?:that|this)',
);
const service = '(?:help|assist|answer|respond|provide|continue|comply|discuss|engage)';
const hereIs = "(?:here is|here['’]s|here are|below is) (?:the|a|an|your|my|one|another|some|what)";
const wording = '(?:question|follow-up|response|utterance|line|version|possible|panel|reply|rewrite|wording|sentence)';
const artificial = '(?:digital|virtual|automated|artificial|simulated)';
const rewrite = oneOf('rewrite|reword|restate|retry|start over|think (?:about (?:what|how) to|step)|word this|phrase (?:this|the)|generate|craft|compose', 'rephrase');
const over = '(?:over|finished|terminated|cancelled|ended|complete|concluded)';

/** A model that falls out of its part: refusals, service phrases, thinking aloud, words that end what only the code may end. */
export const persona = lexicon('letters', [
  { phrase: "i(?:['’]m| am) (?:so |very |really |truly |deeply )?sorry|i regret", example: 'I am truly sorry. Who chose the jobs?', not: 'Were they sorry to lose the jobs?' },
  { phrase: 'my apologies|(?:i|we) apologi[sz]e|apologies(?=[,.!])', example: 'We apologise. Who chose the jobs?' },
  { phrase: 'sorry,? (?:but|i|about|for|if)|^sorry', example: 'Sorry. Who chose the jobs?' },
  { phrase: `(?:i|we) ${cannot} ${serve}`, example: 'We would rather not comment. Who chose the jobs?', not: 'I cannot follow the jobs. Who chose them?' },
  { phrase: '(?:unable|not able) to ' + service, example: 'The chair is unable to comply. Who chose the jobs?' },
  { phrase: 'not (?:feel )?comfortable (?:with|asking|answering|discussing|doing)', example: 'One is not comfortable asking. Who chose the jobs?' },
  {
    phrase: "i (?:do not|don['’]t) have (?:access|information|the ability|feelings|opinions|personal)|i have no (?:access|memory|opinion)",
    example: 'I have no memory of it. Who chose the jobs?',
  },
  { phrase: '(?:content|usage|safety|my) (?:policy|policies)|against (?:my|the) (?:policy|policies|guidelines|programming)', example: 'The usage policies forbid it. Who chose the jobs?' },
  { phrase: '(?:not|be|is) (?:in)?appropriate (?:for me|to)|inappropriate (?:request|content|response|question)', example: 'It is inappropriate to say. Who chose the jobs?' },
  { phrase: 'offensive content|a sensitive (?:topic|subject)', example: 'It is a sensitive subject. Who chose the jobs?' },
  { phrase: '(?:how|what) (?:can|may|else can) i (?:help|assist|do for)', example: 'What else can I do for you?' },
  { phrase: "(?:happy|glad|here) to (?:help|assist|continue|oblige|explain)|i(?:['’]d| would) be (?:happy|glad|delighted) to", example: 'Glad to oblige. Who chose the jobs?' },
  { phrase: 'let me know (?:if|when|how)|feel free to|hope (?:this|that|it) helps', example: 'Feel free to begin. Who chose the jobs?' },
  { phrase: 'anything else (?:i|you need|you would like)', example: 'Is there anything else you need?' },
  { phrase: raw`${hereIs}(?: \w+)? ${wording}`, example: 'Below is another possible wording. Who chose the jobs?', not: 'Here are the sixty-two jobs. Who chose them?' },
  { phrase: "^(?:sure|certainly)(?=[!,.])|^(?:of course|absolutely|okay|alright)[,!.]? (?:here is|here['’]s|i will|i['’]ll|let me)", example: 'Certainly. Who chose the jobs?', not: 'Are you sure?' },
  { phrase: 'the human|the user (?:is asking|asked me|wants me)', example: 'What the user wants me to ask: who chose the jobs?' },
  { phrase: 'my (?:character|persona)|in character|i,? the (?:chair|panell?ist|professor)', example: 'To stay in character: who chose the jobs?' },
  { phrase: raw`question (?:one|two|three|four|five|\d+) of`, example: 'Question 3 of the list: who chose the jobs?' },
  {
    phrase: raw`your (?:\w+ )?(?:refund|credits?|account|order|payment|restarts?|interviews) (?:is|are|was|were|has|have|will)`,
    example: 'Your refund is on its way. Who chose the jobs?',
    not: 'Was your order of jobs right?',
  },
  {
    phrase: raw`(?:interviews?|credits?|restarts?|minutes) (?:is|are|was|were|has been|have been) (?:added|granted|free|returned|given|restored)`,
    example: 'Five interviews were added. Who chose the jobs?',
  },
  { phrase: 'role[- ]?play(?:ing)?|the simulation|playing the (?:role|part)', example: 'It is a role play. Who chose the jobs?' },
  { phrase: `${artificial} (?:panell?ist|interviewer|panel|assistant)|as (?:the|an?|your) (?:panell?ist|interviewer)`, example: 'As your panelist: who chose the jobs?' },
  { phrase: `(?:let me|let['’]s|i) (?:need to |should |must |will )?${rewrite}`, example: 'I should rephrase. Who chose the jobs?' },
  { phrase: '(?:i|we) (?:need|should|have|must) (?:to )?(?:word|respond|generate|craft|stay in|keep (?:it|this) under)', example: 'We have to respond now. Who chose the jobs?' },
  { phrase: `(?:the|this|our|your) interview (?:is|has been) ${over}|that concludes`, example: 'This interview has been ended. Who chose the jobs?' },
  { phrase: "(?:we|i)(?:['’]re| are|['’]m| am) done (?:here|with you)|you (?:may|can) (?:leave|go) (?:now|home)", example: 'We are done here. Who chose the jobs?' },
  { phrase: '(?:next|send in the next|bring in the next) candidate|we will (?:let you know|be in touch|get back to you)', example: 'We will be in touch. Who chose the jobs?' },
]);
