import { isUtf8 } from 'node:buffer';
import { SheetFault } from './sheet-fault.ts';
import type { SheetForm } from './sheet-row.ts';

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, at) => bytes[at] === byte);
const zip = [0x50, 0x4b, 0x03, 0x04];
/** The container of old Excel files and of those with a password. */
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
const looked = 4_000;

/** Of a file without a mark: UTF-16 has a zero in nearly every second place where most letters are Latin. */
function zerosAt(bytes: Uint8Array, parity: 0 | 1): number {
  const head = bytes.subarray(0, looked);
  const zeros = head.reduce((sum, byte, at) => sum + (byte === 0 && at % 2 === parity ? 1 : 0), 0);
  return zeros / Math.max(1, Math.floor(head.length / 2));
}

function encodingOf(bytes: Uint8Array): Extract<SheetForm, { form: 'csv' }>['encoding'] {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  if (zerosAt(bytes, 1) > 0.4 && zerosAt(bytes, 0) < 0.1) return 'utf-16le';
  if (zerosAt(bytes, 0) > 0.4 && zerosAt(bytes, 1) < 0.1) return 'utf-16be';
  if (bytes.subarray(0, looked).includes(0)) throw new SheetFault('not_a_sheet');
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** What a file is, by its first bytes and never by its name; throws `SheetFault` for what is no sheet (rule SCHOOL-41). */
export function sheetFormOf(bytes: Uint8Array): SheetForm {
  if (bytes.length === 0) throw new SheetFault('sheet_empty');
  if (startsWith(bytes, zip)) return { form: 'xlsx', encoding: null };
  if (startsWith(bytes, compound)) throw new SheetFault('old_or_locked_excel');
  if (startsWith(bytes, pdf)) throw new SheetFault('not_a_sheet');
  const encoding = encodingOf(bytes);
  const start = new TextDecoder(encoding).decode(bytes.subarray(0, 200)).trimStart();
  if (/^<(?:!|\?xml|html|table)/i.test(start)) throw new SheetFault('not_a_sheet');
  return { form: 'csv', encoding };
}
