import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** Where an address that somebody outside typed may lead: a public server, by https; this machine too where stand-ins are allowed (rules SCHOOL-83, SCHOOL-84). */
export type Reach = { allowLoopback: boolean };

/** What was to be called is not where such an address may lead. */
export class AddressRefused extends Error {}

/** The host of an address as an IP address or a name. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const isOwn = (host: string): boolean => host === 'localhost' || isLoopbackAddress(host);

const mayCall = (address: string, { allowLoopback }: Reach): boolean =>
  isPublicAddress(address) || (allowLoopback && isLoopbackAddress(address));

/**
 * Whether an address is one that may be called, as far as can be said without asking anybody: https, no user in it, and no IP address or name of a network of ours.
 * Whom a name leads to is looked at when it is called, each time.
 */
export function mayBeCalled(address: string, reach: Reach): boolean {
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  const host = hostOf(url);
  const isHere = reach.allowLoopback && isOwn(host);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere)) return false;
  if (isIP(host) !== 0) return mayCall(host, reach);
  return isHere || (host.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(host));
}

/** How a name is looked up. */
export type LookUp = (
  host: string,
  options: { all: true; verbatim: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Looks a name up for a connection and hands on only addresses that may be called: the connection is made to what was looked at, so a name that leads elsewhere a
 * moment later changes nothing. One address among them that may not be called spoils all, and only a name of this machine leads to this machine.
 */
export function guardedLookup(reach: Reach, ask: LookUp = lookUp): LookupFunction {
  return (host, options, done) => {
    const mayCallHere = { allowLoopback: reach.allowLoopback && isOwn(host) };
    ask(host, { all: true, verbatim: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new AddressRefused('a name that is not public'), '', 0);
      if (!addresses.every(({ address }) => mayCall(address, mayCallHere)))
        return done(new AddressRefused('an address that is not public'), '', 0);
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}
