import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';
import { us } from './lexicon-panel-words.ts';

const count = raw`(?:\d+(?:\.\d+)?|zero|one|two|three|four|five|six|seven|eight|nine|ten)`;
const level = oneOf('good|great|well|badly|fine|poor|poorly|okay|ok|weak|strong|average|mediocre|excellent|below|above|low|high|bad|terrible|terribly', 'awful|disappointing');
const mark = '(?:marks?|points?|stars?|score|rating|grade)';
const markVerb = 'scor(?:e|ed|ing)|rat(?:e|ed|ing)|grad(?:e|ed|ing)|mark(?:ed|ing)?|award(?:ed|ing)?|deduct(?:ed|ing)?';
const giveVerb = 'give|giving|take|taking|dock|docking|cut|cutting|add|adding';
const markCount = 'marks?|points?|score|stars?|ten|10|nine|9|eight|8|seven|7|six|6|five|5|four|4|zero';
const yourScore = '(?:your|the|this|my|our) (?:interview |final |overall |panel |topic )?(?:score|rating|grade|scoresheet|score sheet|ranking)';
const stands = 'is|was|are|will|would|so far|for this|for that|just|has|have|goes|went|drops?|stands|depends|sheet|suffers?|falls?|rises?|improves?';
const itOrYou = raw`(?:that|this|it|which|(?<!\b(?:did|do|could|would|where|how|why) )you(?: will| would|['’]ll|['’]d)?)`;
const loses = '(?:lose|lost|cost|gain|earn|win|won|get|got|deserve)(?:s|ed)?(?: you)?';
const someOf = `(?:a |an |some |the |any |many |no |few |full |top |good |low |high |extra |${count} )*`;
const yourAnswer = '(?:your|that|this) (?:answers?|reply|response|performance|interview|showing)(?: here| today| so far| until now)?';
const ranks = '(?:is|are|was|were|has been|have been|rates?|ranks?|scores?|counts? as|falls?)';
const youAre = "(?:you are|you['’]re|you were|you have been|you['’]ve been|how you are|how you['’]re)";
const faring = '(?:doing|performing|coming across|scoring|faring|ranking|going)';
const soFar = '(?=[.,!;?]|$| so far| today| compared)';
const share = raw`(?:\d+|ten|five|one|two|three|twenty|half|quarter|quartile|decile)(?: ?%| ?per ?cent)?`;
const otherOnes = oneOf("last|other|previous|earlier|average|others?|rest of the|today['’]s") + '? ?(?:candidates?|applicants?|interviewees?)';
const insideHere = 'here|iim|this (?:school|panel|interview)|the (?:school|door|interview|panel|class)|any (?:school|iim|panel)|us';

/** Talk of marks, of how somebody is doing against others, of what it means for admission. */
export const scoreTalk = lexicon('letters', [
  { phrase: raw`\d+(?:\.\d+)?\s*(?:\/|out of|on)\s*(?:5|10|100)`, example: 'That was 3/5. Who chose the jobs?', not: 'Was it 62 of the jobs?' },
  {
    phrase: raw`${count}(?: and a half)? (?:out of|on) (?:five|ten|a hundred|a possible|hundred|5|10|100)(?! \p{L}+s\b)`,
    example: 'Seven and a half on ten. Who chose the jobs?',
    not: 'Did two out of ten jobs fail?',
  },
  {
    phrase: `an? (?:solid |weak |strong |bare |clear |low |high )*${count}(?= at (?:best|most)| from me| for (?:that|this)|[.!]|$)`,
    example: 'A weak six. Who chose the jobs?',
    not: 'Is a four a pass in Vapi?',
  },
  { phrase: `${count} (?:at best|at most|from me|stars?|marks for|points for)`, example: 'Only five from me. Who chose the jobs?' },
  { phrase: `${us} (?:also |just |already )?(?:${markVerb}) (?:you|that|this|it|marks|points|your|down|up)`, example: 'We just deducted marks. Who chose the jobs?' },
  { phrase: '(?:put|place|rank|have|see) you (?:at|on|below|above|near|behind|ahead|among|in the)(?= |$)', example: 'They rank you among the last. Who chose the jobs?' },
  {
    phrase: `${us} (?:${giveVerb}) (?:you |that |this |it |away |off )*(?:a |an |full |zero |no |some |extra |more |half )*(?:${markCount})`,
    example: 'I am adding an extra star. Who chose the jobs?',
    not: 'We give you the word. Who chose the jobs?',
  },
  { phrase: `${yourScore} (?:${stands})`, example: 'The overall rating stands. Who chose the jobs?' },
  { phrase: 'your (?:marks|points) (?:so far|for this|for that|today|here)', example: 'Mind your points today. Who chose the jobs?' },
  { phrase: 'scor(?:e|ing) (?:you|this answer|high|low|well|badly|poorly)', example: 'Such lines score low. Who chose the jobs?' },
  { phrase: '(?:points?|marks?) (?:for|to|from|off) (?:that|this|you|your|honesty|trying)', example: 'A point off your list. Who chose the jobs?' },
  { phrase: '(?:full|zero|bonus|brownie|half|extra) (?:marks|points)|full credit', example: 'Brownie points there. Who chose the jobs?' },
  { phrase: 'a (?:plus|minus|tick|cross|gold star) (?:for|next to|against)', example: 'There is a cross against it. Who chose the jobs?' },
  { phrase: 'moves? you (?:up|down|ahead|closer)', example: 'Each line moves you down. Who chose the jobs?' },
  { phrase: '(?:talked|argued|answered) yourself (?:out of|into)|costs? you(?= here|[.!]|$)', example: 'Silence costs you here. Who chose the jobs?', not: 'What did it cost you a month?' },
  { phrase: '(?:hurts?|helps?|saved?|ruins?|damages?) your (?:interview|case|chances|application|result|cause)', example: 'It hurts your case. Who chose the jobs?' },
  { phrase: 'your interview', example: 'So goes your interview. Who chose the jobs?' },
  { phrase: '(?:part|answer|story|bit|half|one) was (?:much |far |a lot )?(?:stronger|weaker|better|worse) than', example: 'The first half was far better than it. Who chose the jobs?' },
  { phrase: '(?:in|on|of|for|to|into|from) our (?:list|class|batch|campus|shortlist|programme|program)', example: 'Look around on our campus. Who chose the jobs?' },
  {
    phrase: raw`${itOrYou} (?:just )?${loses} ${someOf}(?:${mark}|ten\b|nine\b|eight\b|seven\b)`,
    example: 'It will cost you the top grade, which lost a mark. Who chose the jobs?',
    not: 'How did you get a point of failure out?',
  },
  { phrase: `${yourAnswer} ${ranks} (?:very |quite |rather |too |really |a bit |clearly |so |well |far |only )*${level}`, example: 'Your showing until now ranks low. Who chose the jobs?' },
  {
    phrase: raw`${youAre} ${faring} ?(?:so far |overall |today )?(?:very |quite |rather |too |really |pretty |well )*(?:${level}|ahead|behind|here|today|so far)?${soFar}`,
    example: 'See how you are faring. Who chose the jobs?',
    not: 'What are you doing with the jobs?',
  },
  {
    phrase: `you (?:did|have done|are|were) (?:very |quite |rather |too |really |pretty )*(?:${level}|ahead|behind) (?:so far|today|until now|compared)`,
    example: 'You were rather behind until now. Who chose the jobs?',
  },
  {
    phrase: `(?:better|worse|weaker|stronger|ahead|behind|lower|higher)(?: of)?(?: than)? (?:the |most |many |all |any |our )*${otherOnes}`,
    example: 'A notch higher than most applicants. Who chose the jobs?',
  },
  {
    phrase: raw`(?:top|bottom|upper|lower) ${share} of (?:the |all |our |today['’]s )*(?:candidates|applicants|pool|class|answers)`,
    example: 'The bottom half of the pool. Who chose the jobs?',
    not: 'Was it the bottom half of the jobs?',
  },
  { phrase: '(?:get|gets|got|getting) you (?:rejected|selected|admitted|a seat|a call|an offer)', example: 'Jobs never got you a call. Who chose them?' },
  { phrase: `(?:get|gets|got|getting) you (?:in|into|through|past)(?= (?:${insideHere})|[.,!?;]|$)`, example: 'Jobs may be getting you past us. Who chose them?', not: 'What got you into painting?' },
  {
    phrase: 'enough (?:for|to get|to convert|to earn|to win|to be) (?:you |an? |the |us |this |our )*(?:seat|admission|admitted|selected|offer|us|iim|panel|convert|in(?=[.,!?]|$))',
    example: 'Hardly enough to earn a seat. Who chose the jobs?',
    not: 'Is it enough to win the order?',
  },
  {
    phrase: '(?:pass(?:es|ed|ing)?|fail(?:s|ed|ing)?|clear(?:s|ed|ing)?|crack(?:s|ed|ing)?) (?:this|the|our|your|that) (?:round|interview|panel|test here)',
    example: 'Nobody cracks our panel. Who chose the jobs?',
  },
  {
    phrase: '(?:strong|weak|good|poor|great|ideal|perfect|borderline|excellent|average|promising|solid|credible|serious|top|outstanding) (?:candidate|contender|applicant)',
    example: 'A borderline applicant. Who chose the jobs?',
  },
  { phrase: '(?:iim|mba|management|b[- ]school|leadership) material', example: 'Not quite leadership material. Who chose the jobs?' },
  {
    phrase: "you (?:do |would |will |really |certainly |don['’]t |do not )*(?:belong (?:here|at|with us)|fit (?:in )?(?:here|our class|this class))",
    example: 'You really do not belong here. Who chose the jobs?',
  },
  { phrase: 'cut out for (?:this|an? mba|the|management|business)', example: 'Some are not cut out for this. Who chose the jobs?' },
  { phrase: '(?:clear(?:ed|s)?|met|miss(?:ed|es)?|pass(?:ed|es)?) (?:the|our) bar', example: 'It missed our bar. Who chose the jobs?' },
]);
