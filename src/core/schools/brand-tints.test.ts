import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tintsOf } from './brand-tints.ts';
import { checkColour, contrastOf, grounds, leastContrast, type Theme } from './colour-contrast.ts';

const themes: Theme[] = ['light', 'dark'];
const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('a school’s colour as it is shown (rule SCHOOL-91)', () => {
  it('can be read on every ground of ours and be written on, by day and by night, whatever it is', () => {
    fc.assert(
      fc.property(colours, fc.constantFrom(...themes), (given, theme) => {
        const { colour, ink } = tintsOf(given)[theme];
        for (const ground of grounds[theme])
          expect(contrastOf(colour, ground)).toBeGreaterThanOrEqual(leastContrast.words);
        expect(contrastOf(colour, ink)).toBeGreaterThanOrEqual(leastContrast.words);
      }),
    );
  });

  it('is left as it is where it can be read', () => {
    fc.assert(
      fc.property(colours, fc.constantFrom(...themes), (given, theme) => {
        fc.pre(checkColour(given).themes[theme].asWords);
        expect(tintsOf(given)[theme].colour).toBe(given);
      }),
    );
  });

  it.each([
    ['#0b3d91', 'light', '#0b3d91', '#ffffff'],
    ['#ffd400', 'dark', '#ffd400', '#000000'],
  ] as const)('%s by %s is %s with words of %s', (given, theme, colour, ink) => {
    expect(tintsOf(given)[theme]).toEqual({ colour, ink });
  });
});
