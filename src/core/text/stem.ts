const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    built: 'build',
    led: 'lead',
    ran: 'run',
    made: 'make',
    wrote: 'write',
    written: 'write',
    taught: 'teach',
    sold: 'sell',
    grew: 'grow',
    grown: 'grow',
    fell: 'fall',
    found: 'find',
    took: 'take',
    gave: 'give',
    went: 'go',
    saw: 'see',
    chose: 'choos',
    men: 'man',
    women: 'woman',
    children: 'child',
    people: 'person',
    goes: 'go',
    going: 'go',
    used: 'use',
    using: 'use',
    agreed: 'agre',
    analysis: 'analys',
  }),
);

const hasVowel = /[aeiouy]/;

/** Without the second of two consonants that an ending doubled: "plann", but not "sell" or "process". */
function undouble(base: string): string {
  const last = base.slice(-1);
  return base.at(-2) === last && !'aeiouls'.includes(last) ? base.slice(0, -1) : base;
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') && !'sui'.includes(word.at(-2) ?? 's') ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  if (word.endsWith('ing') && word.length > 5) {
    const base = word.slice(0, -3);
    return hasVowel.test(base) ? undouble(base) : word;
  }
  if (word.endsWith('ed') && word.at(-3) !== 'e' && word.length > 4) {
    const base = word.slice(0, -2);
    return hasVowel.test(base) ? undouble(base) : word;
  }
  return word.endsWith('ly') && word.length > 5 ? word.slice(0, -2) : word;
}

/** A light stem that unites inflections of an English word ("managing", "managed", "manages"); other words stay as they are. */
export function stem(key: string): string {
  const bare = key.includes("'") ? key.replace(/'s?$/, '') : key;
  const known = irregular.get(bare);
  if (known !== undefined) return known;
  if (bare.length <= 3 || !/^[a-z]+$/.test(bare)) return bare;
  const base = withoutEnding(withoutPlural(bare));
  return base.length > 3 && base.endsWith('e') ? base.slice(0, -1) : base;
}
