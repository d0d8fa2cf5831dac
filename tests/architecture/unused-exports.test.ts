import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { exportsOf, unusedExports, usesOf } from './check-exports.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (patterns: string[]): Map<string, string> =>
  new Map(globSync(patterns, { cwd: root }).map((file) => [file, readFileSync(join(root, file), 'utf8')]));

/** Where it holds so far. */
const rooms = /^(?:src|scripts)\//;

/** What somebody else asks for by name: the router reads its pages, its root and its table of routes. */
const entryPoints = [
  /^src\/web\/site\/(?:root|routes|routes\/[\w-]+)\.tsx? (?:default|meta|links|Layout|HydrateFallback|ErrorBoundary)$/,
];

describe('an export', () => {
  it('is used in another file, or it is private', () => {
    const everything = read(['{src,scripts,eval,bench,tests}/**/*.{ts,tsx,mjs}', '*.config.ts']);
    const homes = new Map([...everything].filter(([file]) => rooms.test(file)));
    expect(homes.size).toBeGreaterThan(250);
    const unused = unusedExports(homes, everything);
    expect(unused.filter((each) => !entryPoints.some((entry) => entry.test(each)))).toEqual([]);
    for (const entry of entryPoints) expect(unused.some((each) => entry.test(each))).toBe(true);
  });

  it('is found in every form', () => {
    const source = `
export const a = 1;
export async function b() {}
export type C = { readonly d: string };
export const { e, f: g } = pair;
export { h, i as j };
export default class {}
// export const k = 1;
export { l } from './l.ts';
const m = 'export const n = 1';`;
    expect(exportsOf(source).toSorted()).toEqual(['C', 'a', 'b', 'default', 'e', 'g', 'h', 'j']);
  });

  it.each([
    [`import { a, b as c, type D } from './x.ts';`, 'src/web/x.ts', ['a', 'b', 'D']],
    [`import e, { f } from '#core/x.ts';`, 'src/core/x.ts', ['default', 'f']],
    [`import * as g from '../x.ts';`, 'src/x.ts', ['*']],
    [`import type { H } from '#contract/x.ts';`, 'src/contract/x.ts', ['H']],
    [`export { i as j } from './x.ts';`, 'src/web/x.ts', ['i']],
    [`export * from './x.ts';`, 'src/web/x.ts', ['*']],
    [`const { k, l: m } = await import('./x.ts');`, 'src/web/x.ts', ['k', 'l']],
    [`void import('./x.ts').then(run);`, 'src/web/x.ts', ['*']],
    [`type N = import('./x.ts').N;`, 'src/web/x.ts', ['*']],
  ])('is used by %s', (source, path, names) => {
    expect(usesOf('src/web/y.ts', source)).toEqual([{ path, names }]);
  });

  it('is found where it is planted, and not helped by a use in its own file', () => {
    const planted = new Map([
      ['src/a.ts', `export const used = 1;\nexport const planted = used;\nexport const own = planted + own;`],
      ['src/b.ts', `import { used } from './a.ts';\nimport { planted } from './c.ts';`],
    ]);
    expect(unusedExports(planted, planted)).toEqual(['src/a.ts planted', 'src/a.ts own']);
  });
});
