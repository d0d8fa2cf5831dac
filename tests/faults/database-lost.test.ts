import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interviewsPerPack } from '#contract/catalogue.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { startGatewayProcess } from '#tests/fixtures/gateway-process.ts';
import { grant } from '#tests/fixtures/grant.ts';
import { type LocalGateway, newKey } from '#tests/fixtures/local-gateway.ts';
import { type OwnPostgres, startOwnPostgres } from '#tests/fixtures/own-postgres.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { freePort, type ServerProcess, startServerProcess } from '#tests/fixtures/server-process.ts';
import { type Met, persistently, SteadfastCandidate } from '#tests/fixtures/steadfast-candidate.ts';

const candidates = 12;
const rounds = runs(10, 3);

let folder: string;
let postgres: OwnPostgres;
let gateway: LocalGateway;
let env: Record<string, string>;
let server: ServerProcess;
let people: SteadfastCandidate[] = [];
let buyer: ApiClient;
let purchases = 0;
const met: Met = new Map();
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hotseat-lost-'));
  closing.unshift(() => rmSync(folder, { recursive: true, force: true }));
  postgres = await startOwnPostgres();
  closing.unshift(() => postgres.stop());
  const port = await freePort();
  const standIn = await startGatewayProcess(`http://127.0.0.1:${port}/webhooks/razorpay`);
  gateway = standIn.gateway;
  closing.unshift(() => standIn.stop());
  env = {
    DATA_DIR: folder,
    PORT: String(port),
    LOCAL_GOOGLE_PORT: String(await freePort()),
    LOCAL_RAZORPAY_URL: gateway.origin,
    DATABASE_URL: postgres.url,
  };
  server = await startServerProcess(env);
  closing.unshift(() => server.kill('SIGKILL'));
  buyer = await signedIn('A Steady Buyer', 'steady.buyer@example.com');
});
afterAll(async () => {
  for (const close of closing) await close();
});

async function signedIn(name: string, email: string): Promise<ApiClient> {
  const client = new ApiClient(server.origin);
  await client.signIn({ name, email });
  return client;
}

async function seat(kind: string): Promise<void> {
  people = await Promise.all(
    Array.from({ length: candidates }, async (_, n) => {
      const name = `${kind}-${n}`;
      const email = `${name}@example.com`;
      const client = await signedIn(`Candidate ${name}`, email);
      await grant(server.origin, folder, email, 4);
      const candidate = new SteadfastCandidate(client, name);
      await candidate.begin();
      return candidate;
    }),
  );
}

/** One purchase begun before the fault and finished after it, credited once. */
async function payment(): Promise<{ orderId: string; settle: () => Promise<string> }> {
  const key = newKey();
  const { orderId, razorpayOrderId } = await persistently(
    () =>
      buyer.call('createOrder', {
        body: { product: purchases === 0 ? 'premium' : 'top_up' },
        idempotencyKey: key,
      }),
    met,
  );
  const handed = await gateway.pay(razorpayOrderId);
  const verify = () => buyer.call('verifyPayment', { body: { orderId, ...handed } });
  return { orderId, settle: async () => (await persistently(verify, met)).status };
}

const hurts: Record<string, (round: number) => Promise<void>> = {
  'terminated connections': async () => void (await postgres.terminateConnections()),
  'an immediate restart': async () => {
    await postgres.crash();
    await postgres.start();
  },
  'a frozen server': async (round) => {
    // The freeze meets the answers at another of their statements each time.
    await pause(25 * round);
    postgres.freeze();
    const frozenMs = freezesMs[round] ?? 0;
    const thawed = pause(frozenMs);
    if (frozenMs >= notReadyMs) await Promise.all(Array.from({ length: 3 }, expectNotReady));
    await thawed;
    postgres.thaw();
  },
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Twice longer than a call waits; the others are over before anybody gives up. */
const freezesMs = [200, 500, 13_000, 900, 1_300, 1_700, 13_000, 2_200, 2_600, 3_000];
/** How long a probe may wait for an answer. */
const notReadyMs = 2_000;

async function expectNotReady(): Promise<void> {
  const asked = performance.now();
  const response = await fetch(new URL('/readyz', server.origin));
  expect(response.status).toBe(503);
  expect(performance.now() - asked).toBeLessThan(notReadyMs);
}

describe.each(Object.keys(hurts))('PostgreSQL under 12 candidates: %s (rule FAULT-10)', (kind) => {
  it('no acknowledged answer is lost or doubled, and every interview goes on by itself', async () => {
    await seat(kind.replaceAll(/[^a-z]+/g, '-'));
    for (let round = 0; round < rounds; round++) {
      const bought = await payment();
      const answering = people.map((candidate) => candidate.answerOnce());
      const paying = bought.settle();
      await hurts[kind]?.(round);
      await Promise.all(answering);
      expect(await paying).toBe('success');
      purchases += 1;
      const { account } = await persistently(() => buyer.call('readMe'), met);
      expect(account?.interview_quota).toBe(purchases * interviewsPerPack);
      expect(server.child.exitCode).toBeNull();
      for (const candidate of people) {
        await candidate.untilAwaited();
        expect(await candidate.faults()).toEqual([]);
      }
    }
    const answers = people.reduce((sum, one) => sum + one.acknowledged.length, 0);
    expect(answers).toBeGreaterThanOrEqual(candidates * rounds);
    console.log(`${kind}: ${rounds} rounds, ${answers} answers acknowledged`);
  });
});
