/** The views of the operator's page in the order of its navigation, each with its name. */
export const viewNames = {
  find: 'Find',
  orders: 'Orders',
  jobs: 'Webhooks and queues',
  costs: 'Costs',
  schools: 'Schools',
  health: 'Health',
  audit: 'Audit log',
} as const;
export type View = keyof typeof viewNames;

/** Where one is on the page: a view, one user or one order. */
export type Place =
  | { at: View }
  | { at: 'user'; uid: string }
  | { at: 'order'; orderId: string }
  | { at: 'nowhere' };

/** The place of an address: the view's name in its path, and the id where there is one. */
export function placeOf(view: string | undefined, query: URLSearchParams): Place {
  const id = query.get('id') ?? '';
  if (view === undefined) return { at: 'find' };
  if (view === 'user' && id) return { at: 'user', uid: id };
  if (view === 'order' && id) return { at: 'order', orderId: id };
  return view !== 'find' && Object.hasOwn(viewNames, view) ? { at: view as View } : { at: 'nowhere' };
}

/** The address of a place. */
export function addressOfPlace(
  { operator, operatorView }: { operator: string; operatorView: (view: string) => string },
  place: Place,
): string {
  if (place.at === 'user') return `${operatorView('user')}?id=${encodeURIComponent(place.uid)}`;
  if (place.at === 'order') return `${operatorView('order')}?id=${encodeURIComponent(place.orderId)}`;
  return place.at === 'find' || place.at === 'nowhere' ? operator : operatorView(place.at);
}
