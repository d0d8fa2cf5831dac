import PdfFile from 'pdfkit';

/** An A4 file that is begun: what is drawn on, and its bytes once `doc.end()` was called. */
type OpenPdf = { doc: PDFKit.PDFDocument; whole: Promise<Buffer> };

/** A4 in points. */
export const a4 = { width: 595.28, height: 841.89 };

/** Begins an A4 file without margins; `at` is its only time, so that the same content gives the same bytes. `tagged` ones carry their structure for who hears them. */
export function openPdf(
  about: { title: string; author: string; at: Date },
  { tagged = false }: { tagged?: boolean } = {},
): OpenPdf {
  const doc = new PdfFile({
    size: 'A4',
    margin: 0,
    font: '',
    pdfVersion: '1.7',
    lang: 'en-IN',
    displayTitle: true,
    ...(tagged && { tagged: true, bufferPages: true }),
    info: {
      Title: about.title,
      Author: about.author,
      Creator: 'Hotseat',
      CreationDate: about.at,
      ModDate: about.at,
    },
  });
  return { doc, whole: collect(doc) };
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
