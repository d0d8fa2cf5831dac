import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';
import { systemClock } from '#server/platform/clock.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { answerAll } from '#tests/fixtures/drill-driver.ts';
import { giveConsent } from '#tests/fixtures/give-consent.ts';
import { untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { schoolScenario } from '#tests/fixtures/school-scenario.ts';
import { openSchoolWorld, type WorldService } from '#tests/fixtures/school-world.ts';
import { freePort, startServerProcess } from '#tests/fixtures/server-process.ts';
import { acceptAs, openAs, prepareSitting, startSittingAs } from '#tests/fixtures/sitting-driver.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'hotseat-kill-sitting-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Weighs one topic, so that a few quick answers make a record. */
const rules = {
  ...schoolScenario,
  minutes: 10,
  topics: [
    { topicId: 'work_experience' as const, weightPercent: 100, minutes: 5 },
    { topicId: 'why_mba' as const, weightPercent: 0, minutes: 2 },
  ],
};

it('a server killed in the middle of a sitting loses no answer, and its one seat is used or given back', async () => {
  const url = await freshPostgresUrl();
  const env: Record<string, string> = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    LOCAL_GOOGLE_PORT: String(await freePort()),
    DATABASE_URL: url,
  };
  let server = await startServerProcess(env);
  const database = await openPostgresDatabase(url, migrations, () => undefined);
  try {
    const service: WorldService = {
      origin: server.origin,
      env,
      parts: { database, clock: systemClock },
      signedIn: async (name) => {
        const client = new ApiClient(server.origin);
        await client.signIn({ name, email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com` });
        await giveConsent(client);
        return client;
      },
    };
    const world = await openSchoolWorld(service, { rules });
    const [applicant] = await world.invite(['Killed Midway']);
    if (!applicant) throw new Error('Nobody was invited.');
    const client = await acceptAs(service, applicant);
    const { sessionId } = await startSittingAs(client, await prepareSitting(client, applicant));
    const said = (from: number) => ({
      answer: (n: number) => `${soundAnswerAt(from + n)} It was in ${1980 + from + n}.`,
      times: 3,
      between: () => {},
    });
    for (let round = 0; round < 4; round++) {
      await answerAll(client, sessionId, said(3 * round));
      await server.kill('SIGKILL');
      server = await startServerProcess(env);
      const { turns, state } = await untilAwaited(client, sessionId);
      expect(state).toBe('running');
      const kept = turns.filter(({ role }) => role === 'candidate').map(({ text }) => text);
      expect(kept).toHaveLength(3 * (round + 1));
      expect(new Set(kept).size).toBe(kept.length);
    }
    const held = await rowsOf(database, 'organisations');
    expect(held).toMatchObject([{ seats_held: 1, seats_used: 0 }]);
    await client.call('endInterview', { params: { sessionId }, body: {} });
    // Killed while it is read: the job goes on with the next process.
    await server.kill('SIGKILL');
    server = await startServerProcess(env);
    await untilEvent(client, sessionId, ({ state }) => state === 'done');
    const { last } = await openAs(client, applicant);
    const [school] = await rowsOf(database, 'organisations');
    const records = await rowsOf(database, 'sitting_records');
    const isRecorded = last?.outcome === 'with_school';
    expect(records).toHaveLength(isRecorded ? 1 : 0);
    expect(school).toMatchObject({ seats_held: 0, seats_used: isRecorded ? 1 : 0 });
  } finally {
    await database.close();
    await server.kill('SIGKILL');
  }
});
