import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';

const would = oneOf("i['’]d|i would|i should|i['’]ll|let me|i ought to");
const it = oneOf('it|that|this|the (?:number|figure|line|word|claim|resume|cv|page)');
const wrong = raw`(?:is|was|['’]s) (?:wrong|incorrect|inaccurate|not (?:quite |really |strictly )?(?:correct|accurate|right)|overstated|exaggerated)`;

/** Rights a claim in plain words, said of what was asked about. */
export const putsRight = lexicon('letters', [
  { phrase: raw`${it} (?:should|ought to) (?:say|read|be|have said|have been)`, example: 'It should say 410.', not: 'Orders should be late.' },
  { phrase: raw`i (?:should|ought to)(?:['’]ve| have) (?:written|put|said)`, example: "I should've put 76.", not: 'I should have gone home.' },
  { phrase: raw`(?:i ought to|i should) (?:write|put|correct|change)(?! to\b)`, example: 'I ought to write peak.', not: 'I should write to him.' },
  { phrase: raw`${would} (?:put|write|word|phrase|rewrite) (?:it|that|this) (?:as|at|like|differently|lower|smaller)`, example: "I'd put it as support." },
  { phrase: raw`(?:fairer|more accurate|more honest|more correct|better wording) (?:is|would be|to say|way|number|figure|word|line)`, example: 'Fairer is to say a third.' },
  { phrase: raw`${it} ${wrong}|${it}['’]s (?:wrong|incorrect|overstated)|${it} isn['’]t (?:correct|accurate|right)`, example: "That isn't correct.", not: 'The tea is wrong.' },
  { phrase: oneOf("i concede|i stand corrected|i['’]d accept that|i overstated|i rounded (?:it )?up"), example: 'I concede this.' },
  {
    phrase: raw`i (?:do not|don['’]t|did not|didn['’]t) (?:own|lead|run|manage|raise|build|negotiate|head|secure) (?:all|the (?:full|whole)|it|that|this)\b`,
    example: "I don't own the full budget.",
    not: "I don't own a car.",
  },
  { phrase: raw`not (?:by )?(?:myself|me),? (?:no|sir|ma['’]?am)`, example: 'Not myself, no.' },
]);

/** Says that nobody measured it, or that it is a guess, whatever was asked. */
const unmeasured = [
  {
    phrase: raw`(?:never|not|n['’]t) (?:actually |really |properly |been )?(?:measured?|tested?|checked?|counted?|verified|verify|tracked?|calculated?)(?! by me)`,
    example: 'It was never measured.',
    not: 'Not measured by me.',
  },
  { phrase: raw`(?:won['’]t|will not|would not|wouldn['’]t) (?:fight for|defend|insist on|swear (?:to|by)|stand by)`, example: "I won't fight for that number." },
  { phrase: raw`(?:did not|didn['’]t|do not|don['’]t) have (?:an answer|proof|a baseline|a comparison|that number)`, example: "I didn't have an answer." },
  { phrase: raw`(?:it|that|this) (?:is|was)(?: only| just)? (?:a|my) (?:rough )?guess|guesswork`, example: 'It was a guess.' },
];

/** Says that there is no ground: one does not know, or cannot tell. */
export const hasNoGround = lexicon('letters', [
  { phrase: raw`i (?:do not|don['’]t|did not|didn['’]t) (?:really |actually |honestly )?know`, example: 'I do not know.', not: 'I know.' },
  { phrase: raw`(?:can['’]t|cannot|can not|could not|couldn['’]t) (?:really |honestly )?(?:say|tell you|prove|do the test|separate|show)`, example: "I can't say." },
  ...unmeasured,
]);

/** Gives some of it away: an exchange with any of these defends nothing. */
export const givesAway = lexicon('letters', [
  { phrase: oneOf("that['’]?s fair|that is fair|fair (?:point|enough|question)|you are right|you['’]re right|i (?:admit|accept|agree)"), example: "That's fair, sir." },
  {
    phrase: oneOf(
      'luck|lucky|lucked|maybe|perhaps|probably|partly|in part|(?:mostly|mainly) (?:by |from |because of )?(?:the|my|our|others|them|him|her|luck)|one time|i think so|i guess|as i said|depends',
    ),
    example: 'Partly, sir.',
  },
  { phrase: oneOf('honest|honestly|frankly|straight|to be fair|i should (?:tell|say|add|be|have)|i must (?:tell|say|admit)|sorry|my mistake|i have to tell'), example: 'I should be honest.' },
  { phrase: oneOf("not (?:myself|me|mine|by me|all|only|alone|fully|entirely|quite|exactly|really|sure)|n['’]t (?:all|mine|only|me)"), example: 'Not all of it.' },
  { phrase: oneOf("the team did|the team['’]s|by the team|somebody else|others did|(?:was|were) (?:done |settled |made |built )?by (?:my|the|mr|ms|dr|central)"), example: 'It was done by the team.' },
  { phrase: oneOf('guess|estimate|estimated|approximate|approximately|on paper|no control|not significant|only (?:one|two|half)'), example: 'It is an estimate.' },
  { phrase: oneOf('owns? it|owned it|(?:he|she|they) (?:closed|built|did|wrote|owns) (?:it|that|this)|built it'), example: 'He closed it.' },
]);
