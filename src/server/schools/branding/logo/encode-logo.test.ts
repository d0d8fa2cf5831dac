import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import {
  join,
  plainPng,
  pngChunk,
  pngEnd,
  pngHead,
  pngOf,
  webpChunk,
  webpHead,
  webpOf,
  withChunks,
} from '#tests/fixtures/logos.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { encodeLogo } from './encode-logo.ts';
import type { EncodedLogo } from './logo-thread.ts';
import { shrinkPixels } from './shrink-pixels.ts';

/* What becomes of a file that is given as a logo (rule SCHOOL-90). */

const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));
/** 3 by 2 pixels, as an encoder wrote them: with loss, without, and with loss beside opacity of its own. */
const webps = {
  lossy: bytesOf(
    'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoDAAIAAMASJaACdLoB+AADsAD++ajv/27P67P67P+7b/+7C/3YX+7C//c2gAAA',
  ),
  lossless: bytesOf('UklGRi4AAABXRUJQVlA4TCIAAAAvAkAAEC8gEEgi2d9ziUEehUHJhkNN2wZsqPMvp0b0P6YX'),
  extended: bytesOf(
    'UklGRmIAAABXRUJQVlA4WAoAAAAQAAAAAgAAAQAAQUxQSAcAAAAAAChQeKDIAFZQOCA0AAAA0AEAnQEqAwACAADAEiWgAnS6AfgAA7AA/vmo7/9uz+uz+uz/u2//uwv92F/uwv/3NoAAAA==',
  ),
};
/** The picture's own chunk of a WebP without a head of its own. */
const pictureOf = (webp: Uint8Array): Uint8Array => webp.subarray(12);

let owners = 0;
const encode = (bytes: Uint8Array): Promise<EncodedLogo> => encodeLogo(bytes, `org_${(owners += 1)}`);
const codeOf = (bytes: Uint8Array): Promise<string> =>
  encode(bytes).then(
    () => 'taken',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );
const read = ({ png }: EncodedLogo): PNG => PNG.sync.read(Buffer.from(png));
const chunksOf = (png: Uint8Array): string[] => {
  const found: string[] = [];
  for (let at = 8; at < png.length; at += 12 + new DataView(png.buffer, png.byteOffset).getUint32(at))
    found.push(Buffer.from(png.subarray(at + 4, at + 8)).toString('latin1'));
  return found;
};

describe('a picture that is a logo', () => {
  it('keeps its pixels and nothing else', async () => {
    const text = pngChunk('tEXt', join('Comment\0', '<script>alert(1)</script> taken at 12.97 N'));
    const profile = pngChunk('iCCP', join('x\0\0', new Uint8Array(40)));
    const whole = await encode(withChunks(plainPng(40, 20, [200, 30, 10, 128]), text, profile));
    expect([whole.width, whole.height]).toEqual([40, 20]);
    expect(new Set(chunksOf(whole.png))).toEqual(new Set(['IHDR', 'IDAT', 'IEND']));
    expect(Buffer.from(whole.png).toString('latin1')).not.toContain('script');
    expect([...read(whole).data.subarray(0, 4)]).toEqual([200, 30, 10, 128]);
  });

  it.each(Object.entries(webps))('may be a WebP, %s', async (_form, bytes) => {
    const { png, width, height } = await encode(bytes);
    expect([width, height]).toEqual([3, 2]);
    expect(read({ png, width, height }).data).toHaveLength(24);
  });

  it('is at most 512 pixels a side, in its own shape', async () => {
    const { png, width, height } = await encode(plainPng(1100, 550));
    expect([width, height]).toEqual([512, 256]);
    expect([...read({ png, width, height }).data.subarray(-4)]).toEqual([11, 61, 145, 255]);
    expect((await encode(plainPng(1500, 3))).height).toBe(1);
  });

  it('is the same whatever stood around its pixels', async () => {
    const plain = plainPng(30, 30);
    const one = await encode(plain);
    const other = await encode(withChunks(plain, pngChunk('tEXt', join('a\0b'))));
    expect(Buffer.from(other.png).equals(Buffer.from(one.png))).toBe(true);
  });
});

const rows = (bytes: number): Uint8Array => new Uint8Array(bytes);
const png = plainPng(20, 20);
const hostile: [string, Uint8Array, string][] = [
  ['nothing', new Uint8Array(), 'logo_not_a_picture'],
  [
    'an SVG',
    join('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'logo_not_a_picture',
  ],
  ['a page', join('<!DOCTYPE html><script>alert(1)</script>'), 'logo_not_a_picture'],
  ['a script', join('#!/bin/sh\nrm -rf /\n'), 'logo_not_a_picture'],
  ['a GIF', join('GIF89a', rows(40)), 'logo_not_a_picture'],
  ['a JPEG', join(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), rows(40)), 'logo_not_a_picture'],
  ['a PNG with a page after it', join(png, '<script>alert(1)</script>'), 'logo_holds_more'],
  ['a PNG with an archive after it', join(png, 'PK\x03\x04', rows(40)), 'logo_holds_more'],
  ['two PNGs', join(png, png), 'logo_holds_more'],
  ['a PNG that is cut off', png.subarray(0, png.length - 20), 'logo_damaged'],
  ['a PNG without its end', png.subarray(0, png.length - 12), 'logo_damaged'],
  ['a PNG’s first bytes', png.subarray(0, 8), 'logo_damaged'],
  ['a PNG with a wrong checksum', png.map((byte, at) => (at === 30 ? byte ^ 1 : byte)), 'logo_damaged'],
  ['a PNG of no pixels', pngOf(pngHead(0, 10), rows(10)), 'logo_damaged'],
  ['a PNG of 2,001 pixels', pngOf(pngHead(2001, 1), rows(8005)), 'logo_too_wide'],
  ['a PNG of two thousand million pixels', pngOf(pngHead(0x7fffffff, 0x7fffffff), rows(9)), 'logo_too_wide'],
  ['a PNG that unpacks to 50 MB', pngOf(pngHead(20, 20), rows(50e6)), 'logo_damaged'],
  ['an interlaced one that does', pngOf(pngHead(20, 20, 1), rows(50e6)), 'logo_damaged'],
  ['a PNG with fewer rows than it says', pngOf(pngHead(20, 20), rows(81 * 3)), 'logo_damaged'],
  [
    'a PNG that moves',
    withChunks(png, pngChunk('acTL', new Uint8Array([0, 0, 0, 2, 0, 0, 0, 0]))),
    'logo_moves',
  ],
  ['a PNG with two heads', withChunks(png, pngHead(20, 20)), 'logo_damaged'],
  ['a PNG of more than 1 MB', withChunks(png, pngChunk('tEXt', rows(1024 * 1024))), 'logo_too_large'],
  ['a PNG without a picture', join(png.subarray(0, 33), pngEnd), 'logo_damaged'],
  ['a WebP with a page after it', join(webps.lossy, '<script>alert(1)</script>'), 'logo_holds_more'],
  ['a WebP that is cut off', webps.lossy.subarray(0, 40), 'logo_damaged'],
  ['a WebP that moves', webpOf(webpHead(3, 2, 0x02), pictureOf(webps.lossy)), 'logo_moves'],
  ['a WebP with frames', webpOf(webpHead(3, 2), webpChunk('ANMF', rows(24))), 'logo_moves'],
  [
    'a WebP of 16,384 pixels',
    webpOf(webpChunk('VP8L', new Uint8Array([0x2f, 0xff, 0xff, 0xff, 0x0f]))),
    'logo_too_wide',
  ],
  ['a WebP of two sizes', webpOf(webpHead(30, 20), pictureOf(webps.lossy)), 'logo_damaged'],
  ['a WebP without a picture', webpOf(webpHead(3, 2)), 'logo_damaged'],
  [
    'a WebP whose picture is noise',
    webpOf(webpChunk('VP8L', join('/\x02\x40\0\0', rows(30)))),
    'logo_damaged',
  ],
  ['sound in the container of a WebP', join('RIFF', rows(4), 'WAVE', rows(20)), 'logo_not_a_picture'],
];

describe('what is refused as a logo', () => {
  it.each(hostile)('%s', async (_what, bytes, code) => {
    expect(await codeOf(bytes)).toBe(code);
  });

  it('anything else that begins like one: it ends with a refusal or a picture, and never otherwise', async () => {
    const changed = fc.record({
      from: fc.constantFrom(png, ...Object.values(webps)),
      at: fc.nat(200),
      byte: fc.nat(255),
      end: fc.nat(400),
    });
    await fc.assert(
      fc.asyncProperty(changed, async ({ from, at, byte, end }) => {
        const bytes = from.map((old, place) => (place === at ? byte : old)).subarray(0, end);
        expect(await codeOf(bytes)).toMatch(/^(?:taken|logo_\w+)$/);
      }),
      { numRuns: runs(40, 15) },
    );
  });
});

describe('shrinking', () => {
  it('keeps the mean of what can be seen, whatever stands where nothing can', () => {
    const data = new Uint8Array([200, 0, 0, 255, 0, 255, 255, 0, 200, 0, 0, 255, 0, 255, 255, 0]);
    const small = shrinkPixels({ width: 2, height: 2, data }, 1);
    expect([...small.data]).toEqual([200, 0, 0, 128]);
  });

  it('of one colour gives that colour, in every size', () => {
    const sizes = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(sizes, sizes, sizes, (width, height, side) => {
        const data = new Uint8Array(width * height * 4).map((_, at) => [9, 80, 170, 210][at % 4] ?? 0);
        const small = shrinkPixels({ width, height, data }, side);
        expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(Math.max(side, 1));
        expect(small.data.every((value, at) => value === [9, 80, 170, 210][at % 4])).toBe(true);
      }),
    );
  });
});
