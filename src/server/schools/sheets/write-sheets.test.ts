import excel from 'exceljs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#tests/fixtures/property-seed.ts';
import { cellsOf, csv, gathered, partsOf, xlsx } from '#tests/fixtures/sheets.ts';
import { writeXlsx } from './write-xlsx.ts';

const dangerous = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1',
  "'=1",
  "''",
  "'",
  'plain',
  '=cmd|"x"!A1',
];

describe('what is written', () => {
  it('runs in no spreadsheet: a CSV guards each such text', async () => {
    const file = await csv(
      ['=head', 'b'],
      dangerous.map((text) => [text, 'x']),
    );
    const firsts = Array.from(
      file.toString('utf8').matchAll(/(?:^\uFEFF|,x\r\n|,b\r\n)"?(.)/gs),
      ([, first]) => first ?? '',
    );
    expect(firsts).toHaveLength(dangerous.length + 1);
    expect(firsts.filter((first) => /[=+\-@\t\r＝]/.test(first))).toEqual([]);
  });

  it('keeps numbers as numbers, also below zero', async () => {
    const file = await csv(['a'], [[-0.4], [12], [Number.NaN], [null]]);
    expect(file.toString('utf8')).toBe('\uFEFFa\r\n-0.4\r\n12\r\n\r\n\r\n');
  });

  it('runs in no spreadsheet: a workbook holds texts and no formula', async () => {
    const file = await xlsx({ name: 'List', head: ['=head', 'b'], rows: dangerous.map((text) => [text, 7]) });
    const sheet = partsOf(file).get('xl/worksheets/sheet1.xml')?.toString() ?? '';
    expect(sheet).not.toMatch(/<f[ >]/);
    expect(sheet.match(/<c [^>]*r="A\d+"[^>]*t="str"/g)).toHaveLength(dangerous.length + 1);
    const book = new excel.Workbook();
    await book.xlsx.load(new Uint8Array(file).buffer);
    const list = book.getWorksheet('List');
    expect(list?.getCell('A2').numFmt).toBe('@');
    expect(list?.getCell('A2').type).toBe(excel.ValueType.String);
    expect(list?.getCell('B2').value).toBe(7);
  });

  it('has its head row frozen on every sheet, under names a workbook takes', async () => {
    const file = await xlsx(
      { name: 'Group: a/b?', head: ['a'], rows: [] },
      { name: 'Group: a/b*', head: ['a'], rows: [['1']] },
    );
    const book = new excel.Workbook();
    await book.xlsx.load(new Uint8Array(file).buffer);
    expect(book.worksheets.map(({ name }) => name)).toEqual(['Group  a b', 'Group  a b (2)']);
    for (const { views } of book.worksheets) expect(views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
  });

  it('is read again where it is as long as a list may be', async () => {
    const rows = Array.from({ length: runs(10_000) }, (_, at) =>
      Array.from({ length: 12 }, (_, of) => `row ${at} of ${of}`),
    );
    const read = await cellsOf(await xlsx({ name: 'List', head: rows[0] ?? [], rows }));
    expect(read).toEqual([rows[0], ...rows]);
  });

  it('comes in pieces, and what ends it half way ends its thread', async () => {
    const rows = Array.from({ length: 8_000 }, (_, at) => [`applicant ${at}`, at * 7919]);
    const pieces = await gathered(writeXlsx([{ name: 'List', head: ['a', 'b'], rows }]));
    expect(pieces.length).toBeGreaterThan(3);
    const failing = (function* () {
      yield ['1'];
      throw new Error('no more rows');
    })();
    await expect(xlsx({ name: 'List', head: ['a'], rows: failing })).rejects.toThrow('no more rows');
  });

  it('is read again as it was (rule SCHOOL-42)', async () => {
    const letters = fc.constantFrom(
      ...Array.from('ab=+-@\'"\t,;|é क😀＝\n'),
      ...dangerous,
      '\r\n',
      '_x0041_',
    );
    const cell = fc.array(letters, { maxLength: 6 }).map((parts) => parts.join(''));
    const rows = fc.array(fc.tuple(fc.constant('x'), cell, cell, fc.constant('y')), {
      minLength: 1,
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(rows, async (table) => {
        const head = ['Start', 'one', 'two', 'End'];
        expect(await cellsOf(await csv(head, table))).toEqual([head, ...table]);
      }),
      { numRuns: runs(12, 4) },
    );
    await fc.assert(
      fc.asyncProperty(rows, async (table) => {
        const head = ['Start', 'one', 'two', 'End'];
        const lines = table.map((row) => row.map((text) => text.replaceAll(/\r\n?/g, '\n')));
        expect(await cellsOf(await xlsx({ name: 'List', head, rows: table }))).toEqual([head, ...lines]);
      }),
      { numRuns: runs(6, 2) },
    );
  });
});
