import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { unknownSettings } from '#contract/built-pages.ts';
import { publicFiles, readPages } from './built-pages.ts';
import { robotsText, sitemapXml } from './crawler-files.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'hotseat-built-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const unknownOrigin = unknownSettings.origin;
const at = (origin: string) => ({ ...unknownSettings, origin });
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('readPages', () => {
  it('finds pages by the path they answer and fills in the origin', () => {
    const folder = folderWith({
      'index.html': `<link href="${unknownOrigin}/">`,
      'terms/index.html': `${unknownOrigin} ${unknownOrigin}`,
      'shell.html': 'none',
      'assets/x.html': 'no page',
    });
    const pages = readPages(folder, at('https://a.example'));
    expect(
      Object.fromEntries([...pages].map(([path, page]) => [path, page.bytes.in('identity').toString()])),
    ).toEqual({
      '/': '<link href="https://a.example/">',
      '/terms': 'https://a.example https://a.example',
      '/shell.html': 'none',
    });
  });

  it('lets no origin end the attribute it stands in, and takes no part of one for a pattern', () => {
    const folder = folderWith({ 'index.html': `<link href="${unknownOrigin}">` });
    expect(readPages(folder, at('https://a"&$&.example')).get('/')?.bytes.in('identity').toString()).toBe(
      '<link href="https://a&quot;&amp;$&amp;.example">',
    );
  });

  it('hashes a script as it is served', () => {
    const folder = folderWith({ 'index.html': `<script>"${unknownOrigin}"</script>` });
    expect(readPages(folder, at('https://a.example')).get('/')?.scriptHashes).toEqual([
      hash('"https://a.example"'),
    ]);
  });
});

it.each([
  ['an inline script', '<script>1</script>', [hash('1')]],
  ['a module over lines', '<script type="module" async="">\n2\n</script>', [hash('\n2\n')]],
  ['a file', '<script type="module" src="/assets/a.js"></script>', []],
  ['a data block', '<script type="application/ld+json">{"a":1}</script>', []],
  [
    'a script after a data block',
    '<script type="application/ld+json">{}</script><script>3</script>',
    [hash('3')],
  ],
])('of %s a policy names what runs', (_what, html, hashes) => {
  const folder = folderWith({ 'index.html': html });
  expect(readPages(folder, at('https://a.example')).get('/')?.scriptHashes).toEqual(hashes);
});

it('serves the files beside the pages, neither pages nor what is compressed nor assets', () => {
  const folder = folderWith({
    'favicon.svg': '',
    'favicon.svg.br': '',
    'terms/index.html': '',
    'pictures/terms.png': '',
    'assets/a.js': '',
  });
  expect(publicFiles(folder).toSorted()).toEqual(['favicon.svg', 'pictures/terms.png']);
});

describe('what search engines ask for', () => {
  it('closes what is one person’s own, and names the sitemap', () => {
    expect(
      robotsText('https://a.example', ['/account', '/feedback/'], ['/account/help']).split('\n'),
    ).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /room/',
      'Disallow: /account',
      'Disallow: /feedback/',
      'Allow: /account/help',
      '',
      'Sitemap: https://a.example/sitemap.xml',
      '',
    ]);
  });

  it('lists addresses in full', () => {
    const xml = sitemapXml('https://a&b.example', ['/', '/terms']);
    expect(xml.match(/(?<=<loc>).*?(?=<\/loc>)/g)).toEqual([
      'https://a&amp;b.example/',
      'https://a&amp;b.example/terms',
    ]);
  });
});
