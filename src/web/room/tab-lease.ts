import { keep, kept } from './room-storage.ts';

/** A name nobody else has: 128 random bits. */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The lease of this tab: the same after a refresh, another in every other tab. A duplicated tab starts with a copy of this tab's
 * storage, so the name is held by a lock of the browser; who does not get the lock takes a new name. A tab opened after the last one was
 * closed goes on under its name: nobody else has the interview open then.
 */
export async function tabLease(sessionId: string): Promise<string> {
  for (const known of [kept(sessionId, 'lease'), kept(sessionId, 'lease', 'browser')])
    if (typeof known === 'string' && (await isOurs(known))) return remember(sessionId, known);
  const fresh = remember(sessionId, randomName());
  await isOurs(fresh);
  return fresh;
}

function remember(sessionId: string, lease: string): string {
  keep(sessionId, 'lease', lease);
  keep(sessionId, 'lease', lease, 'browser');
  return lease;
}

/** A page being refreshed gives its lock back a moment after the new one asks, hence the wait. */
function isOurs(lease: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((settle) => {
    const untilThePageGoes = new Promise<never>(() => {});
    navigator.locks
      .request(`hotseat:${lease}`, { signal: AbortSignal.timeout(700) }, () => {
        settle(true);
        return untilThePageGoes;
      })
      .catch(() => settle(false));
  });
}
