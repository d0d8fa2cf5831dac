import type { FakeRequest } from './fake-model.ts';
import { fencedLines } from './fenced-lines.ts';

type Row = { row: number; claim: string; exchanges: number[] };

const isExchange = (line: Record<string, unknown>): line is { exchange: string; [turn: string]: string } =>
  'exchange' in line;
const isRow = (line: Record<string, unknown>): boolean => 'row' in line;
const numbersIn = (text: string): string[] => text.match(/\d[\d,.]*\d|\d/g) ?? [];

/** Every line of a resume of which an exchange has a number, with those exchanges. */
function read(lines: readonly Record<string, unknown>[]): object[] {
  const exchanges = lines.filter(isExchange).map(({ exchange, ...turns }) => ({
    number: Number(exchange.slice(1)),
    numbers: numbersIn(Object.values(turns).join(' ')),
  }));
  return lines.flatMap((line) =>
    Object.entries(line).flatMap(([of, text]) => {
      if (!/^R\d+$/.test(of) || typeof text !== 'string') return [];
      const own = numbersIn(text);
      const about = exchanges.filter(({ numbers }) => numbers.some((one) => own.includes(one)));
      if (about.length === 0) return [];
      const row = { of, standing: 'spoken_about', figures: [], words: '' };
      return [{ ...row, exchanges: about.map(({ number }) => number) }];
    }),
  );
}

/** Reads claims by their numbers alone and decides nothing; judging, it takes what it is given. */
export function claimsScript(request: FakeRequest): string {
  const lines = fencedLines(request);
  if (request.task === 'claims') return JSON.stringify({ rows: read(lines) });
  const rows = lines.filter(isRow) as unknown as Row[];
  return JSON.stringify({
    rows: rows.map(({ row, exchanges }) => ({ row, about: exchanges, standing: 'spoken_about' })),
  });
}
