const irregular: Record<string, string> = {
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
};

function undouble(base: string): string {
  return /([b-df-hj-np-tv-z])\1$/.test(base) && !/(?:ll|ss)$/.test(base) ? base.slice(0, -1) : base;
}

/** A light stem that unites inflections of an English word ("managing", "managed", "manages"); other words stay as they are. */
export function stem(key: string): string {
  const bare = key.replace(/'s?$/, '');
  const known = irregular[bare];
  if (known !== undefined) return known;
  if (bare.length <= 3 || !/^[a-z]+$/.test(bare)) return bare;
  let base = bare;
  if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (/[^sui]s$/.test(base)) base = base.slice(0, -1);
  if (base.endsWith('ing') && base.length > 5 && /[aeiouy]/.test(base.slice(0, -3)))
    base = undouble(base.slice(0, -3));
  else if (/[^e]ed$/.test(base) && base.length > 4 && /[aeiouy]/.test(base.slice(0, -2)))
    base = undouble(base.slice(0, -2));
  else if (base.endsWith('ly') && base.length > 5) base = base.slice(0, -2);
  return base.length > 3 ? base.replace(/e$/, '') : base;
}
