import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PageSettings, settingNames, unknownSettings } from '#contract/built-pages.ts';
import { fillPage } from './fill-page.ts';

const settings = fc.record(
  Object.fromEntries(settingNames.map((name) => [name, fc.string({ unit: 'grapheme' })])) as Record<
    keyof PageSettings,
    fc.Arbitrary<string>
  >,
);
const signs = fc.constantFrom(
  '"',
  "'",
  '<',
  '>',
  '&',
  '&amp;',
  '</script>',
  '<!--',
  '\\',
  '$&',
  '\n',
  '₹',
  'ಕ',
  '\u2028',
);
const awkward = fc.array(fc.oneof(signs, fc.constantFrom(...Object.values(unknownSettings)), fc.string()), {
  maxLength: 6,
});
const awkwardSettings = fc
  .tuple(...settingNames.map(() => awkward))
  .map((texts) =>
    Object.fromEntries(settingNames.map((name, index) => [name, texts[index]?.join('') ?? ''])),
  ) as fc.Arbitrary<PageSettings>;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** What a browser makes of text in HTML: it knows these references, and no others stand there. */
const decoded = (html: string): string =>
  html.replaceAll(/&(amp|lt|gt|quot);/g, (_whole, name: string) => named[name] ?? '');

const page = (name: keyof PageSettings): string =>
  `<p title="${unknownSettings[name]}">${unknownSettings[name]}</p>` +
  `<a href="mailto:${unknownSettings[name]}?subject=a"></a>` +
  `<script type="application/ld+json">{"a":"${unknownSettings[name]}"}</script><b>end</b>`;

describe('fillPage', () => {
  it.each(settingNames)('lets %s say what it is set to, wherever it stands, and end nothing', (name) => {
    fc.assert(
      fc.property(fc.oneof(settings, awkwardSettings), (given) => {
        const filled = fillPage(page(name), given);
        const parts =
          /^<p title="([^"<]*)">([^<]*)<\/p><a href="mailto:([^"<]*)\?subject=a"><\/a><script type="application\/ld\+json">([^<]*)<\/script><b>end<\/b>$/.exec(
            filled,
          );
        expect(parts, filled).not.toBeNull();
        const [, attribute = '', text = '', link = '', data = ''] = parts ?? [];
        expect([attribute, text, link].map(decoded)).toEqual(Array(3).fill(given[name]));
        expect(JSON.parse(data)).toEqual({ a: given[name] });
      }),
    );
  });

  it('leaves a page without placeholders as it is', () => {
    const html = '<p>a.invalid &amp; b</p><script>1</script>';
    expect(fillPage(html, unknownSettings)).toBe(html);
  });
});

it('no placeholder is part of another', () => {
  const texts = Object.values(unknownSettings);
  for (const text of texts) expect(texts.filter((other) => other.includes(text))).toEqual([text]);
});
