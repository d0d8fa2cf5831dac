/** The views of a school's pages, in the order of their navigation, each with its name. */
export const schoolViewNames = {
  dashboard: 'Dashboard',
  scenarios: 'Scenarios',
  bank: 'Question bank',
  applicants: 'Applicants',
  reviews: 'Reviews',
  shortlist: 'Shortlist',
  analytics: 'Analytics',
  members: 'Members',
  branding: 'Branding',
  settings: 'Settings',
  webhooks: 'Webhooks',
  access: 'Access',
  api: 'API',
  'sign-on': 'Sign-on',
  audit: 'Audit log',
} as const;
export type SchoolView = keyof typeof schoolViewNames;

/** What a place says besides its view: `id` stands in the path, everything else in the query; what is empty is left out. */
export type PlaceParams = Readonly<Record<string, string>>;

export type SchoolPlace = { orgId: string; view: SchoolView | null; params: PlaceParams };

/** The place of what stands below the list of schools; null for the list of schools. A view nobody knows is null. */
export function placeOf(splat: string, query: URLSearchParams): SchoolPlace | null {
  const [orgId = '', view = '', id = ''] = splat.split('/');
  if (!orgId) return null;
  return {
    orgId,
    view: view === '' ? 'dashboard' : isView(view) ? view : null,
    params: { ...Object.fromEntries(query), ...(id && { id }) },
  };
}

/** What stands below the list of schools for a place. */
export function addressOfPlace(orgId: string, view: SchoolView, { id, ...rest }: PlaceParams = {}): string {
  const path = [orgId, ...(view === 'dashboard' ? [] : [view]), ...(id ? [encodeURIComponent(id)] : [])];
  const query = new URLSearchParams(Object.entries(rest).filter(([, value]) => value !== ''));
  return `${path.join('/')}${query.size > 0 ? `?${query}` : ''}`;
}

const isView = (view: string): view is SchoolView => Object.hasOwn(schoolViewNames, view);
