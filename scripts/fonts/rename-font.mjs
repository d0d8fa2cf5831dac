// Gives a TrueType font another name: the licence asks that a changed face does not pass for the original.
const windows = { platform: 3, encoding: 1, language: 0x409 };
const [copyright, family, subfamily, unique, full, version, postscript] = [0, 1, 2, 3, 4, 5, 6];
/** From here on stand the names of the axes, which other tables point to. */
const axisNames = 256;

/** The bytes of `font` (TrueType) with the family called `name`; who made it stays in it. */
export function renameFont(font, name, style) {
  const tables = readTables(font);
  const kept = readNames(tables.get('name')).filter(
    ({ id }) => id === copyright || id === version || id >= axisNames,
  );
  const names = [
    ...kept,
    { id: family, value: name },
    { id: subfamily, value: style },
    { id: unique, value: `${name} ${style}` },
    { id: full, value: `${name} ${style}` },
    { id: postscript, value: `${name} ${style}`.replaceAll(' ', '') },
  ].sort((a, b) => a.id - b.id);
  tables.set('name', writeNames(names));
  return writeTables(font.readUInt32BE(0), tables);
}

function readTables(font) {
  const tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = 12 + 16 * index;
    const start = font.readUInt32BE(at + 8);
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return tables;
}

function readNames(table) {
  const texts = table.readUInt16BE(4);
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const at = 6 + 12 * index;
    const start = texts + table.readUInt16BE(at + 10);
    const bytes = Buffer.from(table.subarray(start, start + table.readUInt16BE(at + 8)));
    return {
      platform: table.readUInt16BE(at),
      id: table.readUInt16BE(at + 6),
      value: bytes.length % 2 ? '' : bytes.swap16().toString('utf16le'),
    };
  }).filter(({ platform }) => platform === windows.platform);
}

function writeNames(names) {
  const head = Buffer.alloc(6 + 12 * names.length);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  const texts = names.map(({ value }) => Buffer.from(value, 'utf16le').swap16());
  let start = 0;
  names.forEach(({ id }, index) => {
    const bytes = texts[index];
    const fields = [windows.platform, windows.encoding, windows.language, id, bytes.length, start];
    fields.forEach((field, place) => head.writeUInt16BE(field, 6 + 12 * index + 2 * place));
    start += bytes.length;
  });
  return Buffer.concat([head, ...texts]);
}

function writeTables(kind, tables) {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const head = Buffer.alloc(12 + 16 * entries.length);
  const power = 2 ** Math.floor(Math.log2(entries.length));
  head.writeUInt32BE(kind, 0);
  [entries.length, power * 16, Math.log2(power), (entries.length - power) * 16].forEach((field, place) =>
    head.writeUInt16BE(field, 4 + 2 * place),
  );
  const parts = [head];
  let start = head.length;
  entries.forEach(([tag, bytes], index) => {
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    const at = 12 + 16 * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(sumOf(padded), at + 4);
    head.writeUInt32BE(start, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    parts.push(padded);
    start += padded.length;
  });
  return Buffer.concat(parts);
}

function sumOf(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
