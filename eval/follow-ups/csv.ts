const needsQuotes = /[",\r\n]/;

/** Rows as comma-separated values; cells with commas, quotes or line ends are quoted. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** The rows of comma-separated values, as spreadsheets write them; empty lines and a byte-order mark are left out. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g;
  const body = text.replace(/^\uFEFF/, '');
  for (const match of body.matchAll(cells)) {
    const [whole, quoted, plain = '', end] = match;
    if (whole === '' && row.length === 0) break;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
