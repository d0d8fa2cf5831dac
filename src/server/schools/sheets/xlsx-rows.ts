import { ElementBudget, readAll, readXml } from './read-xml.ts';
import { SheetFault } from './sheet-fault.ts';
import { sheetBounds } from './sheet-limits.ts';
import type { SheetRow } from './sheet-row.ts';
import { dateStyles, dateText } from './xlsx-formats.ts';
import { openWorkbook } from './xlsx-parts.ts';

/** How a spreadsheet writes what XML cannot hold: `_x000D_`. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The texts that cells name by number; how they are to be pronounced is left out. */
function sharedTexts(part: Uint8Array | undefined, budget: ElementBudget): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let spoken = 0;
  if (!part) return texts;
  readAll(part, budget, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') spoken += 1;
      isText = name === 't' && spoken === 0;
    },
    text: (more) => {
      if (isText) text += more;
    },
    close: (name) => {
      if (name === 'rPh') spoken -= 1;
      if (name === 't') isText = false;
      if (name === 'si') texts.push(unescaped(text));
    },
  });
  return texts;
}

/** The column of a cell, from 0, by its letters: AB12 is 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

type CellSeen = { column: number; type: string; style: number; text: string };

/** Fifteen digits are what a spreadsheet shows of a number; the rest is rounding. */
const numberText = (value: number): string =>
  Number.isFinite(value) ? String(Number(value.toPrecision(15))) : '';

/** Gathers rows while the sheet's XML goes by; of a formula, what it last came to. */
class RowGatherer {
  readonly #texts: readonly string[];
  readonly #dates: ReadonlySet<number>;
  readonly #since1904: boolean;
  #rows: SheetRow[] = [];
  #row: SheetRow = { number: 0, cells: [] };
  #cell: CellSeen | null = null;
  #next = 0;
  #isValue = false;
  #spoken = 0;

  constructor(texts: readonly string[], dates: ReadonlySet<number>, since1904: boolean) {
    this.#texts = texts;
    this.#dates = dates;
    this.#since1904 = since1904;
  }

  taken(): SheetRow[] {
    return this.#rows.splice(0);
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      const said = Number(attributes['r']);
      this.#row = { number: said > this.#row.number ? said : this.#row.number + 1, cells: [] };
      this.#next = 0;
    } else if (name === 'c') {
      const said = columnOf(attributes['r'] ?? '');
      const column = said >= 0 ? said : this.#next;
      this.#next = column + 1;
      this.#cell = {
        column,
        type: attributes['t'] ?? 'n',
        style: Number(attributes['s'] ?? 0),
        text: '',
      };
    } else if (name === 'rPh') this.#spoken += 1;
    else this.#isValue = this.#cell !== null && this.#spoken === 0 && (name === 'v' || name === 't');
  }

  text(more: string): void {
    if (!this.#isValue || !this.#cell) return;
    this.#cell.text += more;
    if (this.#cell.text.length > sheetBounds.cellCharacters * 2) throw this.#fault('cell_too_long');
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isValue = false;
    else if (name === 'rPh') this.#spoken -= 1;
    else if (name === 'c' && this.#cell) this.#keep(this.#cell);
    else if (name === 'row') this.#rows.push(this.#row);
  }

  #keep(cell: CellSeen): void {
    this.#cell = null;
    const text = this.#textOf(cell);
    if (text === '') return;
    if (cell.column >= sheetBounds.columns) throw this.#fault('too_many_columns');
    if (text.length > sheetBounds.cellCharacters) throw this.#fault('cell_too_long');
    const { cells } = this.#row;
    while (cells.length <= cell.column) cells.push('');
    cells[cell.column] = text;
  }

  #textOf({ type, style, text }: CellSeen): string {
    if (type === 's') return this.#texts[Number(text)] ?? '';
    if (type === 'b') return text === '' ? '' : text === '0' ? 'FALSE' : 'TRUE';
    if (type === 'd') return text;
    if (type !== 'n') return unescaped(text);
    if (text.trim() === '') return '';
    return this.#dates.has(style) ? dateText(Number(text), this.#since1904) : numberText(Number(text));
  }

  #fault(code: 'cell_too_long' | 'too_many_columns'): SheetFault {
    return new SheetFault(code, this.#row.number);
  }
}

/** The rows of a workbook's first shown sheet, as they are come to; throws `SheetFault` for what cannot be read. */
export function* xlsxRows(bytes: Uint8Array): Generator<SheetRow> {
  const budget = new ElementBudget();
  const parts = openWorkbook(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), budget);
  const texts = sharedTexts(parts.texts, budget);
  const gatherer = new RowGatherer(texts, dateStyles(parts.styles, budget), parts.since1904);
  const steps = readXml(parts.sheet, budget, {
    open: (name, attributes) => gatherer.open(name, attributes),
    text: (text) => gatherer.text(text),
    close: (name) => gatherer.close(name),
  });
  for (const _ of steps) yield* gatherer.taken();
  yield* gatherer.taken();
}
