import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { systemClock } from '#server/platform/clock.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';
import { tellSchool } from '#server/schools/webhooks/tell-school.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { giveConsent } from '#tests/fixtures/give-consent.ts';
import { startRecordingEndpoint } from '#tests/fixtures/recording-endpoint.ts';
import { openSchoolWorld, type WorldService } from '#tests/fixtures/school-world.ts';
import { freePort, startServerProcess } from '#tests/fixtures/server-process.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';

const migrations = new URL('../../migrations', import.meta.url).pathname;

it('a server killed while a school is told tells it again under the same id, and what was written meanwhile too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hotseat-kill-webhook-'));
  const env = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    LOCAL_GOOGLE_PORT: String(await freePort()),
    DATABASE_URL: await freshPostgresUrl(),
  };
  let hangs = true;
  const receiver = await startRecordingEndpoint(() =>
    hangs ? new Promise<never>(() => undefined) : { status: 200, body: '' },
  );
  let server = await startServerProcess(env);
  const database = await openPostgresDatabase(env.DATABASE_URL, migrations, () => undefined);
  try {
    const service: WorldService = {
      origin: server.origin,
      env,
      parts: { database, clock: systemClock },
      signedIn: async (name) => {
        const client = new ApiClient(server.origin);
        await client.signIn({ name, email: `${name.replaceAll(' ', '.')}@example.com` });
        await giveConsent(client);
        return client;
      },
    };
    const { orgId, owner } = await openSchoolWorld(service);
    const { secret } = await owner.client.call('addWebhook', {
      params: { orgId },
      body: { url: receiver.baseUrl, description: '', events: ['decision.made'] },
    });
    const happens = (applicantId: string) =>
      withinOrganisation(database, orgId, (tx) =>
        tellSchool(
          tx,
          { orgId, now: new Date() },
          { event: 'decision.made', data: { applicantId, decisionId: 'dec_1', state: 'offered' } },
        ),
      );
    await happens('app_1');
    await expect.poll(() => receiver.sent.length, { timeout: 120_000 }).toBe(1);
    await server.kill('SIGKILL');
    await happens('app_2');
    hangs = false;
    server = await startServerProcess(env);

    const told = () =>
      receiver.sent.map(({ headers, body }) => {
        const { data } = new Webhook(secret).verify(body, headers as Record<string, string>) as {
          data: { applicantId: string };
        };
        return { id: headers['webhook-id'], applicantId: data.applicantId };
      });
    await expect.poll(() => told().length, { timeout: 150_000, interval: 500 }).toBe(3);
    const first = told().filter(({ applicantId }) => applicantId === 'app_1');
    expect(first).toHaveLength(2);
    expect(new Set(first.map(({ id }) => id)).size).toBe(1);
    expect(new Set(told().map(({ id }) => id)).size).toBe(2);
  } finally {
    await database.close();
    await server.kill('SIGKILL');
    await receiver.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
