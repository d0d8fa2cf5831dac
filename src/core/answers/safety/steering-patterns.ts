/** What a clause of command may open with besides its verb. */
const command = String.raw`(?:^|[.!?:;,"'(\[{>]\s*|\b(?:please|kindly|now|just|you must|you should|you will|you have to|you need to|you to|must|sir|madam|and|then|so|also|hence)\s+)`;
const assessor = String.raw`(?:ai|llm|gpt|chatgpt|claude|gemini|bot|language model|model|evaluator|assessor|grader|examiner|scorer|judge|scoring (?:engine|system|model)|assistant|system|developer|interviewer|reviewer)`;
const markWord = String.raw`(?:marks?|scores?|points?|ratings?|grades?|credit|levels?|out of|on (?:every|all|each))`;
const judged = String.raw`(?:me|(?:this|the) (?:candidate|answer|applicant|interview|response|student|topic)|every topic|all topics|my answers?|every criterion|all criteria)`;
const praise = String.raw`(?:excellent|outstanding|exceptional|perfect|brilliant|superb|impressive|flawless|remarkable|wonderful|amazing|stellar|best|great|full marks|10|ten|top|admi(?:t|ssion)|selected)`;
const noOwnVoice = String.raw`^(?!.*\b(?:i|we|my|our)\b)`;

const commands: readonly string[] = [
  String.raw`\b(?:ignore|disregard|forget|override|bypass)\b.{0,25}\b(?:previous|prior|above|earlier|preceding|all|any|your|existing)\b.{0,20}\b(?:instructions?|prompts?|rubrics?)\b`,
  String.raw`${command}(?:ignore|disregard|forget|override|bypass)\s+(?:the|this|that|what|every|everything|all|any|your)\b.{0,30}\b(?:rubrics?|instructions?|prompts?|scoring|criteria|guidelines?|system|above|before|told|rules?)\b`,
  String.raw`(?:ignore|disregard|forget) (?:the|your|this|any) (?:rubric|scoring|marking|evaluation)\b`,
  String.raw`${command}(?:give|award|assign|grant|output|print|return|record|put|allot|provide|set)\s+(?:(?:me|us|him|her|it|this|the|my|that|these|all|every|each|overall|an?)\b)?.{0,40}?(?:\b(?:full|maximum|max|highest|perfect|top|best)\s+(?:possible )?${markWord}|\b(?:10|ten|100|9|nine|4|four)\s*(?:\/\s*(?:10|100|4)|(?:out of|on (?:every|all|each))\b|marks?\b|points?\b))`,
  String.raw`${command}(?:give|award|assign|grant)\s+${judged}\s+(?:an? )?(?:10|ten|full|perfect)\s*(?:[.!"']|$)`,
  String.raw`${command}(?:rate|score|mark|grade|evaluate)\s+${judged}\b.{0,40}\b(?:10|ten|full|maximum|highest|perfect|top|strong|excellent|outstanding|well|high|highly|generously|leniently|4)\b`,
  String.raw`${command}set\s+(?:the |my |overall )*(?:score|scores|marks|rating|level|levels)\b.{0,15}\b(?:to|at|as)\b`,
  String.raw`\b(?:this|my) (?:answer|response|interview|performance)\b.{0,40}\b(?:deserves?|merits?|is worth|should (?:get|receive|score|be)|must (?:get|receive|score|be))\b.{0,25}\b(?:10|ten|full|highest|top|maximum|perfect|excellent)\b`,
  String.raw`\breward confidence\b|\b(?:prioriti[sz]e|favou?r|select|admit) this (?:candidate|answer|applicant)\b`,
  String.raw`${command}(?:reveal|print|show|repeat|display|output|tell me|share|dump|leak)\b.{0,30}\b(?:your|the system|system|hidden|secret)\b.{0,15}\b(?:prompts?|instructions?|rubric|answer key|scoring)\b`,
  String.raw`\bwhat (?:is|are) (?:your (?:system )?(?:prompt|instructions|rubric)|the (?:system prompt|rubric|answer key))\b|\bhow (?:are you|will you be) scoring\b`,
  String.raw`\b(?:you are now|from now on,? you)\b.{0,40}\b(?:ai|assistant|model|developer|admin|mode|grader|evaluator|examiner|assessor|lenient|generous|unrestricted|dan|free|must|will)\b`,
  String.raw`${command}(?:act as|pretend to be|pretend that you are|pretend you are|behave as|behave like)\s+(?:if you (?:are|were) )?(?:an? |the )?(?:\w+ )?(?:ai|grader|evaluator|examiner|assessor|unrestricted|dan|lenient|generous)\b`,
  String.raw`\b(?:enter|enable|activate|switch to)\b.{0,15}\b(?:developer|debug|admin|god|sudo|jailbreak|unrestricted) mode\b|\b(?:developer|admin|god|sudo|jailbreak|unrestricted|dan) mode (?:on|enabled|activated)\b|\bprompt override\b`,
  String.raw`\b(?:as|i am|i'm) your (?:developer|creator|administrator|admin|owner|operator|programmer)\b`,
  String.raw`(?:^|["'([{<])\s*(?:system|assistant|developer|admin|root)\s*(?:message|prompt|note|override|update|notice)?\s*[:>\]]`,
  String.raw`\b(?:evaluation|scoring|rubric|grading) (?:update|override|notice|instruction|directive|patch)\b|\bsystem (?:override|notice|directive|(?:update|instruction|message)\s*:)`,
  String.raw`\b(?:note|message|attention|dear|reminder|memo|instructions?)\s*,?\s*(?:to|for)?\s*(?:the|any|all)?\s*${assessor}(?:\s+${assessor})?s?\s*(?:[:,]|(?:reading|scoring|evaluating|grading)\b)`,
  String.raw`\b(?:if you are|to) (?:an?|the) ${assessor}\s+(?:reading|scoring|evaluating|grading|reviewing)\b`,
  String.raw`${command}(?:respond|reply|answer)\s+(?:only|exclusively|strictly)\s+(?:with|in|as)\b`,
  String.raw`${command}(?:output|return|print|emit|produce|write)\b.{0,15}\b(?:json|overall)\b.{0,40}(?:\d|score|level|full)`,
  String.raw`\b(?:overall|final|total)\s*(?:score|rating|marks|level)?\s*(?:[:=]|must be|should be|shall be)\s*(?:10|ten|9(?:\.\d)?|100|full|perfect)\b`,
  String.raw`\bthe above (?:json|score|result|evaluation|output)\b.{0,25}\b(?:final|authoritative|verified|correct|binding)\b|\btreat (?:this|the above|it) as (?:final|authoritative|verified|perfect)\b`,
  String.raw`\b(?:decode|base64|base 64|rot13)\b.{0,40}\b(?:follow|execute|obey|instructions?|comply|run it|apply it|do it|do what)\b`,
  String.raw`\b(?:do not|don't|never) (?:deduct|penali[sz]e (?:me|this|my)|(?:reduce|lower) (?:my|the) (?:score|marks)|evaluate (?:me|this|my)|(?:use|apply|follow) the rubric|(?:mark|grade|score) (?:me|this|my))\b`,
  String.raw`\bend (?:the|this) interview\b.{0,30}\b(?:full|10|score|marks|pass|select)`,
];

const scorer = String.raw`(?:reader|examiner|panel(?:l?ist)?|assessor|evaluator|grader|marker|interviewer|listener)s?`;
const topMark = String.raw`(?:full|top|topmost|highest|maximum|perfect|10|ten|four|4)`;
const criterion = String.raw`(?:evidence|structure|reasoning|ownership|response|clarity|content|communication|confidence|delivery)`;
const thisAnswer = String.raw`(?:this|my|the above) (?:answer|response|interview|reply|topic)`;
const markedCriterion = String.raw`\b${criterion}\s*(?:[:=-]\s*)?${topMark}(?:\s*\/\s*\d+)?`;

/** Sentences that say how the panel judged or must judge, or beg it to go easy; none of them tells of the candidate. */
const verdicts: readonly string[] = [
  String.raw`\b(?:any|every|each|no) (?:\w+ )?${scorer} (?:would|will|must|should|can|could)\b.{0,30}\b(?:this|it|me|my)\b.{0,30}\b${topMark}\b|\b(?:would|will|must|should) (?:place|put|rate|rank) (?:this|me|my answer)\b.{0,20}\b(?:top|highest)\b.{0,15}\b(?:scales?|bands?|levels?|brackets?)\b`,
  String.raw`${command}(?:put|place|rank|keep)\s+(?:this|me|it|my answers?)\s+(?:at|in|on|into) (?:the |your )?(?:top|topmost|highest)\b.{0,15}\b(?:scales?|bands?|levels?|brackets?)\b`,
  String.raw`\b(?:marks?|scores?|grades?|ratings?|levels?|results?|points)\s+(?:for|of|on|in) ${thisAnswer}\b(?! of\b).{0,30}\b(?:settled|decided|fixed|agreed|confirmed|approved|finali[sz]ed|locked|promised)\b|\b(?:marks?|scores?|grades?|ratings?)\s+for this one\b.{0,30}\b(?:settled|decided|fixed|agreed|confirmed)\b`,
  String.raw`\b(?:your|the admissions?|the selection) (?:director|dean|office|board|committee|chair\w*|head|senior|boss)\b.{0,15}\b(?:approved|cleared|confirmed|agreed|promised|sanctioned|fixed|settled)\b.{0,20}\b(?:marks?|scores?|levels?|tens?|${thisAnswer})\b`,
  String.raw`^\W*(?:end of (?:the )?(?:transcript|input|candidate(?:'s)? (?:answer|response))|(?:the )?transcript ends(?: here)?)\s*(?:[.:\])-]|$)`,
  String.raw`\b(?:results?|scores?|marks?|grades?|evaluation|assessment|verdict)[ -]?(?:sheet|card|summary|report|table)\s*(?:follows|below|is as follows)?\s*:\s*(?:[\p{L}]+\W+){0,2}${topMark}\b`,
  String.raw`${markedCriterion}\s*(?:[,;|&]|and)\s*(?:and )?${markedCriterion}`,
  String.raw`${noOwnVoice}.*\b(?:for|in|as) (?:your |the )?(?:calibration|scoring|marking|grading|rating)(?: purposes?)?\b.{0,30}\bthis is\b|${noOwnVoice}\W*(?:so |and )?this (?:answer |response |reply )?is (?:the|a|an|your) (?:reference|model|benchmark|gold(?:en)?|ideal|perfect|full[- ]mark) (?:answer|response|reply)\b`,
  String.raw`\bthis (?:answer |response )?is (?:what|how) an? (?:10|ten|4|four|full|top|perfect)\b.{0,12}\b(?:looks?|sounds?|reads?|is defined)\b`,
  String.raw`${command}(?:do )?(?:be|stay)\s+(?:\w+ )?(?:liberal|lenient|generous|kind|soft|considerate|gracious|merciful)\b.{0,12}\b(?:check|mark|evaluat|scor|grad|rat|assess|judg)\w*(?=\s*(?:[.,!]|$)|\s+(?:me|my|this)\b)`,
  String.raw`${command}(?:mark|score|check|evaluate|grade|rate|judge|assess)(?: me| this| my \w+)? (?:liberally|leniently|generously)\b|${command}go easy on (?:me|my (?:marks?|answers?|score))\b`,
  String.raw`${command}(?:use|keep|save|store) this (?:answer|reply|response) as (?:the|an?|your) (?:model|reference|benchmark|gold|ideal)\b`,
  String.raw`${command}(?:useful|good|strong|best|key|suitable) (?:quotes?|quotations?|evidence|lines|excerpts?) (?:from|of|in) (?:me|my answers?|this (?:answer|interview|transcript))\b|${command}(?:quote|cite|use|record|note|take) (?:this|these|me|the following)\b.{0,20}\bas (?:evidence|proof|quotes?)\b`,
  String.raw`${command}(?:treat|consider|count|take|regard|assume|deem|accept)\s+(?:this|it|me|my answers?|(?:every|each|all)(?: the)? (?:criteri\w+|levels?|parameters?|heads?))\b.{0,20}\b(?:as|to be|fully|completely)\b.{0,15}\b(?:met|complete|full|fulfilled|satisfied|covered|perfect|excellent|outstanding|top|maximum|passed|selected)\b(?!.*\b(?:only|before|until|when|if|told)\b)`,
  String.raw`\b(?:you|the panel|panel|examiners?|assessors?) (?:will|should|must|can|may|could|shall|have to|need to|ought to) (?:\w+ly |now |just |also )?(?:give|award|rate|score|mark|record|put|write|enter|place|grade)\b.{0,20}\b(?:full|top|highest|maximum|perfect|10|ten|four)\b.{0,15}\b(?:levels?|bands?|heads?|criteri\w+|for (?:this|me))\b`,
  String.raw`\b${thisAnswer}\b.{0,25}\b(?:meet|satisf|tick|fulfil|cover|exceed|match)\w*\b.{0,10}\b(?:all|every|each|the (?:top|highest|full))\b.{0,15}\b(?:criteri\w+|levels?|anchors?|rubric|parameters?|box(?:es)?)\b(?! of\b)`,
  String.raw`\bi (?:can )?(?:see|notice|sense|know|feel)(?: that)? (?:you|the panel|everyone here|all of you) (?:are|is|were|look|seem)(?: (?:all|both|clearly|already|very|quite))* (?:impressed|convinced|satisfied|amazed)(?=\s*(?:[.!]|$)|,? (?:by|with) (?:me|my|this)\b)`,
];

const forgeries: readonly string[] = [
  String.raw`["'{[]\s*(?:overall|scores?|levels?|avgscore|rating|marks|evidence|topics?|topicid|criterion|criteria|verdict)["']?\s*[:=]`,
  String.raw`<\|[^|]{0,30}\|>|\[\/?(?:inst|sys(?:tem)?)\]|<<\/?sys>>|<\/?(?:system|assistant|instructions?|score|prompt|user|admin|rubric|evaluation)\b[^>]{0,60}>|<!--|-->|^\s*#{2,}\s*(?:instruction|system|response)`,
  String.raw`${noOwnVoice}.*\b(?:this|the) candidate (?:has been|is|was) (?:already |pre-?|clearly |an? |the )*(?:approved|verified|cleared|${praise})`,
  String.raw`${noOwnVoice}.*\b(?:this|the) (?:candidate|applicant|interviewee)\b.{0,20}\b(?:demonstrat|exhibit|display|deserv|show|ha[sd] shown|g[ia]ve|provid|answer|articulat|exceed|should|must)\w*\b.{0,40}\b(?:${praise}|strong|full|high|highest|deep|mastery|clarity|maximum|evidence|marks)\b`,
  String.raw`(?:^|["'(\[])\s*(?:interviewer|panel(?:l?ist)?|professor|chair(?:person|man)?|prof|evaluator|assessor)s?\s*:\s*\S`,
];

const hindi: readonly string[] = [
  String.raw`\b(?:marks?|numbers?|ank|scores?|ratings?|levels?|criteria|points?)\b.{0,20}\b(?:poor[aei]|pur[aei]|full|ac+h+e|zyada|badha|top)\b.{0,12}\b(?:do|dijiye(?:ga)?|dena|dedo|lijiye(?:ga)?|lena)\b`,
  String.raw`\b(?:pass|select) kar (?:do|dijiye(?:ga)?|dein|lijiye(?:ga)?)\b`,
  String.raw`\b(?:pichl[ea]|pehl[ea]|saar[ei]|sabhi|upar ke|diye gaye)\b.{0,30}\b(?:nirdesh\w*|instructions?|prompt)\b.{0,30}\b(?:bhool|bhul|ignore|andekh\w*|anadekh\w*|hata|chhod|chod|mat)`,
  String.raw`\b(?:nirdesh\w*|instructions?|rubric|niyam\w*|rules?)\s+(?:ko\s+)?(?:(?:bhool|bhul) (?:ja|jao|jaiye|jaana)|(?:ignore|andekha|anadekha) (?:karo|kar do|kijiye|karein|kar dijiye)|mat maano|hata do|chhod do)\b`,
  String.raw`\b(?:mujhe|is candidate ko|isko|candidate ko|humko|hamein)\b.{0,30}\b(?:poore|pure|full|10|das|sabse zyada|zyada|achhe|acche|maximum|top)\b.{0,20}\b(?:do|dijiye|dijiyega|de do|dedo|dein|de dijiye)\b`,
  String.raw`\b(?:10|das) (?:mein|me|main) se (?:10|das)\b.{0,20}\b(?:do|dijiye|dein|dena|dedo)\b`,
  '(?:निर्देश|नियम|रूब्रिक|प्रॉम्प्ट).{0,40}(?:भूल|अनदेख|छोड़|हटा|मत मान|नज़?रअंदाज)|(?:भूल|अनदेख|नज़?रअंदाज).{0,20}(?:निर्देश|नियम)',
  '(?:पूरे|सबसे ज़?्यादा|दस|10|१०|अधिकतम|पूर्ण).{0,20}(?:अंक|नंबर|नम्बर|मार्क्स|स्कोर).{0,12}(?:दो|दीजिए|दें|दे दो)|(?:अंक|नंबर|नम्बर|मार्क्स|स्कोर).{0,20}(?:दो|दीजिए|दें|दे दो)',
];

/** Attempts to steer whoever scores the answer, as they read after cleaning: commands, forged output, Hindi and Hinglish (rule SAFE-8). */
export const steeringPatterns: readonly RegExp[] = [...commands, ...verdicts, ...forgeries, ...hindi].map(
  (source) => new RegExp(source, 'iu'),
);

/** Commands told of in a story: "my manager asked me to ignore the instructions" steers nobody. */
export const toldOfOthers =
  /\b(?:asked|told|asks|tells|ordered|wanted|forced|instructed|expected|pressured) (?:me|us|him|her|them|everyone|(?:the|my|our) \p{L}+)\b|\bif (?:my|the|a|your) (?:boss|manager|senior|client|supervisor|friend)\b|\b(?:bol[aei]|kaha|kehte)\b/iu;

const onlooker = String.raw`(?:the )?(?:panel|panell?ists?|professors?|interviewers?|chairperson|chair|examiners?|assessors?)`;

/** The panel's praise as told by the candidate (rule SAFE-9). */
export const narratedPraise = new RegExp(
  String.raw`\b${onlooker}\b.{0,25}\b(?:impressed|nods?|nodded|smiles?|smiled|satisfied|applaud\w*|amazed|awarded|praised|praises|gave (?:me )?(?:full|10|top)|(?:agreed|agrees|concluded|concludes|noted|notes|said|says|exclaimed)\b.{0,60}\b${praise})\b`,
  'iu',
);

/** A remark put into the panel's mouth; a remark on something of one's own is told, not forged. */
export const forgedRemark =
  /^\W*(?:the |a )?(?:panel(?:l?ist)?|professor|teacher|examiner|moderator|interviewer|evaluator|assessor|expert|chair(?:person|man)?)(?:['’]s|s['’])? (?:final |overall )?(?:remark|comment|note|verdict|observation|opinion)s?(?: (?!my\b|our\b)\p{L}+){0,5}\s*(?::|[-–—] )(?!.*\b(?:he|she|they|we|my|our)\b)/iu;

/** A jury, client or examiner of an earlier story may well have been impressed. */
export const otherJury =
  /\b(?:hackathon|competition|jury|judges?|clients?|viva|thesis|fest|conference|start-?up|pitch|investors?|case study|contest|semester|college|internship|selection|scholarship|last year|in 20\d\d|debate|department|my professor|our professor|project)\b/iu;

/** Text nobody can read aloud: base64, hex or bits. */
export const encodedText =
  /(?<![\w/])(?=[A-Za-z0-9+/]*[A-Z])(?=[A-Za-z0-9+/]*[a-z])(?=[A-Za-z0-9+/]*[0-9=])[A-Za-z0-9+/]{24,}={0,2}|\b(?:[0-9a-f]{2}[\s:]?){16,}\b|\b(?:[01]{8}\s?){4,}/u;
