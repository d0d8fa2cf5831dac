import { parseCsv, toCsv } from './csv.ts';
import type { PanelDecision } from './panel-decisions.ts';
import { binaries, type Binary, type Rating } from './rate-decision.ts';

const columns = ['id', 'style', 'topic', 'thread so far', 'answer', 'panel', 'next', ...binaries];
const notAsked = 'n/a';

/** Which of the five a row is rated on. */
export const asksFor = (kind: PanelDecision['kind'], binary: Binary): boolean =>
  (binary === 'justified_skip') === (kind === 'moved_on');

/** The sheet two people fill in, each alone: yes or no in every empty cell. */
export function exportSheet(decisions: readonly PanelDecision[]): string {
  const rows = decisions.map(({ id, style, kind, thread, answer, next }) => [
    id,
    style,
    next.topicId,
    thread
      .filter((turn) => turn !== answer)
      .map((turn) => `${turn.role === 'panel' ? 'P' : 'C'}: ${turn.text}`)
      .join('\n'),
    answer.text,
    kind === 'follow_up' ? 'follows up' : 'moves on',
    next.text,
    ...binaries.map((binary) => (asksFor(kind, binary) ? '' : notAsked)),
  ]);
  return toCsv([columns, ...rows]);
}

const words: Record<string, boolean> = { yes: true, y: true, '1': true, no: false, n: false, '0': false };

function rated(cell: string, where: string): boolean | null {
  const text = cell.trim().toLowerCase();
  if (text === notAsked) return null;
  const found = words[text];
  if (found === undefined) throw new Error(`${where}: "${cell}" is neither yes nor no`);
  return found;
}

/** A filled-in sheet, by the row's id. Throws, naming the row, where a cell is empty or no answer. */
export function readSheet(text: string): Map<string, Rating> {
  const [head = [], ...rows] = parseCsv(text);
  const at = (column: string): number => {
    const index = head.indexOf(column);
    if (index < 0) throw new Error(`The sheet has no column "${column}"`);
    return index;
  };
  const idAt = at('id');
  const columnsOf = binaries.map((binary) => [binary, at(binary)] as const);
  return new Map(
    rows.map((row) => {
      const id = row[idAt] ?? '';
      const cells = columnsOf.map(([binary, column]) => [
        binary,
        rated(row[column] ?? '', `${id}, ${binary}`),
      ]);
      return [id, Object.fromEntries(cells) as Rating];
    }),
  );
}
