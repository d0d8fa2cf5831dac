import { cleanText } from '#server/platform/clean-input.ts';
import { type FileText, ParseStop, type ParserLimits } from './parsed-file.ts';

/** The text of a plain text file in UTF-8 or, with a byte order mark, UTF-16; undefined when it is not text. */
function decodeText(bytes: Uint8Array): string | undefined {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return encoding === 'utf-8' && !bytes.includes(0)
      ? new TextDecoder('windows-1252').decode(bytes)
      : undefined;
  }
}

/** The lines of a plain text file, or of pasted text. Stops at `limits`. */
export function readPlainText(bytes: Uint8Array, limits: ParserLimits): FileText {
  const text = decodeText(bytes);
  if (text === undefined) throw new ParseStop('file_unreadable');
  if (text.length > limits.textChars) throw new ParseStop('file_too_long');
  return { kind: 'plain', lines: cleanText(text).split(/\r\n|[\n\r\u2028\u2029]/) };
}
