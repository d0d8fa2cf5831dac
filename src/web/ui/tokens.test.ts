import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The colour of a token as a hex value; a token of two themes is written light-dark(#..., #...). */
function colour(token: string, theme: Theme): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? '';
  const hexes = [...value.matchAll(/#[\da-f]{3,6}\b/g)].map(([hex]) => hex);
  const hex = hexes[theme === 'dark' ? hexes.length - 1 : 0];
  if (!hex) throw new Error(`--${token} is no colour: "${value}"`);
  return hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex;
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
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
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(themes)('in the %s theme', (theme) => {
  const against = (token: string, ground: string): number =>
    contrast(colour(token, theme), colour(ground, theme));

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
