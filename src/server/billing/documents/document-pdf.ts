import type { BillingDocument } from '#contract/billing.ts';
import { formatIndiaTime } from '#contract/india-time.ts';
import { a4, openPdf } from '#server/platform/pdf/open-pdf.ts';
import { canDraw } from '#server/platform/pdf/pdf-face.ts';
import { type Hand, type Pen, penOn } from '#server/platform/pdf/pdf-pen.ts';
import { documentFacts, documentTerms, documentTitles } from './document-words.ts';

const ink = '#1b1b1f';
const faint = '#5f5f68';
const indigo = '#4f46e5';
const hairline = '#d5d5dc';

const title: Hand = { size: 25, weight: 'semibold', colour: ink };
const brand: Hand = { size: 11, weight: 'semibold', colour: indigo };
const label: Hand = { size: 8.5, weight: 'regular', colour: faint };
const body: Hand = { size: 10, weight: 'regular', colour: ink };
const strong: Hand = { size: 10, weight: 'semibold', colour: ink };
const total: Hand = { size: 13, weight: 'semibold', colour: ink };

/** The double rule runs down the left margin. */
const page = { height: a4.height, left: 92, right: 539, rules: [58, 61.5] };
const columnWidth = 208;
const second = page.right - columnWidth;

/** The document as one A4 page, the same bytes whenever it is drawn. A name in letters the face does not have is left to the e-mail. */
export async function documentPdf(document: BillingDocument): Promise<Buffer> {
  const { doc, whole } = openPdf({
    title: `${documentTitles[document.kind]} ${document.number}`,
    author: document.seller.name,
    at: new Date(document.issuedAt),
  });
  const rule = (y: number, colour: string, x = page.left) =>
    doc.moveTo(x, y).lineTo(page.right, y).lineWidth(0.7).strokeColor(colour).stroke();
  for (const x of page.rules)
    doc.moveTo(x, 0).lineTo(x, page.height).lineWidth(0.7).strokeColor(indigo).stroke();
  const pen = penOn(doc);
  const below = drawParties(pen, document, drawHead(pen, document));
  const afterAmounts = drawAmounts(pen, document, below, rule);
  drawTerms(pen, document, drawFacts(pen, document, afterAmounts), rule);
  doc.end();
  return whole;
}

type Rule = (y: number, colour: string, x?: number) => void;

function drawHead(pen: Pen, { kind, number, issuedAt }: BillingDocument): number {
  pen.line('Hotseat', page.left, 58, brand);
  pen.line(documentTitles[kind], page.left, 74, title);
  pen.lineEndingAt(number, page.right, 79, strong);
  pen.lineEndingAt(formatIndiaTime(issuedAt), page.right, 94, label);
  return 138;
}

function drawParties(pen: Pen, { seller, buyer }: BillingDocument, y: number): number {
  const from = [seller.address, seller.gstin && `GSTIN ${seller.gstin}`, seller.email];
  const place = [buyer.state, buyer.pin && `PIN ${buyer.pin}`].filter(Boolean).join(', ');
  const name = onOneLine(buyer.name);
  const to = name && canDraw(name) ? [name, buyer.email, place] : [buyer.email, place];
  return Math.max(
    drawParty(pen, 'From', [seller.name, ...from], page.left, y),
    drawParty(pen, 'To', to, second, y),
  );
}

function drawParty(
  pen: Pen,
  heading: string,
  [first, ...rest]: (string | null)[],
  x: number,
  y: number,
): number {
  pen.line(heading, x, y, label);
  const box = { x, width: columnWidth, most: 3 };
  let at = pen.paragraph(first ?? '', { ...box, y: y + 15 }, strong) + 1;
  for (const text of rest) if (text) at = pen.paragraph(text, { ...box, y: at }, body) + 1;
  return at;
}

function drawAmounts(pen: Pen, document: BillingDocument, above: number, rule: Rule): number {
  const { kind, lines, totalPaise, description, sac } = document;
  let y = above + 30;
  pen.line('Description', page.left, y, label);
  pen.lineEndingAt('Amount', page.right, y, label);
  rule(y + 16, ink);
  y += 27;
  pen.line(description, page.left, y, strong);
  if (sac) pen.line(`SAC ${sac}`, page.left, y + 16, label);
  const [only] = lines;
  if (lines.length === 1 && only) pen.lineEndingAt(rupees(only.amountPaise), page.right, y, body);
  else {
    for (const line of lines) {
      pen.line(line.label, second, y, body);
      pen.lineEndingAt(rupees(line.amountPaise), page.right, y, body);
      y += 18;
    }
    y -= 18;
  }
  y += sac && lines.length < 2 ? 38 : 26;
  rule(y, hairline);
  pen.line(kind === 'credit_note' ? 'Total refunded' : 'Total paid', page.left, y + 12, total);
  pen.lineEndingAt(rupees(totalPaise), page.right, y + 12, total);
  rule(y + 40, ink);
  return y + 40;
}

function drawFacts(pen: Pen, document: BillingDocument, above: number): number {
  const facts = documentFacts(document);
  const rows = Math.ceil(facts.length / 2);
  const top = above + 26;
  facts.forEach(([name, value], i) => {
    const x = i < rows ? page.left : second;
    const y = top + (i % rows) * 37;
    pen.line(name, x, y, label);
    pen.paragraph(value, { x, y: y + 13, width: columnWidth, most: 1 }, body);
  });
  return top + rows * 37;
}

function drawTerms(pen: Pen, document: BillingDocument, above: number, rule: Rule): void {
  let y = above + 10;
  rule(y, hairline);
  y += 18;
  const width = page.right - page.left;
  for (const text of documentTerms(document))
    y = pen.paragraph(text, { x: page.left, y, width, most: 3 }, { ...body, size: 9, colour: faint }) + 5;
}

/** Rupees with their paise, as every amount of an account is written: "₹999.00". */
function rupees(paise: number): string {
  const style = { style: 'currency', currency: 'INR', minimumFractionDigits: 2 } as const;
  return new Intl.NumberFormat('en-IN', style).format(paise / 100);
}

function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
