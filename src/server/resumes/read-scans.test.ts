import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { codeOf } from '#tests/fixtures/resume-files.ts';
import { bomb, pageWith, pdfFrom, stream, textAt } from '#tests/resumes/tiny-pdf.ts';
import { ResumeParser } from './parse-resume-file.ts';

/* One scan is read here and the cheapest are refused; read-scans.long.test.ts has the others. */

const parser = new ResumeParser();
afterAll(() => parser.close());
const parse = (bytes: Uint8Array) =>
  parser.parse({ uid: 'user' }, { fileName: 'scan.pdf', bytes }, '2026-01-15');
const scan = (name: string) =>
  readFileSync(new URL(`../../../eval/resume/files/${name}.scan.pdf`, import.meta.url));

test('a clean scan is read from its picture', async () => {
  const reading = await parse(scan('x1_scan_clean'));
  expect(reading.source).toBe('scan');
  expect(reading.facts.find(({ kind }) => kind === 'name')?.value).toBe('Anwesha Mohapatra');
  expect(reading.workMonths).toBe(42);
  expect(reading.facts.flatMap(({ attributes: { score } }) => score ?? [])).toEqual(
    expect.arrayContaining(['8.14/10', '86.4%', '91.2%']),
  );
});

test('a short last page without a picture is read as text', async () => {
  const reading = await parse(
    pageWith(textAt(50, 700, 'Tara Fernandes, Panaji, Goa, references on request')),
  );
  expect(reading.source).toBe('pdf');
  expect(reading.lines).toEqual(['Tara Fernandes, Panaji, Goa, references on request']);
});

test('a fax is refused', async () => {
  const fax = stream(
    '/Type /XObject /Subtype /Image /Width 2480 /Height 3508 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 2480 >>',
    '\x00\x10\x01',
  );
  const page = pageWith('q 595 0 0 842 0 0 cm /I Do Q ', {
    resources: '/XObject << /I 6 0 R >>',
    more: [fax],
  });
  expect(await codeOf(parse(page))).toBe('scan_unsupported');
});

/** A PDF of so many pages that show one picture. */
function pages(count: number, picture: Buffer): Buffer {
  const kids = Array.from({ length: count }, (_, i) => `${i + 5} 0 R`);
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R /Resources << /XObject << /I 4 0 R >> >> >>';
  return pdfFrom([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${count} >>`,
    stream('', 'q 595 0 0 842 0 0 cm /I Do Q '),
    picture,
    ...kids.map(() => page),
  ]);
}

test('a scan of five pages is refused', async () => {
  const white = stream(
    '/Type /XObject /Subtype /Image /Width 1024 /Height 1024 /ColorSpace /DeviceGray /BitsPerComponent 8',
    bomb(1, '\xff'),
    true,
  );
  expect(await codeOf(parse(pages(5, white)))).toBe('scan_too_long');
});
