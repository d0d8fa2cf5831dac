import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { styles } from '#contract/styles.ts';
import { Bar } from './bar.tsx';

const [style] = styles;

it.each([
  ['a drill', 5, null, 0],
  ['the shortest sitting', 10, '8 minutes 30 seconds', 85],
  ['an interview', 30, '27 minutes 30 seconds', 92],
  ['the longest sitting', 35, '32 minutes 30 seconds', 93],
])(
  'the clock of %s tells when the panel begins to close (rules CLOCK-1, SCHOOL-30)',
  (_what, minutes, closes, notch) => {
    const html = renderToStaticMarkup(
      <Bar
        style={style}
        note=""
        minutesLeft={4}
        lengthMs={minutes * 60_000}
        frozen={false}
        logo={false}
        menu={[]}
      />,
    );
    const told = closes === null ? '4 min left' : `4 min left; the panel begins to close at ${closes}`;
    expect(html).toContain(`aria-label="${told}"`);
    expect(/class="notch" d="M(\d+) /.exec(html)?.[1] ?? null).toBe(closes === null ? null : String(notch));
  },
);
