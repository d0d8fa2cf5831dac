/** What a search engine may read and where the list of pages is. `closed` are paths of one person each, `/feedback/*` for all below. */
export function robotsText(origin: string, closed: readonly string[]): string {
  const paths = ['/api/', '/room/', ...closed.map((path) => path.replace(/\*$/, ''))];
  return `User-agent: *\n${paths.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The addresses of the public pages, in the sitemap protocol 0.9. */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${escapeMarkup(origin + path)}</loc></url>\n`);
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
