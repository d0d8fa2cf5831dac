import { visible } from '#core/text/as-read.ts';

/** Marks that turn the order of letters round, and tags: what is read is not what is written. */
export const hasTricks = (text: string): boolean =>
  /[\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/u.test(text);

/** A text as it may be said: composed letters, nothing invisible, single spaces. */
export function sayable(text: string): string {
  return visible(text).normalize('NFC').replace(/\s+/g, ' ').trim();
}
