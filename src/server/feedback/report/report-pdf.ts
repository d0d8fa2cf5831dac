import { openPdf } from '#server/platform/pdf/open-pdf.ts';
import { Drawable, drawSection, hands, leftOut } from './draw-sections.ts';
import type { Report } from './report-content.ts';
import { ReportFlow } from './report-flow.ts';

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
    flow.write('P', leftOutWords, hands.small);
  }
  flow.end('Hotseat interview report');
  return whole;
}

function drawHead(flow: ReportFlow, report: Report, drawable: Drawable): void {
  flow.write('P', 'Hotseat', hands.brand);
  flow.write('H1', 'Interview report', hands.title);
  flow.space(6);
  if (report.candidate) flow.write('P', drawable.of(report.candidate), hands.name);
  for (const fact of report.facts) flow.write('P', drawable.of(fact), hands.small);
  flow.space(14);
  flow.write('P', report.score === null ? 'Not enough to score' : `${report.score} of 10`, hands.figure);
  if (report.band) flow.write('P', `It is ${report.band}. An indicator, not a guarantee.`, hands.small);
  flow.space(8);
  flow.write('P', drawable.of(report.verdict), { ...hands.body, size: 11 });
}
