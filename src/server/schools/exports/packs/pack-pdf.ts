import { openPdf } from '#server/platform/pdf/open-pdf.ts';
import { Drawable, drawSection, hands, leftOut } from '#server/feedback/report/draw-sections.ts';
import { ReportFlow } from '#server/feedback/report/report-flow.ts';
import type { PackContent } from './pack-content.ts';

const leftOutWords = `Words in letters that the typeface of this file does not have are left out, and ${leftOut} stands there. They are whole on the school’s pages.`;

/** An applicant's PDF: text that can be selected, tagged for who hears it, its pages numbered. The same content gives the same bytes. */
export async function packPdf({ name, facts, sections, at }: PackContent): Promise<Buffer> {
  const drawable = new Drawable();
  const shown = drawable.of(name);
  const about = { title: `Applicant: ${shown}`, author: 'Hotseat', at: new Date(at) };
  const { doc, whole } = openPdf(about, { tagged: true });
  const flow = new ReportFlow(doc);
  flow.write('P', 'Hotseat · Applicant', hands.brand);
  flow.write('H1', shown, hands.title);
  flow.space(6);
  for (const fact of facts) flow.write('P', drawable.of(fact), hands.small);
  for (const section of sections) drawSection(flow, section, drawable);
  if (drawable.leftOutAny) {
    flow.space(14);
    flow.write('P', leftOutWords, hands.small);
  }
  flow.end(shown);
  return whole;
}
