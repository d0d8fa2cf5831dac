import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { openEmbeddedDatabase } from '#server/platform/database/embedded-database.ts';
import { sql } from '#server/platform/database/query.ts';
import { DiskRoom, embeddedReserveBytes } from '#server/platform/disk-room.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { giveConsent } from '#tests/fixtures/give-consent.ts';
import { pastedResume } from '#tests/fixtures/interview-driver.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { startOwnPostgres } from '#tests/fixtures/own-postgres.ts';
import { refusalOf } from '#tests/fixtures/refusal-of.ts';
import { freePort, type ServerProcess, startServerProcess } from '#tests/fixtures/server-process.ts';
import { canMount, mountDisk, type SmallDisk } from '#tests/fixtures/small-disk.ts';
import { SteadfastCandidate } from '#tests/fixtures/steadfast-candidate.ts';

const migrations = new URL('../../migrations', import.meta.url).pathname;
const full = { status: 507, error: { code: 'storage_full' } };
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

let server: ServerProcess;
let client: ApiClient;

const ready = async (): Promise<{ status: number; body: unknown }> => {
  const reply = await fetch(new URL('/readyz', server.origin));
  return { status: reply.status, body: await reply.json() };
};
const untilReady = () => expect.poll(ready, { timeout: 30_000 }).toMatchObject({ status: 200 });
/** Resumes take room: one that is pasted again and again fills whatever is left. */
const paste = () => client.send('pasteResume', { body: { text: pastedResume.repeat(12) } });
async function untilRefused(): Promise<unknown> {
  for (;;) {
    const reply = await paste();
    if (!reply.ok) return refusalOf(reply);
    await reply.body?.cancel();
  }
}

async function countAnswers(tx: Tx): Promise<number> {
  const answers = sql`select count(*)::int as answers from interview_events where event ->> 'kind' = 'answered'`;
  const [row] = await queryRows(tx, z.object({ answers: z.number() }), answers);
  return row?.answers ?? 0;
}

async function serve(env: Record<string, string>, email: string): Promise<void> {
  const all = { ...env, PORT: String(await freePort()), LOCAL_GOOGLE_PORT: String(await freePort()) };
  server = await startServerProcess(all);
  closing.unshift(() => server.kill('SIGKILL'));
  client = new ApiClient(server.origin);
  await client.signIn({ name: 'Kavya Ramanathan', email });
  await giveConsent(client);
  await operate(all, ['grant', email, '2', '--reason', 'fault test']);
}

describe.skipIf(!canMount())('the embedded database on a disk that fills up (rule FAULT-17)', () => {
  let disk: SmallDisk;
  beforeAll(async () => {
    disk = mountDisk(400);
    closing.unshift(() => disk.remove());
    await serve({ DATA_DIR: join(disk.path, 'data') }, 'embedded.full@example.com');
  }, 120_000);

  it('refuses in words, serves what it can read, loses nothing, and goes on by itself', async () => {
    const candidate = new SteadfastCandidate(client, 'full-embedded');
    await candidate.begin();
    expect(await candidate.answerOnce()).toBe(true);
    // The panel's next question is stored before there is no room for it.
    await candidate.untilAwaited();
    disk.fill(1 << 20);
    await expect.poll(ready).toEqual({ status: 503, body: { status: 'not ready', reason: 'storage full' } });
    expect(await refusalOf(await paste())).toEqual(full);
    expect(await candidate.faults()).toEqual([]);
    const answering = candidate.answerOnce();
    await expect
      .poll(() => [...candidate.met].find(([refusal]) => refusal.startsWith('507'))?.[1] ?? 0)
      .toBeGreaterThan(2);
    expect(server.child.exitCode).toBeNull();
    disk.clear();
    await untilReady();
    expect(await answering).toBe(true);
    expect((await paste()).status).toBe(200);
    await candidate.untilAwaited();
    expect(await candidate.faults()).toEqual([]);
    expect(candidate.acknowledged).toHaveLength(2);
  }, 120_000);

  it('is not opened before there is room', async () => {
    await server.kill('SIGKILL');
    disk.fill(1 << 20);
    const folder = join(disk.path, 'data');
    const full = Promise.withResolvers<void>();
    const room = new DiskRoom(folder, embeddedReserveBytes);
    const onLost = (): void => undefined;
    const opening = openEmbeddedDatabase(folder, migrations, null, { room, onFull: full.resolve, onLost });
    await full.promise;
    disk.clear();
    const database = await opening;
    closing.unshift(() => database.close());
    expect(await database.read(countAnswers)).toBe(2);
  }, 120_000);
});

describe.skipIf(!canMount())('PostgreSQL on a disk that fills up (rule FAULT-17)', () => {
  let disk: SmallDisk;
  beforeAll(async () => {
    disk = mountDisk(300);
    const postgres = await startOwnPostgres();
    const folder = join(disk.path, 'tablespace');
    mkdirSync(folder);
    const owner = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, owner, -1);
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query(`create tablespace small location '${folder}'`);
    await admin.query('create database filling tablespace small');
    await admin.end();
    closing.unshift(
      () => postgres.stop(),
      () => disk.remove(),
    );
    const url = new URL(postgres.url);
    url.pathname = '/filling';
    const data = mountDisk(64);
    closing.unshift(() => data.remove());
    files = data;
    await serve({ DATA_DIR: join(data.path, 'data'), DATABASE_URL: url.href }, 'postgres.full@example.com');
  }, 120_000);
  let files: SmallDisk;

  it('refuses in words, serves what it can read, loses nothing, and goes on by itself', async () => {
    const candidate = new SteadfastCandidate(client, 'full-postgres');
    await candidate.begin();
    expect(await candidate.answerOnce()).toBe(true);
    disk.fill();
    expect(await untilRefused()).toEqual(full);
    await expect.poll(ready).toEqual({ status: 503, body: { status: 'not ready', reason: 'storage full' } });
    expect((await client.send('readMe')).status).toBe(200);
    expect(await candidate.faults()).toEqual([]);
    disk.clear();
    await untilReady();
    expect((await paste()).status).toBe(200);
    await candidate.answerOnce();
    await candidate.untilAwaited();
    expect(await candidate.faults()).toEqual([]);
  }, 120_000);

  it('a data directory without room: what must be written there is refused, and taken once there is room', async () => {
    const { notice } = await client.call('readConsents');
    const withdraw = () =>
      client.send('changeConsents', {
        body: { seen: notice, language: 'en', choices: { interview: false } },
      });
    files.fill();
    const file = join(files.path, 'data', 'tombstones.jsonl');
    const written = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    const before = written();
    expect(await refusalOf(await withdraw())).toEqual(full);
    expect(written()).toBe(before);
    const note = 'data directory full';
    await expect.poll(ready).toEqual({ status: 200, body: { status: 'ready', note } });
    files.clear();
    expect((await withdraw()).status).toBe(200);
    expect(written().length).toBeGreaterThan(before.length);
    await expect.poll(ready).toEqual({ status: 200, body: { status: 'ready' } });
  }, 60_000);
});
