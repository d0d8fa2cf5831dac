/** How many items were put in, left out or replaced on the way from one list to another (Levenshtein's distance). */
export function editsBetween<T>(from: readonly T[], to: readonly T[]): number {
  let row = to.map((_, at) => at + 1);
  for (const [i, item] of from.entries()) {
    let diagonal = i;
    let left = i + 1;
    row = row.map((above, j) => {
      const edits = Math.min(above + 1, left + 1, diagonal + (item === to[j] ? 0 : 1));
      diagonal = above;
      left = edits;
      return edits;
    });
  }
  return row.at(-1) ?? from.length;
}
