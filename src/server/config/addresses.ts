import { type AddressHost, addressHostOf } from '#server/platform/http/address-host.ts';
import { oneOf } from './checks.ts';

export const addressVariables = { SCHOOL_ADDRESSES: oneOf('on', 'off').optional() };

/** Where schools may have addresses of their own: where they are switched on; off production everywhere but where the host is a number. */
export function addressesOf(
  { SCHOOL_ADDRESSES: chosen }: { SCHOOL_ADDRESSES?: 'on' | 'off' | undefined },
  { publicUrl, production }: { publicUrl: string; production: boolean },
): AddressHost | null {
  return (chosen ?? (production ? 'off' : 'on')) === 'on' ? addressHostOf(publicUrl) : null;
}

/** What stands against them, by name and never with a value. */
export function addressProblems(v: Readonly<Record<string, string | undefined>>): string[] {
  const url = URL.parse(v['PUBLIC_URL']?.trim() ?? '');
  if (v['SCHOOL_ADDRESSES'] !== 'on' || !url || addressHostOf(url.href)) return [];
  return ['SCHOOL_ADDRESSES: nothing can stand before a host that is a number; PUBLIC_URL needs a name'];
}
