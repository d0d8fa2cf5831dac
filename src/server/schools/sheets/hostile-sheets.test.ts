import { expect, it } from 'vitest';
import { cellsOf, faultOf, packed, read } from '#tests/fixtures/sheets.ts';
import { applicantSheet } from './sheet-limits.ts';

/* Small files that are much work (rule SCHOOL-40). Each is refused for what it holds, long before its time is over. */

const names =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const [book, rels, sheet, texts, styles] = [
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/worksheets/sheet1.xml',
  'xl/sharedStrings.xml',
  'xl/styles.xml',
] as const;

const sheetOf = (rows: string): string => `<worksheet ${names}><sheetData>${rows}</sheetData></worksheet>`;
const headRow = '<row><c t="inlineStr"><is><t>Email</t></is></c></row>';

/** A workbook of one sheet with some of its parts in other words. */
const workbook = (changed: Record<string, string>): Buffer =>
  packed(
    new Map(
      Object.entries({
        [book]: `<workbook ${names}><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        [rels]: [
          '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/>',
          '<Relationship Id="rId2" Type="x/sharedStrings" Target="sharedStrings.xml"/>',
          '<Relationship Id="rId3" Type="x/styles" Target="styles.xml"/></Relationships>',
        ].join(''),
        [sheet]: sheetOf(headRow),
        ...changed,
      }).map(([name, xml]) => [name, Buffer.from(xml)]),
    ),
  );

it.each<[string, number, Record<string, string>, string]>([
  [
    'a tag of three million letters in the list of sheets',
    7,
    { [book]: `<workbook ${names}><sheets><sheet ${'a'.repeat(3_000_000)}/></sheets></workbook>` },
    'sheet_unreadable',
  ],
  [
    'elements in elements, a million deep, with a prefix from the outermost',
    10,
    { [sheet]: `<b:worksheet ${names} xmlns:b="b">${'<b:a>'.repeat(1_000_000)}` },
    'sheet_unreadable',
  ],
  [
    'millions of empty cells',
    20,
    { [sheet]: sheetOf(`${headRow}<row>${'<c/>'.repeat(2_100_000)}</row>`) },
    'unpacks_too_large',
  ],
  [
    'one long text that a million cells name',
    100,
    {
      [texts]: `<sst ${names}><si><t>${'a'.repeat(9_999)}</t></si></sst>`,
      [sheet]: sheetOf(`<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(10_000)),
    },
    'unpacks_too_large',
  ],
  [
    'more empty rows than a spreadsheet has',
    20,
    { [sheet]: sheetOf('<row/>'.repeat(1_100_000)) },
    'too_many_rows',
  ],
  [
    'seventy megabytes of nothing',
    100,
    { [sheet]: sheetOf(' '.repeat(70 * 1024 * 1024)) },
    'unpacks_too_large',
  ],
])('%s, in at most %i KB', async (_what, kilobytes, changed, code) => {
  const file = workbook(changed);
  expect(file.length).toBeLessThan(kilobytes * 1024);
  expect((await faultOf(file)).code).toBe(code);
});

it('a format of a million brackets is no date, and its sheet is read', async () => {
  const format = `<numFmt numFmtId="200" formatCode="${'['.repeat(5_000_000)}"/>`;
  const file = workbook({
    [styles]: `<styleSheet ${names}><numFmts>${format}</numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
    [sheet]: sheetOf(`${headRow}<row><c s="0"><v>45000</v></c></row>`),
  });
  expect(file.length).toBeLessThan(10 * 1024);
  expect(await cellsOf(file)).toEqual([['Email'], ['45000']]);
});

it('an attribute with a prefix is found by its name, whatever the prefix', async () => {
  const other = workbook({
    [book]: `<x:workbook xmlns:x="a" xmlns:rel="b"><x:sheets><x:sheet name="List" rel:id="rId1"/></x:sheets></x:workbook>`,
  });
  expect(await cellsOf(other)).toEqual([['Email']]);
});

it('what takes more than its processor time is given up, and the next file is read', async () => {
  const file = `Email\n${'a@example.com\n'.repeat(2_000)}`;
  expect((await faultOf(file, applicantSheet, { processorMs: 1 })).code).toBe('took_too_long');
  expect((await read(file)).rows).toHaveLength(2_000);
});
