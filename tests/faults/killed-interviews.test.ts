import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ApiClient, ApiRefusal } from '#tests/fixtures/api-client.ts';
import { startInterviewAs, untilAwaited } from '#tests/fixtures/interview-driver.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { freePort, type ServerProcess, startServerProcess } from '#tests/fixtures/server-process.ts';
import { soundAnswer } from '#tests/fixtures/simulated-candidate.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hotseat-kill-'));
  folders.push(folder);
  return folder;
}

/** Answers turn after turn until the server dies; gives what it acknowledged. */
async function answerUntilDeath(
  client: ApiClient,
  sessionId: string,
  leaseId: string,
  round: number,
): Promise<string[]> {
  const acknowledged: string[] = [];
  try {
    for (let n = 0; ; n++) {
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
    }
  } catch (error) {
    if (error instanceof ApiRefusal) throw error;
    return acknowledged;
  }
}

describe.each(['embedded', 'postgres'] as const)('a server killed again and again, %s database', (kind) => {
  it('loses no acknowledged answer, doubles none, and the panel goes on', async () => {
    const rounds = 15;
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
    const leaseId = 'lease-of-the-kill-test';
    let { sessionId } = await startInterviewAs(client, { style: 'grill', leaseId });
    let acknowledged: string[] = [];
    let total = 0;
    for (let round = 0; round < rounds; round++) {
      const answering = answerUntilDeath(client, sessionId, leaseId, round);
      // A different moment of the exchange each round: 40 to 700 ms in.
      const delay = 40 + ((round * 271) % 660);
      await new Promise((resolve) => setTimeout(resolve, delay));
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
    expect(total).toBeGreaterThan(rounds);
    await server.kill('SIGTERM');
  });
});

async function untilOver(client: ApiClient, sessionId: string): Promise<void> {
  const { untilEvent } = await import('#tests/fixtures/interview-driver.ts');
  await untilEvent(client, sessionId, (s) => s.state !== 'running');
}
