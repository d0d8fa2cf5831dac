import { LogoFault } from './logo-fault.ts';

type Size = { width: number; height: number };

const riffBytes = 12;
const animationFlag = 0x02;

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** What each kind of chunk says of the picture's size (RFC 9649, 2.5 to 2.7); null for one that says nothing. */
function sizeIn(kind: string, chunk: Uint8Array): Size | null {
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  if (kind === 'VP8X' && chunk.length >= 10) {
    if (view.getUint8(0) & animationFlag) throw new LogoFault('logo_moves');
    return { width: uint24(view, 4) + 1, height: uint24(view, 7) + 1 };
  }
  if (kind === 'VP8 ' && chunk.length >= 10 && view.getUint8(3) === 0x9d && view.getUint16(4) === 0x012a)
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  if (kind === 'VP8L' && chunk.length >= 5 && view.getUint8(0) === 0x2f) {
    const bits = view.getUint32(1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind.startsWith('VP8')) throw new LogoFault('logo_damaged');
  return null;
}

/** A WebP's own words about itself. Throws `LogoFault` where it moves, does not end, goes on after its end, or its parts speak of two sizes. */
export function readWebp(bytes: Uint8Array): Size {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.length) throw new LogoFault('logo_damaged');
  if (end < bytes.length) throw new LogoFault('logo_holds_more');
  let size: Size | null = null;
  let hasPicture = false;
  for (let at = riffBytes; at < end; ) {
    if (at + 8 > end) throw new LogoFault('logo_damaged');
    const kind = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > end) throw new LogoFault('logo_damaged');
    if (kind === 'ANIM' || kind === 'ANMF') throw new LogoFault('logo_moves');
    const own = sizeIn(kind, bytes.subarray(at + 8, at + 8 + length));
    if (own && size && (own.width !== size.width || own.height !== size.height))
      throw new LogoFault('logo_damaged');
    size ??= own;
    hasPicture ||= kind === 'VP8 ' || kind === 'VP8L';
    at += 8 + length + (length % 2);
  }
  if (!size || !hasPicture) throw new LogoFault('logo_damaged');
  return size;
}
