/** The pages anybody may read: what is prerendered, and by that what the sitemap lists; each has a picture for sharing. */
export const publicPaths = [
  '/',
  '/pricing',
  '/enterprise',
  '/signin',
  '/terms',
  '/privacy',
  '/contact-us',
  '/updates',
  '/shipping-policy',
  '/cancellation-refunds',
] as const;
export type PublicPath = (typeof publicPaths)[number];

/** Where the picture of a public page lies: "/pictures/pricing.png". */
export function pictureAddress(path: PublicPath): string {
  return `/pictures/${path === '/' ? 'hotseat' : path.slice(1)}.png`;
}
