import { posix } from 'node:path';
import { ParseStop } from '#server/resumes/parser/parsed-file.ts';
import { readZipParts } from '#server/resumes/parser/zip-parts.ts';
import { type ElementBudget, readAll } from './read-xml.ts';
import { SheetFault } from './sheet-fault.ts';
import { sheetBounds } from './sheet-limits.ts';

const book = 'xl/workbook.xml';
const relations = 'xl/_rels/workbook.xml.rels';
/** More than any list of sheets takes. */
const bookBytes = 4 * 1024 * 1024;

type Attributes = Readonly<Record<string, string>>;

/** The attributes of every element of a part, by the element's name. */
function elementsOf(part: Uint8Array, budget: ElementBudget): (name: string) => readonly Attributes[] {
  const found = new Map<string, Attributes[]>();
  readAll(part, budget, {
    open: (name, attributes) => {
      const same = found.get(name);
      if (same) same.push(attributes);
      else found.set(name, [attributes]);
    },
  });
  return (name) => found.get(name) ?? [];
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
function namesOf(file: Buffer, budget: ElementBudget): Names {
  const found = parts(file, new Set([book, relations]));
  const [xml, rels] = [found.get(book), found.get(relations)];
  if (xml === undefined || rels === undefined) throw new SheetFault('not_a_sheet');
  if (xml.length + rels.length > bookBytes) throw new SheetFault('unpacks_too_large');
  const related = elementsOf(rels, budget)('Relationship');
  const pathOf = (one: Attributes | undefined) => posix.resolve('/xl', one?.['Target'] ?? '').slice(1);
  const inBook = elementsOf(xml, budget);
  const shown = inBook('sheet').find(({ state }) => (state ?? 'visible') === 'visible');
  const sheet = related.find((one) => shown !== undefined && one['Id'] === shown['id']);
  if (!sheet) throw new SheetFault('sheet_empty');
  const ofType = (type: string) => pathOf(related.find((one) => one['Type']?.endsWith(`/${type}`)));
  const since1904 = /^(?:1|true)$/.test(inBook('workbookPr')[0]?.['date1904'] ?? '');
  return { sheet: pathOf(sheet), texts: ofType('sharedStrings'), styles: ofType('styles'), since1904 };
}

/** What is needed of a workbook to read one sheet, unpacked. */
type WorkbookParts = {
  sheet: Uint8Array;
  texts: Uint8Array | undefined;
  styles: Uint8Array | undefined;
  since1904: boolean;
};

/**
 * The first shown sheet of a workbook with its texts and its formats. Sizes are counted as they come out; hidden sheets, macros, pictures and
 * links are not opened (rule SCHOOL-41).
 */
export function openWorkbook(file: Buffer, budget: ElementBudget): WorkbookParts {
  const { since1904, ...names } = namesOf(file, budget);
  const found = parts(file, new Set(Object.values(names)));
  const sheet = found.get(names.sheet);
  if (!sheet) throw new SheetFault('sheet_unreadable');
  return { sheet, texts: found.get(names.texts), styles: found.get(names.styles), since1904 };
}
