import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';
import { start, us } from './lexicon-panel-words.ts';

const telling = oneOf(
  'say|said|mention|mentioned|try|tried|structure|structured|answer|answered|use|used|add|added|talk|talked|start|started|focus|focused',
  'consider|considered|include|included|quantify|quantified|frame|framed|highlight|highlighted|emphasi[sz]ed?|lead with|begin|begun',
  'prepare|practi[sc]e|show|shown|phrase|phrased',
);
const showing = oneOf('mention|add|say|us|start|fram|struct|giv|includ|begin|lead|open|end|show|highlight|quantif|talk|speak|reph|focus|prepar|practi');
const part = '(?:answers?|response|reply|story|introduction|pitch|points|delivery)';
const ought = '(?:should|could|might|ought to|need to|had better|would do well to)';
const perhaps = '(?:have |also |perhaps |maybe |always |just |instead |rather |simply |first )*';
const shape = 'mention|structure|add|quantify|frame|highlight|emphasi[sz]e|phrase|include|lead with';
const adding = 'to|using|adding|giving|saying|starting|framing|opening|leading|ending|mentioning';
const specific = 'specific|concise|confident|structured|assertive|precise|clear|detailed|honest|humble|calm|natural|yourself|relaxed';
const panels = '(?:we|panels?|interviewers?|panell?ists?|schools?)';
const adviceNoun = '(?:tip|hint|clue|pointer|advice)';

/** Advice on how to answer. */
export const coaching = lexicon('letters', [
  { phrase: 'next time,? (?:name|give|begin|start|say|lead|mention)', example: 'Next time, name the jobs. Who chose them?' },
  { phrase: raw`(?<!\bif )you ${ought} ${perhaps}${telling}`, example: 'You ought to also highlight the jobs. Who chose them?', not: 'If you could add one job, which?' },
  { phrase: `you (?:may|can|must) (?:also |perhaps |always |just |instead )*(?:${shape})`, example: 'You may always quantify. Who chose the jobs?' },
  { phrase: 'you (?:may|might|will|should) want to', example: 'You might want to go slow. Who chose the jobs?' },
  { phrase: "you(?:['’]d| would| will|['’]ll) (?:do|be|sound|come across|score|fare) (?:much |far |a lot )?(?:better|stronger)", example: 'You would sound far stronger then. Who chose the jobs?' },
  { phrase: raw`fram(?:e|ing) (?:it|this|that|your \w+|the answer|things) (?:as|in|around|like|more|differently|using)`, example: 'Think of framing things around cost. Who chose the jobs?' },
  { phrase: `try (?:${adding})`, example: 'Try opening on cost. Who chose the jobs?', not: 'Which trick did you try?' },
  { phrase: "next time,? (?:you|try|say|add|just|please|start|lead|give|be|think|i(?=['’]d| would))", example: 'Next time please be short. Who chose the jobs?', not: 'Will it fail next time?' },
  { phrase: '(?:better|strong|stronger|ideal|model|perfect|winning) answer', example: 'A winning answer names costs. Who chose the jobs?' },
  { phrase: '(?:star|soar|prep|car|pyramid|mece|stars) (?:method|format|framework|structure|technique|approach|principle|model)', example: 'Mind the pyramid principle. Who chose the jobs?' },
  { phrase: '(?:use|using|try|follow|apply) (?:the )?(?:star|soar|mece|prep)(?=[ .,!?]|$)', example: 'Apply soar. Who chose the jobs?' },
  { phrase: "(?:remember|don['’]t forget|do not forget|make sure|be sure|never forget) (?:to|that|you|your)", example: 'Be sure to name costs. Who chose the jobs?' },
  {
    phrase: '(?:needs?|wants?|calls? for) (?:a|the|some|more) (?:number|figure|example|result|name|detail|structure)s?(?: up front| first|[.!]|$)',
    example: 'Such a line needs some detail. Who chose the jobs?',
    not: 'Who needs the figure every morning?',
  },
  { phrase: '(?:panels?|we|interviewers?|schools?) would rather (?:hear|see|have)', example: 'Schools would rather see costs. Who chose the jobs?' },
  { phrase: 'next time (?:put|start|begin|say|give|use|lead)|do not call (?:it|them|yourself)', example: 'Do not call yourself a driver. Who chose the jobs?' },
  { phrase: 'my (?:advice|suggestion|tip|recommendation|counsel|feedback)', example: 'Take my counsel. Who chose the jobs?' },
  { phrase: "(?:here is|here['’]s|a piece of|a bit of) (?:some |a |one |my |a piece of )*(?:advice|feedback|tips?|pointers?|suggestion)", example: 'A bit of feedback then. Who chose the jobs?' },
  { phrase: `${us} (?:strongly |can |could )*(?:suggest|recommend|advise|encourage|urge|coach|counsel)`, example: 'We strongly urge costs. Who chose the jobs?' },
  { phrase: raw`(?:tip|hint|advice|suggestion|feedback|note to you)\s*:`, example: 'Hint: costs. Who chose the jobs?' },
  { phrase: '(?:one|quick|small|useful|pro|free) (?:quick |small |useful |little )*(?:tip|pointer)', example: 'One little pointer. Who chose the jobs?' },
  { phrase: `be (?:more|less|a bit more|a little more) (?:${specific})`, example: 'Be a bit more concise. Who chose the jobs?' },
  {
    phrase: 'the (?:right|correct|real|actual|model|ideal|final|expected|best) answer (?:is|was|would|should|here|being|to this)',
    example: 'Costs was the expected answer to this. Who chose the jobs?',
  },
  { phrase: raw`(?<!\byou )consider ${showing}\p{L}*`, example: 'Consider opening on costs. Who chose the jobs?', not: 'Did you consider adding a job?' },
  { phrase: `(?:structure|organi[sz]e|quantify|improve|polish|rehearse|practi[sc]e|strengthen|tighten) (?:your|the|that|this) ${part}`, example: 'Polish your introduction. Who chose the jobs?' },
  { phrase: `your ${part} (?:should|could|needs?|must|lacks?|lacked|would be|misses|missed|might)`, example: 'Your pitch lacked costs. Who chose the jobs?' },
  {
    phrase: `what ${panels} (?:really |actually |usually )?(?:want|wants|look for|like|expect|expects|love|need)(?= to hear| is| here|[.,])`,
    example: 'Costs is what schools usually expect. Who chose the jobs?',
  },
  { phrase: '(?:want|wanted|like|liked|hoping|expecting) to hear(?= is| was|[.:]|$)', example: 'One was hoping to hear: costs. Who chose the jobs?' },
  { phrase: 'if (?:i|we) were you', example: 'Costs first, if we were you. Who chose the jobs?' },
  { phrase: 'in (?:the|your|a|any|an) (?:real|actual|next|future|iim|other|final) (?:interviews?|panel|round)', example: 'Costs count in any real panel. Who chose the jobs?' },
  { phrase: 'for (?:the|your) (?:real|actual|next) (?:interview|panel|round)', example: 'Keep it for the actual interview. Who chose the jobs?' },
  { phrase: `let me (?:help|coach|guide|suggest|advise|teach you|show you how|give you (?:a|some) ${adviceNoun}|offer (?:a|some|you))`, example: 'Let me guide a little. Who chose the jobs?' },
  { phrase: '(?:say|try) something like', example: 'Say something like costs. Who chose the jobs?' },
  { phrase: raw`(?:do not|don['’]t|never) say (?:we|i)\b`, example: 'Never say we. Who chose the jobs?' },
  { phrase: 'what i would (?:say|have said|do)(?: here)? is', example: 'Costs, what I would have said is costs. Who chose the jobs?' },
  { phrase: 'the (?:trick|secret|key) (?:here )?is (?:to|that)', example: 'The secret is that costs count. Who chose the jobs?' },
  { phrase: '(?:belongs?|goes|comes|should be) (?:at|in) the (?:start|beginning|end|front|middle|opening) of your', example: 'Cost goes at the front of your line. Who chose the jobs?' },
  { phrase: `${start}(?:always |please |now |just )?(?:mention|lead with|highlight|emphasi[sz]e|quantify)`, example: 'Always quantify. Who chose the jobs?', not: 'Did he mention cost?' },
  { phrase: `${start}(?:always |please |now |just )?(?:say|talk|speak) (?:less|more about yourself|“?(?:i|quote)”?,? (?:not|instead))`, example: 'Just say I, not us. Who chose the jobs?' },
  {
    phrase: `${start}(?:say|give|name|tell us|put) [^.?!]{0,40}(?:first,? then|before the (?:story|method|context|background|explanation|details))`,
    example: 'Put the cost before the story. Who chose the jobs?',
  },
  { phrase: 'give the panel', example: 'Give the panel a cost. Who chose the jobs?' },
  { phrase: 'work on your (?:answers?|delivery|english|confidence|communication|storytelling|introduction|basics|fundamentals)|brush up', example: 'Brush up on costs. Who chose the jobs?' },
]);
