import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';

const wanting = oneOf(
  'want(?:ed|ing)? to|wanna|going to|gonna|plan(?:ning)? to|thinking (?:of|about)|thought of|thoughts of|feel(?:ing)? like',
  'tempted to|try(?:ing)? to|tried to|ready to|decided to|about to',
);
const modal = 'might|will|should';
const ofMe = raw`(?:i|i'm|i've|me|my)\b.{0,40}\b`;
const committing = raw`\s+(?:commit(?:ting)? )?`;
const iMeanTo = raw`${ofMe}(?:${wanting}|${modal}|i'll)${committing}`;
/** The same before words that others and things do too: whoever will die must be the speaker. */
const iMyselfMeanTo = oneOf(
  raw`${ofMe}(?<!\b(?:it|he|she|they|who|is|are|were)\s)${wanting}${committing}`,
  raw`i(?:'ll| (?:(?:just|also|really|maybe|soon|simply|rather|probably) )?(?:${modal}))(?: (?:just|rather|soon))?${committing}`,
);
const figurative = raw`(?! (?:laughing|of (?:shame|embarrassment|laughter|boredom)))`;

const wellIf = 'better|easier|best|fine|nice|good|happy|happier';
const notDo = "(?:don't|do not|didn't|did not|dont|never|couldn't|could not)";

/** Words of someone who may harm themselves, said of themselves. Hyperbole and other people's stories must not match. */
export const crisis = lexicon('ascii', [
  {
    phrase: raw`(?:kill|killing) myself(?!\s+(?:laughing|working|studying|over|with work|for marks|to finish))`,
    example: 'Some nights killing myself is all that is left.',
    not: 'I nearly killed myself laughing; I was killing myself working.',
  },
  { phrase: '(?:end|ending|take|taking) my (?:own )?life', example: 'Since the result I keep thinking of ending my life.', not: 'It changed my life.' },
  { phrase: 'end(?:ing)? it all', example: 'Some days ending it all looks easy.' },
  {
    phrase: raw`i(?:'m| am| feel| have been feeling| have been| still feel| keep feeling|'ve been)\b.{0,20}\bsuicidal`,
    example: 'I have been quite suicidal since March.',
    not: 'The squad was suicidal in attack.',
  },
  {
    phrase: raw`${iMyselfMeanTo}(?:suicide|self-?\s?harm|die)\b${figurative}`,
    example: 'Me, I just want to die.',
    not: 'I was about to die of embarrassment; I know that in this story the old king will die first.',
  },
  { phrase: raw`${iMeanTo}(?:hang|hurt|harm|cut)(?:ting|ing)? myself\b${figurative}`, example: 'At night I feel like cutting myself.', not: 'I hurt myself playing football.' },
  {
    phrase: raw`${iMeanTo}(?:end(?:ing)? everything|disappear forever|give up on life|giving up on life)\b${figurative}`,
    example: 'Now I will disappear forever.',
    not: 'In the match we ended everything early.',
  },
  {
    phrase: raw`${iMeanTo}jump(?:ing)? (?:off|from) (?:a|the|my|our) (?:\w+ )?(?:bridge|building|roof|terrace|balcony)\b${figurative}`,
    example: 'Yesterday I thought of jumping from the hostel roof.',
  },
  {
    phrase: raw`(?:${wellIf}) if i ${notDo} wake up(?! (?:my|his|her|the|him|them|at|early|so|in time|before|late))`,
    example: 'It would be easier if I never wake up.',
    not: 'It is better if I do not wake up my flatmate.',
  },
  {
    phrase: raw`(?:sleep|lie down|go to bed)\b.{0,15}\b(?:forever|and (?:never|not) wake up)`,
    example: 'I want to sleep and never wake up.',
    not: 'I sleep late and wake up at seven.',
  },
  {
    phrase: raw`(?:what(?:'s| is) the|no|any) (?:point|use) (?:of|in) me\b(?! \w+ing)`,
    example: 'I ask what is the point of me.',
    not: 'There was no point in me repeating the test.',
  },
  { phrase: 'nothing (?:left |more )?to live for', example: 'Since then there is nothing to live for.' },
  {
    phrase: "(?:don't|do not|dont|can't|cannot) see (?:a|any|the) (?:point|reason|sense) (?:in|to|of) (?:living|live|being alive|my life)",
    example: 'Nowadays I do not see any point in living.',
  },
  { phrase: 'want it all to (?:end|stop|be over)', example: 'At night I want it all to end.' },
  {
    phrase: "(?:don't|do not|dont) want to be (?:in this world|on this earth|around any ?more|alive)",
    example: 'Honestly I do not want to be in this world.',
  },
  {
    phrase: raw`(?:happier|better|easier|relieved) if i (?:was|were|am) (?:gone|dead|no more|not (?:there|here|alive|around|born))(?! (?:on|for|in|at|during)\b)`,
    example: 'My parents would be happier if I was gone.',
    not: 'It was better if I was not there for the vote.',
  },
  { phrase: 'i feel like (?:disappearing|vanishing)(?! (?:from|into))', example: 'These days I feel like disappearing.' },
  {
    phrase: raw`(?:i have been|i've been|i am|i'm) (?:cutting|harming) myself(?! (?:off|short|down|some))`,
    example: 'Since May I have been cutting myself.',
    not: 'I am cutting myself short here.',
  },
  {
    phrase: raw`i (?:took|have taken|swallowed) (?:a lot of|too many|all (?:the|my)|many|a handful of|a whole strip of) (?:sleeping )?(?:pills|tablets)`,
    example: 'Last month I took too many tablets.',
  },
  { phrase: raw`(?:suicidal|self-?harm) thoughts\b.{0,30}\b(?:i|me|my)`, example: 'Self-harm thoughts come to me often.' },
  { phrase: raw`(?:i|i'm|i've|my)\b.{0,25}\bsuicidal thoughts`, example: 'My worst days bring suicidal thoughts.' },
  {
    phrase: "(?:don't|do not|dont|no longer) (?:want|wish) to (?:live|be alive|exist|wake up)(?! (?:at|early|so|for|before|in|with|on|under|there|like|my|his|her|the)\\b)",
    example: 'Honestly I no longer wish to wake up.',
  },
  {
    phrase: "(?:no|not any|what(?:'s| is) the) (?:point|reason|use) (?:in |of |to )?(?:living|live|being alive|staying alive|my life)",
    example: 'What is the use of living now?',
    not: 'There is no point in leaving the plant idle.',
  },
  {
    phrase: raw`better off (?:dead|without me)(?! (?:as|in|on|at|there)\b| \w+ing)`,
    example: 'They are better off without me.',
    not: 'The team was better off without me as its planner.',
  },
  { phrase: 'wish i (?:was|were) (?:dead|never born)|wish i had never been born', example: 'Sometimes I wish I were dead.' },
  { phrase: "(?:can't|cannot|can not|cant) go on (?:living|any ?more|like this)", example: 'We cannot go on like this, I thought at night.' },
  { phrase: 'i keep (?:hurting|cutting|harming) myself', example: 'At home I keep harming myself.' },
  {
    phrase: raw`(?:main|mai|mein|mujhe|mera|meri|mere|hum)\b.{0,40}\b(?:khudkhushi|khudkushi|aatmahatya|atmahatya|suicide)`,
    example: 'Main kabhi kabhi aatmahatya ke baare mein sochta hoon.',
  },
  { phrase: '(?:mar jaana|mar jana|marna) chaht[aie]', example: 'Bas ab mar jana chahti hoon.' },
  { phrase: 'marne ka (?:mann|man|mn)', example: 'Aaj marne ka mann hai.' },
  { phrase: 'jee?na nahi(?:n)? chaht[aie]', example: 'Aage jeena nahin chahta.' },
  { phrase: raw`jee?ne ka (?:mann|man|koi matlab|koi fayda|dil)\b.{0,15}\bnahi\w*`, example: 'Jeene ka koi fayda nahi raha.' },
  { phrase: raw`(?:apni|meri) (?:jaan|jindagi|zindagi) (?:(?:le|de)(?= )|(?:lena|dena|khatam|khatm)\w*)`, example: 'Apni zindagi khatam karni hai.' },
  { phrase: 'khud ko (?:khatam|khatm|maar|nuksan|nuksaan)', example: 'Khud ko nuksan pahunchata hoon.' },
  { phrase: raw`sab (?:khatam|khatm) kar (?:dun|doon|lun|loon|dena chahta|dena chahti)\w*`, example: 'Lagta hai sab khatm kar doon.' },
]);

/** The same in Devanagari, which knows no word borders of ours. */
export const crisisInDevanagari = lexicon('open', [
  { phrase: '(?:मैं|मुझे|मेरी|मेरा|मै).{0,40}(?:आत्महत्या|खुदकुशी|मरना चाह|जान दे|जीना नहीं चाह)', example: 'मैं खुदकुशी के बारे में सोचता हूँ' },
  { phrase: '(?:मरना चाहत|जीना नहीं चाहत|जीने का मन नहीं)', example: 'अब जीने का मन नहीं है' },
]);

const never = "would never|will never|never|not going to|wouldn't|am not|i'm not|was not|wasn't|did not|didn't|don't";

/** A crisis denied: "I would never kill myself over marks". */
export const denied = lexicon('ascii', [
  { phrase: raw`(?:${never})\s+(?:\w+\s+){0,3}?(?:kill(?:ing)? myself|end(?:ing)? my life|suicidal|suicide|die)`, example: 'I would never even think of suicide.', not: 'I want to die.' },
]);

/** Something of an earlier time. */
export const longAgo = lexicon('ascii', [
  { phrase: raw`years ago|in (?:19|20)\d\d|at that time|back then|used to`, example: 'Back then I was panicking a lot.' },
  { phrase: 'in school|in college|in class|as a (?:child|teenager)', example: 'As a teenager I was scared.' },
]);

/** Somebody else's distress, a story or a matter of research. */
export const ofOthers = lexicon('ascii', [
  { phrase: 'my (?:friend|uncle|cousin|brother|sister|classmate|neighbour|colleague)', example: 'My cousin thought of suicide.' },
  { phrase: 'farmers?|kisan|students?|people|patients?', example: 'Many farmers end it all.' },
  { phrase: 'helpline|prevention|rates?|policy|paper|novel|film|movie|character|squad', example: 'The rates of suicide rose.' },
]);

const iFeel = "(?:i am|i'm|im|i feel|feeling|getting|i get|i am feeling)";

/** Words of someone in the middle of a panic attack: no question helps now. */
export const panic = lexicon('ascii', [
  {
    phrase: raw`(?:having|getting|have|in) (?:a |an )?(?:panic|anxiety) attack`,
    example: 'Having an odd day, having anxiety attack, sorry.',
  },
  {
    phrase: "i (?:can't|cannot|can not) breathe(?! without)",
    example: 'Here I cannot breathe.',
    not: 'I cannot breathe without my morning run.',
  },
  { phrase: raw`^(?:(?:sorry|sir|a|please)[, ]+)*(?:panic|anxiety) attack(?=[ .!]*$)`, example: 'Sorry, panic attack.' },
  {
    phrase: raw`(?:i am|i'm|im) (?:\w+ )?(?:shaking|trembling)(?! (?:hands|up|off|things|it|the)\b)`,
    example: 'My mind is blank and I am shaking.',
    not: 'I am shaking up the old roster.',
  },
  {
    phrase: 'my (?:hands|legs|whole body) (?:are|is) (?:shaking|trembling)',
    example: 'Sorry, my hands are shaking.',
  },
  { phrase: raw`my (?:heart|chest) is (?:racing|pounding|hurting|tight)`, example: 'Sorry, my heart is pounding.' },
  {
    phrase: raw`(?:i am|i'm|im) (?:really |just |already |still )?(?:crying|in tears)(?! (?:with|of|from) (?:joy|laugh|happ))`,
    example: 'Sorry sir, I am crying.',
    not: 'In that video I am crying with laughter.',
  },
  {
    phrase: raw`(?:can|could|may) (?:we|i) (?:please )?(?:stop|pause|take a (?:break|pause)) (?:here )?for (?:a|one|two|five|some|a few)(?: \w+)? (?:minutes?|moments?|time|while)\b`,
    example: 'Ma’am, can we stop for a minute?',
    not: 'Can I take a minute to think?',
  },
  { phrase: raw`saans nahi(?:n)? (?:aa|le) `, example: 'Mujhe saans nahi aa rahi.' },
]);

/** Words of someone under strain right now. */
export const strain = lexicon('ascii', [
  {
    phrase: raw`${iFeel}\s+(?:\w+\s+){0,2}?(?:nervous|anxious|panicky|panicking|overwhelmed|stressed|shaky|scared|breathless|dizzy|tense)`,
    example: 'I am getting a little shaky.',
    not: 'The client was nervous before the final.',
  },
  { phrase: "(?:very|so|too|really|extremely|quite|bit|little) nervous (?:right now|now|today|sir|ma'?am|actually)", example: 'A bit nervous today.' },
  { phrase: '^(?:sorry,? )?(?:very|so|really) nervous', example: 'Sorry, really nervous.' },
  {
    phrase: raw`(?:my )?mind (?:is|has gone|just went|went|goes|is going)\s+(?:\w+\s+)?blank(?! (?:in|during|at) )`,
    example: 'My mind just went completely blank.',
    not: 'My mind went blank during the viva.',
  },
  { phrase: raw`(?:i am|i'm|im) (?:\w+\s+){0,2}?blanking|blanking a bit`, example: 'I am totally blanking.' },
  { phrase: 'i (?:have )?gone blank|i went blank (?:sir|now|sorry)', example: 'I have gone blank.' },
  { phrase: 'completely blank', example: 'It is completely blank up here.' },
  { phrase: 'panick?ing', example: 'Panicking, one moment.' },
  { phrase: '(?:need|give me) (?:a|some) (?:breath|air)', example: 'Please give me a breath.' },
  { phrase: "i (?:can't|cannot|can not) (?:think|take (?:it|this) any ?more|do this)", example: 'Here I cannot think.' },
  { phrase: "i am (?:so )?sorry,? i (?:can't|cannot)", example: 'I am so sorry, I cannot.' },
  { phrase: 'ghabra (?:raha|rahi|gaya|gayi)|ghabrahat|dar lag raha', example: 'Thoda ghabra gayi hoon.' },
  { phrase: 'tension ho (?:rahi|raha)|blank ho (?:gaya|gayi)|dimag (?:kaam nahi|blank)', example: 'Sir dimag kaam nahi kar raha.' },
]);
