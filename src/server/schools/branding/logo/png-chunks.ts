import { LogoFault } from './logo-fault.ts';

type PngHead = {
  width: number;
  height: number;
  /** How many bytes the rows of its picture come to when they are unpacked, at most. */
  unpackedBytes: number;
  /** Its packed rows, in pieces. */
  packed: Uint8Array[];
};

const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const signatureBytes = 8;

/** A PNG's own words about itself (W3C PNG, third edition, 5 and 11.2.1). Throws `LogoFault` where it moves, does not end, or goes on after its end. */
export function readPng(bytes: Uint8Array): PngHead {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const packed: Uint8Array[] = [];
  let size: Omit<PngHead, 'packed'> | null = null;
  for (let at = signatureBytes; ; ) {
    if (at + 12 > bytes.length) throw new LogoFault('logo_damaged');
    const length = view.getUint32(at);
    const kind = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const content = bytes.subarray(at + 8, at + 8 + length);
    at += 12 + length;
    if (at > bytes.length || (size === null) !== (kind === 'IHDR')) throw new LogoFault('logo_damaged');
    if (kind === 'IHDR') size = sizeOf(content);
    if (kind === 'acTL' || kind === 'fcTL' || kind === 'fdAT') throw new LogoFault('logo_moves');
    if (kind === 'IDAT') packed.push(content);
    if (kind !== 'IEND') continue;
    if (at !== bytes.length) throw new LogoFault('logo_holds_more');
    if (!size || packed.length === 0) throw new LogoFault('logo_damaged');
    return { ...size, packed };
  }
}

function sizeOf(head: Uint8Array): Omit<PngHead, 'packed'> {
  if (head.length !== 13) throw new LogoFault('logo_damaged');
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const bits = view.getUint8(8) * (channels[view.getUint8(9)] ?? 0);
  if (bits === 0 || bits > 64) throw new LogoFault('logo_damaged');
  const rows = (1 + Math.ceil((width * bits) / 8)) * height;
  // Interlaced, each of seven passes has rows that begin with a byte and end on a whole one.
  const unpackedBytes = view.getUint8(12) === 0 ? rows : rows + 14 * (height + 8);
  return { width, height, unpackedBytes };
}
