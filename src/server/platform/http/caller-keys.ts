import type { FastifyRequest } from 'fastify';

const remembered = 20_000;

/**
 * Whose calls a rate limit counts together: the user's (or a school's key's), so that a hostel behind one address is not locked out, and the
 * address's for everybody whose session this process has not yet seen to be good. A made-up session token therefore buys no limit of its own
 * (rule LIMIT-1).
 */
export class CallerKeys {
  readonly #users = new Map<string, string>();
  readonly #sessionHashOf: (request: FastifyRequest) => string | null;
  readonly #kind: 'user' | 'key';

  constructor(sessionHashOf: (request: FastifyRequest) => string | null, kind: 'user' | 'key' = 'user') {
    this.#sessionHashOf = sessionHashOf;
    this.#kind = kind;
  }

  keyOf(request: FastifyRequest): string {
    const sessionHash = this.#sessionHashOf(request);
    const uid = sessionHash === null ? undefined : this.#users.get(sessionHash);
    return uid === undefined ? `address ${addressBlock(request.ip)}` : `${this.#kind} ${uid}`;
  }

  /** Notes whose session a request carried; the oldest is forgotten when there are too many. */
  note(request: FastifyRequest, uid: string | null): void {
    const sessionHash = this.#sessionHashOf(request);
    if (sessionHash === null) return;
    this.#users.delete(sessionHash);
    if (uid === null) return;
    this.#users.set(sessionHash, uid);
    if (this.#users.size > remembered) {
      const [oldest = sessionHash] = this.#users.keys();
      this.#users.delete(oldest);
    }
  }
}

/** An IPv4 address, or the /64 of an IPv6 one: whoever has one address of it has them all. A connection that is gone has none. */
export function addressBlock(ip: string | undefined): string {
  if (ip === undefined) return '';
  if (!ip.includes(':') || ip.includes('.')) return ip.replace(/^::ffff:/i, '');
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  if (!ip.includes('::')) return groups.slice(0, 4).join(':');
  const ends = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - ends.length) }, () => '0');
  return [...groups, ...zeros, ...ends].slice(0, 4).join(':');
}
