import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite, root } from '#tests/fixtures/built-site.ts';
import { readFontFaces, undrawn } from '#tests/fixtures/font-faces.ts';
import { pageText } from '#tests/fixtures/page-text.ts';

const site = join(root, 'dist/site/client');
const room = join(root, 'dist/room');
const kibibyte = 1024;

beforeAll(buildSite, 180_000);

const read = (file: string): string => readFileSync(file, 'utf8');
const pages = (): string[] =>
  globSync(['dist/site/client/**/*.html', 'dist/room/*.html', 'dist/mentor/*.html'], { cwd: root }).map(
    (file) => join(root, file),
  );

/** The files a page's scripts are in: those its HTML names, and what these import before they run. */
function scriptsOf(html: string, fileOf: (address: string) => string): Set<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, name = ''] of read(file).matchAll(/(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g))
      visit(join(dirname(file), name));
  };
  for (const [, address = ''] of html.matchAll(/["'](\/[^"']*\/[^"'/]+\.js)["']/g)) visit(fileOf(address));
  return found;
}

const weigh = (files: Iterable<string>, encoding: 'br' | 'gz'): number =>
  Array.from(files, (file) => statSync(`${file}.${encoding}`).size).reduce((all, bytes) => all + bytes, 0);

describe('what a page weighs', () => {
  it('the first page: at most 105 KiB of JavaScript, as a browser fetches it', () => {
    const scripts = scriptsOf(read(join(site, 'index.html')), (address) => join(site, address));
    expect(scripts.size).toBeGreaterThan(3);
    expect([...scripts].some((file) => file.includes('entry.client'))).toBe(true);
    expect(weigh(scripts, 'br')).toBeLessThanOrEqual(105 * kibibyte);
  });

  it('the room: at most 95 KiB of JavaScript with gzip', () => {
    const fileOf = (address: string): string => join(room, address.replace('/room/', ''));
    const scripts = scriptsOf(read(join(room, 'index.html')), fileOf);
    expect(scripts.size).toBeGreaterThan(0);
    expect(weigh(scripts, 'gz')).toBeLessThanOrEqual(95 * kibibyte);
  });

  it("a mentor's page: at most 85 KiB of JavaScript with gzip", () => {
    const mentor = join(root, 'dist/mentor');
    const fileOf = (address: string): string => join(mentor, address.replace('/mentor/', ''));
    const scripts = scriptsOf(read(join(mentor, 'index.html')), fileOf);
    expect(scripts.size).toBeGreaterThan(0);
    expect(weigh(scripts, 'gz')).toBeLessThanOrEqual(85 * kibibyte);
  });

  it('the interview as it runs, microphone aside: at most 105 KiB with all that came before', () => {
    const fileOf = (address: string): string => join(room, address.replace('/room/', ''));
    const [sitting = ''] = globSync('assets/sitting-*.js', { cwd: room });
    const running = `${read(join(room, 'index.html'))}"/room/${sitting}"`;
    expect(weigh(scriptsOf(running, fileOf), 'gz')).toBeLessThanOrEqual(105 * kibibyte);
  });
});

describe('what a page asks for', () => {
  it('styles, then fonts, then the rest, and scripts when it is drawn', () => {
    const html = read(join(site, 'index.html'));
    const places = (pattern: RegExp): number[] => [...html.matchAll(pattern)].map(({ index }) => index);
    const styles = places(/<link rel="stylesheet"/g);
    const fonts = places(/<link rel="preload" as="font"/g);
    expect(Math.max(...styles)).toBeLessThan(Math.min(...fonts));
    expect(Math.max(...fonts)).toBeLessThan(html.indexOf('<title>'));
    expect(html).not.toMatch(/<link rel="modulepreload"|<script[^>]* src=|^import ["*{]/m);
  });

  it('nothing of another origin', () => {
    expect(pages().length).toBeGreaterThan(10);
    for (const page of pages()) {
      const tags = read(page).match(/<(?:link|script|img|iframe|source|use|image|form)\b[^>]*>/g) ?? [];
      const asked = tags
        .filter((tag) => !tag.includes('rel="canonical"'))
        .flatMap((tag) => [...tag.matchAll(/\s(?:src|href|srcset|action)="([^"]*)"/g)].map(([, to]) => to));
      expect(
        asked.filter((to = '') => !/^(?:\/(?!\/)|#|data:)/.test(to)),
        page,
      ).toEqual([]);
    }
    for (const file of globSync('dist/**/*.css', { cwd: root })) {
      const asked = [...read(join(root, file)).matchAll(/url\(["']?([^"')]*)|@import\s*([^;]*)/g)];
      expect(
        asked.map(([, to = '@import']) => to).filter((to) => !/^(?:\/(?!\/)|\.{0,2}\/|#|data:)/.test(to)),
        file,
      ).toEqual([]);
    }
  });

  it('no letter our faces leave out', () => {
    const faces = readFontFaces();
    for (const page of pages()) {
      // Code stands in the machine's own face.
      const html = read(page).replaceAll(/<code[^>]*>.*?<\/code>/gs, '');
      expect(undrawn(pageText(html).text, 'Hotseat Text', faces), page).toEqual([]);
    }
  });
});
