import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ApiClient, ApiRefusal } from '#tests/fixtures/api-client.ts';
import { startInterviewAs, untilAwaited } from '#tests/fixtures/interview-driver.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { runs, sampled } from '#tests/fixtures/property-seed.ts';
import { freePort, type ServerProcess, startServerProcess } from '#tests/fixtures/server-process.ts';
import { SteadfastCandidate } from '#tests/fixtures/steadfast-candidate.ts';
import { soundAnswer } from '#tests/fixtures/simulated-candidate.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';

const leaseId = 'lease-of-the-kill-test';
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hotseat-kill-'));
  folders.push(folder);
  return folder;
}

/** Answers turn after turn until the server dies; gives what it acknowledged. `answered` hears how long each exchange took. */
async function answerUntilDeath(
  client: ApiClient,
  { sessionId, round, answered }: { sessionId: string; round: number; answered: (tookMs: number) => void },
): Promise<string[]> {
  const acknowledged: string[] = [];
  try {
    for (let n = 0; ; n++) {
      const asked = performance.now();
      const { awaitingTurnId, turns, state } = await untilAwaited(client, sessionId);
      if (state !== 'running' || !awaitingTurnId) return acknowledged;
      const question = turns.find((t) => t.id === awaitingTurnId)?.text ?? '';
      const text = `${soundAnswer(question)} (round ${round}, answer ${n})`;
      const body = {
        leaseId,
        clientTurnId: `round-${round}-answer-${n}`,
        toTurnId: awaitingTurnId,
        text,
      };
      await client.call('answer', { params: { sessionId }, body });
      acknowledged.push(text);
      answered(performance.now() - asked);
    }
  } catch (error) {
    if (error instanceof ApiRefusal) throw error;
    return acknowledged;
  }
}

describe.each(['embedded', 'postgres'] as const)('a server killed again and again, %s database', (kind) => {
  it('loses no acknowledged answer, doubles none, and the panel goes on', async () => {
    const rounds = runs(15, 3);
    const env: Record<string, string> = {
      DATA_DIR: dataFolder(),
      PORT: String(await freePort()),
      LOCAL_GOOGLE_PORT: String(await freePort()),
      ...(kind === 'postgres' ? { DATABASE_URL: await freshPostgresUrl() } : {}),
    };
    let server: ServerProcess = await startServerProcess(env);
    const client = new ApiClient(server.origin);
    const email = `kill.${kind}@example.com`;
    await client.signIn({ name: 'Kavya Ramanathan', email });
    await operate(env, ['grant', email, '40', '--reason', 'fault test']);
    let { sessionId } = await startInterviewAs(client, { style: 'grill', leaseId });
    let acknowledged: string[] = [];
    let total = 0;
    for (let round = 0; round < rounds; round++) {
      const exchange = Promise.withResolvers<number>();
      const answering = answerUntilDeath(client, { sessionId, round, answered: exchange.resolve });
      // After an answer, at a different moment of the next exchange each round, however long one takes on this machine.
      const tookMs = await Promise.race([exchange.promise, answering.then(() => 0)]);
      await new Promise((resolve) => setTimeout(resolve, (tookMs * ((round * 5) % rounds)) / rounds));
      await server.kill('SIGKILL');
      acknowledged = [...acknowledged, ...(await answering)];
      server = await startServerProcess(env);
      const { turns, state } = await untilAwaited(client, sessionId);
      const kept = turns.filter((t) => t.role === 'candidate').map((t) => t.text);
      expect(acknowledged.filter((text) => !kept.includes(text))).toEqual([]);
      expect(new Set(kept).size).toBe(kept.length);
      expect(new Set(turns.map((t) => t.id)).size).toBe(turns.length);
      if (state !== 'running' || turns.length > 40) {
        total += acknowledged.length;
        acknowledged = [];
        if (state === 'running') await client.call('endInterview', { params: { sessionId }, body: {} });
        await untilOver(client, sessionId);
        ({ sessionId } = await startInterviewAs(client, { style: 'chill', leaseId }));
      }
    }
    total += acknowledged.length;
    expect(total).toBeGreaterThanOrEqual(rounds);
    await server.kill('SIGTERM');
  });
});

/** The watchdog, which comes round every minute, leaves a panel that may still be speaking alone for 15 seconds. */
const soonMs = 12_000;

describe.each(sampled(['postgres', 'embedded'] as const))(
  'a server killed within a turn, %s database',
  (kind) => {
    it('the panel asks again soon after the start, though nobody watches (rule FAULT-16)', async () => {
      const env: Record<string, string> = {
        DATA_DIR: dataFolder(),
        PORT: String(await freePort()),
        LOCAL_GOOGLE_PORT: String(await freePort()),
        ...(kind === 'postgres' ? { DATABASE_URL: await freshPostgresUrl() } : {}),
      };
      let server = await startServerProcess(env);
      const client = new ApiClient(server.origin);
      const email = `within.${kind}@example.com`;
      await client.signIn({ name: 'Kavya Ramanathan', email });
      await operate(env, ['grant', email, '1', '--reason', 'fault test']);
      const candidate = new SteadfastCandidate(client, `within-${kind}`);
      await candidate.begin();
      await candidate.answerOnce();
      await server.kill('SIGKILL');
      server = await startServerProcess(env);
      try {
        const { turns } = await candidate.untilAwaited(soonMs);
        expect(turns.at(-1)?.role).not.toBe('candidate');
        expect(await candidate.faults()).toEqual([]);
      } finally {
        await server.kill('SIGKILL');
      }
    });
  },
);

async function untilOver(client: ApiClient, sessionId: string): Promise<void> {
  const { untilEvent } = await import('#tests/fixtures/interview-driver.ts');
  await untilEvent(client, sessionId, (s) => s.state !== 'running');
}
