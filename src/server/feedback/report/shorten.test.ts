import fc from 'fast-check';
import { it } from 'vitest';
import { shorten } from './shorten.ts';

it('a shortened text is a beginning in whole words, and the rest is counted (rule REPORT-4)', () => {
  const word = fc.stringMatching(/^[a-zé😀]{1,12}$/u);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 24, max: 200 }),
      (all, most) => {
        const whole = all.join(' ');
        const { text, more } = shorten(whole, most);
        if (whole.length <= most) return text === whole && more === 0;
        const begun = text.slice(0, -1).split(' ');
        return more === all.length - begun.length && begun.join(' ') === all.slice(0, begun.length).join(' ');
      },
    ),
  );
});
