const small = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const teens = [
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const spelled = new RegExp(
  `\\b(?:(${tens.join('|')})(?:[- ](${small.slice(0, 9).join('|')}))?|(${teens.join('|')}))\\b`,
  'gi',
);
/** "Thirty seconds", "in twenty words": the panel's own measures of an answer, not claims. */
const measure = /^[\s-]*(?:seconds?|minutes?|words?|sentences?|lines?)\b/i;

/** A number below a hundred in words, as a pattern; null for others. */
function spelling(value: number): string | null {
  if (!Number.isInteger(value) || value < 1 || value > 99) return null;
  if (value <= 10) return small[value - 1] ?? null;
  if (value < 20) return teens[value - 11] ?? null;
  const ten = tens[Math.floor(value / 10) - 2] ?? '';
  return value % 10 === 0
    ? `${ten}(?![- ](?:${small.slice(0, 9).join('|')}))`
    : `${ten}[- ]${small[(value % 10) - 1] ?? ''}`;
}

/** The numbers a text claims: digits, and words from eleven on. */
function claimedNumbers(text: string): { value: number; word: string }[] {
  const digits = Array.from(text.matchAll(/\d[\d,]*(?:\.\d+)?/g), (match) => ({
    value: Number(match[0].replaceAll(',', '')),
    word: match[0],
    end: match.index + match[0].length,
  }));
  const words = Array.from(text.matchAll(spelled), ({ 0: word, 1: ten, 2: unit, 3: teen, index }) => ({
    value: ten
      ? (tens.indexOf(ten.toLowerCase()) + 2) * 10 + (unit ? small.indexOf(unit.toLowerCase()) + 1 : 0)
      : teens.indexOf((teen ?? '').toLowerCase()) + 11,
    word,
    end: index + word.length,
  }));
  return [...digits, ...words].filter(({ end }) => !measure.test(text.slice(end)));
}

/** The first number of a text that the sources do not give, spelled or in digits; counts up to ten in words and spans of speaking time are the panel's own. */
export function unknownNumber(text: string, sources: string): string | null {
  const claimed = claimedNumbers(text);
  if (claimed.length === 0) return null;
  const known = sources.replace(/(\d),(?=\d)/g, '$1');
  const given = (value: number): boolean => {
    const digits = String(value).replace('.', '\\.');
    if (new RegExp(`(?<![\\d.])0*${digits}(?:\\.0+)?(?!\\d|\\.\\d)`).test(known)) return true;
    const words = spelling(value);
    return words !== null && new RegExp(`\\b${words}\\b`, 'i').test(known);
  };
  return claimed.find(({ value }) => !given(value))?.word ?? null;
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
export function unknownName(text: string, sources: string): string | null {
  let known: string | null = null;
  for (const match of text.matchAll(/\p{Lu}[\p{L}\p{M}.&'’-]*/gu)) {
    const name = match[0].replace(/[.'’-]+$/u, '').replace(/['’]s$/u, '');
    const low = name.toLowerCase();
    if (everyday.has(low) || low.length < 2) continue;
    const before = text.slice(0, match.index);
    const opens = /(?:^|[.?!:]["”’]?\s+|[“"‘(]\s*)$/u.test(before);
    const nextIsName =
      !match[0].endsWith('.') && /^\s+\p{Lu}\p{Ll}/u.test(text.slice(match.index + match[0].length));
    if (opens && !nextIsName && !temptingNames.test(low)) continue;
    known ??= sources.toLowerCase();
    if (!known.includes(low) && !(opens && commonOpeners.has(low))) return name;
  }
  return null;
}

const commonOpeners = new Set(
  `what why how who which when where whose suppose if in at on as is are was were do does did can could would will should your you the a an and but so then
  this that these those tell explain describe defend take give name pick say`
    .split(/\s+/)
    .filter(Boolean),
);
