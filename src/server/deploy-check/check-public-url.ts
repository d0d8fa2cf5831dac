import { lookup } from 'node:dns/promises';
import type { Config } from '#server/config/config.ts';
import { codeOf, fails, holds, notTried, type Outcome } from './outcome.ts';

const askMs = 8_000;
/** Nobody listens yet, or the way there is closed from here: what a first start looks like. */
const silent = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'no answer in time']);

/** Whether browsers find the origin: its name has an address, and what answers there by https, if anything does, is Hotseat. */
export async function checkPublicUrl({ publicUrl }: Config): Promise<Outcome> {
  const { hostname, protocol } = new URL(publicUrl);
  if (protocol !== 'https:') return fails('PUBLIC_URL must begin with https://');
  try {
    await lookup(hostname.replace(/^\[|\]$/g, ''));
  } catch (error) {
    return fails(`${hostname} has no address (${codeOf(error)}): browsers and certificates need one`);
  }
  return judgeAnswer(hostname, publicUrl);
}

/** Whether names before the host lead anywhere, where schools may have them; a certificate for each is the proxy's to get (rule SCHOOL-93). */
export async function checkAddresses({ addresses }: Config): Promise<Outcome> {
  if (!addresses) return notTried('SCHOOL_ADDRESSES is off: schools have none of their own');
  const { host } = addresses;
  try {
    await lookup(`any-school.${host}`);
    return holds(`names before ${host} have an address`);
  } catch (error) {
    return fails(`*.${host} has no address (${codeOf(error)}): schools' own addresses need one`);
  }
}

/** What answers at an origin whose name has an address. */
export async function judgeAnswer(hostname: string, publicUrl: string): Promise<Outcome> {
  try {
    const reply = await fetch(`${publicUrl}/livez`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(askMs),
    });
    const said = (await reply.json().catch(() => null)) as { status?: unknown } | null;
    if (said?.status === 'live') return holds(`Hotseat answers at ${publicUrl}`);
    return reply.status >= 502 && reply.status <= 504
      ? notTried(`a proxy answers at ${publicUrl}, and no Hotseat behind it yet`)
      : fails(`something else answers at ${publicUrl}`);
  } catch (error) {
    const code = codeOf(error);
    if (silent.has(code)) return notTried(`${hostname} has an address; nothing answers there yet`);
    return fails(`${publicUrl} cannot be used (${code})`);
  }
}
