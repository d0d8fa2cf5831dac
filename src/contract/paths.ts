/** The pages anybody may read: prerendered, in the sitemap, each with a picture for sharing. */
const publicPages = {
  landing: '/',
  pricing: '/pricing',
  enterprise: '/enterprise',
  schoolsApi: '/schools/api',
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
  drill: (sessionId: string) => `/drills/${sessionId}`,
  /** An invitation of a school; which one stands after the `#` and reaches no server. */
  sit: '/sit',
  receipt: (documentId: string) => `/receipts/${documentId}`,
} as const;

/** The operator's page and its views: there only where somebody may sign in to it, and named to no search engine (rule OPERATOR-1). */
const operatorPages = {
  operator: '/operator',
  operatorView: (view: string) => `/operator/${view}`,
} as const;

/** The pages of a school's own people (rule SCHOOL-2): the list of the schools one works in, and the places of one of them, `org_…/members`. */
const schoolPages = {
  schools: '/schools',
  schoolView: (place: string) => `/schools/${place}`,
  /** The door of a school's own sign-on; without a short name it is looked for. */
  schoolSignOn: (slug: string) => `/schools/sign-on${slug && `/${slug}`}`,
} as const;

/** The address of every page. One with a parameter is a function, which also writes its pattern: `paths.receipt(':documentId')`. */
export const paths = {
  ...publicPages,
  ...privatePages,
  ...operatorPages,
  ...schoolPages,
  /** The interview in its frame; `paths.room('')` is the folder of all that belongs to it. */
  room: (sessionId: string) => `/room/${sessionId}`,
  /** A mentor's page, for whoever holds a link; which one stands after the `#` and reaches no server. Also the folder of all that belongs to it. */
  mentor: '/mentor',
  /** What a link in a mail leads to, for whoever holds it: which mails it stops stands in its query, which is passed on to nobody. */
  unsubscribe: '/unsubscribe',
  /** Where the page for every address that leads nowhere is built; it is served with status 404 and listed nowhere. */
  missing: '/not-found',
} as const;

export type PublicPath = (typeof publicPages)[keyof typeof publicPages];
export const publicPaths: readonly PublicPath[] = Object.values(publicPages);

type Page = string | ((parameter: string) => string);

const patterns = (pages: Readonly<Record<string, Page>>, parameter: string): string[] =>
  Object.values(pages).map((page) => (typeof page === 'string' ? page : page(parameter)));

/** The private pages as patterns, with `parameter` where an id stands. */
export const privatePaths = (parameter: string): string[] => patterns(privatePages, parameter);

/** The operator's pages as patterns, with `parameter` where a view stands. */
export const operatorPaths = (parameter: string): string[] => patterns(operatorPages, parameter);

/** The pages of schools as patterns, with `parameter` where a school and its view stand. */
export const schoolPaths = (parameter: string): string[] => patterns(schoolPages, parameter);
