import excel from 'exceljs';
import { describe, expect, it } from 'vitest';
import { writeZip } from '#server/resumes/parser/zip-parts.ts';
import { cellsOf, faultOf, packed, partsOf, read } from '#tests/fixtures/sheets.ts';
import { applicantSheet, questionSheet } from './sheet-limits.ts';

/** A workbook as others write it. */
async function workbook(fill: (book: excel.Workbook) => void): Promise<Buffer> {
  const book = new excel.Workbook();
  fill(book);
  return Buffer.from(await book.xlsx.writeBuffer());
}
const changed = (file: Buffer, name: string, change: (xml: string) => string): Buffer => {
  const parts = partsOf(file);
  return writeZip(parts.set(name, Buffer.from(change(parts.get(name)?.toString() ?? ''))));
};

describe('a CSV is read', () => {
  const text = 'Name,Email\nRené Ñandú,rene@example.in\n';
  const utf16 = Buffer.from(text, 'utf16le');

  it.each<[string, Buffer, string]>([
    ['UTF-8', Buffer.from(text), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`), 'utf-8'],
    ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), 'utf-16le'],
    ['UTF-16 without one', utf16, 'utf-16le'],
    [
      'UTF-16 the other way',
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]),
      'utf-16be',
    ],
    ['Windows-1252', Buffer.from(text, 'latin1'), 'windows-1252'],
  ])('in %s', async (_name, bytes, encoding) => {
    const { form, head, rows } = await read(bytes);
    expect(form).toEqual({ form: 'csv', encoding });
    expect(head).toEqual(['Name', 'Email']);
    expect(rows).toEqual([{ number: 2, cells: ['René Ñandú', 'rene@example.in'] }]);
  });

  it.each<[string, string, string[][]]>([
    [
      'with semicolons',
      'a;b\n1,5;2\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'with tabs',
      'a\tb\n1;2\t3\n',
      [
        ['a', 'b'],
        ['1;2', '3'],
      ],
    ],
    [
      'as Excel says they are parted',
      'sep=|\r\na|b\r\n1,2,3|4\r\n',
      [
        ['a', 'b'],
        ['1,2,3', '4'],
      ],
    ],
    [
      'commas in a quoted head',
      '"a;b;c;d",e\n1,2',
      [
        ['a;b;c;d', 'e'],
        ['1', '2'],
      ],
    ],
    [
      'lines within quotes',
      'a,b\n"one\r\ntwo","say ""hi"""\n',
      [
        ['a', 'b'],
        ['one\r\ntwo', 'say "hi"'],
      ],
    ],
    [
      'a quote inside a word',
      'a,b\n5" pipe,2\n',
      [
        ['a', 'b'],
        ['5" pipe', '2'],
      ],
    ],
    [
      'old line ends',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'what a formula says, as text',
      'a,b\n=1+1,@x\n',
      [
        ['a', 'b'],
        ['=1+1', '@x'],
      ],
    ],
  ])('%s', async (_name, given, cells) => {
    expect(await cellsOf(given)).toEqual(cells);
  });

  it('with the numbers of its rows as a spreadsheet shows them', async () => {
    const { rows } = await read('a,b\n\n"x\ny",1\n , \nz,2\n');
    expect(rows.map(({ number }) => number)).toEqual([3, 5]);
  });
});

describe('what is no sheet is refused', () => {
  it.each<[string, Uint8Array | string, string]>([
    ['nothing', '', 'sheet_empty'],
    ['blank lines', '\n , \n', 'sheet_empty'],
    ['a PDF', '%PDF-1.7 …', 'not_a_sheet'],
    ['a page', '<!DOCTYPE html><table><tr><td>a', 'not_a_sheet'],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'old_or_locked_excel'],
    ['bytes', Buffer.from([1, 0, 0, 0, 2, 0, 0, 0, 9, 9, 0, 0]), 'not_a_sheet'],
    ['another zip', writeZip(new Map([['word/document.xml', Buffer.from('<a/>')]])), 'not_a_sheet'],
    ['a broken zip', Buffer.from('504b0304ffff', 'hex'), 'sheet_unreadable'],
    ['a quote that never closes', 'a,b\n1,2\n"3,4\n5,6', 'quote_not_closed'],
    ['a hundred and one columns', `${'a,'.repeat(100)}a`, 'too_many_columns'],
    ['a long cell', `a\n${'x'.repeat(10_001)}`, 'cell_too_long'],
  ])('%s', async (_name, bytes, code) => {
    expect((await faultOf(bytes)).code).toBe(code);
  });

  it('above 50 MB without a look at it', async () => {
    expect((await faultOf(Buffer.alloc(50 * 1024 * 1024 + 1, '%PDF-'))).code).toBe('file_too_large');
  });

  it.each([
    ['questions', questionSheet, 2_000],
    ['applicants', applicantSheet, 10_000],
  ] as const)('above the most rows of %s, and not at it', async (_name, limits, most) => {
    const lines = (count: number) => `a,b\n${'1,2\n'.repeat(count)}`;
    expect((await read(lines(most), limits)).rows).toHaveLength(most);
    const fault = await faultOf(lines(most + 1), limits);
    expect([fault.code, fault.row]).toEqual(['too_many_rows', most + 2]);
  });

  it('below more empty rows than a spreadsheet has', async () => {
    expect((await read(`a,b${'\n'.repeat(1_048_575)}1,2`)).rows.map(({ number }) => number)).toEqual([
      1_048_576,
    ]);
    expect((await faultOf(`a,b${'\n'.repeat(1_048_576)}1,2`)).code).toBe('too_many_rows');
  });

  it('says the row in which a quote was opened', async () => {
    expect((await faultOf('a,b\n1,2\n"3,4\n5,6')).row).toBe(3);
  });
});

describe('a workbook is read', () => {
  it('whatever its cells hold, and formulas as what they came to', async () => {
    const file = await workbook((book) => {
      book.addWorksheet('Hidden', { state: 'hidden' }).addRow(['secret']);
      const sheet = book.addWorksheet('List');
      sheet.addRow(['text', 'number', 'date', 'truth', 'rich', 'formula', 'never worked out', 'error']);
      sheet.addRow([
        'a & b',
        0.1 + 0.2,
        new Date('2026-11-25T00:00:00Z'),
        true,
        { richText: [{ text: 'one ' }, { text: 'two', font: { bold: true } }] },
        { formula: 'HYPERLINK("http://x")', result: 'shown' },
        { formula: '1+1' },
        { error: '#N/A' },
      ]);
      sheet.addRow([]);
      sheet.addRow(['after a gap']);
      book.addWorksheet('Second').addRow(['other']);
    });
    const { form, rows } = await read(file);
    expect(form).toEqual({ form: 'xlsx', encoding: null });
    expect(rows).toEqual([
      { number: 2, cells: ['a & b', '0.3', '2026-11-25', 'TRUE', 'one two', 'shown', '', '#N/A'] },
      { number: 4, cells: ['after a gap'] },
    ]);
  });

  it('wherever its sheet stands in the file', async () => {
    const file = await workbook((book) => book.addWorksheet('List').addRow(['a', 'b']));
    const parts = partsOf(file);
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? Buffer.alloc(0);
    parts.delete('xl/worksheets/sheet1.xml');
    const moved = new Map([['xl/deep/liste.xml', sheet], ...parts]);
    const relations = 'xl/_rels/workbook.xml.rels';
    const there = (parts.get(relations)?.toString() ?? '').replace(
      'worksheets/sheet1.xml',
      '/xl/deep/liste.xml',
    );
    expect(await cellsOf(writeZip(moved.set(relations, Buffer.from(there))))).toEqual([['a', 'b']]);
  });

  it('until its XML breaks', async () => {
    const file = await workbook((book) => book.addWorksheet('List').addRow(['a', 'b']));
    const broken = changed(file, 'xl/worksheets/sheet1.xml', (xml) => xml.replace('</row>', '</raw>'));
    expect((await faultOf(broken)).code).toBe('sheet_unreadable');
    const short = changed(file, 'xl/worksheets/sheet1.xml', (xml) =>
      xml.slice(0, xml.indexOf('</sheetData>')),
    );
    expect((await faultOf(short)).code).toBe('sheet_unreadable');
  });

  it('and entities in it name no file and do not grow', async () => {
    const file = await workbook((book) => book.addWorksheet('List').addRow(['a', 'b']));
    const entity = changed(file, 'xl/sharedStrings.xml', (xml) =>
      xml
        .replace('<sst', '<!DOCTYPE sst [<!ENTITY x SYSTEM "file:///etc/passwd">]><sst')
        .replace(/<t[^>]*>a</, '<t>&x;<'),
    );
    expect((await faultOf(entity)).code).toBe('sheet_unreadable');
  });

  it('not when it unpacks to more than it says or we hold', async () => {
    const file = await workbook((book) => book.addWorksheet('List').addRow(['a', 'b']));
    const name = 'xl/worksheets/sheet1.xml';
    const bomb = Buffer.alloc(80 * 1024 * 1024, ' ');
    const honest = packed(partsOf(file).set(name, bomb), bomb.length);
    const lying = packed(partsOf(file).set(name, bomb), 1_000);
    expect(honest.length).toBeLessThan(1024 * 1024);
    expect((await faultOf(honest)).code).toBe('unpacks_too_large');
    expect((await faultOf(lying)).code).toBe('unpacks_too_large');
  });

  it('with formulas that came to dates, texts in runs, no references and prefixed names', async () => {
    const file = await workbook((book) => {
      book.addWorksheet('List').addRow([new Date('2026-11-25T09:30:00Z'), 'b', 'c', 'd']);
    });
    const other = changed(file, 'xl/worksheets/sheet1.xml', (xml) =>
      xml
        .replace(/<row.*<\/row>/s, (row) =>
          row
            .replaceAll(/ r="[A-Z]*\d+"/g, '')
            .replace('<v>', '<f>TODAY()</f><v>')
            .replace(
              /<c t="s"><v>\d<\/v><\/c>/,
              '<c t="inlineStr"><is><r><t>one </t></r><r><t>two</t></r><rPh><t>x</t></rPh></is></c>',
            ),
        )
        .replaceAll(/<(\/?)(worksheet|sheetData|row|c|v|f)(?=[ >])/g, '<$1x:$2')
        .replace('xmlns=', 'xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns='),
    );
    const spoken = changed(other, 'xl/sharedStrings.xml', (xml) =>
      xml.replace('<t>c</t>', '<t>c</t><rPh sb="0" eb="1"><t>spoken</t></rPh>'),
    );
    expect(await cellsOf(spoken)).toEqual([['2026-11-25 09:30', 'one two', 'c', 'd']]);
  });

  it('letter by letter, wherever a piece of it ends', async () => {
    const names = Array.from({ length: 3_000 }, (_, at) => `${'क'.repeat(100 + (at % 3))}é😀${at}`);
    const file = await workbook((book) => {
      const sheet = book.addWorksheet('List');
      for (const name of names) sheet.addRow([name]);
    });
    expect((await cellsOf(file)).map(([name]) => name)).toEqual(names);
  });
});
