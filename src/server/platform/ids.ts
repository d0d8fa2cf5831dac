import { createHash, randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A random name of letters and digits, about 5.95 bits a character. */
export function randomId(prefix: string, length = 22): string {
  let id = prefix;
  while (id.length < prefix.length + length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && id.length < prefix.length + length) id += alphabet[byte % 62];
    }
  }
  return id;
}

/** A secret of 256 random bits, safe in a cookie or a URL. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** 72 random bits in hexadecimal: a mark that nobody can guess, for the lines round the data of a prompt (rule GUARD-5). */
export function randomMark(): string {
  return randomBytes(9).toString('hex');
}

/** SHA-256 in hexadecimal: how secrets are kept at rest. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
