import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';
import { so, youAre } from './lexicon-banned-words.ts';

const body = 'looks?|weight|height|clothes|dress|saree|sari|shirt|beard|bindi|hairstyle|teeth|figure|eyes|face|hair|age|body|appearance';
const build = 'old|young|fat|thin|skinny|short|tall|bald|dark|fair|black|white|pretty|handsome|cute|beautiful|gorgeous|overweight|underdressed|untidy|shabby';
const people = '(?:region|state|community|place|background|kind|village|faith|class|type|sort|colou?r)';
const ofTheMatter = raw`(?! (?:for|in|on|to|of|about|when|market|list|paper|box|enough)\b)`;
const health = oneOf('depression|anxiety|illness|disease|limp|medication|therapist|mental state|hearing|eyesight');

/** What the law protects and nobody at the table speaks of, about anyone: caste, community, faith, gender, marriage, health, looks, region, income. */
export const bannedTraits = lexicon('ascii', [
  { phrase: 'castes?|casteis[mt]|gotra|jaati?|jati|savarnas?|scheduled (?:castes?|tribes?)|obcs?|sc/st|ews', example: 'Which caste are you from?', not: 'Who was cast in the play?' },
  { phrase: 'brahmins?|dalits?|rajputs|thakurs|harijans?|shudras?|kshatriyas?|vaishyas?|tribals?|adivasis?', example: 'Are the Thakurs with you?' },
  { phrase: '(?:upper|lower|backward|forward)[- ](?:caste|class(?:es)?|communit(?:y|ies))|creamy layer', example: 'Is it a forward community?', not: 'Which class of pump?' },
  { phrase: 'reservations?|reserved (?:seats?|category|candidates?|quota)|quotas?|affirmative action|general merit', example: 'Did you get in through the quota?' },
  { phrase: '(?:general|my|your|his|her|open) category|category (?:in admissions?|students?|candidates?)', example: 'Are you in the open category?', not: 'What is your product category?' },
  { phrase: '(?:minority|your|his|her) community', example: 'Is that how your community trades?' },
  { phrase: 'horoscopes?|zodiac', example: 'What does your horoscope say?' },
  { phrase: '(?:how|the way) you (?:speak|talk|look|dress|walk|sound|smell)', example: 'I dislike the way you dress. Why?', not: 'How do you look at the cost?' },
  { phrase: 'backward (?:districts?|areas?|villages?|states?|regions?)|(?:lower|upper) (?:middle )?class (?:home|family|background)', example: 'Are you from a backward district?' },
  { phrase: 'your parents (?:let|allow|mind|agree|approve|force|choose|arrange)', example: 'Will your parents allow it?' },
  { phrase: 'your (?:name|surname|family name) (?:suggests|sounds|tells|says|gives)', example: 'Your surname sounds southern. Is it?' },
  { phrase: `people (?:from|of) your ${people}`, example: 'Do people of your faith trade?', not: 'Do people from your plant trade?' },
  { phrase: 'religions?|religious|your (?:faith|beliefs about god)|god|prayers?|pray|atheists?', example: 'Do you pray every day?' },
  { phrase: 'hindus?|jainism|pandits?|temples?|bhagavad gita|sikhs?|turban|buddhists?|parsis?', example: 'Do you carry a turban to the plant?' },
  { phrase: 'muslims?|islam(?:ic)?|maulvis?|imams?|mosques?|masjids?|namaz|ramzan|ramadan|quran|koran|allah', example: 'Was the mosque open on that day?' },
  { phrase: 'hijab|burqa|halal|beef|jihadi?s?|convert to (?:islam|hinduism|christianity)', example: 'Do you eat beef at work?' },
  { phrase: 'christians?|christianity|catholics?|church(?:es)?|bible|jews?|jewish', example: 'Do you go to church on Sundays?' },
  { phrase: 'are you (?:a )?(?:vegetarian|non-?vegetarian|fasting)|whether you are (?:a )?(?:vegetarian|non-?vegetarian)', example: 'Are you a vegetarian?' },
  { phrase: 'do you (?:eat meat|fast)', example: 'Do you fast on Mondays?', not: 'How did you run so fast?' },
  { phrase: 'gender|girls?|wom[ae]n|lad(?:y|ies)|females?|males?|mothers?|housewi(?:fe|ves)|ladki|ladka', example: 'As a commerce girl, can you do it?' },
  { phrase: '(?<!one )m[ea]n', example: 'Is that a job for men?', not: 'You turned it down because of one man.' },
  { phrase: 'boys?(?! of (?:six|seven|eight|nine|ten|eleven|twelve))', example: 'Are you one of the boys?', not: 'A boy of nine beat you.' },
  { phrase: raw`feminine|masculine|manly|eunuchs?|hijras?|menstruat\w*`, example: 'Is it a manly trade?' },
  { phrase: 'gays?|lesbians?|bisexuals?|trans(?:gender|sexual)|queer|homosexuals?|lgbtq?', example: 'Are your friends queer?' },
  { phrase: 'marriages?|married|marry|marrying|marital|matrimony|shaadi|divorced?|dowry|in-laws|settle down', example: 'When will you settle down?' },
  { phrase: 'husbands?|wife|wives|spouses?|fiance?e?s?|engaged to|boyfriends?|girlfriends?', example: 'Your husband earns, so why work?' },
  { phrase: 'single or|are you single|relationship status|in a relationship|love life|live-in', example: 'Are you in a relationship?' },
  { phrase: 'pregnan(?:t|cy)|maternity|children of your own|babies|biological clock|family planning|start(?:ing)? a family', example: 'Would a pregnancy end it?' },
  { phrase: '(?:have|having|want|plan(?:ning)?|raise|raising) (?:a )?(?:kids|child(?:ren)?|bab(?:y|ies)|family soon)', example: 'Do you plan children?' },
  { phrase: 'disab(?:led|ility|ilities)|handicap(?:ped)?|wheelchairs?|cripp?led?|differently[- ]abled', example: 'Is your disability a problem in the plant?' },
  { phrase: 'deaf|mute|autis(?:m|tic)|dyslexi[ac]|adhd|stammer(?:ing|s|ed)?|stutter(?:ing|s|ed)?', example: 'Does your stammer matter?' },
  { phrase: `your condition|hormon(?:es|al)|your ${health}`, example: 'Is it your anxiety again?' },
  { phrase: 'mental(?:ly)? (?:ill|illness|unstable|health|problem)|mad|psycho|retard(?:ed)?|lunatic', example: 'Was your chief mad?' },
  { phrase: 'are you (?:blind|ill|sick|on medication|in therapy|depressed)', example: 'Are you on medication?' },
  { phrase: 'skin|complexion|dusky|fair[- ]skinned|dark[- ]skinned|fairness|ugly', example: 'With such a complexion, would they buy?' },
  { phrase: 'accents?|mother tongue|your (?:pronunciation|english|grammar)', example: 'Your English is thin. Where did you study?' },
  { phrase: `your (?:${body}|surname|community|blood)`, example: 'Why did you not iron your shirt?' },
  { phrase: 'how old are you', example: 'And how old are you?' },
  { phrase: `${youAre} ${so}too (?:old|young)`, example: 'You are a little too young. Why now?', not: 'Are you too late?' },
  { phrase: `${youAre} ${so}(?:${build})${ofTheMatter}`, example: 'You look so thin and tall. Who cooks?', not: 'Are you short of the target?' },
  { phrase: 'lose (?:some )?weight', example: 'Will you lose some weight?' },
  { phrase: 'chinki|madrasis?|biharis?|bhaiyas?|(?:north|south)[- ]?indians?|north-?easterners?', example: 'Do South Indians sell better?' },
  { phrase: 'ethnic(?:ity)?|racial|racis[mt]|foreigner like you|villagers? like you|country bumpkins?', example: 'What is your ethnicity?', not: 'Which race condition did the test find?' },
  {
    phrase: "(?:family|household|parental|parents'?|father'?s?|mother'?s?|dad'?s?) (?:income|salary|earnings?|wealth|business money)",
    example: 'What is the family income?',
    not: 'Was it a family business?',
  },
  { phrase: '(?:father|mother|parents|family|dad|mom) (?:earns?|makes?|is rich|is poor|are rich|are poor)', example: 'Your parents are rich, so why work?' },
  { phrase: 'your (?:father|mother|parents|family|dad|mom) do(?:es)?', example: 'What does your father do?' },
  { phrase: 'rich family|poor family|how (?:rich|poor)|afford the fees?|born (?:rich|poor|with a silver)|slums?', example: 'Can you afford the fees?' },
]);
