import type { HiddenRun } from '#contract/resume.ts';
import type { TextRun } from '#core/resume/text-run.ts';
import { blendsIn, type Box, type Colour, type Fill, isCovered } from './page-paint.ts';

/** A piece of text as painted: `unseen` by its own settings (invisible mode, no opacity, a hidden layer), `order` its place among the operators. */
export type PaintedText = TextRun & { box: Box; order: number; colour: Colour; unseen: boolean };
type PaintedPage = {
  width: number;
  height: number;
  text: readonly PaintedText[];
  fills: readonly Fill[];
};

const smallestSize = 2;

/** Why a reader would not see the text, or undefined when it shows. */
function reasonHidden(page: PaintedPage, run: PaintedText): HiddenRun['reason'] | undefined {
  const { width, height } = page;
  const [x, y] = [(run.box.left + run.box.right) / 2, (run.box.top + run.box.bottom) / 2];
  if (run.unseen) return 'invisible';
  if (x < -1 || y < -1 || x > width + 1 || y > height + 1) return 'off_page';
  if (run.size < smallestSize) return 'tiny';
  if (blendsIn(page.fills, run.colour, run.order, x, y)) return 'white';
  return isCovered(page.fills, run.order, run.box) ? 'invisible' : undefined;
}

/** The text of a painted page that a reader sees, with bullets drawn as shapes, and apart from it what no reader sees. */
export function visibleText(page: PaintedPage): { runs: TextRun[]; hiddenRuns: HiddenRun[] } {
  const seen: TextRun[] = [];
  const hidden: { reason: HiddenRun['reason']; pieces: TextRun[] }[] = [];
  for (const run of page.text) {
    const reason = reasonHidden(page, run);
    const last = hidden.at(-1);
    if (reason === undefined) joinOrPush(seen, run);
    else if (last?.reason === reason) joinOrPush(last.pieces, run);
    else hidden.push({ reason, pieces: joinOrPush([], run) });
  }
  const hiddenRuns = hidden.map(({ reason, pieces }) => ({ reason, text: sentence(pieces).slice(0, 400) }));
  return { runs: [...drawnBullets(page.fills, seen), ...seen], hiddenRuns };
}

/** Text pieces as one string, with a space where the page has a gap or a new line. */
function sentence(pieces: readonly TextRun[]): string {
  return pieces.reduce((text, piece, i) => {
    const before = pieces[i - 1];
    const touches =
      before !== undefined &&
      Math.abs(before.y - piece.y) < 1 &&
      Math.abs(piece.x - before.x - before.width) < 0.14 * piece.size;
    return text + (before === undefined || touches ? '' : ' ') + piece.text;
  }, '');
}

/** Bullets that a browser draws as small shapes instead of writing them: a shape up to half as high as the text that starts right of it. */
function drawnBullets(fills: readonly Fill[], runs: readonly TextRun[]): TextRun[] {
  const small = fills.filter(({ box, colour }) => {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    return colour !== null && width >= 1.2 && width <= 7 && Math.abs(width - height) < 0.35 * width;
  });
  if (small.length > 400) return [];
  return small.flatMap(({ box }) => {
    const middle = (box.top + box.bottom) / 2;
    const onLine = runs.filter((run) => middle < run.y && middle > run.y - 0.8 * run.size);
    const text = onLine
      .filter((run) => run.x >= box.right - 0.5 && run.x - box.right < 2 * run.size)
      .toSorted((a, b) => a.x - b.x)[0];
    const crowded = onLine.some((run) => run.x < box.left && run.x + run.width > box.left - run.size);
    if (text === undefined || crowded || box.right - box.left > 0.6 * text.size) return [];
    return [{ ...text, x: box.left, width: box.right - box.left, text: '•' }];
  });
}

/** Pieces that touch on one baseline are one run, so that a file which places every letter by itself does not multiply. */
function joinOrPush(runs: TextRun[], run: PaintedText): TextRun[] {
  const last = runs.at(-1);
  const gap = last ? run.x - last.x - last.width : Infinity;
  if (
    last &&
    Math.abs(last.y - run.y) < 0.1 &&
    Math.abs(gap) < 0.12 * run.size &&
    last.bold === run.bold &&
    Math.abs(last.size - run.size) < 0.1
  ) {
    last.text += run.text;
    last.width = run.x + run.width - last.x;
    return runs;
  }
  const { page, x, y, width, size, bold, text } = run;
  runs.push({ page, x, y, width, size, bold, text });
  return runs;
}
