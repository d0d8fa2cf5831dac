import { posix } from 'node:path';
import { ParseStop } from '#server/resumes/parser/parsed-file.ts';
import { readZipParts } from '#server/resumes/parser/zip-parts.ts';
import { SheetFault } from './sheet-fault.ts';
import { sheetBounds } from './sheet-limits.ts';

const book = 'xl/workbook.xml';
const relations = 'xl/_rels/workbook.xml.rels';
/** More than any list of sheets takes. */
const bookCharacters = 4 * 1024 * 1024;

type Attributes = Readonly<Record<string, string>>;

/** The attributes of every element of that name, without the prefixes of names. */
function elements(xml: string, name: string): Attributes[] {
  const tags = xml.matchAll(new RegExp(String.raw`<(?:\w+:)?${name}\s([^<>]*)>`, 'g'));
  return Array.from(tags, ([, inside = '']) =>
    Object.fromEntries(
      Array.from(
        inside.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
        ([, key = '', double, single]) => [key.replace(/^\w+:/, ''), double ?? single ?? ''],
      ),
    ),
  );
}

function parts(file: Buffer, wanted: ReadonlySet<string>): Map<string, Buffer> {
  try {
    return readZipParts(file, (name) => wanted.has(name), sheetBounds.zip);
  } catch (error) {
    if (!(error instanceof ParseStop)) throw error;
    if (error.code === 'file_too_long') throw new SheetFault('unpacks_too_large');
    throw new SheetFault(error.code === 'file_encrypted' ? 'old_or_locked_excel' : 'sheet_unreadable');
  }
}

type Names = { sheet: string; texts: string; styles: string; since1904: boolean };

/** Where the first sheet that is shown stands in the file, with the texts and the formats it needs. */
function namesOf(file: Buffer): Names {
  const found = parts(file, new Set([book, relations]));
  const [xml, rels] = [found.get(book)?.toString('utf8'), found.get(relations)?.toString('utf8')];
  if (xml === undefined || rels === undefined) throw new SheetFault('not_a_sheet');
  if (xml.length + rels.length > bookCharacters) throw new SheetFault('unpacks_too_large');
  const related = elements(rels, 'Relationship');
  const pathOf = (one: Attributes | undefined) => posix.resolve('/xl', one?.['Target'] ?? '').slice(1);
  const shown = elements(xml, 'sheet').find(({ state }) => (state ?? 'visible') === 'visible');
  const sheet = related.find((one) => shown !== undefined && one['Id'] === shown['id']);
  if (!sheet) throw new SheetFault('sheet_empty');
  const ofType = (type: string) => pathOf(related.find((one) => one['Type']?.endsWith(`/${type}`)));
  const since1904 = /^(?:1|true)$/.test(elements(xml, 'workbookPr')[0]?.['date1904'] ?? '');
  return { sheet: pathOf(sheet), texts: ofType('sharedStrings'), styles: ofType('styles'), since1904 };
}

/** What is needed of a workbook to read one sheet, unpacked. */
export type WorkbookParts = {
  sheet: Uint8Array;
  texts: Uint8Array | undefined;
  styles: Uint8Array | undefined;
  since1904: boolean;
};

/**
 * The first shown sheet of a workbook with its texts and its formats. Sizes are counted as they come out; hidden sheets, macros, pictures and
 * links are not opened (rule SCHOOL-41).
 */
export function openWorkbook(file: Buffer): WorkbookParts {
  const { since1904, ...names } = namesOf(file);
  const found = parts(file, new Set(Object.values(names)));
  const sheet = found.get(names.sheet);
  if (!sheet) throw new SheetFault('sheet_unreadable');
  return { sheet, texts: found.get(names.texts), styles: found.get(names.styles), since1904 };
}
