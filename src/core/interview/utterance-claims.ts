const units: Readonly<Record<string, number>> = {
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const smallUnits: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const wordNumber = new RegExp(
  `\\b(?:(${Object.keys(tens).join('|')})(?:[- ](${Object.keys(smallUnits).join('|')}))?|(${Object.keys(units).join('|')}))\\b`,
  'gi',
);
const smallWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** "Thirty seconds", "in twenty words": the panel's own measures of an answer, not claims. */
const measure = /^[\s-]*(?:seconds?|minutes?|words?|sentences?|lines?)\b/i;

const digitsOf = (text: string): string[] => text.replace(/(\d),(?=\d)/g, '$1').match(/\d+(?:\.\d+)?/g) ?? [];

/** Number words from eleven on, as digits, with what follows them. */
function spelledNumbers(text: string): { value: string; word: string; after: string }[] {
  return Array.from(text.matchAll(wordNumber), (match) => {
    const [word, ten, unit, teen] = match;
    const value = ten
      ? (tens[ten.toLowerCase()] ?? 0) + (unit ? (smallUnits[unit.toLowerCase()] ?? 0) : 0)
      : (units[(teen ?? '').toLowerCase()] ?? 0);
    return { value: String(value), word, after: text.slice(match.index + word.length) };
  });
}

/** The first number of a text that none of the sources gives, spelled or in digits; counts up to ten in words and spans of speaking time are the panel's own. */
export function unknownNumber(text: string, sources: readonly string[]): string | null {
  const said = [
    ...Array.from(text.matchAll(/\d[\d,]*(?:\.\d+)?/g), (m) => ({
      value: m[0].replaceAll(',', '').replace(/\.$/, ''),
      word: m[0],
      after: text.slice(m.index + m[0].length),
    })),
    ...spelledNumbers(text),
  ].filter(({ after }) => !measure.test(after));
  if (said.length === 0) return null;
  const known = new Set<string>();
  for (const source of sources) {
    for (const digits of digitsOf(source)) known.add(String(Number(digits)));
    for (const { value } of spelledNumbers(source)) known.add(value);
    smallWords.forEach((word, i) => {
      if (new RegExp(`\\b${word}\\b`, 'i').test(source)) known.add(String(i + 1));
    });
  }
  return said.find(({ value }) => !known.has(String(Number(value))))?.word ?? null;
}

const everyday = new Set(
  `i i'm i'd i'll i've mba ai cv ok mr mrs ms dr prof sir india indian english hindi january february march april may june july august september october
  november december monday tuesday wednesday thursday friday saturday sunday earth gdp rbi gst upi cat`
    .split(/\s+/)
    .filter(Boolean),
);
/** Names a model is most tempted to bring in; as first words of a sentence they would pass for ordinary capitals. */
const temptingNames =
  /^(?:google|microsoft|apple|amazon|flipkart|infosys|tcs|wipro|reliance|tata|adani|mahindra|accenture|deloitte|mckinsey|bcg|bain|kpmg|pwc|zomato|swiggy|ola|uber|paytm|tesla|netflix|hdfc|icici|sbi|iim|iit|isb|mumbai|delhi|bengaluru|bangalore|chennai|kolkata|hyderabad|pune|america|china|pakistan)$/;

/** The first capitalised name of a text that none of the sources gives. */
export function unknownName(text: string, sources: readonly string[]): string | null {
  let joined: string | null = null;
  for (const match of text.matchAll(/\p{Lu}[\p{L}\p{M}.&'’-]*/gu)) {
    const name = match[0].replace(/[.'’-]+$/u, '').replace(/['’]s$/u, '');
    const low = name.toLowerCase();
    if (everyday.has(low) || low.length < 2) continue;
    const before = text.slice(0, match.index);
    const opens = /(?:^|[.?!:]["”’]?\s+|[“"‘(]\s*)$/u.test(before);
    const nextIsName = /^\s+\p{Lu}\p{Ll}/u.test(text.slice(match.index + match[0].length));
    if (opens && !nextIsName && !temptingNames.test(low)) continue;
    joined ??= ` ${sources.join(' \n ').toLowerCase()} `;
    if (!joined.includes(low) && !(opens && commonOpeners.has(low))) return name;
  }
  return null;
}

const commonOpeners = new Set(
  `what why how who which when where whose suppose if in at on as is are was were do does did can could would will should your you the a an and but so then
  this that these those tell explain describe defend take give name pick say`
    .split(/\s+/)
    .filter(Boolean),
);
