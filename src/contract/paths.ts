/** The pages anybody may read: prerendered, in the sitemap, each with a picture for sharing. */
const publicPages = {
  landing: '/',
  pricing: '/pricing',
  enterprise: '/enterprise',
  signIn: '/signin',
  terms: '/terms',
  privacy: '/privacy',
  contactUs: '/contact-us',
  updates: '/updates',
  shippingPolicy: '/shipping-policy',
  cancellationRefunds: '/cancellation-refunds',
} as const;

/** The pages of one person each: the browser's router draws them, and search engines keep out. */
const privatePages = {
  interview: '/interview',
  pastInterviews: '/past-interviews',
  account: '/account',
  feedback: (sessionId: string) => `/feedback/${sessionId}`,
  receipt: (documentId: string) => `/receipts/${documentId}`,
} as const;

/** The address of every page. One with a parameter is a function, which also writes its pattern: `paths.receipt(':documentId')`. */
export const paths = {
  ...publicPages,
  ...privatePages,
  /** The interview in its frame; `paths.room('')` is the folder of all that belongs to it. */
  room: (sessionId: string) => `/room/${sessionId}`,
  /** Where the page for every address that leads nowhere is built; it is served with status 404 and listed nowhere. */
  missing: '/not-found',
} as const;

export type PublicPath = (typeof publicPages)[keyof typeof publicPages];
export const publicPaths: readonly PublicPath[] = Object.values(publicPages);

/** The private pages as patterns, with `parameter` where an id stands. */
export function privatePaths(parameter: string): string[] {
  return Object.values(privatePages).map((page) => (typeof page === 'string' ? page : page(parameter)));
}
