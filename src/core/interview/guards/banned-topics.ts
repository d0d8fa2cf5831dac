import { asRead, unmasked } from '#core/text/as-read.ts';

export type BannedKind = 'protected_trait' | 'politics' | 'person' | 'threat' | 'sexual' | 'verdict';
export type BannedTopic = { kind: BannedKind; word: string };

const you = "(?:you(?:['’]re| are| were| look| sound| seem| must be)|are you|u r)";
const so =
  '(?:so |very |too |such |just |really |clearly |obviously |quite |rather |nothing but |only |simply |being |always |a |an |that |as |a bit |a little |little |more |\\w+ (?:and|but) |complete |total |real |just plain )*';

/** Words at word borders, letter case aside. */
const words = (kind: BannedKind, ...list: readonly string[]): readonly [BannedKind, RegExp] => [
  kind,
  new RegExp(`\\b(?:${list.join('|')})\\b`, 'i'),
];

const patterns: readonly (readonly [BannedKind, RegExp])[] = [
  words(
    'protected_trait',
    'castes?|casteis[mt]|gotra|jaati?|jati|brahmins?|dalits?|rajputs|savarnas?|thakurs|harijans?|shudras?|kshatriyas?|vaishyas?|scheduled (?:castes?|tribes?)|obcs?|sc\\/st|ews|(?:upper|lower|backward|forward)[- ](?:caste|class(?:es)?|communit(?:y|ies))',
    'reservations?|reserved (?:seats?|category|candidates?|quota)|quotas?|(?:general|my|your|his|her|open) category|category (?:in admissions?|students?|candidates?)|(?:minority|your|his|her) community|creamy layer|tribals?|adivasis?|general merit',
    'affirmative action|horoscopes?|zodiac|(?:how|the way) you (?:speak|talk|look|dress|walk|sound|smell)|backward (?:districts?|areas?|villages?|states?|regions?)|(?:lower|upper) (?:middle )?class (?:home|family|background)|your parents (?:let|allow|mind|agree|approve|force|choose|arrange)|your (?:name|surname|family name) (?:suggests|sounds|tells|says|gives)|people (?:from|of) your (?:region|state|community|place|background|kind|village|faith|class|type|sort|colou?r)',
  ),
  words(
    'protected_trait',
    'religions?|religious|hindus?|muslims?|islam(?:ic)?|christians?|christianity|catholics?|sikhs?|jews?|jewish|buddhists?|jainism|parsis?|pandits?|maulvis?|imams?|mosques?|masjids?|temples?|church(?:es)?|namaz|ramzan|ramadan|quran|koran|bible|bhagavad gita|hijab|burqa|turban|prayers?|pray|god|allah|atheists?|beef|halal|jihadi?s?|convert to (?:islam|hinduism|christianity)|your (?:faith|beliefs about god)|are you (?:a )?(?:vegetarian|non-?vegetarian|fasting)|whether you are (?:a )?(?:vegetarian|non-?vegetarian)|do you (?:eat meat|fast)',
  ),
  words(
    'protected_trait',
    'gender|girls?|boys?|wom[ae]n|lad(?:y|ies)|females?|males?|m[ea]n|mothers?|housewi(?:fe|ves)|feminine|masculine|manly|gays?|lesbians?|bisexuals?|trans(?:gender|sexual)|queer|homosexuals?|lgbtq?|eunuchs?|hijras?|menstruat\\w*|ladki|ladka',
  ),
  words(
    'protected_trait',
    'marriages?|married|marry|marrying|marital|husbands?|wife|wives|spouses?|fiance?e?s?|engaged to|boyfriends?|girlfriends?|dowry|divorced?|single or|are you single|relationship status|in a relationship|love life|live-in|pregnan(?:t|cy)|maternity|children of your own|(?:have|having|want|plan(?:ning)?|raise|raising) (?:a )?(?:kids|child(?:ren)?|bab(?:y|ies)|family soon)|start(?:ing)? a family|family planning|biological clock|babies|in-laws|settle down|matrimony|shaadi',
  ),
  words(
    'protected_trait',
    'disab(?:led|ility|ilities)|handicap(?:ped)?|wheelchairs?|cripp?led?|deaf|mute|autis(?:m|tic)|dyslexi[ac]|adhd|differently[- ]abled|your condition|hormon(?:es|al)|stammer(?:ing|s|ed)?|stutter(?:ing|s|ed)?|mental(?:ly)? (?:ill|illness|unstable|health|problem)|your (?:depression|anxiety|illness|disease|limp|medication|therapist|mental state|hearing|eyesight)|are you (?:blind|ill|sick|on medication|in therapy|depressed)|mad|psycho|retard(?:ed)?|lunatic',
  ),
  words(
    'protected_trait',
    'skin|complexion|dusky|fair[- ]skinned|dark[- ]skinned|fairness|accents?|mother tongue|your (?:looks?|weight|height|clothes|dress|saree|sari|shirt|beard|bindi|hairstyle|teeth|figure|eyes|face|hair|age|body|appearance|surname|community|blood|pronunciation|english|grammar)|ugly|at your age|how old are you',
    `${you} ${so}too (?:old|young)`,
    `${you} ${so}(?:old|young|fat|thin|skinny|short|tall|bald|dark|fair|black|white|pretty|handsome|cute|beautiful|gorgeous|overweight|underdressed|untidy|shabby)(?! (?:for|in|on|to|of|about|when|market|list|paper|box|enough)\\b)`,
    'lose (?:some )?weight|chinki|madrasis?|biharis?|bhaiyas?|(?:north|south)[- ]?indians?|north-?easterners?|ethnic(?:ity)?|racial|racis[mt]|foreigner like you|villagers? like you|country bumpkins?',
  ),
  words(
    'protected_trait',
    "(?:family|household|parental|parents'?|father'?s?|mother'?s?|dad'?s?) (?:income|salary|earnings?|wealth|business money)|(?:father|mother|parents|family|dad|mom) (?:earns?|makes?|is rich|is poor|are rich|are poor)|your (?:father|mother|parents|family|dad|mom) do(?:es)?|rich family|poor family|how (?:rich|poor)|afford the fees?|born (?:rich|poor|with a silver)|slums?",
  ),
  words(
    'politics',
    'bjp|congress|aap|cpi\\(?m?\\)?|shiv sena|tmc|dmk|aiadmk|rss|modi|amit shah|rahul gandhi|sonia gandhi|kejriwal|mamata banerjee|yogi adityanath|trump|putin|biden|hindutva|khalistan|which party|your party|political part(?:y|ies)|ruling party|your politics|politically|political (?:views?|leanings?|opinions?|beliefs?|affiliation|ideology)|vote(?:d|s)? (?:for|against)|voting for|(?:whom|who) (?:did|do|will|would) you vote|your vote|left[- ]wing|right[- ]wing|leftists?|are you an? (?:communist|socialist|liberal|conservative|nationalist|marxist|maoist)|the opposition (?:pay|paid|party)|bhakts?|libtards?|urban naxals?|andh ?bhakts?|anti-?nationals?|kashmir issue|article 370|ram mandir|babri|(?:support|oppose|like|hate|favou?r|blame|trust) (?:the |this )?(?:government|prime minister|opposition)',
  ),
  words(
    'person',
    "idiot(?:ic|s)?|stupid(?:ity|ly|er|est)?|dumb(?:er|est|ly)?|dimwits?|dunces?|morons?|moronic|fools?|foolish|losers?|pathetic|worthless|useless|ignorant|ignoramus|illiterate|liars?|lying to (?:me|us)|stop lying|you(?:'re| are| were) lying|you lie|shut up|hopeless|incompetent|lazy|cowards?|cowardly|clowns?|jokers?|buffoons?|embarrassment|disgrace|disgraceful|disgusting|imbeciles?|brainless|nonsense|rubbish|garbage|trash|crap|damn|hell|bloody|bastards?|bitch(?:es|y)?|ass(?:hole)?s?|arse(?:hole)?s?|shit\\w*|bullshit|piss\\w*|fuck\\w*|f\\*+k?|wtf|stfu|laughable|laughing stock|ridiculous|ludicrous|silly|childish|crybab(?:y|ies)|failures? like you|scum|vermin|peasants?|monkeys?|donkeys?|pigs?|cockroach(?:es)?|parasites?",
    'chutiya\\w*|gandu|bakwas|gadhe?|gadha|ullu|kamin[ae]|harami|haramkhor|saal[ae]|bewakoof|bevkoof|pagal|nalayak|besharam|kutt[aei]|bhosdi\\w*|madarchod|b(?:eh|h)enchod|randi|chamar|bhangi|gan?war|dehati|jahil|nikamma|buddhu|chup',
  ),
  words(
    'person',
    "not (?:smart|bright|clever|good|sharp|intelligent|capable) enough|no place for you|waste of (?:time|space|a seat|our time|oxygen|money)|wasting (?:our|my|everyone['’]?s?) time|get (?:out|lost)(?: of (?:here|my|this room))?(?=[.!,]|$)|get out of (?:here|my|this room)|go (?:home|away)|go back to (?:your|where|school|college)|get lost|you (?:will|would|could|can|['’]ll|['’]d) never (?:make|succeed|be|get|become|amount|manage|understand|lead|crack|clear)|people like you|(?:someone|somebody|anyone|candidates?) like you|of your (?:kind|sort|type)|your (?:kind|sort|type)(?: of people)?(?=[.!,?]|$| of people| belongs?| always| never)",
    `${you} ${so}(?:failure|weak|nobody|slow|boring|dull|arrogant|dishonest|fake|fraud|naive|immature|clueless|spoil[et]d?|rude|mediocre|unfit|shallow|nothing|cheat|cheater|child|kid|disappointment|disappointing|waste|joke|parrot|robot|problem|burden|mistake|dense|thick|unintelligent|unemployable|overrated|drunk|high|crazy|insane|deaf|kidding|delusional|desperate|insecure|pretentious|average|nobody|zero|snob|coward|loser|out of your depth)(?! (?:in|at(?! best| most)|on|to|of|about|when|for|that|part|number|growth|sample|statement|because|down)\\b)`,
    "shame on you|is that all you|put up with you|(?:how|so|as) (?:dull|slow|boring|clueless|lost|hopeless) you|only thought you|you (?:cannot|can['’]t|could not|couldn['’]t) (?:even )?(?:sell|spell|read|write|count|think|lead|speak)|strike me as|(?:someone|somebody|anyone) so|anyone (?:really )?believe (?:a word|you|that you)|all by yourself, |in (?:that|your) (?:pretty |little |thick |empty )?head|half a (?:mind|brain)|despite you(?=[.!?,]|$)|like an? (?:peacock|monkey|donkey|parrot|child|hawker|beggar|peon|servant|sheep|fool)|work of a child|little one|tiresome|drunkards?|find you (?:so |as )?(?:tiresome|boring|annoying|irritating|unbearable)|and you (?:learn(?:ed|t)|did|know|understood|have|had) nothing|(?:no|lacks?|handed out|got any) common sense|you call (?:that|this|it|yourself)|you (?:do not|don['’]t|did not|didn['’]t) deserve|(?:are you )?(?:trying|try) to be (?:funny|clever|smart)|(?:be|are you|not) ashamed|what(?:['’]s| is) wrong with you|who do you think you are|use your brain|(?:have|got|with) (?:a |no |half a |any )?brains?(?= |[.?!])|do you even (?:know|think|have|listen|understand|read|try)|are you (?:even|really that|serious|always this|listening)|can['’]?t you (?:even|read|think|count|speak|hear)|cannot even|can['’]?t even|couldn['’]?t even|even a (?:child|kid|monkey|school|fifth|five|toddler|baby|parrot)|(?:my|a) (?:dog|cat|grandmother|grandma|driver|maid|peon|child|toddler|parrot) (?:could|can|would|knows?|speaks?)|grow up(?=[.!,]|$)|how did you (?:even |ever )?(?:get (?:here|in|this far|that job|hired|a degree)|graduate|manage to graduate)|who (?:let you in|gave you (?:a|that|this) (?:degree|job))|(?:did you )?buy your degree|nobody (?:likes|cares about|wants|would hire|would miss) you|(?:i|we) (?:pity|despise|hate|mock|dislike|feel sorry for) (?:you|people|candidates|your)|you disgust|you bore|spare us|oh,? (?:please|really|come on)|slow clap|nice try|try harder|wow,? (?:just|really|genius)|genius(?=[.!,]|$)|sherlock|my dear|sweetheart|darling|honey|sweetie|beta|kiddo|buddy|bro|dude|young (?:one|fellow)|good luck with that|dream on|as if you",
    'your (?:college|degree|school|university|company|town|city|village|employer|boss|team|father|mother|family|parents|friends?)(?: is| was| are| were|,)? (?:a |an |just |such |only |really |third-rate |second-rate )*(?:joke|dump|worthless|third-rate|second-rate|shame|hole|backward|a nobody)|third[- ]rate|second[- ]rate (?:mind|college|answer|person|school)',
  ),
  words(
    'threat',
    "kill (?:you|yourself|him|her|them all)|hurt you(?!rself)|harm you(?!rself)|(?<!might )hurt yourself|suicide|end your life|beat you up|(?:will|would|could|should|['’]ll|to) beat you|slap you|hit you|punch you|(?:destroy|ruin|finish|end|wreck) (?:you|your (?:career|life|future|chances|name))|you(?:['’]ll| will| are going to) (?:regret|pay for|suffer|be sorry)|blacklist(?:ed)?(?: you)?|report you|sue you|call the police|(?:know|find out) where you live|watch your (?:back|step|tongue|mouth)|or else(?=[.!]|$)|make sure (?:you never|no school|nobody)|no school will ever|mark my words|i(?:['’]m| am) warning you|don['’]?t make me|do not make me",
  ),
  words(
    'sexual',
    'sex|sexual(?:ly|ity)?|sexy|attractive|attracted|porn\\w*|nudes?|naked|kiss(?:ing|ed|es)?|rape[ds]?|hot body|(?:so|very|really|are|is|looking|you) hot(?=[.!?,]|$)|virgin(?:ity)?|condoms?|seduc\\w*|date me|go out with|(?:on|for|a) (?:a )?(?:dinner|coffee|lunch)? ?date(?: with (?:me|us)| tonight)|dinner with me|(?:ever )?touch(?:ed)? you|(?:over|for|have) (?:a )?drinks?(?: with me| together|[.?!])|give me your (?:phone )?number|alone with (?:me|you)|come to my (?:room|hotel|place|cabin|flat)|my hotel|sleep with|in bed with|make love|making out|flirt\\w*|lingerie|bikini|underwear|undress\\w*|strip for|breasts?|boobs?|erotic|horny|orgasm\\w*|fetish|kinky|lovely eyes|beautiful eyes|your (?:lips|legs|curves|smile)',
  ),
  words(
    'verdict',
    "you(?:['’]re| are| have been| will be| would be|['’]ll be|['’]d be| won['’]t be| will not be| would not be| are not| have not been| were)(?: not| almost| already| as good as| certainly| definitely| clearly| probably| now)* (?:(?:in|through|out)(?=[.!,;:?]| now| for sure| already|$)|selected|rejected|admitted|shortlisted|converted|wait-?listed|accepted|eliminated|disqualified|hired|one of us|finished here)",
    "(?:i|we|they|the panel|this panel|the school|this school|our school|no school|no iim|any iim|the iims?|the committee|no panel|nobody|admissions)(?:['’]ll|['’]d| will| won['’]t| would| would not| wouldn['’]t| cannot| can['’]t| can| should| should not| may| may not| shall| am going to| are going to| is going to| has decided to| have decided to| plan to| want to)(?: not| never| gladly| certainly| definitely| happily| ever| surely| hardly)* (?:select|reject|admit|convert|take|accept|choose|recommend|shortlist|waitlist|have|pass|fail|drop) (?:you|someone like|your application|this candidate)",
    "(?:i|we)(?:['’]m| am|['’]re| are|['’]ve| have)? (?:selecting|rejecting|admitting|converting|accepting|recommending|failing|passing|shortlisting|leaning towards|rejected|selected|admitted) (?:you|your)|decided (?:against|in favou?r of|on) you|your (?:admission|selection|rejection|seat|offer|place|call|conversion) (?:is|here is|will|looks|seems|was|depends|may|might|could)|(?:the|a) seat is yours|welcome to (?:the )?(?:iim|class|batch|programme|program|our school|family)|offer you (?:a|the) (?:seat|place|admission)|your chances|chances? of (?:selection|admission|converting|getting in|success here)|(?:will|would|did|does|do|could|won['’]t|wouldn['’]t|didn['’]t) (?:not )?(?:get|make it) (?:you )?(?:in|through)(?=[.!,;:?]| to| here| this| anywhere| with|$)|not (?:get|make it) (?:in|through)|convert (?:this|the|your|our) (?:call|interview)|into this (?:institute|school|college|class)|sign your (?:letter|offer)|see you (?:on campus|in class|in june)|\\d+ ?(?:%|per ?cent) chance of (?:getting|being|converting|admission|selection)",
  ),
];

/** The Hindu is a newspaper, a god of small things a novel: titles that hold a banned word but are no talk about people. */
const harmless = /\bThe Hindu\b|\bHindustan\b|\bBusinessman\b/g;

/** Banned words that may be cut in two by a space to hide them. */
const cut =
  /\b(?:i ?d ?i ?o ?t|s ?t ?u ?p ?i ?d|m ?o ?r ?o ?n|c ?a ?s ?t ?e|r ?e ?l ?i ?g ?i ?o ?n|m ?u ?s ?l ?i ?m|d ?a ?l ?i ?t|b ?r ?a ?h ?m ?i ?n|p ?a ?t ?h ?e ?t ?i ?c|l ?o ?s ?e ?r|f ?u ?c ?k|b ?i ?t ?c ?h|b ?a ?s ?t ?a ?r ?d|p ?r ?e ?g ?n ?a ?n ?t|r ?e ?j ?e ?c ?t ?e ?d|s ?e ?l ?e ?c ?t ?e ?d|d ?i ?s ?a ?b ?l ?e ?d|r ?e ?t ?a ?r ?d|m ?a ?r ?r ?i ?e ?d|b ?j ?p)s?\b/gi;

/**
 * The first thing in a text that a panellist may never say, in either style and about anyone: protected traits, the candidate's politics,
 * insults and threats to the person, sexual talk, verdicts on admission (panel.md A6, B3.6), however they are spelled. Errs on the side of
 * silence; null when clean.
 */
export function findBannedTopic(text: string): BannedTopic | null {
  const read = asRead(text.replace(harmless, ' '));
  const plain = unmasked(read).replace(cut, (word) => word.replaceAll(' ', ''));
  for (const reading of plain === read ? [read] : [read, plain]) {
    for (const [kind, pattern] of patterns) {
      const found = pattern.exec(reading);
      if (found) return { kind, word: found[0] };
    }
  }
  return null;
}
