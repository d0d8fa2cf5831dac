import { type ElementBudget, readAll } from './read-xml.ts';

/** Ids of the formats that every spreadsheet knows as a date or a time of day (ECMA-376 part 1, 18.8.30). */
const isKnownDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);

/** The longest format that a spreadsheet takes. */
const formatCharacters = 255;

/** Whether a format of the file's own shows a date: one of its letters, outside of words in quotes, brackets and escapes. */
const showsDate = (format: string): boolean =>
  format.length <= formatCharacters &&
  /[dmyhs]/i.test(
    format.replaceAll(/"[^"]*"|\[(?!h+\]|m+\]|s+\])[^\]]*\]|\\./gi, '').replaceAll(/General|Standard/gi, ''),
  );

/** The styles of cells, by their number, that show a date. */
export function dateStyles(styles: Uint8Array | undefined, budget: ElementBudget): ReadonlySet<number> {
  const own = new Map<number, boolean>();
  const dates = new Set<number>();
  let inCells = false;
  let style = 0;
  if (!styles) return dates;
  readAll(styles, budget, {
    open: (name, attributes) => {
      if (name === 'cellXfs') inCells = true;
      const id = Number(attributes['numFmtId'] ?? 0);
      if (name === 'numFmt') own.set(id, showsDate(attributes['formatCode'] ?? ''));
      if (name !== 'xf' || !inCells) return;
      if (own.get(id) ?? isKnownDate(id)) dates.add(style);
      style += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return dates;
}

const dayMs = 86_400_000;
/** The day before the first one, with which the years up to 1900 are counted as spreadsheets do, and that of old Macintosh files. */
const epochs = { usual: Date.UTC(1899, 11, 30), since1904: Date.UTC(1904, 0, 1) };

/** A spreadsheet's number of days as a date, with its time where there is one. */
export function dateText(days: number, since1904: boolean): string {
  const date = new Date(
    (since1904 ? epochs.since1904 : epochs.usual) + Math.round((days * dayMs) / 1000) * 1000,
  );
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}
