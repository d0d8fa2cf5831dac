const elsewhere = 'https://hotseat.invalid';

/** Where to go after sign-in: the path asked for when it is one of our pages, `/interview` otherwise. Never another site, never the API. */
export function returnPath(asked: string): string {
  const usual = '/interview';
  if (!/^\/(?![/\\])/.test(asked) || /[\\\p{C}]/u.test(asked)) return usual;
  const url = URL.parse(asked, elsewhere);
  if (!url || url.origin !== elsewhere) return usual;
  if (url.pathname.startsWith('//') || /^\/(api|signin)(\/|$)/.test(url.pathname)) return usual;
  return `${url.pathname}${url.search}${url.hash}`;
}
