import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, hasIt, PageBytes } from './page-encodings.ts';

describe('chooseEncoding', () => {
  it.each([
    ['a browser', 'gzip, deflate, br, zstd', 'br'],
    ['without brotli', 'gzip, deflate', 'gzip'],
    ['another spelling', 'X-GZIP', 'gzip'],
    ['no header', undefined, 'identity'],
    ['an empty header', '', 'identity'],
    ['none of ours', 'zstd, deflate', 'identity'],
    ['anything', '*', 'br'],
    ['anything but brotli', '*, br;q=0', 'gzip'],
    ['a preference', 'br;q=0.5, gzip;q=0.8', 'gzip'],
    ['the same weight', 'gzip;q=0.5, br;q=0.5', 'br'],
    ['the plain text before all', 'identity, br;q=0.5', 'identity'],
    ['a refusal', 'br;q=0, gzip;q=0.000', 'identity'],
    ['nothing at all, where something must be sent', 'identity;q=0, *;q=0', 'identity'],
    ['no plain text', 'identity;q=0, gzip', 'gzip'],
    ['a weight that is none', 'br;q=much, gzip', 'gzip'],
    ['more than all', 'br;q=2, gzip', 'gzip'],
    ['a smallest weight', 'gzip;q=0.001', 'gzip'],
    ['spaces', ' br ; q=0.9 ,gzip;q=0.1', 'br'],
  ])('%s', (_who, header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('PageBytes', () => {
  const html = `<p>${'Ira’s panel asks. '.repeat(200)}</p>`;
  const bytes = new PageBytes(html);

  it('are one page in every encoding, made once', () => {
    expect(bytes.in('identity').toString()).toBe(html);
    expect(brotliDecompressSync(bytes.in('br')).toString()).toBe(html);
    expect(gunzipSync(bytes.in('gzip')).toString()).toBe(html);
    expect(bytes.in('br').length).toBeLessThan(html.length / 10);
    expect(bytes.in('br')).toBe(bytes.in('br'));
  });

  it('have a tag for each encoding, the same for the same page alone', () => {
    const tags = (['br', 'gzip', 'identity'] as const).map((encoding) => bytes.tag(encoding));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{27,}"$/);
    expect(new PageBytes(html).tag('br')).toBe(bytes.tag('br'));
    expect(new PageBytes(`${html} `).tag('br')).not.toBe(bytes.tag('br'));
  });
});

it.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['"a-br"', false],
  ['', false],
])('with If-None-Match %s the page "a" is there: %s', (header, there) => {
  expect(hasIt(header, '"a"')).toBe(there);
});
