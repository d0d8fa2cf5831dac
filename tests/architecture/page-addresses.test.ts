import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const table = 'src/contract/paths.ts';
/** Runs on a Node that reads no TypeScript. */
const exempt = ['scripts/lighthouse.mjs'];

/** The first part of every address but the landing page's, which is a bare slash: "pricing". */
const folders = Object.values(paths)
  .map((page) => (typeof page === 'string' ? page : page('')).split('/')[1] ?? '')
  .filter(Boolean);
const folder = `(?:${folders.join('|')})(?![\\w-])`;

/** An address that begins a text or goes on from an origin, one that a pattern spells, and the landing page's where something leads there. */
const addressPatterns = [
  new RegExp(`["'\`}]/${folder}`),
  new RegExp(`\\\\/(?:\\([?:]*)?${folder}`),
  /\b(?:to|href|page)=\{?["'`]\/["'`]|\b(?:navigate|assign|redirect)\(["'`]\/["'`]/,
];

function addressesIn(source: string): string[] {
  return source.split('\n').filter((line) => addressPatterns.some((pattern) => pattern.test(line)));
}

describe('the address of a page', () => {
  const files = globSync(['src/**/*.{ts,tsx,mjs,js,html}', 'scripts/**/*.mjs', '*.config.ts'], { cwd: root });
  const asked = files.filter(
    (file) => !/\.test\.tsx?$/.test(file) && file !== table && !exempt.includes(file),
  );

  it('stands in one table', () => {
    expect(asked.length).toBeGreaterThan(400);
    const found = asked.flatMap((file) =>
      addressesIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
    expect(addressesIn(readFileSync(join(root, table), 'utf8')).length).toBe(folders.length);
  });

  it.each([
    `<Link to="/pricing">`,
    'reply.redirect(`/signin?flow=${flowId}`)',
    'const page = `${publicUrl}/feedback/${sessionId}`;',
    String.raw`/^\/receipts\/(.+)$/.exec(path)`,
    String.raw`/^\/(?:interview|account)/.test(path)`,
    `<a href="/">`,
    `<Island page="/">`,
    `navigate('/')`,
  ])('is found where it is planted: %s', (line) => {
    expect(addressesIn(line)).toEqual([line]);
  });

  it.each([`from './interview.tsx'`, `'/api/interviews/:sessionId'`, `'/accounts'`, `path.split('/')`])(
    'is not what only looks like one: %s',
    (line) => {
      expect(addressesIn(line)).toEqual([]);
    },
  );

  it('is where the installed application starts', () => {
    const manifest = JSON.parse(
      readFileSync(join(root, 'src/web/site/public/manifest.webmanifest'), 'utf8'),
    ) as { start_url: string };
    expect(manifest.start_url).toBe(paths.interview);
  });
});
