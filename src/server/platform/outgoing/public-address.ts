import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are nobody's on the public internet (IANA's registry of special addresses, RFC 6890). */
const special4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Inside 2000::/3, the only public part of IPv6: protocols' own, examples, and what leads on to an IPv4 address of somebody's choice. */
const special6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [network, prefix] of special4) refused.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of special6) refused.addSubnet(network, prefix, 'ipv6');
const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Whether an IP address is a public server's: not this machine, not a network behind it, not a cloud's own service for its machines. IPv6 that stands for an
 * IPv4 address is no public one, whichever it stands for.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return family === 6 && public6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

/** Whether an IP address is this machine's own. */
export const isLoopbackAddress = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
