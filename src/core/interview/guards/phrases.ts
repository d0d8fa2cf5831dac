/** One pattern of many phrases, each at whole words, letter case aside. */
export function anyOf(...phrases: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}

/** Where a sentence begins, or goes on after a word that says nothing. */
const start =
  '(?<=^|[.?!:;…]["”’)]*\\s|[“"‘(—–]\\s?|\\b(?:okay|ok|yes|oh|ah|hm+|well|so|and|fine|sure|alright|all right),? )';
const very =
  '(?:(?:very|really|quite|so|rather|pretty|truly|just|such|a|an|one of the|absolutely|extremely|most|again) )*';
const fine =
  '(?:good|great|excellent|nice|nicely|strong|lovely|superb|fantastic|wonderful|solid|perfect|brilliant|impressive|thoughtful|insightful|interesting|fascinating|amazing|correct|right|valid|clear|helpful|outstanding|exceptional|remarkable|commendable|admirable|mature|smart|clever|sharp|wise|refreshing|compelling|convincing|persuasive|inspiring|honest|candid|fair|spot[- ]on|well[- ]thought[- ]out|well[- ]structured)';
const things =
  '(?:answer|point|job|work|start|question|thought|thinking|example|response|one|stuff|insight|reply|explanation|observation|going|clarity|catch|instincts?|reasoning|analysis|attitude|effort|try|story|argument|summary|recovery|perspective|comeback|choice|call|idea)';
/** Before a judgement that is asked for, not given: "how do you know it is right?" */
const notAsked =
  '(?<!\\b(?:why|if|whether|how|when|you know|sure|prove|check|show|test|you think|you say|you said|you believe|you claim|you call) )';
const notAsking = '(?<!\\b(?:do|did|would|could|can|will|what|if|where|how|when) )';
const us = "(?:i|we)(?:['’](?:ve|m|d|ll|re)| am| are| have| will| would| do| must)?";

export const praise = anyOf(
  '(?:great|excellent|good|nice|strong|lovely|superb|fantastic|wonderful|solid|perfect|fair|brilliant|impressive|thoughtful|interesting|insightful),? (?:answer|point|job|work|start|question|thought|example|response|one|stuff|insight|reply|explanation|observation|going|clarity)',
  `${start}(?:what )?${very}${fine},? (?:\\w+ )?${things}(?=\\s*[.,!;—–]|\\s*$)`,
  '(?:well|nicely|beautifully|cleverly|neatly|smartly|perfectly) (?:done|said|put|answered|explained|played|handled|argued|reasoned|recovered|expressed|articulated)',
  'impress(?:ed|ive|ively|es me)|(?:mature|smart|clever|wise|lovely|nice|great|good|beautiful|thoughtful|interesting) (?:way|manner) (?:to|of)',
  'brilliant(?:ly)?',
  `${notAsked}(?:that|this|it|what you said|your answer)(?:['’]s| is| was| sounds| looks| seems| feels) ${very}(?:\\w+ (?:and|but|yet) )?(?!honest\\b|candid\\b|fair\\b)${fine}(?! (?:for|enough|or|at|to|if|now|only|in)\\b)`,
  `${start}(?:great|excellent|good|nice|interesting|perfect|wonderful|fantastic|lovely|right|correct|exactly|absolutely|superb|fair enough|indeed|wow|agreed|true enough|quite so|quite right|precisely|spot on|very good|very nice|very well|true|yes,? (?:exactly|indeed|absolutely|right)|that['’]s it|impressive|beautiful|smart|clever|splendid|touché|love it|loved it)(?=\\s*[.,!—–;:-]|\\s*$)`,
  'thank(?:s| you) (?:so much |very much )?for (?:sharing|that|this|your|the|being|such|explaining|telling|opening|taking)',
  `${us} (?:really |truly |say i |quite |especially )?(?:love|loved|like|liked|appreciate|appreciated|admire|admired|enjoyed|respect) (?:that|this|it|your|you|how|the way|what|hearing)`,
  '(?:love|loved|like|liked|appreciate|admire) (?:it|that|this|your (?:answer|honesty|energy|thinking|approach|passion|attitude|clarity|candou?r|confidence))(?=[.,!]|$)',
  '(?:bravo|kudos|congrat(?:s|ulations)|amazing|awesome|fantastic|superb|stellar|phenomenal|terrific|marvell?ous|splendid|top[- ]notch|flawless|hats off|thumbs up|chapeau)',
  `${notAsked}(?:that |it |which |this )?(?:all )?(?:makes|made) (?:a lot of |perfect |complete |total |good |much |great |absolute )?sense(?=[.,!;]|$| to me| to us)`,
  'i am with you|the way you did|modest(?:ly|y)|dedication|few (?:people|candidates|applicants) (?:see|saw|look|think|would|do|notice)|listen to (?:you|that|this|it|the \\w+(?: \\w+)?) all day',
  `(?<!\\b(?:suppose|if|say|did|do|until) )${us} (?:completely |fully |totally |quite )?agree(?:d)?(?=[.,!;]|$| that| with (?:you|your|that|this)| completely| entirely| there)`,
  "(?:could not|couldn['’]t) agree more",
  "you(?:['’]ve| do| have| really| certainly)? (?:got |have |made |raise |raised |make )?(?:quite )?an? (?:very )?(?:good |great |fair |valid |strong |real |excellent |interesting )?(?:point|gift|talent|flair|knack)(?= there| for|[.,!]|$)",
  `${notAsking}you (?:really |clearly |certainly |obviously |definitely )?(?:handled|managed|explained|answered|put|said|argued|expressed|defended|described|recovered|took) (?:(?:that|it|this|yourself|those|them) )?(?:so |very |really |quite |rather )?(?:well|nicely|clearly|beautifully|perfectly|maturely|smartly|superbly|professionally|gracefully|calmly)`,
  `${notAsking}you (?:did|have done|are doing|were doing) (?:so |very |really |quite |just )?(?:well|great|good|fine|brilliantly|nicely|fantastic(?:ally)?|amazing(?:ly)?)`,
  "you(?: are|['’]re| were| seem| sound| look) (?:clearly |obviously |really |very |quite |so |such |absolutely |a |an |certainly |truly )*(?:right|correct|smart|bright|talented|impressive|articulate|spot on|clever|brilliant|gifted|exceptional|outstanding|remarkable|eloquent|sharp|natural|star|genius|well[- ](?:prepared|spoken|read)|on the right track|(?:good|great|strong|natural|born) (?:speaker|leader|thinker|communicator)|confident|convincing|wise|mature)(?! to| that| in| for| about| when| if| or|\\?)",
  'on the right track',
  `${notAsking}you (?:clearly|really|certainly|obviously) (?:know|understand|have|get|think|care|thought)`,
  "keep (?:it up|it going|up the)|way to go|good on you|proud of you|you(?:['’]ve)? got this|rare (?:quality|gift|talent)|music to (?:my|our) ears|exactly (?:what (?:i|we)|right|the (?:kind|sort))",
  '(?:what an?|how) (?:very |really )?(?:great|good|lovely|wonderful|brilliant|fine|fantastic|nice|impressive|interesting|thoughtful|inspiring|fascinating|clever|mature|refreshing|touching)(?! (?:is|are|was|were|would|do|does|can|could|must|should)\\b)',
  '(?:deep|great|strong|solid|good|excellent|impressive|sound) (?:understanding|grasp|command|self-awareness|maturity|articulation)',
  "(?:best|finest|strongest|clearest|smartest|most \\w+)(?: \\w+)? (?:so far|today|of the day|all day|i have heard|we have heard|i(?:['’]ve| have) (?:met|seen))",
);

const count = '(?:\\d+(?:\\.\\d+)?|zero|one|two|three|four|five|six|seven|eight|nine|ten)';
const level =
  '(?:good|great|well|badly|fine|poor|poorly|okay|ok|weak|strong|average|mediocre|excellent|below|above|low|high|bad|terrible|terribly|awful|disappointing)';
const mark = '(?:marks?|points?|stars?|score|rating|grade)';

export const scoreTalk = anyOf(
  '\\d+(?:\\.\\d+)?\\s*(?:\\/|out of|on)\\s*(?:5|10|100)',
  `${count}(?: and a half)? (?:out of|on) (?:five|ten|a hundred|a possible|hundred|5|10|100)(?! \\p{L}+s\\b)`,
  `an? (?:solid |weak |strong |bare |clear |low |high )*${count}(?= at (?:best|most)| from me| for (?:that|this)|[.!]|$)`,
  `${count} (?:at best|at most|from me|stars?|marks for|points for)`,
  `${us} (?:also |just |already )?(?:scor(?:e|ed|ing)|rat(?:e|ed|ing)|grad(?:e|ed|ing)|mark(?:ed|ing)?|award(?:ed|ing)?|deduct(?:ed|ing)?) (?:you|that|this|it|marks|points|your|down|up)`,
  '(?:put|place|rank|have|see) you (?:at|on|below|above|near|behind|ahead|among|in the)(?= |$)',
  `${us} (?:give|giving|take|taking|dock|docking|cut|cutting|add|adding) (?:you |that |this |it |away |off )*(?:a |an |full |zero |no |some |extra |more |half )*(?:marks?|points?|score|stars?|ten|10|nine|9|eight|8|seven|7|six|6|five|5|four|4|zero)`,
  '(?:your|the|this|my|our) (?:interview |final |overall |panel |topic )?(?:score|rating|grade|scoresheet|score sheet|ranking) (?:is|was|are|will|would|so far|for this|for that|just|has|have|goes|went|drops?|stands|depends|sheet|suffers?|falls?|rises?|improves?)',
  'your (?:marks|points) (?:so far|for this|for that|today|here)',
  'scor(?:e|ing) (?:you|this answer|high|low|well|badly|poorly)',
  '(?:points?|marks?) (?:for|to|from|off) (?:that|this|you|your|honesty|trying)',
  '(?:full|zero|bonus|brownie|half|extra) (?:marks|points)|full credit|a (?:plus|minus|tick|cross|gold star) (?:for|next to|against)',
  'moves? you (?:up|down|ahead|closer)|(?:talked|argued|answered) yourself (?:out of|into)|costs? you(?= here|[.!]|$)|(?:hurts?|helps?|saved?|ruins?|damages?) your (?:interview|case|chances|application|result|cause)|your interview',
  '(?:part|answer|story|bit|half|one) was (?:much |far |a lot )?(?:stronger|weaker|better|worse) than',
  '(?:in|on|of|for|to|into|from) our (?:list|class|batch|campus|shortlist|programme|program)',
  `(?:that|this|it|which|(?<!\\b(?:did|do|could|would|where|how|why) )you(?: will| would|['’]ll|['’]d)?) (?:just )?(?:lose|lost|cost|gain|earn|win|won|get|got|deserve)(?:s|ed)?(?: you)? (?:a |an |some |the |any |many |no |few |full |top |good |low |high |extra |${count} )*(?:${mark}|ten\\b|nine\\b|eight\\b|seven\\b)`,
  `(?:your|that|this) (?:answers?|reply|response|performance|interview|showing)(?: here| today| so far| until now)? (?:is|are|was|were|has been|have been|rates?|ranks?|scores?|counts? as|falls?) (?:very |quite |rather |too |really |a bit |clearly |so |well |far |only )*${level}`,
  `(?:you are|you['’]re|you were|you have been|you['’]ve been|how you are|how you['’]re) (?:doing|performing|coming across|scoring|faring|ranking|going) ?(?:so far |overall |today )?(?:very |quite |rather |too |really |pretty |well )*(?:${level}|ahead|behind|here|today|so far)?(?=[.,!;?]|$| so far| today| compared)`,
  `you (?:did|have done|are|were) (?:very |quite |rather |too |really |pretty )*(?:${level}|ahead|behind) (?:so far|today|until now|compared)`,
  "(?:better|worse|weaker|stronger|ahead|behind|lower|higher)(?: of)?(?: than)? (?:the |most |many |all |any |our )*(?:last|other|previous|earlier|average|others?|rest of the|today['’]s)? ?(?:candidates?|applicants?|interviewees?)",
  "(?:top|bottom|upper|lower) (?:\\d+|ten|five|one|two|three|twenty|half|quarter|quartile|decile)(?: ?%| ?per ?cent)? of (?:the |all |our |today['’]s )*(?:candidates|applicants|pool|class|answers)",
  '(?:get|gets|got|getting) you (?:rejected|selected|admitted|a seat|a call|an offer|(?:in|into|through|past)(?= (?:here|iim|this (?:school|panel|interview)|the (?:school|door|interview|panel|class)|any (?:school|iim|panel)|us)|[.,!?;]|$))',
  'enough (?:for|to get|to convert|to earn|to win|to be) (?:you |an? |the |us |this |our )*(?:seat|admission|admitted|selected|offer|us|iim|panel|convert|in(?=[.,!?]|$))',
  '(?:pass(?:es|ed|ing)?|fail(?:s|ed|ing)?|clear(?:s|ed|ing)?|crack(?:s|ed|ing)?) (?:this|the|our|your|that) (?:round|interview|panel|test here)',
  '(?:strong|weak|good|poor|great|ideal|perfect|borderline|excellent|average|promising|solid|credible|serious|top|outstanding) (?:candidate|contender|applicant)',
  '(?:iim|mba|management|b[- ]school|leadership) material',
  "you (?:do |would |will |really |certainly |don['’]t |do not )*(?:belong (?:here|at|with us)|fit (?:in )?(?:here|our class|this class))",
  'cut out for (?:this|an? mba|the|management|business)',
  '(?:clear(?:ed|s)?|met|miss(?:ed|es)?|pass(?:ed|es)?) (?:the|our) bar',
);

const telling =
  '(?:say|said|mention|mentioned|try|tried|structure|structured|answer|answered|use|used|add|added|talk|talked|start|started|focus|focused|consider|considered|include|included|quantify|quantified|frame|framed|highlight|highlighted|emphasi[sz]ed?|lead with|begin|begun|prepare|practi[sc]e|show|shown|phrase|phrased)';
const showing =
  '(?:mention|add|say|us|start|fram|struct|giv|includ|begin|lead|open|end|show|highlight|quantif|talk|speak|reph|focus|prepar|practi)';
const part = '(?:answers?|response|reply|story|introduction|pitch|points|delivery)';

export const coaching = anyOf(
  `(?<!\\bif )you (?:should|could|might|ought to|need to|had better|would do well to) (?:have |also |perhaps |maybe |always |just |instead |rather |simply |first )*${telling}`,
  'you (?:may|can|must) (?:also |perhaps |always |just |instead )*(?:mention|structure|add|quantify|frame|highlight|emphasi[sz]e|phrase|include|lead with)',
  'you (?:may|might|will|should) want to',
  "you(?:['’]d| would| will|['’]ll) (?:do|be|sound|come across|score|fare) (?:much |far |a lot )?(?:better|stronger)",
  'fram(?:e|ing) (?:it|this|that|your \\w+|the answer|things) (?:as|in|around|like|more|differently|using)',
  'try (?:to|using|adding|giving|saying|starting|framing|opening|leading|ending|mentioning)',
  "next time,? (?:you|try|say|add|just|please|start|lead|give|be|think|i(?=['’]d| would))",
  '(?:better|strong|stronger|ideal|model|perfect|winning) answer',
  '(?:good|great) answer (?:would|should|is|has|starts?|begins?|might|could|here)',
  '(?:star|soar|prep|car|pyramid|mece|stars) (?:method|format|framework|structure|technique|approach|principle|model)',
  '(?:use|using|try|follow|apply) (?:the )?(?:star|soar|mece|prep)(?=[ .,!?]|$)',
  "(?:remember|don['’]t forget|do not forget|make sure|be sure|never forget) (?:to|that|you|your)",
  '(?:needs?|wants?|calls? for) (?:a|the|some|more) (?:number|figure|example|result|name|detail|structure)s?(?: up front| first|[.!]|$)|(?:panels?|we|interviewers?|schools?) would rather (?:hear|see|have)|next time (?:put|start|begin|say|give|use|lead)|do not call (?:it|them|yourself)',
  'my (?:advice|suggestion|tip|recommendation|counsel|feedback)',
  "(?:here is|here['’]s|a piece of|a bit of) (?:some |a |one |my |a piece of )*(?:advice|feedback|tips?|pointers?|suggestion)",
  `${us} (?:strongly |can |could )*(?:suggest|recommend|advise|encourage|urge|coach|counsel)`,
  '(?:tip|hint|advice|suggestion|feedback|note to you)\\s*:',
  '(?:one|quick|small|useful|pro|free) (?:quick |small |useful |little )*(?:tip|pointer)',
  'be (?:more|less|a bit more|a little more) (?:specific|concise|confident|structured|assertive|precise|clear|detailed|honest|humble|calm|natural|yourself|relaxed)',
  'the (?:right|correct|real|actual|model|ideal|final|expected|best) answer (?:is|was|would|should|here|being|to this)',
  `(?<!\\byou )consider ${showing}\\p{L}*`,
  `(?:structure|organi[sz]e|quantify|improve|polish|rehearse|practi[sc]e|strengthen|tighten) (?:your|the|that|this) ${part}`,
  `your ${part} (?:should|could|needs?|must|lacks?|lacked|would be|misses|missed|might)`,
  'what (?:we|panels?|interviewers?|panell?ists?|schools?) (?:really |actually |usually )?(?:want|wants|look for|like|expect|expects|love|need)(?= to hear| is| here|[.,])',
  '(?:want|wanted|like|liked|hoping|expecting) to hear(?= is| was|[.:]|$)',
  'if (?:i|we) were you',
  'in (?:the|your|a|any|an) (?:real|actual|next|future|iim|other|final) (?:interviews?|panel|round)',
  'for (?:the|your) (?:real|actual|next) (?:interview|panel|round)',
  'let me (?:help|coach|guide|suggest|advise|teach you|show you how|give you (?:a|some) (?:tip|hint|clue|pointer|advice)|offer (?:a|some|you))',
  "(?:say|try) something like|(?:do not|don['’]t|never) say (?:we|i)\\b",
  'what i would (?:say|have said|do)(?: here)? is',
  'the (?:trick|secret|key) (?:here )?is (?:to|that)',
  '(?:belongs?|goes|comes|should be) (?:at|in) the (?:start|beginning|end|front|middle|opening) of your',
  `${start}(?:always |please |now |just )?(?:mention|lead with|highlight|emphasi[sz]e|quantify)`,
  `${start}(?:always |please |now |just )?(?:say|talk|speak) (?:less|more about yourself|“?(?:i|quote)”?,? (?:not|instead))`,
  `${start}(?:say|give|name|tell us|put) [^.?!]{0,40}(?:first,? then|before the (?:story|method|context|background|explanation|details))`,
  'give the panel',
  'work on your (?:answers?|delivery|english|confidence|communication|storytelling|introduction|basics|fundamentals)|brush up',
);
