/** The links that fetch what a page's first screen is set in beside its styles: a face that comes later is left out of that visit. */
export function preloadFonts(...addresses: string[]) {
  return addresses.map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  }));
}
