import { cutText } from '#core/text/cut-text.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { resumeLimits } from '#contract/resume.ts';

type FileType = 'pdf' | 'docx' | 'text';

const startsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, i) => bytes[i] === byte);
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
const zip = [0x50, 0x4b, 0x03, 0x04];
/** The container of old Word files and of encrypted new ones. */
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** The type of a resume file by its ending and its first bytes, which must agree; a refusal's code otherwise (rule FILE-1). */
export function fileTypeOf(fileName: string, bytes: Uint8Array): FileType | { refused: ErrorCode } {
  const ending = /\.([a-z\d]{1,5})$/i.exec(fileName.trim())?.[1]?.toLowerCase();
  if (bytes.length > resumeLimits.fileBytes) return { refused: 'file_too_large' };
  if (ending !== 'pdf' && ending !== 'docx' && ending !== 'txt') return { refused: 'file_type_unsupported' };
  if (bytes.length === 0) return { refused: 'file_unreadable' };
  if (ending === 'pdf') return startsWith(bytes, pdf) ? 'pdf' : { refused: 'file_type_unsupported' };
  if (ending === 'docx') {
    if (startsWith(bytes, compound)) return { refused: 'file_encrypted' };
    return startsWith(bytes, zip) ? 'docx' : { refused: 'file_type_unsupported' };
  }
  const binary = [pdf, zip, compound].some((magic) => startsWith(bytes, magic));
  return binary ? { refused: 'file_type_unsupported' } : 'text';
}

/** A file's name as it is kept and shown: no folders, no control or direction characters, at most 120 letters. */
export function safeFileName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .trim();
  return plain.length <= 120 ? plain || 'resume' : `${cutText(plain, 110)}…${plain.slice(-9)}`.toWellFormed();
}
