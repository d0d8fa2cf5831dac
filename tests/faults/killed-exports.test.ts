import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { textOf, unzip } from '#tests/fixtures/copies.ts';
import { addInterviews } from '#tests/fixtures/many-interviews.ts';
import { freePort, startServerProcess } from '#tests/fixtures/server-process.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';

const migrations = new URL('../../migrations', import.meta.url).pathname;
const interviews = 60;

it('a server killed while it makes a copy makes it again, whole, once it is back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hotseat-kill-export-'));
  const env = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    LOCAL_GOOGLE_PORT: String(await freePort()),
    DATABASE_URL: await freshPostgresUrl(),
  };
  let server = await startServerProcess(env);
  const holder = new pg.Client({ connectionString: env.DATABASE_URL });
  await holder.connect();
  try {
    const client = new ApiClient(server.origin);
    await client.signIn({ name: 'Kavya Ramanathan', email: 'kill.export@example.com' });
    const { account } = await client.call('readMe');
    const database = await openPostgresDatabase(env.DATABASE_URL, migrations, () => undefined);
    // Younger than the retention period: the servers sweep by the real clock.
    const since = new Date(Date.now() - 5 * 24 * 60 * 60_000);
    await addInterviews(database, { uid: account?.uid ?? '', count: interviews, since });
    await database.close();

    // A copy is ready together with the mail that says so: none is before this lets go.
    await holder.query('begin');
    await holder.query('lock table mails in share mode');
    const asked = await client.call('askForExport', { body: {} });
    const standing = () => client.call('readExport');
    const isUnderWay = async (): Promise<boolean> => {
      const now = await standing();
      return now.status === 'making' && now.done > 0;
    };
    await expect.poll(isUnderWay, { timeout: 120_000, interval: 20 }).toBe(true);
    await server.kill('SIGKILL');
    server = await startServerProcess(env);
    expect((await standing()).status).toBe('making');
    await holder.query('rollback');

    await expect.poll(async () => (await standing()).status, { timeout: 120_000 }).toBe('ready');
    const ready = await standing();
    expect(ready).toMatchObject({ exportId: 'exportId' in asked ? asked.exportId : '' });
    const params = { exportId: 'exportId' in ready ? ready.exportId : '' };
    const response = await client.send('downloadExport', { params });
    const files = unzip(new Uint8Array(await response.arrayBuffer()));
    const transcripts = [...files.keys()].filter((name) => name.endsWith('/transcript.txt'));
    expect(transcripts).toHaveLength(interviews);
    expect(textOf(files, 'index.html')).toContain(`(interview ${interviews - 1})`);
  } finally {
    await holder.end();
    await server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
