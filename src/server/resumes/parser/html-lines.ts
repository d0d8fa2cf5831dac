import type { ReadLine } from '#core/resume/text-run.ts';

type Cell = ReadLine[];

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '');

const isListed = (line: ReadLine) => line.text.startsWith('• ');

/** A table row as lines. Cells of one paragraph each are one record; a short cell beside bulleted text names the entry above it; larger cells are columns and read one after another. */
function rowLines(cells: readonly Cell[]): ReadLine[] {
  const filled = cells.filter((cell) => cell.length > 0);
  if (filled.length <= 1) return filled.flat();
  if (cells.every((cell) => cell.length <= 1))
    return [{ text: cells.map((cell) => cell[0]?.text || '-').join(' | '), style: '' }];
  const [first = [], ...rest] = cells;
  const label =
    first.length > 0 && first.length <= 5 && first.every((line) => !isListed(line) && line.text.length < 80);
  if (label && rest.length === 1 && rest[0]?.some(isListed))
    return [{ text: first.map((line) => line.text).join(' | '), style: '' }, ...rest.flat()];
  const small = cells.length >= 3 && cells.every((cell) => cell.length <= 3 && !cell.some(isListed));
  if (small)
    return [
      { text: cells.map((cell) => cell.map((line) => line.text).join(' ') || '-').join(' | '), style: '' },
    ];
  return cells.flat();
}

/** Lines of the document reader's HTML: paragraphs, heads, list items with a bullet, tables by record. `style` names the head level or whole-bold text. */
export function htmlLines(html: string): ReadLine[] {
  const tables: { rows: ReadLine[]; cells: Cell[] }[] = [];
  const done: ReadLine[] = [];
  let text = '';
  let strong = 0;
  let plain = false;
  let style = 'p';
  const target = (): ReadLine[] => tables.at(-1)?.cells.at(-1) ?? done;
  const flush = () => {
    for (const piece of text.split('\n')) {
      const said = piece.replace(/[ \u00a0]+/g, ' ').trim();
      if (said !== '' && said !== '•')
        target().push({ text: said, style: style === 'p' && !plain ? 'strong' : style });
    }
    text = '';
    plain = false;
  };
  for (const [, closing, name = '', content] of html.matchAll(/<(\/?)([a-z]+\d?)\b[^>]*>|([^<]+)/g)) {
    if (content !== undefined) {
      const said = decode(content).replace(/\n/g, ' ');
      if (strong === 0 && said.trim() !== '') plain = true;
      text += said;
      continue;
    }
    const opens = closing === '';
    if (name === 'strong') strong += opens ? 1 : -1;
    else if (name === 'br') text += '\n';
    else if (/^(?:p|h[1-6]|li|ul|ol|table|tr|td|th)$/.test(name)) {
      flush();
      if (/^h[1-6]$/.test(name)) style = opens ? name : 'p';
      if (name === 'li' && opens) text = '• ';
      if (name === 'table' && opens) tables.push({ rows: [], cells: [] });
      if (name === 'tr' && opens) tables.at(-1)?.cells.splice(0);
      if ((name === 'td' || name === 'th') && opens) tables.at(-1)?.cells.push([]);
      if (name === 'tr' && !opens) {
        const table = tables.at(-1);
        table?.rows.push(...rowLines(table.cells));
        table?.cells.splice(0);
      }
      if (name === 'table' && !opens) {
        const rows = tables.pop()?.rows ?? [];
        target().push(...rows);
      }
    }
  }
  flush();
  return done;
}
