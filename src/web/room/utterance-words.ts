/** Some words of an utterance and the character they start at. */
export type WordPiece = { start: number; text: string };

/** The pieces with one more; what is already known is not added again. */
export function addWords(pieces: readonly WordPiece[], piece: WordPiece): readonly WordPiece[] {
  const end = piece.start + piece.text.length;
  const known = pieces.some((held) => held.start <= piece.start && held.start + held.text.length >= end);
  if (known || piece.start < 0) return pieces;
  const merged: WordPiece[] = [];
  for (const next of [...pieces, piece].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    const reach = last ? last.start + last.text.length : -1;
    if (!last || next.start > reach) merged.push(next);
    else
      merged[merged.length - 1] = {
        start: last.start,
        text: last.text + next.text.slice(reach - next.start),
      };
  }
  return merged;
}

/** What can be read from the beginning: the text up to the first gap. */
export function wholeWords(pieces: readonly WordPiece[]): string {
  const first = pieces[0];
  return first?.start === 0 ? first.text : '';
}
