import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';

const insult = oneOf('stupid|idiots?|idiotic|dumb|moron\\w*|useless|pathetic|fools?|foolish|rubbish|garbage|trash|crap|worthless|a joke|nonsense', 'shitty|brainless|losers?');
const hindiInsult = oneOf('bewakoof|bevkoof|bewkuf|gadh[ae]|pagal|bakwas|faltu|ghatiya');
const target = oneOf("you|you're|your|u r|panel\\w*|bots?|interviewers?|professors?|this (?:interview|question|thing|app|ai)|these questions");
const hindiTarget = oneOf('tum|tu|tumhara|tere|aap|aapka|ye interview|yeh interview|ye sawal|yeh sawal');
const insulted = oneOf('bot|ai|panel\\w*|interviewers?|professors?|machine|question|questions|interview|software|people like you', 'ho tum|hai tu|hai tum|ho aap');
const foul = (...words: readonly string[]): string => raw`(?<!\p{L})${oneOf(...words)}(?!\p{L})`;
const opens = raw`(?:^|[.!?,]\s*)`;

/** Insults and foul words for the panel. */
export const rudeWords = lexicon('open', [
  { phrase: raw`\b${target}\b(?:\s+\S+){0,3}?\s+${insult}\b`, example: 'These questions are plain garbage.', not: 'The machine was useless so we replaced it.' },
  { phrase: raw`\b${hindiTarget}\b(?:\s+\S+){0,3}?\s+${hindiInsult}\b`, example: 'Yeh sawal kitna bakwas hai.', not: 'Pehle aap is a joke in our city.' },
  { phrase: raw`\b(?:${insult}|${hindiInsult})\s+(?:\w+\s+){0,1}?${insulted}\b`, example: 'Faltu interview, really.', not: 'I was stupid to ignore the warning light.' },
  { phrase: raw`${opens}(?:just |will you |please )?shut (?:the \w+ )?up\b`, example: 'Will you shut up.', not: 'He told me to shut up.' },
  { phrase: raw`\byou (?:shut|can shut) up\b`, example: 'Both of you shut up.' },
  { phrase: raw`${opens}(?:get lost|go to hell|screw you|damn you|buzz off)`, example: 'Well, go to hell.', not: 'We did not get lost on the trek.' },
  { phrase: raw`${opens}(?:bakwas band kar\w*|chup (?:kar|raho|be|ho ja)|dafa ho\w*|nikal (?:yahan|yaha|be))`, example: 'Arre, chup raho.' },
  { phrase: foul('f+u+c+k+\\w*|f\\*+\\w*|f[*@#]ck\\w*|bastards?|bullshit|bitch\\w*|asshole\\w*|motherf\\w*'), example: 'What bullshit is it now.' },
  { phrase: foul('chut[iy]y[ae]\\w*|ch[*u]t[*i]ya|madarch[o*]d\\w*|madarjaat|bh?e?h?[ae]nch[o*]d\\w*|behench\\w*'), example: 'Bhenchod kya sawal hai.' },
  { phrase: foul('bhosdi\\w*|bhosad\\w*|gaa?ndu?|haraa?mi\\w*|haramz\\w+|kamin[ae]|kutt[ei] ke', 'saal[ae] (?:tu|tum|kutt\\w*|chup|sab)|randi\\w*|lavd[ae]\\w*|lund'), example: 'Saale tum log.' },
  { phrase: raw`\b(?:bloody|damn) (?:fools?|idiots?|bot|panel|hell)\b`, example: 'Bloody hell.' },
  { phrase: raw`^\s*(?:idiots?|morons?|fools?|losers?)\s*[.!]*$`, example: 'Morons!', not: 'Fools rush in, says the poem.' },
]);

const willDo = "(?:i will|i'll|i am going to|i'm going to|i want to|gonna|will)";
const harm = '(?:kill|beat|hit|slap|hurt|stab|shoot|rape|find|hunt)';
const you = '(?:you|u|your (?:family|children|wife|daughter|house))';
const harmless = raw`(?! (?:out|in your|on|the|a|some|at your|to be|very|all)\b)`;
const group = '(?:muslims?|hindus?|dalits?|christians?|sikhs?|biharis?|madrasis?|chinkis?|women|girls|gays?|blacks?|reserved)';
const allOfThem = raw`\b(?:all|those|these|you) (?:\w+\s+)?${group} (?:\w+\s+){0,2}?`;

/** Threats, sexual talk and hatred. */
export const harassmentWords = lexicon('open', [
  { phrase: raw`\b${willDo}\s+(?:\w+\s+)?${harm} ${you}\b${harmless}`, example: 'I will surely slap your wife.', not: 'We will beat you on the price, I told the rival.' },
  { phrase: raw`\b(?:i know where you live|watch your back|you will (?:pay for this|regret this)|come to your house)\b`, example: 'One day you will regret this.' },
  { phrase: raw`\b(?:you(?:'re| are)|u r|madam is|ma'?am is|she is) (?:\w+\s+)?(?:sexy|hot|a babe|so beautiful|horny)\b`, example: 'Madam is very hot.', not: 'The furnace was hot.' },
  { phrase: raw`\b(?:date|marry|kiss|sleep with|have sex with|touch) (?:you|u|with you)\b(?! (?:with|as))`, example: 'Let me kiss you.', not: 'May I touch you with a question?' },
  { phrase: raw`\b(?:send|show) (?:me )?(?:your )?(?:nudes?|boobs|naked|private)\b`, example: 'Now show me your boobs.' },
  { phrase: raw`\bare you (?:single|married|a virgin)\b`, example: 'Madam are you single?' },
  { phrase: raw`\bwhat are you wearing\b`, example: 'And what are you wearing?' },
  { phrase: raw`\bsex (?:with|chat)\b`, example: 'Is there a sex chat after it?' },
  { phrase: raw`\b(?:tujhe|tumhe|tumko|tereko|aapko) (?:maar|kaat|dekh) (?:dunga|dungi|doonga|dalunga|lunga|lungi)\b`, example: 'Bahar mil, tumhe dekh lunga.' },
  {
    phrase: raw`${allOfThem}should (?:be (?:killed|banned|thrown|burnt|shot)|die|leave|go back|stay in the kitchen)\b`,
    example: 'All those women should stay in the kitchen.',
    not: 'All women in the team should get a night cab.',
  },
  { phrase: raw`${allOfThem}are (?:dirty|terrorists?|thieves|inferior|animals|filth|scum|vermin|trash)\b`, example: 'These Biharis are thieves.', not: 'These women are the best welders we have.' },
]);

/** Before an insult: somebody tells what somebody else said. */
export const teller = lexicon('ascii', [
  { phrase: 'called me|told me|tell me|said|says|shouted|yelled|abused|wrote|texted', example: 'He shouted that we were stupid.' },
  { phrase: 'customer|client|boss|manager|senior|uncle', example: 'My boss: shut up.' },
  { phrase: 'he|she|they|someone|somebody|people|a guy', example: 'Somebody abused the umpire.' },
  { phrase: 'crowd|troll\\w*|comments?|film|song|book', example: 'Trolls: your plant is rubbish.' },
]);
