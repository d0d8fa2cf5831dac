import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';

const youAre = oneOf("['’]re| are| have been| will be| would be|['’]ll be|['’]d be| won['’]t be| will not be| would not be| are not| have not been| were");
const surely = '(?: not| almost| already| as good as| certainly| definitely| clearly| probably| now)*';
const admitted = oneOf('selected|rejected|admitted|shortlisted|converted|wait-?listed|accepted|eliminated|disqualified|hired|one of us|finished here');
const school = oneOf('i|we|they|the panel|this panel|the school|this school|our school|no school|no iim|any iim|the iims?|the committee|no panel|nobody', 'admissions');
const will = oneOf(
  "['’]ll|['’]d| will| won['’]t| would| would not| wouldn['’]t| cannot| can['’]t| can| should| should not| may| may not| shall",
  ' am going to| are going to| is going to| has decided to| have decided to| plan to| want to',
);
const gladly = '(?: not| never| gladly| certainly| definitely| happily| ever| surely| hardly)*';
const admit = '(?:select|reject|admit|convert|take|accept|choose|recommend|shortlist|waitlist|have|pass|fail|drop)';
const admitting = oneOf('selecting|rejecting|admitting|converting|accepting|recommending|failing|passing|shortlisting|leaning towards|rejected|selected', 'admitted');
const seat = '(?:admission|selection|rejection|seat|offer|place|call|conversion)';
const willOrDid = "(?:will|would|did|does|do|could|won['’]t|wouldn['’]t|didn['’]t) (?:not )?";
const getIn = '(?:get|make it) (?:you )?(?:in|through)';
const anywhere = raw`(?=[.,!;:?]| to| here| this| anywhere| with|$)`;

/** Verdicts on admission, which no panel of a rehearsal can give. */
export const bannedVerdicts = lexicon('ascii', [
  { phrase: `you${youAre}${surely} (?:in|through|out)(?=[.!,;:?]| now| for sure| already|$)`, example: 'You are as good as in. What will you study?', not: 'You were in Vapi. Who else was?' },
  { phrase: `you${youAre}${surely} ${admitted}`, example: 'You have been shortlisted. Who helped?', not: 'When you are tired, who drives?' },
  { phrase: `${school}${will}${gladly} ${admit} (?:you|someone like|your application|this candidate)`, example: 'No panel would gladly take you. Why try?', not: 'I will take your word for it. Why?' },
  { phrase: `(?:i|we)(?:['’]m| am|['’]re| are|['’]ve| have)? ${admitting} (?:you|your)`, example: 'We are leaning towards you. What next?' },
  { phrase: 'decided (?:against|in favou?r of|on) you', example: 'The room decided against you. What now?', not: 'Who decided against the jobs?' },
  { phrase: `your ${seat} (?:is|here is|will|looks|seems|was|depends|may|might|could)`, example: 'Your seat depends on it. What now?' },
  { phrase: '(?:the|a) seat is yours|sign your (?:letter|offer)|see you (?:on campus|in class|in june)', example: 'See you on campus. What will you read?' },
  { phrase: 'welcome to (?:the )?(?:iim|class|batch|programme|program|our school|family)', example: 'Welcome to the batch. What will you read?' },
  { phrase: 'offer you (?:a|the) (?:seat|place|admission)', example: 'Shall we offer you a place?' },
  { phrase: 'your chances|chances? of (?:selection|admission|converting|getting in|success here)', example: 'What do you think your chances are?', not: 'What were the chances of rain?' },
  { phrase: `${willOrDid}${getIn}${anywhere}`, example: 'That will not get you in. What else?', not: 'Did it get in the way of the jobs?' },
  { phrase: 'not (?:get|make it) (?:in|through)', example: 'You may not make it through. What is next?' },
  { phrase: 'convert (?:this|the|your|our) (?:call|interview)|into this (?:institute|school|college|class)', example: 'Would it convert the call?' },
  { phrase: raw`\d+ ?(?:%|per ?cent) chance of (?:getting|being|converting|admission|selection)`, example: 'There is a 20 per cent chance of getting in. Happy?' },
]);
