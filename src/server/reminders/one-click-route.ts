import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { paths } from '#contract/paths.ts';
import { unsubscribeToken } from '#contract/unsubscribe.ts';
import { InvalidInput } from '#server/platform/http/error-replies.ts';
import { limitOf } from '#server/platform/http/rate-limits.ts';
import { writeTombstones, type WritesTombstones } from '#server/platform/tombstones/write-tombstones.ts';
import { unsubscribe, type UnsubscribeParts } from './unsubscribe.ts';

const mostBytes = 2_048;

/**
 * POST to the link of a mail: a mail program's one press (RFC 8058). It comes from the program's servers, with no cookie, header or origin of ours, so it is
 * not asked for any; the secret is all it needs, and all it can do is stop mails. Form or multipart, its body says `List-Unsubscribe=One-Click`.
 */
export async function oneClickRoute(
  app: FastifyInstance,
  parts: UnsubscribeParts & WritesTombstones & { config: { rateLimitScale: number } },
): Promise<void> {
  const rateLimit = limitOf('unsubscribe', { scale: parts.config.rateLimitScale });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(paths.unsubscribe, { config: { rateLimit }, bodyLimit: mostBytes }, async (request, reply) => {
      await unsubscribe(parts, { token: tokenOf(request) });
      await writeTombstones(parts);
      return reply.header('cache-control', 'no-store').send({ ok: true });
    });
  });
}

/** The secret in the address, of a request that means it. Throws InvalidInput for any other. */
function tokenOf(request: FastifyRequest): string {
  const body = z.instanceof(Buffer).catch(Buffer.alloc(0)).parse(request.body).toString('latin1');
  if (!/List-Unsubscribe"?(?:=|\r\n\r\n)One-Click/.test(body))
    throw new InvalidInput([{ path: 'body', message: 'must be List-Unsubscribe=One-Click' }]);
  const query = z.object({ token: unsubscribeToken }).safeParse(request.query);
  if (!query.success) throw InvalidInput.fromZod('query', query.error);
  return query.data.token;
}
