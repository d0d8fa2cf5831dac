import { constants, deflateRawSync } from 'node:zlib';

/** A PDF written object by object, for files no program would print. `objects` start at number 1, which must be the catalogue. */
export function pdfFrom(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let size = chunks[0]?.length ?? 0;
  for (const [index, body] of objects.entries()) {
    offsets.push(size);
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1');
    const chunk = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), bytes, Buffer.from('\nendobj\n')]);
    chunks.push(chunk);
    size += chunk.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  chunks.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R ${trailer}>>\nstartxref\n${size}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}

/** A stream object; `packed` is already deflated. */
export function stream(dictionary: string, body: Buffer | string, packed = false): Buffer {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1');
  const filter = packed ? '/Filter /FlateDecode ' : '';
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} ${filter}/Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** One A4 page with the given content stream and Helvetica as `/F1`; further objects follow from number 6. */
export function pageWith(
  content: Buffer | string,
  options: { packed?: boolean; resources?: string; more?: (string | Buffer)[]; trailer?: string } = {},
): Buffer {
  return pdfFrom(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${options.resources ?? ''} >> >>`,
      stream('', content, options.packed),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...(options.more ?? []),
    ],
    options.trailer,
  );
}

/** Text operators for lines at a place, in points from the bottom left. */
export function textAt(x: number, y: number, text: string, setup = '', size = 11): string {
  return `q BT ${setup} /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET Q\n`;
}

/** A small honest resume, to which tests add what should not count. */
export const honestLines = [
  textAt(50, 800, 'Tara Fernandes', '', 20),
  textAt(50, 780, 'tara.fernandes@example.com  98220 41107  Panaji, Goa'),
  textAt(50, 750, 'EDUCATION'),
  textAt(50, 735, 'B.Com., Mandovi College of Commerce, Goa University, 2026 - 8.2/10'),
  textAt(50, 705, 'HOBBIES'),
  textAt(50, 690, 'Mandolin (4 years), Sea swimming'),
].join('');

/** Deflated bytes that unpack to `megabytes` of one text over and over, made without ever holding them unpacked. */
export function bomb(megabytes: number, text = ' '): Buffer {
  const megabyte = Buffer.alloc(1024 * 1024, text);
  const block = deflateRawSync(megabyte, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const blocks = Array.from({ length: megabytes }, () => block);
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...blocks, Buffer.from([0x03, 0x00, 0, 0, 0, 0])]);
}
