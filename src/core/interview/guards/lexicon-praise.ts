import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';
import { fine, notAsked, notAsking, start, things, us, very } from './lexicon-panel-words.ts';

const great = 'great|excellent|good|nice|strong|lovely|superb|fantastic|wonderful|solid|perfect|fair|brilliant|impressive|thoughtful|interesting|insightful';
const thing = 'answer|point|job|work|start|question|thought|example|response|one|stuff|insight|reply|explanation|observation|going|clarity';
const wellDone = 'done|said|put|answered|explained|played|handled|argued|reasoned|recovered|expressed|articulated';
const thatIs = "(?:that|this|it|what you said|your answer)(?:['’]s| is| was| sounds| looks| seems| feels)";
const notEnough = raw`(?! (?:for|enough|or|at|to|if|now|only|in)\b)`;
const exclaimed = oneOf(
  'great|excellent|good|nice|interesting|perfect|wonderful|fantastic|lovely|right|correct|exactly|absolutely|superb|fair enough|indeed|wow',
  'agreed|true enough|quite so|quite right|precisely|spot on|very good|very nice|very well|true|yes,? (?:exactly|indeed|absolutely|right)',
  "that['’]s it|impressive|beautiful|smart|clever|splendid|touché|love it|loved it",
);
const shared = 'sharing|that|this|your|the|being|such|explaining|telling|opening|taking';
const love = 'love|loved|like|liked|appreciate|appreciated|admire|admired|enjoyed|respect';
const haveA = '(?:got |have |made |raise |raised |make )?(?:quite )?';
const fair = 'good |great |fair |valid |strong |real |excellent |interesting ';
const trait = 'answer|honesty|energy|thinking|approach|passion|attitude|clarity|candou?r|confidence';
const allOfIt = 'a lot of |perfect |complete |total |good |much |great |absolute ';
const acted = 'handled|managed|explained|answered|put|said|argued|expressed|defended|described|recovered|took';
const wellAdverb = 'well|nicely|clearly|beautifully|perfectly|maturely|smartly|superbly|professionally|gracefully|calmly';
const brilliantly = 'well|great|good|fine|brilliantly|nicely|fantastic(?:ally)?|amazing(?:ly)?';
const youAre = "you(?: are|['’]re| were| seem| sound| look)";
const clearly = 'clearly |obviously |really |very |quite |so |such |absolutely |a |an |certainly |truly ';
const bright = oneOf(
  'right|correct|smart|bright|talented|impressive|articulate|spot on|clever|brilliant|gifted|exceptional|outstanding|remarkable',
  'eloquent|sharp|natural|star|genius|well[- ](?:prepared|spoken|read)',
  '(?:good|great|strong|natural|born) (?:speaker|leader|thinker|communicator)|confident|convincing|wise|mature',
);
const notAbout = raw`(?! to| that| in| for| about| when| if| or|\?)`;
const fineThings = oneOf('great|good|lovely|wonderful|brilliant|fine|fantastic|nice|impressive|interesting|thoughtful|inspiring|fascinating|clever|mature', 'refreshing|touching');

/** What praises: an answer, a person, a way of thinking. */
export const praise = lexicon('letters', [
  { phrase: `(?:${great}),? (?:${thing})`, example: 'A solid example. Who chose the jobs?', not: 'Which of the answers was yours?' },
  { phrase: raw`${start}(?:what )?${very}${fine},? (?:\w+ )?${things}(?=\s*[.,!;—–]|\s*$)`, example: 'So mature a perspective. Who chose the jobs?', not: 'Was that a wise call?' },
  { phrase: `(?:well|nicely|beautifully|cleverly|neatly|smartly|perfectly) (?:${wellDone})`, example: 'Neatly argued. Who chose the jobs?' },
  { phrase: 'impress(?:ed|ive|ively|es me)', example: 'We are impressed. Who chose the jobs?', not: 'Whom did you want to impress?' },
  { phrase: '(?:mature|smart|clever|wise|lovely|nice|great|good|beautiful|thoughtful|interesting) (?:way|manner) (?:to|of)', example: 'A clever way of saying it. Who chose the jobs?' },
  { phrase: 'brilliant(?:ly)?', example: 'You did it brilliantly. Who chose the jobs?' },
  {
    phrase: raw`${notAsked}${thatIs} ${very}(?:\w+ (?:and|but|yet) )?(?!honest\b|candid\b|fair\b)${fine}${notEnough}`,
    example: 'What you said sounds right. Who chose the jobs?',
    not: 'How do you know it is right?',
  },
  { phrase: raw`${start}${exclaimed}(?=\s*[.,!—–;:-]|\s*$)`, example: 'Quite so. Who chose the jobs?', not: 'Exactly how many?' },
  { phrase: `thank(?:s| you) (?:so much |very much )?for (?:${shared})`, example: 'Thanks for telling us. Who chose the jobs?' },
  { phrase: `${us} (?:really |truly |say i |quite |especially )?(?:${love}) (?:that|this|it|your|you|how|the way|what|hearing)`, example: 'We enjoyed hearing it. Who chose the jobs?' },
  {
    phrase: raw`(?:love|loved|(?<!\b(?:think|something|anything|things) )like|liked|appreciate|admire) (?:it|that|this|your (?:${trait}))(?=[.,!]|$)`,
    example: 'Must admire your candour. Who chose the jobs?',
    not: 'Who taught you to think like that?',
  },
  { phrase: 'bravo|kudos|congrat(?:s|ulations)|hats off|thumbs up|chapeau', example: 'Hats off. Who chose the jobs?' },
  { phrase: 'amazing|awesome|fantastic|superb|stellar|phenomenal|terrific|marvell?ous|splendid|top[- ]notch|flawless', example: 'A stellar run of jobs. Who chose them?' },
  {
    phrase: raw`${notAsked}(?:that |it |which |this )?(?:all )?(?:makes|made) (?:${allOfIt})?sense(?=[.,!;]|$| to me| to us)`,
    example: 'It made sense to us. Who chose the jobs?',
    not: 'Why do you think it makes sense to you?',
  },
  { phrase: 'i am with you|the way you did', example: 'I am with you on it. Who chose the jobs?' },
  { phrase: 'modest(?:ly|y)|dedication', example: 'Such modesty. Who chose the jobs?' },
  { phrase: 'few (?:people|candidates|applicants) (?:see|saw|look|think|would|do|notice)', example: 'Few people saw it. Who chose the jobs?' },
  { phrase: raw`listen to (?:you|that|this|it|the \w+(?: \w+)?) all day`, example: 'One could listen to you all day. Who chose the jobs?' },
  {
    phrase: raw`(?<!\b(?:suppose|if|say|did|do|until) )${us} (?:completely |fully |totally |quite )?agree(?:d)?(?=[.,!;]|$| that| with (?:you|your|that|this)| completely| entirely| there)`,
    example: 'We quite agree. Who chose the jobs?',
    not: 'Suppose we agree. Who pays?',
  },
  { phrase: "(?:could not|couldn['’]t) agree more", example: 'The room could not agree more. Who chose the jobs?' },
  {
    phrase: raw`you(?:['’]ve| do| have| really| certainly)? ${haveA}an? (?:very )?(?:${fair})?(?:point|gift|talent|flair|knack)(?= there| for|[.,!]|$)`,
    example: 'You have a knack for it. Who chose the jobs?',
    not: 'Did you see a point on the chart?',
  },
  {
    phrase: `${notAsking}you (?:really |clearly |certainly |obviously |definitely )?(?:${acted}) (?:(?:that|it|this|yourself|those|them) )?(?:so |very |really |quite |rather )?(?:${wellAdverb})`,
    example: 'You took it rather calmly. Who chose the jobs?',
    not: 'What did you manage well, and what not?',
  },
  {
    phrase: `${notAsking}you (?:did|have done|are doing|were doing) (?:so |very |really |quite |just )?(?:${brilliantly})`,
    example: 'You have done quite nicely. Who chose the jobs?',
    not: 'What did you do well?',
  },
  { phrase: `${youAre} (?:${clearly})*${bright}${notAbout}`, example: 'You sound truly gifted. Who chose the jobs?', not: 'Are you sure you are right?' },
  { phrase: 'on the right track', example: 'The team is on the right track. Who chose the jobs?' },
  {
    phrase: `${notAsking}you (?:clearly|really|certainly|obviously) (?:know|understand|have|get|think|care|thought)`,
    example: 'You clearly care. Who chose the jobs?',
    not: 'What do you really know of it?',
  },
  { phrase: "keep (?:it up|it going|up the)|way to go|good on you|proud of you|you(?:['’]ve)? got this", example: 'Way to go. Who chose the jobs?' },
  { phrase: 'rare (?:quality|gift|talent)|music to (?:my|our) ears', example: 'A rare talent. Who chose the jobs?' },
  { phrase: 'exactly (?:what (?:i|we)|right|the (?:kind|sort))', example: 'It is exactly what we need. Who chose the jobs?' },
  {
    phrase: raw`(?:what an?|how) (?:very |really )?${fineThings}(?! (?:is|are|was|were|would|do|does|can|could|must|should)\b)`,
    example: 'How refreshing. Who chose the jobs?',
    not: 'How good is the batch today?',
  },
  { phrase: '(?:deep|great|strong|solid|good|excellent|impressive|sound) (?:understanding|grasp|command|self-awareness|maturity|articulation)', example: 'A sound grasp of jobs. Who taught you?' },
  {
    phrase: raw`(?:best|finest|strongest|clearest|smartest|most \w+)(?: \w+)? (?:so far|today|of the day|all day|i have heard|we have heard|i(?:['’]ve| have) (?:met|seen))`,
    example: 'The clearest line of the day. Who chose the jobs?',
  },
]);
