import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/*
 * One credit is not interviews without end (rules CREDIT-5 and CREDIT-6), through the door a candidate has: begin, start, end early, again and
 * again. Each attack is tried `tries` times and stops when nothing is left to begin.
 */

const leaseId = 'lease-of-returns';
const tries = 8;
const dayMs = 24 * 60 * 60_000;
const clock = new TestClock();
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock });
});
afterAll(() => service.close());

const remaining = async (client: ApiClient) => (await client.call('readMe')).account?.remaining;
const start = async (client: ApiClient) =>
  (await startInterviewAs(client, { style: 'chill', leaseId })).sessionId;
const read = (client: ApiClient, sessionId: string) =>
  client.call('readInterview', { params: { sessionId } });
const end = (client: ApiClient, sessionId: string) =>
  client.call('endInterview', { params: { sessionId }, body: {} });
const restart = (client: ApiClient, sessionId: string) =>
  client.call('restartInterview', { params: { sessionId }, body: {} });

/** Ends a started interview; what the room said of its cost before is what became of it. */
async function endEarly(client: ApiClient): Promise<void> {
  const sessionId = await start(client);
  const left = (await remaining(client)) ?? 0;
  const { comesBack } = await read(client, sessionId);
  await end(client, sessionId);
  await untilEvent(client, sessionId, (s) => s.state === 'done');
  expect(await remaining(client)).toBe(left + (comesBack ? 1 : 0));
  expect(await read(client, sessionId)).toMatchObject({ comesBack });
}

async function sayDistress(client: ApiClient): Promise<void> {
  const sessionId = await start(client);
  const { awaitingTurnId } = await untilAwaited(client, sessionId);
  const text = 'I cannot do this any more, I want to end my life.';
  const body = {
    leaseId,
    clientTurnId: 'in-distress',
    toTurnId: awaitingTurnId ?? '',
    text,
  };
  await client.call('answer', { params: { sessionId }, body });
  await untilEvent(client, sessionId, (s) => s.frozen);
  await end(client, sessionId);
  await untilEvent(client, sessionId, (s) => s.state === 'done');
}

/** Restarts a started interview and throws the new one away while it is prepared. */
async function restartAndDrop(client: ApiClient): Promise<void> {
  await end(client, (await restart(client, await start(client))).sessionId);
}

/** How many interviews a user with so many credits gets out of them. */
async function begun(
  name: string,
  { credits, apartMs }: { credits: number; apartMs: number },
  once: (client: ApiClient) => Promise<void>,
): Promise<number> {
  const client = await service.signedIn(name, credits);
  for (let n = 0; n < tries; n++) {
    if ((await remaining(client)) === 0) return n;
    await once(client);
    clock.advance(apartMs);
  }
  return tries;
}

describe('a credit comes back twice', { timeout: 120_000 }, () => {
  const daily = { credits: 1, apartMs: dayMs + 60_000 };

  it.each([
    ['whoever ends early', endEarly],
    ['whoever says words of distress', sayDistress],
    ['whoever restarts and throws the preparation away', restartAndDrop],
  ])('to %s', async (name, once) => {
    expect(await begun(name, daily, once)).toBe(3);
  });

  it('to whoever is in distress, and then a person is told (rule SAFE-3)', async () => {
    const told = vi.spyOn(service.parts.log, 'error');
    await begun('Told Of', daily, sayDistress);
    expect(told.mock.calls.map(([, line]) => line)).toEqual([
      'an interview stopped in distress waits for a person to give it back',
    ]);
    told.mockRestore();
  });

  it('and three times a day to one user', async () => {
    expect(await begun('In A Day', { credits: 3, apartMs: 1_000 }, endEarly)).toBe(6);
  });
});

describe('restarts travel with the credit', { timeout: 60_000 }, () => {
  it('through ended preparations, which cost nothing as long as none was started', async () => {
    const client = await service.signedIn('Restarts Anew', 1);
    let restarts = 0;
    for (let n = 0; n < tries; n++) {
      const { sessionId } = await client.call('beginInterview', { body: {} });
      const next = await restart(client, sessionId).catch((e: { code: string }) => e.code);
      if (typeof next === 'object') restarts += 1;
      else expect(next).toBe('restarts_used_up');
      await end(client, typeof next === 'object' ? next.sessionId : sessionId);
      expect(await remaining(client)).toBe(1);
    }
    expect(restarts).toBe(3);
  });
});
