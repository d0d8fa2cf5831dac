import { paths } from '#contract/paths.ts';

/**
 * What a search engine may read and where the list of pages is. `closed` are the beginnings of paths of one person each, `open` what is public
 * below one of them: of two lines that fit, the longer one holds (RFC 9309).
 */
export function robotsText(origin: string, closed: readonly string[], open: readonly string[]): string {
  const disallowed = ['/api/', paths.room(''), ...closed];
  const lines = [
    ...disallowed.map((path) => `Disallow: ${path}\n`),
    ...open.map((path) => `Allow: ${path}\n`),
  ];
  return `User-agent: *\n${lines.join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The addresses of the public pages, in the sitemap protocol 0.9. */
export function sitemapXml(origin: string, pages: readonly string[]): string {
  const entries = pages.map((path) => `  <url><loc>${escapeMarkup(origin + path)}</loc></url>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}

/** Text as it may stand in an attribute or between tags. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
