import { expect, it } from 'vitest';
import { unknownSettings } from '#contract/built-pages.ts';
import { siteSettings } from '#web/lib/site-settings.ts';
import { privatePageMeta, publicPageMeta } from './page-meta.ts';

it('names the one address of a page and its picture in full', () => {
  const meta = publicPageMeta('/pricing', { title: 'T', description: 'D' }, 'https://a.example');
  expect(meta).toContainEqual({ title: 'T' });
  expect(meta).toContainEqual({ name: 'description', content: 'D' });
  expect(meta).toContainEqual({ property: 'og:description', content: 'D' });
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://a.example/pricing' });
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://a.example/pricing' });
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://a.example/pictures/pricing.png' });
});

it('does not know the settings while the pages are built', () => {
  expect(siteSettings).toEqual(unknownSettings);
});

it('keeps private pages out of search results, and gives them no address to share', () => {
  expect(privatePageMeta('Interview: Hotseat')).toEqual([
    { title: 'Interview: Hotseat' },
    { name: 'robots', content: 'noindex' },
  ]);
});
