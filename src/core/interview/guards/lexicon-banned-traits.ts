import { lexicon, oneOf } from '#core/text/lexicon.ts';

const communities = oneOf(
  'hindus?|muslims?|christians?|catholics?|sikhs?|buddhists?|jains?|parsis?|jews?|jewish|brahmins?|dalits?|rajputs|thakurs|kshatriyas?|vaishyas?',
  'tribals?|adivasis?|south[- ]?indians?|north[- ]?indians?|north-?easterners?|biharis?|gays?|lesbians?|bisexuals?|transgenders?|obcs?|minority',
);
/** What bears such a name without being a person: places, institutions, food, the people of a trade or a village. */
const bearers = oneOf(
  'colleges?|schools?|hostels?|trusts?|calendars?|festivals?|hospitals?|mission|welfare|arts?|villages?|hamlets?|areas?|blocks?|districts?|markets?|health|dances?|music|literature',
  'food|thalis?|coffee|films?|restaurants?|banks?|universit(?:y|ies)|cuisine|dish(?:es)?|breakfast|languages?|shareholders?|partners?|interest|schemes?|certificates?',
  'women|farmers?|families|students?|children|customers?|workers?|weavers?|artisans?|voters?',
);

/** Words for people that are slurs, and names of communities, which tell who somebody is wherever nothing but a person bears them (rule GUARD-2). */
export const bannedTraits = lexicon('ascii', [
  { phrase: `${communities}(?! ${bearers}\\b)`, example: 'Were the dealers Muslims?', not: 'Who ran the tribal hostel?' },
  { phrase: 'quran|koran|namaz|bhagavad gita|bible|allah|islam(?:ic)?|hinduism|jainism|christianity|maulvis?|imams?', example: 'Do you read the Quran?', not: 'Who reads the manual aloud?' },
  { phrase: 'harijans?|shudras?|eunuchs?|hijras?|jihadi?s?|chinki|madrasis?|bhaiyas?|savarnas?', example: 'Do Madrasis sell better?', not: 'Who runs the Madras branch?' },
  { phrase: '(?:fair|dark|light)[- ]skinned|dusky|country bumpkins?|villagers? like you|foreigner like you', example: 'Such a dusky face at the desk?', not: 'Was it sold at dusk?' },
  { phrase: 'psychos?|retard(?:ed|s)?|lunatics?|cripp?led?|mad(?! (?:rush|dash|scramble)\\b)', example: 'Was your chief mad?', not: 'Who managed the mad rush at ten?' },
  { phrase: 'homosexuals?|lgbtq?|transsexuals?|queers?|libidos?', example: 'Are your friends homosexual?' },
]);

/** Words of a person's traits that plain code takes up from no answer: a piece of a sentence does not tell whose they are. */
export const unquoted = lexicon('ascii', [
  { phrase: 'castes?|gotra|jaa?ti|religions?|religious|gender|reservations?|quotas?|god|pray(?:ed|s)?|prayers?', example: 'the caste of it', not: 'the cast of it' },
  { phrase: 'marriages?|married|shaadi|divorced|wife|husband|spouse|in-laws|boyfriends?|girlfriends?|pregnan(?:t|cy)', example: 'my wife suggested it', not: 'midwives suggested it' },
  {
    phrase: 'disab\\w+|wheelchairs?|stammer\\w*|stutter\\w*|deaf|depression|skin|complexion|accents?|mother tongue|(?:rich|poor) family|(?:father|mother|family|parents) earns?',
    example: 'i use a wheelchair',
    not: 'the wheel of a chair',
  },
]);
