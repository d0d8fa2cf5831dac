import { headKinds } from './sections.ts';

const fewestRows = 4;
/** Further right no second column begins. */
const widest = 160;

const isHead = (text: string): boolean => headKinds(text.trim()).length > 0;

/** Where a second column of plain text begins: after spaces in every line that reaches so far, with a section head of its own and one to its left. */
function edgeOf(page: readonly string[]): number | undefined {
  const rows = new Map<number, number>();
  for (const line of page)
    for (const { index, 0: spaces } of line.trimEnd().matchAll(/ {3,}/g)) {
      const edge = index + spaces.length;
      if (index > 0 && edge <= widest) rows.set(edge, (rows.get(edge) ?? 0) + 1);
    }
  const edges = [...rows].flatMap(([edge, count]) => (count >= fewestRows ? [edge] : []));
  return edges
    .toSorted((a, b) => a - b)
    .find(
      (edge) =>
        page.every((line) => line.length < edge || line.slice(edge - 2, edge) === '  ') &&
        page.some((line) => isHead(line.slice(0, edge))) &&
        page.some((line) => /^\S/.test(line.slice(edge)) && isHead(line.slice(edge))),
    );
}

/** Plain text that was saved with two columns side by side, one column after the other (rule RESUME-2). */
export function withoutColumns(page: readonly string[]): readonly string[] {
  const edge = page.some((line) => line.includes('\t')) ? undefined : edgeOf(page);
  if (edge === undefined) return page;
  return [...page.map((line) => line.slice(0, edge).trimEnd()), '', ...page.map((line) => line.slice(edge))];
}
