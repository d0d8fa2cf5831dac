import { SheetFault } from './sheet-fault.ts';
import { sheetBounds } from './sheet-limits.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/** Which character parts the cells: the one that the first line has most of outside quotes. */
function delimiterOf(start: string): string {
  const line = start.replaceAll(/"[^"]*(?:"|$)/g, '').split(/[\r\n]/, 1)[0] ?? '';
  const counts = delimiters.map((delimiter) => line.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The line with which Excel says how cells are parted, if there is one. */
const saidDelimiter = /^"?sep=(.)"?\r?\n/i;

type Quoting = 'bare' | 'quoted' | 'after_quote';

/** Texts to records, a character at a time: quotes may hold delimiters, line ends and doubled quotes (RFC 4180). */
class RecordReader {
  #delimiter: string;
  #records: string[][] = [];
  #record: string[] = [];
  #cell = '';
  #quoting: Quoting = 'bare';
  #count = 0;
  #quoteOpenedIn = 0;
  #afterReturn = false;

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
  }

  read(text: string): string[][] {
    for (const char of text) this.#take(char);
    return this.#records.splice(0);
  }

  end(): string[][] {
    if (this.#quoting === 'quoted') throw new SheetFault('quote_not_closed', this.#quoteOpenedIn);
    if (this.#cell !== '' || this.#record.length > 0) this.#endRecord();
    return this.#records.splice(0);
  }

  #take(char: string): void {
    const isPair = this.#afterReturn && char === '\n';
    this.#afterReturn = false;
    if (this.#quoting === 'quoted') {
      if (char === '"') this.#quoting = 'after_quote';
      else this.#add(char);
    } else if (char === '"' && (this.#quoting === 'after_quote' || this.#cell === '')) {
      if (this.#quoting === 'after_quote') this.#add(char);
      else this.#quoteOpenedIn = this.#count + 1;
      this.#quoting = 'quoted';
    } else if (char === this.#delimiter) this.#endCell();
    else if (char === '\r' || char === '\n') {
      this.#afterReturn = char === '\r';
      if (!isPair) this.#endRecord();
    } else this.#add(char);
  }

  #add(char: string): void {
    this.#cell += char;
    if (this.#cell.length > sheetBounds.cellCharacters)
      throw new SheetFault('cell_too_long', this.#count + 1);
  }

  #endCell(): void {
    this.#record.push(this.#cell);
    this.#cell = '';
    this.#quoting = 'bare';
    if (this.#record.length > sheetBounds.columns) throw new SheetFault('too_many_columns', this.#count + 1);
  }

  #endRecord(): void {
    this.#endCell();
    this.#records.push(this.#record);
    this.#record = [];
    this.#count += 1;
  }
}

/** The records of a CSV from its text in pieces, empty ones too; throws `SheetFault` for what is out of bounds or never closed. */
export function* csvRecords(pieces: Iterable<string>): Generator<string[]> {
  let reader: RecordReader | null = null;
  for (const piece of pieces) {
    const said = reader === null ? saidDelimiter.exec(piece) : null;
    reader ??= new RecordReader(said?.[1] ?? delimiterOf(piece));
    yield* reader.read(piece.slice(said?.[0].length ?? 0));
  }
  if (reader) yield* reader.end();
}
