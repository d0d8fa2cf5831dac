import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '#contract/paths.ts';
import type { Database } from '#server/platform/database/database.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { type AddressHost, nameBefore, originOf } from '#server/platform/http/address-host.ts';
import { readLooks } from '#server/platform/http/built-pages.ts';
import { doorSecurityPolicy } from '#server/platform/http/content-security-policy.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findAddress, findDoor } from '../branding/address-store.ts';
import { readBrand } from '../branding/read-brand.ts';
import { type DoorWords, doorPage } from './door-page.ts';

type Parts = { database: Database; publicUrl: string; addresses: AddressHost | null };

/** What a front door asks for besides itself: files that say nothing and do nothing. */
const files = /^\/(?:assets|icons|brand)\/[\w.-]+$|^\/favicon\.svg$/;

/**
 * The hosts before ours: each is a school's front door and no more. There is no endpoint at them and nobody is signed in there, so that
 * they can do nothing to anybody; a name that is no open school's answers as nothing. What a link in a mail leads to is on the main host: a
 * browser keeps what stands after the `#` (rule SCHOOL-93). `distFolder` holds the built pages whose looks a door has.
 */
export function frontDoors(
  { database, publicUrl, addresses }: Parts,
  distFolder: string | null,
): (app: FastifyInstance) => void {
  return (app) => {
    if (!addresses) return;
    const looks = distFolder ? readLooks(join(distFolder, 'site/client', paths.missing, 'index.html')) : '';
    app.addHook('onRequest', async (request, reply) => {
      const name = nameBefore(addresses, request.host);
      if (name === null) return undefined;
      const found = await findAnswer({ database, publicUrl, addresses }, name, request);
      if (found === 'file') return undefined;
      if (!found) throw new Refusal('not_found');
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      if ('to' in found) return reply.header('referrer-policy', 'no-referrer').redirect(found.to, 302);
      return sendDoor(reply, { ...found, publicUrl, looks });
    });
  };
}

type Answer = { to: string } | Omit<DoorWords, 'publicUrl' | 'looks'> | 'file' | null;

function findAnswer(
  { database, publicUrl, addresses }: Parts & { addresses: AddressHost },
  name: string,
  { method, url }: FastifyRequest,
): Promise<Answer> {
  return acrossOrganisations(database, async (tx) => {
    const door = method === 'GET' || method === 'HEAD' ? await findDoor(tx, name) : null;
    if (!door) return null;
    const [path = ''] = url.split('?');
    if (files.test(path)) return 'file';
    if (path.replace(/\/$/, '') === paths.sit) return { to: `${publicUrl}${paths.sit}` };
    if (path !== '/') return null;
    const { orgId, school, welcome } = door;
    if (door.inUse) return { school, welcome, brand: await readBrand(tx, orgId) };
    const now = await findAddress(tx, orgId);
    return { to: now ? `${originOf(addresses, now)}/` : `${publicUrl}/` };
  });
}

function sendDoor(reply: FastifyReply, words: DoorWords): FastifyReply {
  const { html, styleHash } = doorPage(words);
  return reply
    .header('content-security-policy', doorSecurityPolicy(styleHash))
    .type('text/html; charset=utf-8')
    .send(html);
}
