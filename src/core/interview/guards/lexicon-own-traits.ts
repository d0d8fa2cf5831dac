import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';
import { so, youAre } from './lexicon-banned-words.ts';

/** The candidate's own, in the panel's words and in theirs, which the panel does not say back. */
const own = raw`(?:your|my)(?: own)?`;
const you = '(?:you|i)';
const few = raw`(?: [\w'’-]+){0,3}`;
const person = oneOf("girls?|wom[ae]n|m[ae]n|boys?|lad(?:y|ies)|gentlem[ae]n|females?|males?|housewi(?:fe|ves)|mothers?|widows?|ladk[ia]|ladies['’]");
const group = 'women|girls|men|boys|ladies|females|males|housewives';
const kindOfPerson = '(?:only |first |young |single |working |married |poor |rich |typical |mere )*';
/** What puts a word on the candidate: "you are a", "are you one of the", "as a", "being a". */
const said = `${youAre}|(?:are|were|aren['’]?t|weren['’]?t) you|i(?:['’]m| am| was)`;
const softened = '(?:not |also |still |just |only |really |even )*';
const turnsOn = `(?:(?:${said}) ${softened}(?:an? |one of the |(?:the )(?=only|first)|from an? )?|(?:as|being) (?:an? |the (?=only|first)|one of the ))${kindOfPerson}`;
const hopesFor = '(?:have|having|want|plan|planning|raise|raising|start|starting)';
/** A trait that somebody has, asked of a person or told of one. */
const trait = oneOf('castes?|gotra|jaa?ti|religions?|faith|gender|sex|sexuality|ethnicity|skin|complexion|marital status|orientation');
const family = '(?:father|mother|parents|family|dad|mom|mum|folks)';
const body = 'looks?|weight|height|clothes|dress|saree|sari|shirt|beard|bindi|hairstyle|teeth|eyes|face|hair|age|body|appearance|turban|hijab|burqa|blood';
const build = 'old|young|fat|thin|skinny|short|tall|bald|dark|fair|black|white|pretty|handsome|cute|beautiful|gorgeous|overweight|underdressed|untidy|shabby|ugly';
const ofTheMatter = raw`(?! (?:for|in|on|to|of|about|when|market|list|paper|box|enough)\b)`;
/** Things that only bear a word for the body: a dress shop, a face value. */
const things = '(?! (?:shops?|brands?|codes?|value|lines?|groups?|oil|factory|units?|business|cream|salons?|rehearsals?|materials?|counters?|masks?|banks?|donors?|camps?|drives?)\\b)';
const health = oneOf(
  'depression|anxiety|illness|disease|limp|medication|therapist|mental|hearing|eyesight|disabilit(?:y|ies)|handicap|wheelchairs?|stammer(?:ing)?|stutter(?:ing)?',
  'condition|hormones',
);
const ailing = oneOf('blind|deaf|mute|disabled|handicapped|autistic|dyslexic|differently[- ]abled|ill|sick|depressed|lame');
const spouse = oneOf('marriage|wedding|husband|wife|spouse|fianc[eé]e?|in-laws|mother-in-law|boyfriend|girlfriend|partner at home|dowry|divorce|love life|marital status|pregnancy|maternity');
const place = '(?:temple|church|mosque|masjid|gurdwara|dargah|shrine)';
const people = '(?:region|state|community|place|background|kind|village|faith|class|type|sort|colou?r)';
const peoples = oneOf('gujaratis|marwaris|punjabis|bengalis|tamils|tamilians|telugus|malayalis|kannadigas|maharashtrians|sindhis|kashmiris|assamese|southerners|northerners');

/** Patterns that turn a trait on the candidate, or sort people by it: the words alone are ordinary ones (rule GUARD-2). */
export const ownTraits = lexicon('ascii', [
  { phrase: `${own}${few} ${trait}${things}`, example: 'What does your religion say about debt?', not: 'What did the caste survey of the block cost?' },
  {
    phrase: `(?:which|what|whose) ${trait}(?! (?:surveys?|census|data|certificates?|columns?|counts?|questions?|cream|tests?|cars?|ratio|conditions?)\\b)`,
    example: 'Which caste are you from?',
    not: 'Which caste census was it?',
  },
  {
    phrase:
      `${trait}(?! (?:surveys?|census|data|maps?|columns?|certificates?|debates?)\\b)(?: \\w+)? (?:you|your)|` +
      `${trait} (?:are|do|did|were|is|was) they|(?:of|from|by) (?:the same|another|a different|their) ${trait}`,
    example: 'Of another caste, perhaps?',
  },
  {
    phrase: `(?:upper|lower|backward|forward)[- ](?:castes?|class(?:es)?|communit(?:y|ies))|creamy layer|scheduled (?:castes?|tribes?)|sc/st|ews|casteis[mt]`,
    example: 'Is it a forward community?',
  },
  {
    phrase: `(?:through|by|on|under|via|because of|thanks to|without|from|in) (?:the |a |your |any |which |what )?(?:quota|reservations?(?! (?:counter|desk|chart|system))|reserved category)`,
    example: 'Did you get in through the quota?',
    not: 'Who sat at the reservation counter?',
  },
  {
    phrase: 'reserved (?:seats?|category|candidates?|quota)|affirmative action|general merit|(?:quotas?|reservations?) (?:students?|candidates?|seats?|fair|(?:let|get|got|bring|help|gave) you)',
    example: 'Is affirmative action fair?',
  },
  {
    phrase: '(?:general|my|your|his|her|open) category(?! (?:managers?|management|of|sales|head)\\b)|category (?:in admissions?|students?|candidates?)|(?:in admissions?) by (?:caste|category)',
    example: 'Are you in the open category?',
    not: 'What is your product category?',
  },
  { phrase: '(?:your|my|his|her) (?:own )?community(?! (?:radio|kitchen|centre|hall|health|library|college|service|project|forum|programme)\\b)', example: 'Is that how your community trades?' },
  {
    phrase: `people (?:from|of) (?:your|my) ${people}|${own} (?:surname|family name)|${own} name (?:suggests|sounds|tells|says|gives)`,
    example: 'Do people of your faith trade?',
    not: 'Do people from your plant trade?',
  },
  { phrase: `you ${peoples}|how (?:do|would) ${peoples}`, example: 'You Gujaratis count well. Do you?', not: 'Did you learn Tamil there?' },
  {
    phrase: `${you}(?: \\w+)? (?:pray|prayed|worship|worshipped)|${own} (?:god|gods|prayers?)|believe in (?:god|allah|karma)`,
    example: 'Do you pray every day?',
    not: 'Who sells flowers to those who pray?',
  },
  { phrase: `do ${you}(?: \\w+){0,2} (?:go to|attend|visit|keep) (?:a |the |your )?${place}|go to (?:church|mosque|temple)`, example: 'Do you go to church on Sundays?' },
  {
    phrase: `(?:${own}|of your) ${place}(?! (?:trust|committee|town|kitchen|office|road|gate|project)\\b)|convert(?:ed)? to (?:islam|hinduism|christianity|buddhism)`,
    example: 'Is your temple far?',
  },
  { phrase: `${turnsOn}(?:religious|atheists?|believer|vegetarian|non-?vegetarian|fasting)|whether you are (?:a )?(?:vegetarian|non-?vegetarian)`, example: 'Are you a vegetarian?' },
  {
    phrase: `(?:do|did|would|will) you(?: \\w+)? (?:eat (?:meat|beef|pork)|fast|celebrate (?:eid|christmas|easter)|wear (?:a |the )?(?:turban|hijab|burqa|bindi))`,
    example: 'Do you fast on Mondays?',
  },
  { phrase: `you (?:carry|wear|keep) (?:a |the |your )?(?:turban|hijab|burqa|skullcap|sacred thread)|${own} (?:horoscope|zodiac|star sign)`, example: 'What does your horoscope say?' },
  {
    phrase: `${turnsOn}(?:\\w+ )?${person}(?! of \\w+ (?:words|numbers)\\b)|for an? ${kindOfPerson}${person} (?:of|from|in|like|with) your?`,
    example: 'As a girl, how would you run it?',
    not: 'A boy of nine beat you.',
  },
  { phrase: `(?:for|like) (?:an? )?(?:girl|woman|lady|man|boy)(?=[.,?!;]|$)|(?:single|working) mother`, example: 'You shout, for a woman. Why?' },
  { phrase: `(?:jobs?|work|place|trade|line|role|field|business) for (?:an? )?${person}`, example: 'Is that a job for men?', not: 'Who kept the register for the men?' },
  { phrase: `(?:would|could|can) an? ${person} (?:have|ever|even|do|run|sell|lead|manage|handle|carry)`, example: 'Would a man have sold more paint?', not: 'Would a woman of the group sign?' },
  {
    phrase: `(?:${group}) (?:cannot|can['’]?t|should(?:n['’]?t| not)?|belong|are (?:not|too|less|more|better|worse|weak|bad|good|smarter))|not for (?:${group})`,
    example: 'Perhaps girls cannot do it?',
  },
  { phrase: `(?:${group})${few} any (?:use|good)|(?:better|worse|smarter|weaker|slower) than (?:an? )?${person}|women drivers`, example: 'Were the women in the team any use?' },
  { phrase: `(?:${group}) (?:in|of|from) your (?:family|house|home|community|village)|for your (?:women|girls)|manly|masculine`, example: 'Do the women in your family work?' },
  {
    phrase:
      raw`(?:${group}|castes?|religions?|${place}s?|vegetarians?|married|poor|rich)\b[^?]{0,80}(?:which|what|` +
      raw`who)(?: one| of (?:them|these|the two|those))? (?:are you|is you|do you belong|would you (?:be|take))`,
    example: 'You cook with women and order men. Which are you?',
    not: 'The women signed first. Which page was it?',
  },
  { phrase: `${own} (?:${spouse})|(?:your|my) (?:children|kids|baby|son|daughter)`, example: 'Your husband earns, so why work?', not: 'Who prints the wedding cards?' },
  {
    phrase: `${you}(?:['’]re| are|['’]m| am)?${few} (?:marry|marrying|married|engaged to|divorced|settle down)|(?:is|was|got|am|being|are you|you are|you were) (?:\\w+ )?pregnant`,
    example: 'When will you settle down?',
    not: 'Who paid the dowry loan?',
  },
  {
    phrase:
      `(?:are|were) you (?:single|seeing|dating)|as a married|relationship status|in a relationship|live-in (?:partner|` +
      `relationship)|(?:what|which) race are you|biological clock|children of your own|arranged marriage for`,
    example: 'Are you in a relationship?',
  },
  {
    phrase: `${you}${few} ${hopesFor} (?:an? |for a |any )?(?:kids|child(?:ren)?|bab(?:y|ies)|family(?! (?:business|shop|firm|health|planning)\\b))`,
    example: 'When do you plan to have children?',
    not: 'Did you plan family health camps?',
  },
  { phrase: `(?:would|will|could) (?:a |the )?(?:pregnancy|marriage|baby|maternity leave) (?:end|stop|change|slow)|${you}${few} menstruat\\w*`, example: 'Would a pregnancy end it?' },
  { phrase: `${own} (?:${health})${things}|i (?:stammer|stutter|use a wheelchair)|mentally (?:ill|unstable|weak)`, example: 'Is it your anxiety again?', not: 'Who answered the anxiety helpline?' },
  { phrase: `${turnsOn}(?:${ailing}|on medication|in therapy)(?! to\\b)|(?:could|would) an? (?:${ailing}) (?:person|${person})`, example: 'Are you on medication?', not: 'Were you deaf to it?' },
  {
    phrase: `(?!(?<=\\bin )my eyes\\b)(?:your|my) (?:${body})${things}|your (?:skin|complexion|fairness)|(?:watch|mind) your figure`,
    example: 'Why did you not iron your shirt?',
    not: 'Who runs your dress shop?',
  },
  {
    phrase: `such an? (?:\\w+ )?(?:complexion|accent|face|body|figure)|(?:how|the way) you (?:speak|talk|look|dress|walk|sound|smell)`,
    example: 'I dislike the way you dress. Why?',
    not: 'How do you look at the cost?',
  },
  {
    phrase: `${own} (?:accent|mother tongue|pronunciation|grammar|english(?! (?:teachers?|class(?:es)?|medium|paper|newspaper|menu|version)\\b))`,
    example: 'Your English is thin. Where did you study?',
  },
  { phrase: `you${few} (?:have|speak with|got) (?:an? |that )(?:\\w+ )?accent|how old are you|lose (?:some )?weight`, example: 'Will you lose some weight?' },
  { phrase: `${youAre} ${so}(?:${build})${ofTheMatter}`, example: 'You look so thin and tall. Who cooks?', not: 'Are you short of the target?' },
  {
    phrase: `${youAre} ${so}too (?:old|young)|your (?:mother|father) (?:sew|iron|wash|dress|pack)(?:s|ed)? (?:the|your|you)`,
    example: 'You are a little too young. Why now?',
    not: 'Are you too late?',
  },
  { phrase: `${own} parents (?:let|allow|mind|agree|approve|force|choose|arrange)`, example: 'Will your parents allow it?' },
  {
    phrase: `(?:family|household|parental|parents['’]?|father['’]?s?|mother['’]?s?|dad['’]?s?) (?:income|salary|earnings?|wealth|business money)`,
    example: 'What is the family income?',
    not: 'Was it a family business?',
  },
  {
    phrase: `${own} ${family} (?:earns?|(?:is|are|was|were)? ?(?:rich|poor)|do(?:es)?(?! (?:when|with|about|after|that|then|if|to|instead|on)\\b))`,
    example: 'What does your father do?',
    not: 'What did your mother do when it closed?',
  },
  {
    phrase: `(?:an? |your |my )(?:rich|poor) family|how (?:rich|poor) (?:are|is|were|was) (?:you|your)|is that poor|afford the fees?|born (?:rich|poor|with a silver)`,
    example: 'Can you afford the fees?',
  },
  {
    phrase: `(?:you|i)(?: are|['’]re| were| come| came)?(?: from)? (?:an? )?(?:slums?|backward (?:districts?|areas?|villages?|states?|regions?))|from (?:an? |one of those )?backward`,
    example: 'Are you from a backward district?',
  },
  { phrase: '(?:lower|upper) (?:middle )?class (?:home|family|background)', example: 'Are you from a lower middle class home?' },
]);
