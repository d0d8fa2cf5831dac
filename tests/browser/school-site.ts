import { fileURLToPath } from 'node:url';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';
import { systemClock } from '#server/platform/clock.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { giveConsent } from '#tests/fixtures/give-consent.ts';
import type { WorldService } from '#tests/fixtures/school-world.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';
import { openSite, type Site } from './site.ts';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));

/** A site whose database this process reaches too, so that schools of a test can be put into it. */
export async function openSchoolSite(
  settings: Record<string, string> = {},
): Promise<{ site: Site; service: WorldService }> {
  const url = await freshPostgresUrl();
  const site = await openSite({ DATABASE_URL: url, ...settings });
  const database = await openPostgresDatabase(url, migrations, () => undefined);
  const service: WorldService = {
    origin: site.origin,
    env: site.env,
    parts: { database, clock: systemClock },
    signedIn: async (name) => {
      const client = new ApiClient(site.origin);
      await client.signIn({ name, email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com` });
      await giveConsent(client);
      return client;
    },
  };
  return {
    site: {
      ...site,
      close: async () => {
        await database.close();
        await site.close();
      },
    },
    service,
  };
}
