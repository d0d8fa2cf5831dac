import { logoLimits } from '#contract/schools/branding.ts';
import { LogoFault } from './logo-fault.ts';
import { readPng } from './png-chunks.ts';
import { readWebp } from './webp-chunks.ts';

/** What a picture says of itself before anything of it is unpacked. */
type LogoHead = { form: 'png' | 'webp'; width: number; height: number };

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, to);

/**
 * What a file is by its bytes, whatever its name says, and how large its picture would be: all of its parts are walked and none is unpacked.
 * Throws `LogoFault` for anything but a whole PNG or WebP that stands still, is of at most 2,000 pixels a side and ends where its picture
 * does (rule SCHOOL-90).
 */
export function logoHeadOf(bytes: Uint8Array): LogoHead {
  if (bytes.length > logoLimits.bytes) throw new LogoFault('logo_too_large');
  const head = headOf(bytes);
  if (head.width === 0 || head.height === 0) throw new LogoFault('logo_damaged');
  if (Math.max(head.width, head.height) > logoLimits.side) throw new LogoFault('logo_too_wide');
  return head;
}

function headOf(bytes: Uint8Array): LogoHead {
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return { form: 'png', ...readPng(bytes) };
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP')
    return { form: 'webp', ...readWebp(bytes) };
  throw new LogoFault('logo_not_a_picture');
}
