import { isIP } from 'node:net';

/** Where schools' own addresses stand: `name.<host>`, with the port of the service's own where it has one. */
export type AddressHost = { protocol: string; host: string; port: string };

/** Where they do for a service at this origin; null where its host is an address itself and nothing can stand before it (rule SCHOOL-93). */
export function addressHostOf(publicUrl: string): AddressHost | null {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (isIP(hostname.replaceAll(/^\[|\]$/g, '')) !== 0) return null;
  return { protocol, host: hostname, port };
}

/** What stands before our host in a host somebody asked for, whatever its port; null where it is ours itself or none of ours. */
export function nameBefore({ host }: Pick<AddressHost, 'host'>, asked: string): string | null {
  const [, bare = ''] = /^(.*?)\.?(?::\d+)?$/.exec(asked.toLowerCase()) ?? [];
  return bare.endsWith(`.${host}`) ? bare.slice(0, -host.length - 1) : null;
}

/** The origin of a school's own address. */
export const originOf = ({ protocol, host, port }: AddressHost, name: string): string =>
  `${protocol}//${name}.${host}${port && `:${port}`}`;
