import type { CleanText } from './clean-text.ts';
import type { Sentence } from './segment-text.ts';

/** What a clause of command may open with besides its verb. */
const commandStart = String.raw`(?:^|[.!?:;,"'(\[{>]\s*|\b(?:please|kindly|now|just|you must|you should|you will|you have to|you need to|must|sir|madam|and|then|so|also|to|will)\s+)`;
const addressee = String.raw`(?:ai|llm|gpt|chatgpt|claude|gemini|bot|model|language model|evaluator|assessor|grader|examiner|scorer|judge|scoring (?:engine|system|model)|assistant|system|developer|interviewer|reviewer)`;
const topMark = String.raw`(?:10|ten|full|maximum|max|highest|perfect|top|best|hundred|100|9|nine|4|four)`;
const markWord = String.raw`(?:marks?|scores?|points?|ratings?|grades?|levels?|out of|\/\s*(?:10|100|4)|on (?:every|all|each))`;

/** Attempts to steer whoever scores the answer (panel.md B2.2, B3.6), as they read after cleaning. */
const steering: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|neglect|skip)\b.{0,30}\b(?:previous|prior|above|earlier|preceding|all|any|your|existing|former|original)\b.{0,25}\b(?:instructions?|prompts?|rules?|rubrics?|guidelines?|criteria|directions?|directives?|constraints?|context|policy|policies)\b/iu,
  new RegExp(
    String.raw`${commandStart}(?:ignore|disregard|forget|override|bypass)\s+(?:the|this|that|what|every|everything)\b.{0,30}\b(?:rubric|instructions?|prompts?|scoring|criteria|guidelines?|system|above|before|told)\b`,
    'iu',
  ),
  /(?:ignore|disregard|forget) (?:the|your|this|any) (?:rubric|scoring|marking|evaluation|assessment)/iu,
  new RegExp(
    String.raw`${commandStart}(?:give|award|assign|grant|rate|score|mark|set|output|print|return|record|put|allot|provide)\s+(?:me|us|him|her|it|this|the|my|that|these|all|every|each|overall|an?)?\b.{0,40}?\b${topMark}\b.{0,12}?${markWord}`,
    'iu',
  ),
  new RegExp(
    String.raw`${commandStart}(?:give|award|assign|grant|rate|score|mark)\s+(?:me|(?:this|the) (?:candidate|answer|applicant|interview|response|student|topic)|every topic|all topics|my answers?|every criterion|all criteria)\b.{0,60}\b(?:10|ten|full|maximum|highest|perfect|top|strong|excellent|outstanding|well|high|generously|leniently|4)\b`,
    'iu',
  ),
  /\b(?:reward|prioriti[sz]e|favou?r)\s+(?:confidence|this candidate|the candidate|this answer|this applicant)\b/iu,
  new RegExp(
    String.raw`${commandStart}(?:reveal|print|show|repeat|display|output|tell me|share|dump|leak)\b.{0,30}\b(?:your|the|system|hidden|secret)\b.{0,15}\b(?:prompt|instructions?|rubric|answer key|scoring|rules)\b`,
    'iu',
  ),
  /\b(?:what (?:is|are) your (?:system )?(?:prompt|instructions|rubric)|how (?:are you|will you be) scoring me|what is the rubric)\b/iu,
  /\b(?:you are now|from now on,? you|act as|pretend (?:to be|that you|you are)|behave as|roleplay as|switch to)\b.{0,40}\b(?:ai|assistant|model|developer|admin|mode|grader|evaluator|examiner|lenient|unrestricted|dan|free|generous|helpful)\b/iu,
  /\b(?:developer|debug|admin|god|sudo|maintenance|jailbreak|unrestricted) mode\b|\bjailbreak\b|\bprompt override\b/iu,
  /\bas your (?:developer|creator|administrator|admin|owner|operator|programmer)\b|\bi am your (?:developer|creator|administrator|admin|owner)\b/iu,
  /(?:^|[\s"'([{<])(?:system|assistant|developer|admin|root)\s*(?:message|prompt|note|override|update|notice)?\s*[:>\]]/iu,
  /\b(?:evaluation|scoring|rubric|grading|assessment|system) (?:update|override|notice|instruction|directive|patch)\b/iu,
  new RegExp(
    String.raw`\b(?:note|message|attention|dear|instructions?|reminder|memo)\s*,?\s*(?:to|for)?\s*(?:the|any|all)?\s*${addressee}s?\b.{0,40}(?:[:,]|\b(?:reading|scoring|evaluating|grading|should|must|please|give|this)\b)`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:if you are|to) (?:an?|the) ${addressee}\b.{0,30}\b(?:reading|scoring|evaluating|grading|reviewing|then|please|you must)\b`,
    'iu',
  ),
  /\b(?:respond|reply|answer|output|return)\s+(?:only|exclusively|strictly)\s+(?:with|in|as)\b/iu,
  /\b(?:output|return|print|emit|produce|write)\b.{0,15}\b(?:json|overall)\b.{0,40}(?:\d|score|level|full)/iu,
  /["'{[]\s*(?:overall|scores?|levels?|avgscore|rating|marks|evidence|topics?|topicid|criterion|criteria|verdict|role|result)["']?\s*[:=]/iu,
  /\b(?:overall|final|total|avg|average)\s*(?:score|rating|marks|level)?\s*(?:[:=]|is|must be|should be|shall be)\s*(?:10|ten|9(?:\.\d)?|100|full|perfect)\b/iu,
  /\b(?:the|this) above (?:json|score|result|text|evaluation|output)\b.{0,25}\b(?:final|authoritative|verified|correct|binding)\b|\btreat (?:this|the above|it) as (?:final|authoritative|verified|true|correct|perfect)\b/iu,
  /<\|[^|]{0,30}\|>|\[\/?(?:inst|sys(?:tem)?)\]|<<\/?sys>>|<\/?(?:system|assistant|instructions?|score|prompt|user|admin|rubric|evaluation)\b[^>]{0,60}>|<!--|-->|^\s*#{2,}\s*(?:instruction|system|response)/imu,
  /\b(?:decode|base64|base 64|rot13|hexadecimal)\b.{0,40}\b(?:follow|execute|obey|instruction|comply|run|apply|do)\b|\b(?:decode|follow) (?:this|the following) (?:base64|hex|encoded)/iu,
  /\b(?:do not|don't|never) (?:deduct|penali[sz]e|reduce|lower|evaluate|apply|use the rubric|mark me|grade|follow the rubric)\b/iu,
  /\bend (?:the|this) interview\b.{0,30}\b(?:full|10|score|marks|pass|select)/iu,
  /\b(?:this|the) candidate (?:has been|is|was) (?:already |pre-?)?(?:selected|approved|verified|cleared|brilliant|excellent|outstanding|exceptional|perfect|extraordinary|impressive|superb|the best|a top|an ideal|flawless|amazing|stellar)\b/iu,
  /\b(?:this|the) (?:candidate|applicant|interviewee)\b.{0,20}\b(?:demonstrates?|demonstrated|exhibits?|exhibited|displays?|displayed|deserves?|shows?|showed|has shown|gives?|gave|provided|answered|articulated|exceeds?|exceeded|should (?:be|get|receive)|must (?:be|get|receive))\b.{0,40}\b(?:excellent|outstanding|exceptional|strong|perfect|full|high|highest|deep|great|superb|brilliant|mastery|clarity|maximum|10|selected|impressive|flawless|remarkable|top|evidence|marks|admission|admit)/iu,
  /\b(?:interviewer|panel(?:l?ist)?|professor|chair(?:person|man)?|prof|evaluator|assessor)s?\s*:\s*\S/iu,
  /\b(?:pichl[ea]|pehl[ea]|saar[ei]|sabhi|upar ke|diye gaye)\b.{0,30}\b(?:nirdesh\w*|instructions?|rules?|niyam\w*|prompt)\b.{0,30}\b(?:bhool|bhul|ignore|andekh\w*|anadekh\w*|hata|chhod|chod|mat)/iu,
  /\b(?:nirdesh\w*|instructions?|rubric|niyam\w*|rules?)\b.{0,12}\b(?:ko\s+)?(?:bhool|bhul|ignore kar\w*|andekha kar\w*|anadekha kar\w*|mat maan\w*|hata d\w*|chhod d\w*)/iu,
  /\b(?:mujhe|is candidate ko|isko|candidate ko|humko|hamein)\b.{0,30}\b(?:poore|pure|full|10|das|sabse zyada|zyada|achhe|acche|maximum|top)\b.{0,20}\b(?:d[eo]|dijiye|dijiyega|de do|dena|dedo|dein|chahiye)\b/iu,
  /\b(?:10|das) (?:mein|me|main) se (?:10|das)\b/iu,
  /(?:निर्देश|नियम|रूब्रिक|प्रॉम्प्ट).{0,40}(?:भूल|अनदेख|छोड़|हटा|मत मान|नज़?रअंदाज)|(?:भूल|अनदेख|नज़?रअंदाज).{0,20}(?:निर्देश|नियम)/u,
  /(?:पूरे|सबसे ज़?्यादा|दस|10|१०|अधिकतम|पूर्ण).{0,20}(?:अंक|नंबर|नम्बर|मार्क्स|स्कोर)|(?:अंक|नंबर|नम्बर|मार्क्स|स्कोर).{0,20}(?:दो|दीजिए|दें|दे दो)/u,
];

/** The panel's praise as told by the candidate; a jury or client of an earlier story may have been impressed. */
const narratedPraise =
  /\b(?:the )?(?:panel|panell?ists?|professors?|interviewers?|chairperson|chair|examiners?|assessors?)\b.{0,25}\b(?:impressed|nods?|nodded|smiles?|smiled|satisfied|agreed|agrees|applaud\w*|concluded|concludes|noted|notes|convinced|amazed|gave (?:me )?(?:full|10|top)|awarded|exclaimed|praised|praises|says?|said)\b/iu;
const otherJury =
  /\b(?:hackathon|competition|jury|judges?|client|viva|thesis|fest|conference|startup|start-up|pitch|investors?|case study|contest|semester|college|internship|selection|scholarship|last year|in 20\d\d|debate|department|my professor|our professor)\b/iu;

const encoded =
  /(?<![\w/])(?=[A-Za-z0-9+/]*[A-Z])(?=[A-Za-z0-9+/]*[a-z])(?=[A-Za-z0-9+/]*[0-9=])[A-Za-z0-9+/]{24,}={0,2}|\b(?:[0-9a-f]{2}[\s:]?){16,}\b|\b(?:[01]{8}\s?){4,}/u;

const digitLetters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** The sentence with digits inside words and l e t t e r e d words read as meant. */
function unmasked(text: string): string {
  const joined = text.replace(/(?<!\S)(?:\p{L} ){3,}\p{L}(?!\S)/gu, (run) => run.replaceAll(' ', ''));
  return joined.replace(/(?=\S*\p{L})\S*[013457@$]\S*/gu, (word) =>
    /\d{2}|\d$|^\d|%/.test(word) && !/\p{L}\d\p{L}/u.test(word) && !/^\d\p{Ll}{2,}\d?/u.test(word)
      ? word
      : word.replace(/[013457@$]/g, (mark) => digitLetters[mark] ?? mark),
  );
}

function steers(text: string): boolean {
  if (encoded.test(text)) return true;
  if (narratedPraise.test(text) && !otherJury.test(text)) return true;
  const plain = unmasked(text);
  return steering.some((pattern) => pattern.test(text) || (plain !== text && pattern.test(plain)));
}

/**
 * Which sentences try to steer whoever scores: commands about instructions, marks or roles, forged output or panel praise, encoded text; in
 * English, Hindi and Hinglish. They count for nothing and are shown to the candidate as ignored (panel.md B2.2).
 */
export function steeringSentences(clean: CleanText, sentences: readonly Sentence[]): Set<Sentence> {
  const found = new Set<Sentence>();
  sentences.forEach((sentence, index) => {
    const text = clean.text.slice(sentence.start, sentence.end);
    const next = sentences[index + 1];
    if (steers(text.trim())) found.add(sentence);
    else if (
      next &&
      steers(`${text.trim().replace(/[.!?]+$/, '')} ${clean.text.slice(next.start, next.end).trim()}`) &&
      !steers(clean.text.slice(next.start, next.end).trim())
    ) {
      found.add(sentence);
      found.add(next);
    }
  });
  return found;
}
