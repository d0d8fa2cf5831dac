import type { MetaDescriptor } from 'react-router';
import type { PublicPath } from '#contract/paths.ts';
import { siteSettings } from '#web/lib/site-settings.ts';
import { pictureAddress } from '#web/content/picture-address.ts';

/** The size every picture for sharing has, in pixels. */
const picture = { width: '1200', height: '630' };

/** What a page is called in a search result and where it is shared: at most 60 letters, and 50 to 160. */
type PageWords = { title: string; description: string };

/** What the head of a public page says: its words, its one address, and how it looks where it is shared. */
export function publicPageMeta(
  path: PublicPath,
  { title, description }: PageWords,
  origin = siteSettings.origin,
): MetaDescriptor[] {
  const address = `${origin}${path}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Hotseat' },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${origin}${pictureAddress(path)}` },
    { property: 'og:image:width', content: picture.width },
    { property: 'og:image:height', content: picture.height },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The head of a page that is one person's own, or none at all: search engines leave it out. */
export function privatePageMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: 'noindex' }];
}
