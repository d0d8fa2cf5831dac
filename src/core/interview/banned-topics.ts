export type BannedKind = 'protected_trait' | 'politics' | 'person' | 'sexual' | 'verdict';
export type BannedTopic = { kind: BannedKind; word: string };

const patterns: readonly (readonly [BannedKind, RegExp])[] = [
  [
    'protected_trait',
    /\b(castes?|casteis[mt]|gotra|jaati|jati|brahmins?|dalits?|rajputs|savarnas?|thakurs|harijans?|scheduled (?:castes?|tribes?)|obc|sc\/st|ews|upper[- ]caste|lower[- ]caste|reservations?|reserved (?:seats?|category|candidates?)|quotas?|(?:general|my|your|his|her|open) category|category (?:in admissions?|students?|candidates?)|minority community|creamy layer|tribals?|adivasis?)\b/i,
  ],
  [
    'protected_trait',
    /\b(religions?|religious|hindus?|muslims?|islam(?:ic)?|christians?|christianity|sikhs?|buddhists?|jainism|parsis?|mosques?|masjids?|temples?|church(?:es)?|namaz|quran|bible|bhagavad gita|hijab|burqa|turban|prayers?|pray|god|allah|atheists?|beef|halal|jihadi?s?)\b/i,
  ],
  [
    'protected_trait',
    /\b(gender|girls?|boys?|wom[ae]n|lad(?:y|ies)|females?|males?|m[ea]n|mothers?|housewi(?:fe|ves)|feminine|masculine|manly|gays?|lesbians?|transgender|queer|homosexuals?|lgbtq?|eunuchs?)\b/i,
  ],
  [
    'protected_trait',
    /\b(marriages?|married|marry|marrying|marital|husbands?|wife|wives|spouses?|fianc[eé]e?s?|engaged to|boyfriends?|girlfriends?|dowry|divorced?|single or|pregnan(?:t|cy)|maternity|children of your own|have (?:kids|children)|babies|in-laws|settle down|matrimony)\b/i,
  ],
  [
    'protected_trait',
    /\b(disab(?:led|ility|ilities)|handicap(?:ped)?|wheelchairs?|cripp?led?|deaf|mute|autis(?:m|tic)|dyslexi[ac]|differently[- ]abled|stammer(?:ing)?|stutter(?:ing)?|mental(?:ly)? (?:ill|illness|unstable)|mad|psycho|retard(?:ed)?)\b/i,
  ],
  [
    'protected_trait',
    /\b(skin|complexion|fair[- ]skinned|dark[- ]skinned|fairness|accent|mother tongue|your (?:looks?|weight|height|clothes|face|hair|age|body|appearance|surname|community|blood)|ugly|(?:you(?:'re| are)|are you) (?:too |so )?old|chinki|madrasi|bihari|north[- ]?indians?|south[- ]?indians?|ethnic(?:ity)?|racial|racis[mt])\b/i,
  ],
  [
    'protected_trait',
    /\b((?:family|household|parental|parents'?|father'?s?|mother'?s?) (?:income|salary|earnings?|wealth|business money)|(?:father|mother|parents|family) (?:earns?|makes?|is rich|is poor)|your (?:father|mother|parents|family) do(?:es)?|rich family|poor family|how (?:rich|poor)|afford the fees?)\b/i,
  ],
  [
    'politics',
    /\b(bjp|congress|aap|cpi\(?m?\)?|shiv sena|tmc|dmk|aiadmk|rss|modi|rahul gandhi|kejriwal|mamata banerjee|yogi adityanath|which party|political party|your politics|political views?|vote(?:d|s)? for|whom did you vote|left[- ]wing|right[- ]wing|bhakts?|libtards?|urban naxals?|andh ?bhakts?|kashmir issue|article 370|ram mandir|babri)\b/i,
  ],
  [
    'person',
    /\b(idiot(?:ic|s)?|stupid(?:ity)?|dumb|morons?|moronic|fools?|foolish|losers?|pathetic|worthless|useless|ignorant|liars?|you(?:'re| are) lying|shut up|hopeless|incompetent|lazy|cowards?|clowns?|jokers?|embarrassment|disgrace|imbeciles?|nonsense|rubbish|garbage|trash|crap|damn|hell|bloody|bastards?|bitch(?:es)?|ass(?:hole)?s?|shit|fuck\w*|chutiya|gandu|bakwas|gadha|ullu|kamina|harami|saala|not (?:smart|bright|clever|good) enough|no place for you|waste of (?:time|space|a seat)|get out of (?:here|my|this room)|go home|you (?:will|would) never (?:make|succeed|be|get|become|amount)|people like you|your (?:kind|sort|type) of people|you are (?:a )?(?:failure|weak|nobody|slow))\b/i,
  ],
  [
    'sexual',
    /\b(sex|sexual(?:ly)?|sexy|attractive|porn\w*|nudes?|naked|kiss(?:ing)?|rape[ds]?|hot body|virgin(?:ity)?|condoms?|seduc\w*|date me|go out with)\b/i,
  ],
  [
    'verdict',
    /\b(you(?:'re| are| have been| will be| would be| won't be| will not be)(?: not)? (?:in|through|selected|rejected|admitted|shortlisted|converted|waitlisted)|we (?:will|won't|would|wouldn't|cannot) (?:select|reject|admit|convert|take) you|your chances|chance of (?:selection|admission|converting)|(?:will|would) not get in)\b/i,
  ],
];

/** The Hindu is a newspaper, a god of small things a novel: titles that hold a banned word but are no talk about people. */
const harmless = /\bThe Hindu\b|\bHindustan\b|\bBusinessman\b/g;

/**
 * The first thing in a text that a panellist may never say, in either style and about anyone: protected traits, the candidate's politics,
 * insults to the person, sexual talk, verdicts on admission (panel.md A6, B3.6). Errs on the side of silence; null when clean.
 */
export function findBannedTopic(text: string): BannedTopic | null {
  const read = text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(harmless, ' ');
  for (const [kind, pattern] of patterns) {
    const found = pattern.exec(read);
    if (found) return { kind, word: found[0] };
  }
  return null;
}
