import { crc32, inflateRawSync } from 'node:zlib';
import { ParseStop } from './parsed-file.ts';

export type ZipLimits = { entries: number; unpackedBytes: number };
const zipLimits: ZipLimits = { entries: 200, unpackedBytes: 20 * 1024 * 1024 };

type Entry = {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
  encrypted: boolean;
};

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localEntry = 0x04034b50;

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 65_535); at -= 1)
    if (bytes.readUInt32LE(at) === endOfDirectory) return at;
  throw new ParseStop('file_unreadable');
}

/** The zip's table of contents, refused when it names too many entries, too much unpacked, or a path outside the archive. */
function readDirectory(bytes: Buffer, limits: ZipLimits): Entry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.entries) throw new ParseStop('file_too_long');
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  let total = 0;
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== directoryEntry)
      throw new ParseStop('file_unreadable');
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const unpacked = bytes.readUInt32LE(at + 24);
    total += unpacked;
    if (total > limits.unpackedBytes) throw new ParseStop('file_too_long');
    if (/^[/\\]|(?:^|[/\\])\.\.(?:[/\\]|$)|^[a-z]:|\0/i.test(name)) throw new ParseStop('file_unreadable');
    entries.push({
      name,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked,
      offset: bytes.readUInt32LE(at + 42),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function unpack(bytes: Buffer, entry: Entry, budget: number): Buffer {
  const at = entry.offset;
  if (entry.encrypted) throw new ParseStop('file_encrypted');
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== localEntry) throw new ParseStop('file_unreadable');
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const data = bytes.subarray(start, start + entry.packed);
  if (entry.method === 0) return data;
  if (entry.method !== 8) throw new ParseStop('file_unreadable');
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, budget) });
  } catch (error) {
    const tooLarge =
      error instanceof RangeError || (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new ParseStop(tooLarge ? 'file_too_long' : 'file_unreadable');
  }
}

/** Unpacks the wanted parts of a zip; sizes are counted as they come out, whatever the table of contents claims (rule FILE-1). */
export function readZipParts(
  bytes: Buffer,
  wanted: (name: string) => boolean,
  limits: ZipLimits = zipLimits,
): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  let left = limits.unpackedBytes;
  for (const entry of readDirectory(bytes, limits)) {
    if (!wanted(entry.name) || parts.has(entry.name)) continue;
    const part = unpack(bytes, entry, left);
    left -= part.length;
    if (left < 0) throw new ParseStop('file_too_long');
    parts.set(entry.name, part);
  }
  return parts;
}

/** A plain, uncompressed zip of the given parts: what the document reader is handed instead of the candidate's own archive. */
export function writeZip(parts: ReadonlyMap<string, Buffer>): Buffer {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, data] of parts) {
    const nameBytes = Buffer.from(name, 'utf8');
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.alloc(4);
    local.writeUInt32LE(localEntry);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(directoryEntry, 0);
    central.writeUInt16LE(20, 4);
    common.copy(central, 6);
    central.writeUInt32LE(offset, 42);
    directory.push(Buffer.concat([central, nameBytes]));
    chunks.push(local, common, nameBytes, data);
    offset += 30 + nameBytes.length + data.length;
  }
  const table = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(endOfDirectory, 0);
  end.writeUInt16LE(parts.size, 8);
  end.writeUInt16LE(parts.size, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...chunks, table, end]);
}
