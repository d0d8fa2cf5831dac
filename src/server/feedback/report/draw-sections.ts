import { canDraw } from '#server/platform/pdf/pdf-face.ts';
import type { Hand } from '#server/platform/pdf/pdf-pen.ts';
import type { ReportFlow } from './report-flow.ts';
import type { ReportBlock, ReportSection } from './report-section.ts';

const ink = '#1b1b1f';
const grey = '#5f5f68';
const indigo = '#4f46e5';

/** How the pieces of a report are written. */
export const hands = {
  brand: { size: 11, weight: 'semibold', colour: indigo },
  title: { size: 25, weight: 'semibold', colour: ink },
  name: { size: 13, weight: 'semibold', colour: ink },
  figure: { size: 34, weight: 'semibold', colour: ink },
  heading: { size: 15, weight: 'semibold', colour: ink },
  strong: { size: 9.5, weight: 'semibold', colour: ink },
  body: { size: 9.5, weight: 'regular', colour: ink },
  quote: { size: 9.5, weight: 'regular', colour: indigo },
  small: { size: 8.5, weight: 'regular', colour: grey },
} as const satisfies Record<string, Hand>;

/** Stands where words were that the face has no letters for. */
export const leftOut = '[…]';

/** Texts as the face can draw them, and whether something had to be left out. */
export class Drawable {
  leftOutAny = false;

  of(text: string): string {
    const onOneLine = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
    return onOneLine
      .split(' ')
      .map((word) => (canDraw(word) ? word : this.#without(word)))
      .join(' ')
      .replaceAll(/(?:\[…\] )+(?=\[…\])/g, '');
  }

  /** Of a word what can be drawn at its ends; the rest is one mark. */
  #without(word: string): string {
    this.leftOutAny = true;
    const marks = Array.from(word.normalize('NFC'));
    const first = marks.findIndex((mark) => !canDraw(mark));
    const last = marks.findLastIndex((mark) => !canDraw(mark));
    return [...marks.slice(0, first), leftOut, ...marks.slice(last + 1)].join('');
  }
}

/** A section from its heading to its last block. */
export function drawSection(flow: ReportFlow, section: ReportSection, drawable: Drawable): void {
  flow.space(16);
  // A heading is not left alone at the end of a page.
  flow.keepTogether(90);
  flow.write('H2', drawable.of(section.title), hands.heading);
  flow.space(4);
  for (const block of section.blocks) drawBlock(flow, block, drawable);
}

function drawBlock(flow: ReportFlow, block: ReportBlock, drawable: Drawable): void {
  switch (block.kind) {
    case 'heading':
      flow.space(6);
      flow.keepTogether(40);
      return flow.write('H3', drawable.of(block.text), hands.strong, {
        beside: drawable.of(block.beside ?? ''),
      });
    case 'text':
      flow.write('P', drawable.of(block.text), hands.body);
      return flow.space(3);
    case 'small':
      return flow.write('P', drawable.of(block.text), hands.small);
    case 'quote':
      flow.space(3);
      flow.write('BlockQuote', drawable.of(block.text), hands.quote, { rightOf: 16 });
      return flow.space(5);
    case 'item':
      return flow.write('P', `• ${drawable.of(block.text)}`, hands.body);
    case 'row':
      return flow.row(
        drawable.of(block.name),
        block.values.map((value) => drawable.of(value)),
        block.isHead ? hands.small : hands.body,
      );
  }
}
