import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';
import { so, youAre } from './lexicon-banned-words.ts';

const weak = oneOf(
  'failure|weak|nobody|slow|boring|dull|arrogant|dishonest|fake|fraud|naive|immature|clueless|spoil[et]d?|rude|mediocre|unfit|shallow',
  'nothing|cheat|cheater|child|kid|disappointment|disappointing|waste|joke|parrot|robot|problem|burden|mistake|dense|thick|unintelligent',
  'unemployable|overrated|drunk|high|crazy|insane|deaf|kidding|delusional|desperate|insecure|pretentious|average|zero|snob|coward|loser',
  'out of your depth',
);
const ofTheMatter = raw`(?! (?:in|at(?! best| most)|on|to|of|about|when|for|that|part|number|growth|sample|statement|because|down)\b)`;
const never = "you (?:will|would|could|can|['’]ll|['’]d) never";
const yours = oneOf('college|degree|school|university|company|town|city|village|employer|boss|team|father|mother|family|parents|friends?');
const only = '(?:a |an |just |such |only |really |third-rate |second-rate )*';
const anyone = '(?:someone|somebody|anyone|candidates?)';
const child = '(?:child|kid|monkey|school|fifth|five|toddler|baby|parrot)';
const servant = '(?:dog|cat|grandmother|grandma|driver|maid|peon|child|toddler|parrot)';

/** Insults, swear words, contempt and forced intimacy, in English and Hinglish. */
export const bannedInsults = lexicon('ascii', [
  { phrase: 'idiot(?:ic|s)?|stupid(?:ity|ly|er|est)?|dumb(?:er|est|ly)?|dimwits?|dunces?|morons?|moronic|imbeciles?|brainless', example: 'That was stupid. Why?' },
  { phrase: 'fools?(?!-?proof)|foolish|losers?|pathetic|worthless|useless|hopeless|incompetent|lazy|cowards?|cowardly', example: 'It is hopeless. Why go on?' },
  {
    phrase:
      'ignorant|ignoramus|illiterate(?! (?:borrowers?|farmers?|women|customers?|workers?|parents|voters?|' +
      'members?|adults)\\b)|clowns?|jokers?|buffoons?|embarrassment|disgrace|disgraceful|disgusting',
    example: 'You clown, who chose the jobs?',
  },
  { phrase: "liars?|lying to (?:me|us)|stop lying|you(?:'re| are| were) lying|you lie", example: 'You are lying. Which is it?' },
  {
    phrase: 'shut up|nonsense|crap|(?:rubbish|garbage|trash)(?! (?:trucks?|bins?|collect\\w+|vans?|heaps?|dumps?|pickers?|carts?|bags?|workers?|routes?|tenders?)\\b)',
    example: 'It is rubbish. Who chose the jobs?',
  },
  { phrase: 'laughable|laughing stock|ridiculous|ludicrous|silly|childish|crybab(?:y|ies)|failures? like you', example: 'How ludicrous. Who chose the jobs?' },
  { phrase: raw`damn|hell|bloody|bastards?|bitch(?:es|y)?|ass(?:hole)?s?|arse(?:hole)?s?|shit\w*|bullshit|piss\w*|wtf|stfu`, example: 'What the hell was it?' },
  { phrase: raw`fuck\w*|f\*+k?`, example: 'Fucking jobs. Who chose them?' },
  {
    phrase: 'scum|vermin|peasants?|(?<!(?<!(?:are|is) )the )(?:monkeys?|donkeys?|pigs?|cockroach(?:es)?|parasites?)(?! (?:farms?|iron|carts?|feed|tests?|control|counts?)\\b)',
    example: 'You donkey, who chose the jobs?',
  },
  { phrase: raw`chutiya\w*|gandu|kamin[ae]|harami|haramkhor|saal[ae]|kutt[aei]|bhosdi\w*|madarchod|b(?:eh|h)enchod|randi`, example: 'Harami, who chose the jobs?' },
  { phrase: 'bakwas|gadhe?|gadha|ullu|bewakoof|bevkoof|pagal|nalayak|besharam|jahil|nikamma|buddhu|chup', example: 'Nalayak, who chose the jobs?' },
  { phrase: 'chamar|bhangi|gan?war|dehati', example: 'Dehati, who chose the jobs?' },
  { phrase: 'not (?:smart|bright|clever|good|sharp|intelligent|capable) enough', example: 'Some are not bright enough. Why?' },
  { phrase: 'no place for you|waste of (?:time|space|a seat|our time|oxygen|money)', example: 'A waste of oxygen. Why come?', not: 'How much waste of paint was there?' },
  { phrase: "wasting (?:our|my|everyone['’]?s?) time", example: 'You are wasting my time. Why?' },
  { phrase: 'get (?:out|lost)(?: of (?:here|my|this room))?(?=[.!,]|$)|get out of (?:here|my|this room)|get lost', example: 'Now get out.', not: 'What did you get out of it?' },
  {
    phrase:
      raw`(?:^|[.!?,;:] |(?:just|please|now|then|so|and) |you (?:can|may|should|could|must) )go (?:home|away)|` +
      raw`(?<!\b(?:let (?:me|us)|I want to|I would like to|may I) )go back to (?:your|where|school|college)`,
    example: 'Go back to school. Who chose the jobs?',
    not: 'I want to go back to your 640.',
  },
  { phrase: `${never} (?:make|succeed|be|get|become|amount|manage|understand|lead|crack|clear)`, example: 'You would never manage it. Why try?', not: 'Where would you never compromise?' },
  { phrase: `people like you|${anyone} like you`, example: 'Why should anyone like you lead?' },
  {
    phrase: raw`of your (?:kind|sort|type)|your (?:kind|sort|type)(?: of people)?(?=[.!,?]|$| of people| belongs?| always| never)`,
    example: 'Your sort never learns. Why?',
    not: 'What is your kind of work?',
  },
  { phrase: `(?<!\\b(?:when|while|since) )${youAre} ${so}${weak}${ofTheMatter}`, example: 'You are a complete fraud. Why lie?', not: 'Were you weak in the finals?' },
  { phrase: 'shame on you|is that all you|put up with you|(?:how|so|as) (?:dull|slow|boring|clueless|lost|hopeless) you', example: 'Shame on you. What happened then?' },
  {
    phrase: raw`only thought you|(?<!\b(?:that|what|which|whom|if|when) )you (?:cannot|can['’]t|could not|couldn['’]t) (?:even )?(?:sell|spell|read|write|count|think|lead|speak)`,
    example: 'You cannot count. Who does?',
    not: 'Which clause is it that you cannot write today?',
  },
  { phrase: 'strike me as|(?:someone|somebody|anyone) so|anyone (?:really )?believe (?:a word|you|that you)', example: 'You strike me as lost. Why?' },
  { phrase: 'all by yourself, ', example: 'All by yourself, was it?' },
  {
    phrase: 'in (?:that|your) (?:pretty |little |thick |empty )+head|in that head|half a (?:mind|brain)|despite you(?=[.!?,]|$)',
    example: 'What is in that thick head?',
    not: 'What was going on in your head?',
  },
  { phrase: 'like an? (?:peacock|monkey|donkey|parrot|child|hawker|beggar|peon|servant|sheep|fool)|work of a child|little one', example: 'You talk like a parrot. Why?' },
  { phrase: 'tiresome|drunkards?|find you (?:so |as )?(?:tiresome|boring|annoying|irritating|unbearable)', example: 'I find you so annoying. Why?' },
  { phrase: 'and you (?:learn(?:ed|t)|did|know|understood|have|had) nothing|(?:no|lacks?|handed out|got any) common sense', example: 'Six years, and you learnt nothing. Why?' },
  { phrase: 'you call (?:(?:that|this|it) (?:an?|your|any)|yourself)', example: 'You call that a plan?' },
  { phrase: "you (?:do not|don['’]t|did not|didn['’]t) deserve|(?:are you )?(?:trying|try) to be (?:funny|clever|smart)", example: 'You do not deserve the jobs. Who does?' },
  { phrase: "(?:be|are you|not) ashamed|what(?:['’]s| is) wrong with you|who do you think you are", example: 'What is wrong with you today?', not: 'What is wrong with the pump?' },
  { phrase: 'use your brain|(?:have|got|with) (?:a |no |half a |any )?brains?(?= |[.?!])', example: 'Use your brain. What did it cost?' },
  { phrase: 'do you even (?:know|think|have|listen|understand|read|try)|are you (?:even|really that|serious|always this|listening)', example: 'Do you even know what it costs?' },
  { phrase: "can['’]?t you (?:even|read|think|count|speak|hear)|cannot even|can['’]?t even|couldn['’]?t even", example: 'Can’t you count?' },
  { phrase: `even a ${child}|(?:my|a) ${servant} (?:could|can|would|knows?|speaks?)`, example: 'Even a toddler would know. Do you?' },
  { phrase: 'grow up(?=[.!,]|$)', example: 'Grow up. Who decided?', not: 'Where did you grow up in Nagpur?' },
  { phrase: 'how did you (?:even |ever )?(?:get (?:here(?! from)|in|this far|that job|hired|a degree)|graduate|manage to graduate)', example: 'How did you ever graduate?' },
  { phrase: 'who (?:let you in|gave you (?:a|that|this) (?:degree|job))|(?:did you )?buy your degree', example: 'Did you buy your degree?' },
  { phrase: 'nobody (?:likes|cares about|wants|would hire|would miss) you', example: 'Nobody would miss you. Why stay?' },
  { phrase: '(?:i|we) (?:pity|despise|hate|mock|dislike|feel sorry for) (?:you|people|candidates|your)|you disgust|you bore', example: 'We pity your team. What did they say?' },
  { phrase: 'spare us|oh,? (?:please|really|come on)|slow clap|nice try|try harder|dream on|as if you|good luck with that', example: 'Oh, come on. Who chose the jobs?' },
  { phrase: 'wow,? (?:just|really|genius)|genius(?=[.!,]|$)|sherlock', example: 'Well, Sherlock, who chose the jobs?' },
  { phrase: 'my dear|sweetheart|sweetie|kiddo|young (?:one|fellow)|(?:^|[.!?,] )(?:darling|honey|beta|buddy|bro|dude)(?=[.,!?]|$)', example: 'Who chose the jobs, kiddo?' },
  {
    phrase: raw`your ${yours}(?: is| was| are| were|,)? ${only}(?:joke|dump|worthless|third-rate|second-rate|shame|hole|backward|a nobody)`,
    example: 'Your college is just a dump. Is it not?',
    not: 'What is your town known for?',
  },
  { phrase: 'third[- ]rate|second[- ]rate (?:mind|college|answer|person|school)', example: 'A third-rate plan. Who chose it?' },
]);
