import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastOf, type Rgb } from './contrast.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The colour of a token. A token of two themes is written light-dark(#..., #...). */
function colour(token: string, theme: Theme): Rgb {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? '';
  const hexes = [...value.matchAll(/#[\da-f]{3,6}\b/g)].map(([hex]) => hex);
  const hex = hexes[theme === 'dark' ? hexes.length - 1 : 0];
  if (!hex) throw new Error(`--${token} is no colour: "${value}"`);
  return rgb(hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex);
}

function rgb(hex: string): Rgb {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

const grounds = ['paper', 'sheet', 'shade'];
const words = ['ink', 'ink-2', 'ink-3', 'pen', 'red-ink', 'chill', 'grill'];
const outlines = ['edge-line', 'brand', 'pen'];
const ownGround = [
  ['on-btn', 'btn'],
  ['on-tent', 'tent'],
  ['ink', 'lamp'],
  ['ink', 'chill-wash'],
  ['ink-2', 'chill-wash'],
  ['chill', 'chill-wash'],
  ['ink', 'grill-wash'],
  ['ink-2', 'grill-wash'],
  ['grill', 'grill-wash'],
] as const;

test('contrast is what WCAG says it is', () => {
  expect(contrastOf(rgb('#000000'), rgb('#ffffff'))).toBe(21);
  expect(contrastOf(rgb('#777777'), rgb('#ffffff'))).toBeCloseTo(4.48, 2);
});

describe.each(themes)('in the %s theme', (theme) => {
  const against = (token: string, ground: string): number =>
    contrastOf(colour(token, theme), colour(ground, theme));

  test.each(words)('words in --%s are read on paper, sheet and shade', (token) => {
    for (const ground of grounds) expect(against(token, ground), ground).toBeGreaterThanOrEqual(4.5);
  });

  test.each(ownGround)('words in --%s are read on --%s', (token, ground) => {
    expect(against(token, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(outlines)('outlines and strokes in --%s are seen on paper, sheet and shade', (token) => {
    for (const ground of grounds) expect(against(token, ground), ground).toBeGreaterThanOrEqual(3);
  });
});

test('every colour of the tokens has a part in this test or is named as mere decoration', () => {
  const decoration = ['rule', 'rule-2', 'margin', 'shadow'];
  const tested = new Set([...grounds, ...words, ...outlines, ...ownGround.flat(), ...decoration]);
  const colours = [...css.matchAll(/--([\w-]+): (?:light-dark\(|#)/g)].map(([, token]) => token ?? '');
  expect(colours.filter((token) => !tested.has(token))).toEqual([]);
});
