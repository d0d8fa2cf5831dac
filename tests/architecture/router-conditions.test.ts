import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerConditions, unhandledExports } from '../../scripts/router-conditions.ts';

const file = 'lib/dom/ssr/fog-of-war.js';
const installed = new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url);

describe('the conditions of React Router that the build answers', () => {
  const source = readFileSync(installed, 'utf8');

  it('stand in the installed package, each once', () => {
    const answered = answerConditions(file, source);
    expect(answered).not.toContain('if (!isFogOfWarEnabled(');
    expect(answered.length).toBeGreaterThan(source.length - 200);
  });

  it.each([
    ['none', source.replaceAll('isFogOfWarEnabled', 'isLazy')],
    ['twice', source + source],
  ])('stop the build where one stands there %s', (_, changed) => {
    expect(() => answerConditions(file, changed)).toThrow(`${file} does not say once: if (!isFogOfWar`);
  });

  it('leave every other file as it is', () => {
    expect(answerConditions('lib/hooks.js', source)).toBe(source);
  });
});

it.each([
  ['export async function clientLoader({ params }) {}', ['clientLoader']],
  ['export const clientMiddleware = [log];', ['clientMiddleware']],
  ['export { loader } from "./read.ts";', ['loader']],
  ['export function meta() {}\nexport default function Loader() { return loader; }', []],
  ['import { action } from "./act.ts";\nexport const links = () => [action];', []],
])('a route that says %j has of what no route may have: %j', (source, names) => {
  expect(unhandledExports(source)).toEqual(names);
});
