import type { FastifyInstance } from 'fastify';
import { logoAddress, logoHash } from '#contract/schools/branding.ts';
import type { Database } from '#server/platform/database/database.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findPicture } from './logo-store.ts';

/** Serves logos to anybody who knows their name: what a name stands for never changes, and a picture may do nothing but be seen (rule SCHOOL-90). */
export function serveLogos(app: FastifyInstance, database: Database): void {
  app.get<{ Params: { file: string } }>('/brand/:file', async ({ params, url }, reply) => {
    const hash = logoHash.safeParse(params.file.replace(/\.png$/, ''));
    const picture =
      hash.success && url === logoAddress(hash.data)
        ? await acrossOrganisations(database, (tx) => findPicture(tx, hash.data))
        : null;
    if (!picture) throw new Refusal('not_found');
    return (
      reply
        .type('image/png')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        // Mail programs show it from pages of their own.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture)
    );
  });
}
