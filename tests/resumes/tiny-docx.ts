import { deflateRawSync } from 'node:zlib';
import { writeZip } from '#server/resumes/parser/zip-parts.ts';

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const types = `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const relations = `${xmlHead}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A paragraph of one run; `properties` is the inside of `w:rPr`. */
export function paragraph(text: string, properties = ''): string {
  return `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escape(text)}</w:t></w:r></w:p>`;
}

/** A table of text cells. */
export function table(rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;
  return `<w:tbl><w:tblPr/>${rows.map(row).join('')}</w:tbl>`;
}

/** The main part around a body. `prolog` goes before the root element. */
export function documentXml(body: string, prolog = ''): string {
  return `${xmlHead}${prolog}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
}

/** A DOCX of the given main part and further parts. */
export function docx(main: string, more: Record<string, string> = {}): Buffer {
  const parts = {
    '[Content_Types].xml': types,
    '_rels/.rels': relations,
    'word/document.xml': main,
    ...more,
  };
  return writeZip(new Map(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text, 'utf8')])));
}

/** A zip with one deflated part whose table of contents claims `claimed` bytes. */
export function deflatedZip(name: string, data: Buffer, claimed: number): Buffer {
  const packed = deflateRawSync(data, { level: 9 });
  const plain = writeZip(new Map([[name, packed]]));
  const central = plain.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  plain.writeUInt16LE(8, 8);
  plain.writeUInt32LE(claimed, 22);
  plain.writeUInt16LE(8, central + 10);
  plain.writeUInt32LE(claimed, central + 24);
  return plain;
}

export const honestBody = [
  paragraph('Rehana Siddiqui'),
  paragraph('rehana.siddiqui@example.com | 94150 77281 | Lucknow, Uttar Pradesh'),
  paragraph('EDUCATION'),
  table([
    ['Degree', 'Institute', 'Year', 'Score'],
    ['B.Sc. Statistics', 'Gomti College, Lucknow University', '2025', '8.61/10'],
    ['Class XII (CBSE)', 'Awadh Public School, Lucknow', '2022', '93.2%'],
    ['Class X (CBSE)', 'Awadh Public School, Lucknow', '2020', '10 CGPA'],
  ]),
  paragraph('HOBBIES'),
  paragraph('Chess (rapid 1540), Ghazals'),
].join('');
