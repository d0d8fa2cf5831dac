import { headKinds } from './sections.ts';

const fewestRows = 4;

const isHead = (text: string): boolean => headKinds(text.trim()).length > 0;

/** Where a second column of plain text begins: after spaces in every line that reaches so far, with a section head of its own and one to its left. */
function edgeOf(page: readonly string[]): number | undefined {
  const starts = page.flatMap((line) => [...line.matchAll(/ {3,}(?=\S)/g)].map((m) => m.index + m[0].length));
  const edges = [...new Set(starts)].toSorted((a, b) => a - b);
  return edges.find((edge) => {
    const isOpen = page.every((line) => line.length <= edge - 2 || line.slice(edge - 2, edge) === '  ');
    const right = page.map((line) => line.slice(edge));
    return (
      isOpen &&
      starts.filter((start) => start === edge).length >= fewestRows &&
      right.some((text) => /^\S/.test(text) && isHead(text)) &&
      page.some((line) => isHead(line.slice(0, edge)))
    );
  });
}

/** Plain text that was saved with two columns side by side, one column after the other (rule RESUME-2). */
export function withoutColumns(page: readonly string[]): readonly string[] {
  const edge = page.some((line) => line.includes('\t')) ? undefined : edgeOf(page);
  if (edge === undefined) return page;
  return [...page.map((line) => line.slice(0, edge).trimEnd()), '', ...page.map((line) => line.slice(edge))];
}
