import { paths } from '#contract/paths.ts';

const elsewhere = 'https://hotseat.invalid';
const leadsNowhere = new RegExp(`^(/api|${paths.signIn})(/|$)`);

/** Where to go after sign-in: the path asked for when it is one of our pages, the interview otherwise. Never another site, never the API. */
export function returnPath(asked: string): string {
  const usual = paths.interview;
  if (!/^\/(?![/\\])/.test(asked) || /[\\\p{C}]/u.test(asked)) return usual;
  const url = URL.parse(asked, elsewhere);
  if (!url || url.origin !== elsewhere) return usual;
  if (url.pathname.startsWith('//') || leadsNowhere.test(url.pathname)) return usual;
  return `${url.pathname}${url.search}${url.hash}`;
}
