import type { LadderPart } from '#contract/ladder.ts';
import type { LadderNeed } from '#core/topics/ladder-need.ts';

/** The words of a need with their blanks as parts: "In numbers, that was [how many?]." */
export function blankFor({ words }: LadderNeed): LadderPart[] {
  const pieces = words.split(/(\[[^\]]*\])/).filter((piece) => piece !== '');
  return pieces
    .map(
      (piece, at): LadderPart => ({
        kind: piece.startsWith('[') ? 'asked' : 'joined',
        text: piece.trim(),
        space: at === 0 || /^\s/.test(piece) || /\s$/.test(pieces[at - 1] ?? ''),
      }),
    )
    .filter(({ text }) => text !== '');
}

const unnumbered = /\b(?:many|several|various|a lot of|lots of|a few|some)(?= [\p{L}-]+s\b)/iu;

/** The blank for a number right after the word that hides it: "many [how many?] issues". */
export function withBlank(parts: readonly LadderPart[]): LadderPart[] | null {
  const at = parts.findIndex(({ kind, text }) => kind === 'kept' && unnumbered.test(text));
  const part = parts[at];
  const hit = part && unnumbered.exec(part.text);
  if (part?.kind !== 'kept' || !hit) return null;
  const cut = hit.index + hit[0].length;
  const rest = part.text.slice(cut).trimStart();
  const first: LadderPart = { ...part, text: part.text.slice(0, cut), end: part.start + cut };
  const last: LadderPart = { ...part, text: rest, start: part.end - rest.length, space: true };
  const blank: LadderPart = { kind: 'asked', text: '[how many?]', space: true };
  return [...parts.slice(0, at), first, blank, last, ...parts.slice(at + 1)];
}
