import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#tests/fixtures/property-seed.ts';
import { checkColour, contrastOf, grounds, leastContrast, type Theme } from './colour-contrast.ts';

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc
  .tuple(channel, channel, channel)
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
const themes: Theme[] = ['light', 'dark'];
const worst = (one: string, theme: Theme) =>
  Math.min(...grounds[theme].map((ground) => contrastOf(one, ground)));

describe('the contrast of two colours', () => {
  // The figures every checker of WCAG gives; #767676 is known as the lightest grey that is read on white.
  it.each([
    ['#000', '#fff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#FFFFFF', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
  ])('%s on %s is %d', (one, other, contrast) => {
    expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
    expect(contrastOf(other, one)).toBe(contrastOf(one, other));
  });

  it.each(['red', '#12', '#1234567', 'url(x)', ''])('is not that of %s', (given) => {
    expect(() => contrastOf(given, '#fff')).toThrow(RangeError);
  });
});

describe('a school’s colour', () => {
  it('is checked on the grounds that the pages have', () => {
    const tokens = readFileSync(new URL('../../web/ui/tokens.css', import.meta.url), 'utf8');
    const of = (name: string) =>
      new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)?.slice(1);
    expect([of('paper'), of('sheet')]).toEqual([0, 1].map((at) => [grounds.light[at], grounds.dark[at]]));
  });

  it('passes as it is, or as the nearest tint, and says what is read on it', () => {
    expect(checkColour('#00F')).toMatchObject({
      colour: '#0000ff',
      themes: { light: { asWords: true, nearest: '#0000ff' }, dark: { asWords: false, asShapes: false } },
      onColour: { ink: '#ffffff' },
    });
    expect(checkColour('#ffd400').onColour.ink).toBe('#000000');
  });

  it('has a tint that passes, and none nearer does (rule SCHOOL-59)', () => {
    fc.assert(
      fc.property(colour, (given) => {
        const check = checkColour(given);
        expect(check.onColour.contrast).toBeGreaterThanOrEqual(leastContrast.words);
        for (const theme of themes) {
          const { contrast, asWords, asShapes, nearest } = check.themes[theme];
          expect(contrast).toBe(worst(given, theme));
          expect([asWords, asShapes]).toEqual([contrast >= 4.5, contrast >= 3]);
          expect(worst(nearest, theme)).toBeGreaterThanOrEqual(4.5);
          expect(nearest === given).toBe(asWords);
          // The first that passes is only just beyond the bound: one step of 255 is less than a quarter.
          if (!asWords) expect(worst(nearest, theme)).toBeLessThan(4.75);
        }
      }),
      { numRuns: runs(300) },
    );
  });
});
