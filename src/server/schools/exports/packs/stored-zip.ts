import { crc32 } from 'node:zlib';

type Entry = { name: string; bytes: Uint8Array };
type Written = { name: Buffer; crc: number; size: number; offset: number };

/** Version 2.0 of the format, and names in UTF-8. */
const version = 20;
const utf8Names = 0x0800;
/** 1 January 1980: what a file of no known time has. */
const noDate = 0x0021;

/** What the head of an entry and its line in the list have in common. */
function common({ crc, size, name }: Omit<Written, 'offset'>): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(version, 0);
  head.writeUInt16LE(utf8Names, 2);
  head.writeUInt16LE(noDate, 8);
  head.writeUInt32LE(crc, 10);
  head.writeUInt32LE(size, 14);
  head.writeUInt32LE(size, 18);
  head.writeUInt16LE(name.length, 22);
  return head;
}

function listed(entry: Written): Buffer {
  const begin = Buffer.alloc(6);
  begin.writeUInt32LE(0x02014b50, 0);
  begin.writeUInt16LE(version, 4);
  const end = Buffer.alloc(14);
  end.writeUInt32LE(entry.offset, 10);
  return Buffer.concat([begin, common(entry), end, entry.name]);
}

/**
 * A ZIP of files that are packed in themselves, each as it stands, in the order they come: PDFs get no smaller. It holds one file at a time and the list of
 * names. Up to 65,535 files and 4 GB.
 */
export async function* storedZip(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const list: Written[] = [];
  let offset = 0;
  for await (const { name, bytes } of entries) {
    const entry = { name: Buffer.from(name, 'utf8'), crc: crc32(bytes), size: bytes.byteLength, offset };
    const sign = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
    const head = Buffer.concat([sign, common(entry), entry.name]);
    list.push(entry);
    offset += head.byteLength + bytes.byteLength;
    yield head;
    yield bytes;
  }
  const directory = Buffer.concat(list.map(listed));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(list.length, 8);
  end.writeUInt16LE(list.length, 10);
  end.writeUInt32LE(directory.byteLength, 12);
  end.writeUInt32LE(offset, 16);
  yield directory;
  yield end;
}
