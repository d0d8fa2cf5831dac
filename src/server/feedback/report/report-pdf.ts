import { openPdf } from '#server/platform/pdf/open-pdf.ts';
import { canDraw } from '#server/platform/pdf/pdf-face.ts';
import type { Hand } from '#server/platform/pdf/pdf-pen.ts';
import type { Report } from './report-content.ts';
import { ReportFlow } from './report-flow.ts';
import type { ReportBlock, ReportSection } from './report-section.ts';

const ink = '#1b1b1f';
const grey = '#5f5f68';
const indigo = '#4f46e5';
const brand: Hand = { size: 11, weight: 'semibold', colour: indigo };
const title: Hand = { size: 25, weight: 'semibold', colour: ink };
const name: Hand = { size: 13, weight: 'semibold', colour: ink };
const figure: Hand = { size: 34, weight: 'semibold', colour: ink };
const heading: Hand = { size: 15, weight: 'semibold', colour: ink };
const strong: Hand = { size: 9.5, weight: 'semibold', colour: ink };
const body: Hand = { size: 9.5, weight: 'regular', colour: ink };
const quote: Hand = { size: 9.5, weight: 'regular', colour: indigo };
const small: Hand = { size: 8.5, weight: 'regular', colour: grey };

/** Stands where words were that the face has no letters for. */
const leftOut = '[…]';
const leftOutWords = `Words in letters that the typeface of this file does not have are left out, and ${leftOut} stands there. They are whole on the feedback page.`;

/**
 * The report as A4 pages, the same bytes whenever it is drawn: text that can be selected, tagged for who hears it. Words in letters the face
 * does not have are marked as left out, never drawn as something else (rule REPORT-2).
 */
export async function reportPdf(report: Report): Promise<Buffer> {
  const { doc, whole } = openPdf(
    { title: 'Hotseat interview report', author: 'Hotseat', at: new Date(report.completedAt) },
    { tagged: true },
  );
  const flow = new ReportFlow(doc);
  const drawable = new Drawable();
  drawHead(flow, report, drawable);
  for (const section of report.sections) drawSection(flow, section, drawable);
  if (drawable.leftOutAny) {
    flow.space(14);
    flow.write('P', leftOutWords, small);
  }
  flow.end('Hotseat interview report');
  return whole;
}

/** Texts as the face can draw them, and whether something had to be left out. */
class Drawable {
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

function drawHead(flow: ReportFlow, report: Report, drawable: Drawable): void {
  flow.write('P', 'Hotseat', brand);
  flow.write('H1', 'Interview report', title);
  flow.space(6);
  if (report.candidate) flow.write('P', drawable.of(report.candidate), name);
  for (const fact of report.facts) flow.write('P', drawable.of(fact), small);
  flow.space(14);
  flow.write('P', `${report.score} of 10`, figure);
  flow.write('P', `It is ${report.band}. An indicator, not a guarantee.`, small);
  flow.space(8);
  flow.write('P', drawable.of(report.verdict), { ...body, size: 11 });
}

function drawSection(flow: ReportFlow, section: ReportSection, drawable: Drawable): void {
  flow.space(16);
  // A heading is not left alone at the end of a page.
  flow.keepTogether(90);
  flow.write('H2', drawable.of(section.title), heading);
  flow.space(4);
  for (const block of section.blocks) drawBlock(flow, block, drawable);
}

function drawBlock(flow: ReportFlow, block: ReportBlock, drawable: Drawable): void {
  switch (block.kind) {
    case 'heading':
      flow.space(6);
      flow.keepTogether(40);
      return flow.write('H3', drawable.of(block.text), strong, { beside: drawable.of(block.beside ?? '') });
    case 'text':
      flow.write('P', drawable.of(block.text), body);
      return flow.space(3);
    case 'small':
      return flow.write('P', drawable.of(block.text), small);
    case 'quote':
      flow.space(3);
      flow.write('BlockQuote', drawable.of(block.text), quote, { rightOf: 16 });
      return flow.space(5);
    case 'item':
      return flow.write('P', `• ${drawable.of(block.text)}`, body);
    case 'marked':
      flow.space(2);
      flow.marked(
        block.words.map((words) => ({ ...words, text: drawable.of(words.text) })),
        body,
      );
      return flow.space(3);
    case 'row':
      return flow.row(
        drawable.of(block.name),
        block.values.map((value) => drawable.of(value)),
        block.isHead ? small : body,
      );
  }
}
