import { wordCount } from '#core/text/words-of.ts';
import type { AbuseLevel, DistressLevel } from '#core/answers/answer-signals.ts';

const will = String.raw`(?:want(?:ed|ing)? to|wanna|going to|gonna|plan(?:ning)? to|thinking (?:of|about)|thought of|thoughts of|feel(?:ing)? like|tempted to|try(?:ing)? to|tried to|ready to|decided to|about to|might|will|i'll|should)`;

/** Words of someone who may harm themselves, said of themselves. Hyperbole and other people's stories must not match. */
const crisis: readonly RegExp[] = [
  /\b(?:kill|killing) myself\b(?!\s+(?:laughing|working|studying|over|with work|for marks|to finish))/iu,
  /\b(?:end|ending|take|taking) my (?:own )?life\b/iu,
  /\bend(?:ing)? it all\b/iu,
  /\bi(?:'m| am| feel| have been feeling| have been| still feel| keep feeling|'ve been)\b.{0,20}\bsuicidal\b/iu,
  new RegExp(
    String.raw`\b(?:i|i'm|i've|me|my)\b.{0,40}\b${will}\s+(?:commit(?:ting)? )?(?:suicide|self-?\s?harm|die|hang(?:ing)? myself|hurt(?:ing)? myself|harm(?:ing)? myself|cut(?:ting)? myself|end(?:ing)? everything|jump off (?:a|the) (?:bridge|building|roof|terrace)|disappear forever|give up on life|giving up on life)\b(?! (?:laughing|of (?:shame|embarrassment|laughter|boredom)))`,
    'iu',
  ),
  /\b(?:suicidal|self-?harm) thoughts\b.{0,30}\b(?:i|me|my)\b|\b(?:i|i'm|i've|my)\b.{0,25}\bsuicidal thoughts\b/iu,
  /\b(?:don't|do not|dont|no longer) (?:want|wish) to (?:live|be alive|exist|wake up)\b/iu,
  /\b(?:no|not any|what(?:'s| is) the) (?:point|reason|use) (?:in |of |to )?(?:living|live|being alive|staying alive|my life)\b/iu,
  /\b(?:better off (?:dead|without me)|wish i (?:was|were) (?:dead|never born)|wish i had never been born)\b/iu,
  /\b(?:i )?(?:can't|cannot|can not|cant) go on (?:living|any ?more|like this)\b/iu,
  /\bi keep (?:hurting|cutting|harming) myself\b/iu,
  /\b(?:main|mai|mein|mujhe|mera|meri|mere|hum)\b.{0,40}\b(?:khudkhushi|khudkushi|aatmahatya|atmahatya|suicide)\b/iu,
  /\b(?:mar jaana|mar jana|marna) chaht[aie]\b|\bmarne ka (?:mann|man|mn)\b|\bjee?na nahi(?:n)? chaht[aie]\b|\bjee?ne ka (?:mann|man|koi matlab|koi fayda|dil)\b.{0,15}\bnahi/iu,
  /\b(?:apni|meri) (?:jaan|jindagi|zindagi) (?:le |de |lena|dena|khatam|khatm)|\bkhud ko (?:khatam|khatm|maar|nuksan|nuksaan)\b|\bsab (?:khatam|khatm) kar (?:dun|doon|lun|loon|dena chahta|dena chahti)/iu,
  /(?:मैं|मुझे|मेरी|मेरा|मै).{0,40}(?:आत्महत्या|खुदकुशी|मरना चाह|जान दे|जीना नहीं चाह)|(?:मरना चाहत|जीना नहीं चाहत|जीने का मन नहीं)/u,
];

const denied =
  /\b(?:would never|will never|never|not going to|wouldn't|am not|i'm not|was not|wasn't|did not|didn't|don't)\s+(?:\w+\s+){0,3}?(?:kill(?:ing)? myself|end(?:ing)? my life|suicidal|suicide|die)\b/iu;
const longAgo =
  /\b(?:years ago|in (?:19|20)\d\d|in school|in college|in class|as a (?:child|teenager)|at that time|back then|used to)\b/iu;
const bereaved =
  /\b(?:farmers?|kisan|students?|my (?:friend|uncle|cousin|brother|sister|classmate|neighbour|colleague)|people|patients?|helpline|prevention|rates?|novel|film|movie|paper|character|squad|policy)\b/iu;

const strain: readonly RegExp[] = [
  /\b(?:i am|i'm|im|i feel|feeling|getting|i get|i am feeling)\s+(?:\w+\s+){0,2}?(?:nervous|anxious|panicky|panicking|overwhelmed|stressed|shaky|scared|breathless|dizzy|tense)\b/iu,
  /\b(?:very|so|too|really|extremely|quite|bit|little) nervous (?:right now|now|today|sir|ma'?am|actually)\b|^\s*(?:sorry,? )?(?:very|so|really) nervous\b/iu,
  /\b(?:my )?mind (?:is|has gone|just went|went|goes|is going)\s+(?:\w+\s+)?blank\b(?! (?:in|during|at) )/iu,
  /\b(?:i am|i'm|im) (?:\w+\s+){0,2}?blanking\b|\bi (?:have )?gone blank\b|\bcompletely blank\b|\bi went blank (?:sir|now|sorry)\b|\bblanking a bit\b/iu,
  /\bpanick?ing\b|\b(?:having|getting) (?:a )?(?:panic|anxiety) attack\b/iu,
  /\b(?:can|could|may) i (?:have|take|get) (?:a|one|some) (?:minute|moment|second|breath|time|sip)\b|\b(?:need|give me) (?:a|one|some) (?:minute|moment|second|breath|time)\b/iu,
  /\bi (?:can't|cannot|can not) (?:think|breathe|take (?:it|this) any ?more|do this)\b/iu,
  /\b(?:ghabra (?:raha|rahi|gaya|gayi)|ghabrahat|dar lag raha|tension ho (?:rahi|raha)|blank ho (?:gaya|gayi)|dimag (?:kaam nahi|blank))\b/iu,
  /\bi am (?:so )?sorry,? i (?:can't|cannot)\b/iu,
];

/** Whether the candidate is in a crisis or under strain, English and Hinglish (panel.md B3.6). `crisis` leaves the interview at once, so it needs words about themselves. */
export function distressOf(text: string, sentences: readonly string[]): DistressLevel {
  let level: DistressLevel = 'none';
  for (const sentence of sentences) {
    if (!crisis.some((pattern) => pattern.test(sentence))) continue;
    if (denied.test(sentence)) continue;
    const aboutOthers =
      bereaved.test(sentence) &&
      !/\b(?:i|i'm|i've)\b.{0,30}(?:myself|my (?:own )?life|want|feel|going|thinking|suicidal)/iu.test(
        sentence,
      );
    if (aboutOthers) continue;
    if (!longAgo.test(sentence) || !/\b(?:was|had|were|went|used)\b/iu.test(sentence)) return 'crisis';
    level = 'mild_stress';
  }
  const present = wordCount(text) <= 60 || /\bright now\b/i.test(text);
  return present &&
    sentences.some((sentence) => strain.some((pattern) => pattern.test(sentence)) && !longAgo.test(sentence))
    ? 'mild_stress'
    : level;
}

const foul = String.raw`(?:f+u+c+k+\w*|f\*+\w*|f[*@#]ck\w*|bastards?|bullshit|bitch\w*|asshole\w*|motherf\w*|chut[iy]y[ae]\w*|ch[*u]t[*i]ya|madarch[o*]d\w*|madarjaat|bh?e?h?[ae]nch[o*]d\w*|behench\w*|bhosdi\w*|bhosad\w*|gaa?ndu?|haraa?mi\w*|haramz\w+|kamin[ae]|kutt[ei] ke|saal[ae] (?:tu|tum|kutt\w*|chup|sab)|randi\w*|lavd[ae]\w*|lund)`;
const insult = String.raw`(?:stupid|idiots?|idiotic|dumb|moron\w*|useless|pathetic|fools?|foolish|rubbish|garbage|trash|crap|worthless|a joke|nonsense|shitty|brainless|losers?|bewakoof|bevkoof|bewkuf|gadh[ae]|pagal|bakwas|faltu|ghatiya)`;
const target = String.raw`(?:you|you're|your|u r|panel\w*|bots?|interviewers?|professors?|this (?:interview|question|thing|app|ai)|these questions|tum|tu|tumhara|tere|aap|aapka|ye interview|yeh interview|ye sawal|yeh sawal)`;

const rude: readonly RegExp[] = [
  new RegExp(String.raw`\b${target}\b(?:\s+\S+){0,3}?\s+${insult}\b`, 'iu'),
  new RegExp(
    String.raw`\b${insult}\s+(?:\w+\s+){0,1}?(?:bot|ai|panel\w*|interviewers?|professors?|machine|question|questions|interview|software|people like you|ho tum|hai tu|hai tum|ho aap)\b`,
    'iu',
  ),
  /(?:^|[.!?,]\s*)(?:just |will you |please )?shut (?:the \w+ )?up\b|\byou (?:shut|can shut) up\b/iu,
  /(?:^|[.!?,]\s*)(?:get lost|go to hell|screw you|damn you|buzz off|bakwas band kar\w*|chup (?:kar|raho|be|ho ja)|dafa ho\w*|nikal (?:yahan|yaha|be))/iu,
  new RegExp(String.raw`(?<![\p{L}])${foul}(?![\p{L}])`, 'iu'),
  /\b(?:bloody|damn) (?:fools?|idiots?|bot|panel|hell)\b|^\s*(?:idiots?|morons?|fools?|losers?)\s*[.!]*$/iu,
];

const harassment: readonly RegExp[] = [
  /\b(?:i will|i'll|i am going to|i'm going to|i want to|gonna|will)\s+(?:\w+\s+)?(?:kill|beat|hit|slap|hurt|stab|shoot|rape|find|hunt) (?:you|u|your (?:family|children|wife|daughter|house))\b(?! (?:out|in your|on|the|a|some|at your|to be|very|all)\b)/iu,
  /\b(?:i know where you live|watch your back|you will (?:pay for this|regret this)|come to your house)\b/iu,
  /\b(?:you(?:'re| are)|u r|madam is|ma'?am is|she is) (?:\w+\s+)?(?:sexy|hot|a babe|so beautiful|horny)\b|\b(?:date|marry|kiss|sleep with|have sex with|touch) (?:you|u|with you)\b(?! (?:with|as))|\b(?:send|show) (?:me )?(?:your )?(?:nudes?|boobs|naked|private)\b|\bare you (?:single|married|a virgin)\b|\bwhat are you wearing\b|\bsex (?:with|chat)\b/iu,
  /\b(?:tujhe|tumhe|tumko|tereko|aapko) (?:maar|kaat|dekh) (?:dunga|dungi|doonga|dalunga|lunga|lungi)\b/iu,
  /\b(?:all|those|these|you) (?:\w+\s+)?(?:muslims?|hindus?|dalits?|christians?|sikhs?|biharis?|madrasis?|chinkis?|women|girls|gays?|blacks?|reserved) (?:\w+\s+){0,2}?(?:should (?:be (?:killed|banned|thrown|burnt|shot)|die|leave|go back|stay in the kitchen)|are (?:dirty|terrorists?|thieves|inferior|animals|filth|scum|vermin|trash))\b/iu,
];

const reported =
  /\b(?:called me|told me|tell me|said|says|shouted|yelled|abused|wrote|texted|customer|client|boss|manager|senior|uncle|he|she|they|someone|somebody|people|a guy|crowd|troll\w*|comments?|film|song|book)\b/iu;

/** Whether the answer insults, threatens or harasses the panel. Frustration with oneself, the day or the question's difficulty is not abuse, nor is telling what somebody else said. */
export function abuseOf(sentences: readonly string[]): AbuseLevel {
  if (sentences.some((sentence) => saidToPanel(sentence, harassment))) return 'harassment';
  return sentences.some((sentence) => saidToPanel(sentence, rude)) ? 'rude' : 'none';
}

/** Whether one of the patterns stands in the sentence without a teller before it. */
function saidToPanel(sentence: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => {
    const match = pattern.exec(sentence);
    return (
      match !== null &&
      !reported.test(sentence.slice(0, match.index)) &&
      !/\bi told\b/i.test(sentence.slice(match.index))
    );
  });
}

const trait = String.raw`(?:dalit|adivasi|tribal|brahmin|rajput|kshatriya|vaishya|kayastha|jat|yadav by caste|lower caste|upper caste|backward (?:caste|class|community)|scheduled (?:caste|tribe)|obc|general category|reserved category|muslim|hindu|christian|sikh|jain|buddhist|parsi|atheist|woman|girl|lady|female|gay|lesbian|queer|trans(?:gender| woman| man)?|bisexual|non-binary|disabled|blind|deaf|differently abled|differently-abled|handicapped|wheelchair user|dyslexic|autistic|pregnant|married|unmarried|divorced|widow(?:ed)?|widower|engaged|single mother|single mom|dark-skinned|overweight|below poverty line|bpl|from a poor family|poor)`;

const ownTraits: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:i am|i'm|im|i was born|being|because i am|since i am)\s+(?:an?\s+)?(?:\w+\s+){0,1}?${trait}\b(?!\s+(?:in|with|to|by|about|at|of the match)\b)`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:as|for) (?:an?|the only)\s+(?:\w+\s+){0,1}?(?:dalit|adivasi|tribal|brahmin|muslim|hindu|christian|sikh|jain|buddhist|woman|girl|lady|female|gay|lesbian|queer|trans\w*|disabled|blind|deaf|married|single mother)\b`,
    'iu',
  ),
  /\bmy (?:own )?(?:caste|sub-?caste|religion|religious|faith|gender|sexuality|sexual orientation|marriage|wedding|husband|wife|fianc[eé]e?|in-laws|boyfriend|girlfriend|pregnancy|maternity|disability|handicap|wheelchair|category|reservation|quota|accent|skin|complexion|community certificate|family(?:'s)? (?:income|is poor|is not rich)|father's income|parents' income|weight problem|hearing aid|periods?)\b/iu,
  /\b(?:i|we)\b.{0,20}\b(?:got married|get married|getting married|am getting engaged|got engaged|got divorced|belong to (?:a |an |the )?(?:\w+\s+){0,2}?(?:caste|community|category|religion|minority|tribe|bpl|poor family|lower middle class))\b/iu,
  /\bi (?:come|am) from (?:a |an |the )?(?:\w+\s+){0,2}?(?:caste|minority|tribal|reserved|dalit|poor|backward|low-income|low income|lower middle class|muslim|hindu|christian|sikh) (?:family|community|background|category|household)?\b/iu,
  /\bi (?:have|live with|was born with) (?:a |an )?(?:\w+\s+)?(?:disability|impairment|polio|cerebral palsy|hearing loss|stammer|stutter|dyslexia|adhd|autism|bipolar|depression)\b/iu,
];

/** Whether the candidate brings up caste, religion, gender, marriage, disability, income and the like about themselves; policy talk about them is not meant. */
export function mentionsOwnTrait(sentences: readonly string[]): boolean {
  return sentences.some((sentence) => ownTraits.some((pattern) => pattern.test(sentence)));
}
