import type { EndpointName, endpoints } from '#contract/endpoints.ts';

type Table = typeof endpoints;
/** The endpoints that pages call; the operator's and those of schools' own programs are not among them. */
export type PageEndpoint = {
  [N in EndpointName]: Table[N]['path'] extends `/api/operator/${string}` | `/api/v1/${string}` | '/metrics'
    ? never
    : N;
}[EndpointName];

/** Method and path of an endpoint as `contract/endpoints.ts` has them: `GET /api/me`. */
type Address<N extends EndpointName> = { [M in N]: `${Table[M]['method']} ${Table[M]['path']}` }[N];

/**
 * What pages call an endpoint by. The compiler refuses an address that the contract does not have; the pages hold no table of them, so each
 * carries the addresses it calls and no others, and no schema of the contract comes with them.
 */
export type PageAddress = Address<PageEndpoint>;

type ByAddress = { [N in PageEndpoint as Address<N>]: N };
/** The name in the contract of the endpoint at an address. */
export type EndpointAt<A extends PageAddress> = ByAddress[A];

export type AddressParts = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
};

/** Method and URL of one call: `:name` parts are filled from `params` (percent-encoded), set `query` values are appended. Throws on a missing part. */
export function addressOf(address: PageAddress, parts: AddressParts = {}): { method: string; url: string } {
  return fillAddress(address, parts);
}

/** The same for an address that is in another page's own table. */
export function fillAddress(line: string, parts: AddressParts): { method: string; url: string } {
  const [method = 'GET', path = '/'] = line.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, part: string) => {
    const value = parts.params?.[part];
    if (!value) throw new Error(`${line} needs the path part "${part}"`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(parts.query ?? {}))
    if (value !== undefined) query.set(key, value);
  return { method, url: query.size > 0 ? `${filled}?${query}` : filled };
}
