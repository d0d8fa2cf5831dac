import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

/** Best first: what a browser that takes several is sent. */
const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The encoding to answer an Accept-Encoding header with (RFC 9110 12.5.3): of those it weighs highest our best; as it is for whoever names
 * none of ours or sends no header, since a page is better sent than refused.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return [
        name === 'x-gzip' ? 'gzip' : name,
        /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0,
      ];
    }),
  );
  // Unnamed, "as it is" is taken, but after everything that is named.
  const fallback = (encoding: Encoding): number => (encoding === 'identity' ? Number.MIN_VALUE : 0);
  const weightOf = (encoding: Encoding): number =>
    weights.get(encoding) ?? weights.get('*') ?? fallback(encoding);
  const best = Math.max(...encodings.map(weightOf));
  return best > 0 ? (encodings.find((encoding) => weightOf(encoding) === best) ?? 'identity') : 'identity';
}

/** The bytes of one page in every encoding. Each is made when it is first asked for, in a few milliseconds, and kept. */
export class PageBytes {
  readonly #plain: Buffer;
  readonly #hash: string;
  readonly #made = new Map<Encoding, Buffer>();

  constructor(html: string) {
    this.#plain = Buffer.from(html);
    this.#hash = createHash('sha256').update(this.#plain).digest('base64url').slice(0, 27);
  }

  in(encoding: Encoding): Buffer {
    const known = this.#made.get(encoding);
    if (known) return known;
    const made = encode(this.#plain, encoding);
    this.#made.set(encoding, made);
    return made;
  }

  /** The entity tag: another one for each encoding, because the bytes are others. */
  tag(encoding: Encoding): string {
    return `"${this.#hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  }
}

/** Whether a browser that sends this If-None-Match has the page as it is (RFC 9110 13.1.2: compared weakly). */
export function hasIt(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((text) => text.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(tag);
}

/** Brotli's higher qualities take a hundred milliseconds a page for a tenth of its size; nobody shall wait for that. */
function encode(plain: Buffer, encoding: Encoding): Buffer {
  switch (encoding) {
    case 'br':
      return brotliCompressSync(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      });
    case 'gzip':
      return gzipSync(plain, { level: 9 });
    case 'identity':
      return plain;
  }
}
