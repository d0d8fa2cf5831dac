import { paths, type PublicPath } from '#contract/paths.ts';

/** Where the picture of a public page lies: "/pictures/pricing.png". */
export function pictureAddress(path: PublicPath): string {
  return `/pictures/${path === paths.landing ? 'hotseat' : path.slice(1).replaceAll('/', '-')}.png`;
}
