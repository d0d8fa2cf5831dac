import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { codeOf } from '#tests/fixtures/resume-files.ts';
import { bomb, honestLines, pageWith, pdfFrom, stream, textAt } from '#tests/resumes/tiny-pdf.ts';
import { ResumeParser } from './parse-resume-file.ts';

const parser = new ResumeParser();
afterAll(() => parser.close());
const parse = (bytes: Uint8Array) =>
  parser.parse({ uid: 'user' }, { fileName: 'scan.pdf', bytes }, '2026-01-15');
const scan = (name: string) =>
  readFileSync(new URL(`../../../eval/resume/files/${name}.scan.pdf`, import.meta.url));

/** The picture stream of one of our scans: the last object of its file. */
function pictureOf(name: string): Buffer {
  const file = scan(name);
  return file.subarray(file.indexOf('5 0 obj\n') + 8, file.lastIndexOf('\nendobj'));
}

const placed = (content: string, picture: Buffer | string) =>
  pageWith(content, { resources: '/XObject << /I 6 0 R >>', more: [picture] });
const wholePage = 'q 595 0 0 842 0 0 cm /I Do Q ';

const white = (width: number, height: number, space: string, channels: number) =>
  stream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${space} /BitsPerComponent 8`,
    bomb(Math.ceil((width * height * channels) / 1024 / 1024), '\xff'),
    true,
  );

describe('scans as candidates bring them', () => {
  test.each([['x2_scan_tilted', 'Gurpreet Singh Bajwa', 53, ['74.6%', '88.2%', '9.4 CGPA']]])(
    '%s is read from its picture',
    async (name, person, months, scores) => {
      const reading = await parse(scan(name));
      expect(reading.source).toBe('scan');
      expect(reading.facts.find(({ kind }) => kind === 'name')?.value).toBe(person);
      expect(reading.workMonths).toBe(months);
      expect(reading.facts.flatMap(({ attributes: { score } }) => score ?? [])).toEqual(
        expect.arrayContaining(scores),
      );
    },
  );

  test('the text that a scanner laid unseen under its picture is neither read nor shown as hidden', async () => {
    const picture = pictureOf('x1_scan_clean');
    const unseen = textAt(50, 600, 'Anwesha Mahapotra, ten out of ten', '3 Tr');
    const reading = await parse(placed(wholePage + unseen, picture));
    expect(reading.lines[0]).toBe('Anwesha Mohapatra');
    expect(reading.hiddenRuns).toEqual([]);
  });

  test('a page that lies turned in the file and is shown upright is read upright', async () => {
    const turned = placed('q 0 842 -595 0 595 0 cm /I Do Q', pictureOf('x1_scan_clean'));
    const upright = Buffer.from(
      turned.toString('latin1').replace('/MediaBox [0 0 595 842]', '/Rotate 90 /MediaBox [0 0 595 842]'),
      'latin1',
    );
    expect((await parse(upright)).lines[0]).toBe('Anwesha Mohapatra');
  });

  test('text wins on a page that has enough of it, pictures on the others', async () => {
    const page = (content: number, picture: number) =>
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F1 9 0 R >> /XObject << /I ${picture} 0 R >> >> >>`;
    const reading = await parse(
      pdfFrom([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
        page(5, 7),
        page(6, 8),
        stream('', wholePage + honestLines),
        stream('', wholePage),
        pictureOf('x2_scan_tilted'),
        pictureOf('x1_scan_clean'),
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ]),
    );
    const words = reading.lines.join(' ');
    expect(reading.source).toBe('scan');
    expect(['Tara Fernandes', 'Anwesha Mohapatra', 'GURPREET'].map((name) => words.includes(name))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('scans that are refused', () => {
  const fax = stream(
    '/Type /XObject /Subtype /Image /Width 2480 /Height 3508 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 2480 >>',
    '\x00\x10\x01',
  );
  test.each<[string, Buffer, string[]]>([
    ['a page without a mark', placed(wholePage, white(1240, 1754, 'DeviceGray', 1)), ['file_has_no_text']],
    [
      'a page that lies on its side',
      placed('q 0 595 -842 0 842 0 cm /I Do Q', pictureOf('x1_scan_clean')),
      ['file_has_no_text'],
    ],
    [
      'a page whose letters are a fax laid over a picture that is read',
      pageWith(`${wholePage}${wholePage.replace('/I', '/J')}`, {
        resources: '/XObject << /I 6 0 R /J 7 0 R >>',
        more: [white(1240, 1754, 'DeviceGray', 1), fax],
      }),
      ['scan_unsupported'],
    ],
    [
      'a picture of more pixels than are decoded',
      placed(wholePage, white(7000, 7000, 'DeviceGray', 1)),
      ['file_has_no_text'],
    ],
    [
      'a coloured picture of as many as are',
      placed(wholePage, white(6000, 6000, 'DeviceRGB', 3)),
      ['file_has_no_text', 'file_unreadable'],
    ],
    [
      'forty large pictures on one page',
      pageWith(Array.from({ length: 40 }, (_, i) => `q 595 0 0 842 0 0 cm /I${i} Do Q `).join(''), {
        resources: `/XObject << ${Array.from({ length: 40 }, (_, i) => `/I${i} ${i + 6} 0 R`).join(' ')} >>`,
        more: Array.from({ length: 40 }, () => white(5000, 5000, 'DeviceRGB', 3)),
      }),
      ['file_unreadable', 'file_took_too_long', 'file_has_no_text'],
    ],
  ])('%s', async (_what, bytes, codes) => {
    expect(codes).toContain(await codeOf(parse(bytes)));
  });
});
