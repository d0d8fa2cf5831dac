import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createOfflineSpeaker } from '#server/interviewer/offline-speaker.ts';
import { LiveInterviews } from '#server/interviews/live-interviews.ts';
import { sweepInterviews } from '#server/interviews/sweep-interviews.ts';
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
  await distress(client, await start(client));
}

async function distress(client: ApiClient, sessionId: string): Promise<void> {
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

describe('a credit comes back twice', () => {
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

describe('restarts travel with the credit', () => {
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

describe('when the time of its lot is over', () => {
  /** Starts the first of two interviews ten minutes before their time is over, and comes back after it. */
  async function startedLate(name: string): Promise<{ client: ApiClient; sessionId: string }> {
    const client = await service.signedIn(name, 2);
    const [lot] = (await client.call('readBilling')).lots;
    clock.advance(new Date(lot?.expiresAt ?? '').getTime() - 10 * 60_000 - clock.now().getTime());
    await client.signIn({ name, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com` });
    const sessionId = await start(client);
    await untilAwaited(client, sessionId);
    return { client, sessionId };
  }

  /** The service's own watchdog looks once a minute; this is its look. */
  const sweep = () =>
    sweepInterviews({
      ...service.parts,
      interviews: new LiveInterviews(service.parts),
      speaker: createOfflineSpeaker(0),
    });

  it('what we failed in is given anew (rule CREDIT-4)', async () => {
    const { client, sessionId } = await startedLate('Failed Late');
    // The service is away until long after the bell.
    clock.advance(dayMs);
    await sweep();
    expect(await untilEvent(client, sessionId, (s) => s.state === 'done')).toMatchObject({
      refusedFeedback: 'too_few_topics',
      comesBack: true,
    });
    expect(await remaining(client)).toBe(1);
    expect((await client.call('beginInterview', { body: {} })).resumed).toBe(false);
  });

  it.each([
    ['who ends early', async (client: ApiClient, sessionId: string) => void (await end(client, sessionId))],
    ['who says words of distress', distress],
  ])('%s is not told that it comes back', async (who, once) => {
    const { client, sessionId } = await startedLate(`Late ${who}`);
    clock.advance(11 * 60_000);
    expect(await read(client, sessionId)).toMatchObject({ comesBack: false });
    await once(client, sessionId);
    expect(await untilEvent(client, sessionId, (s) => s.state === 'done')).toMatchObject({
      comesBack: false,
    });
    expect(await remaining(client)).toBe(0);
  });

  it('what came back in its time stays told so', async () => {
    const { client, sessionId } = await startedLate('Back In Time');
    await end(client, sessionId);
    expect(await untilEvent(client, sessionId, (s) => s.state === 'done')).toMatchObject({ comesBack: true });
    clock.advance(dayMs);
    expect(await read(client, sessionId)).toMatchObject({ comesBack: true });
  });
});

describe('an interview that is only prepared', () => {
  const putAway = (client: ApiClient, sessionId: string) =>
    client.call('endInterview', { params: { sessionId }, body: { onlyPrepared: true } });

  it('is put away and comes back; one that runs by then is left alone (rule DRILL-8)', async () => {
    const client = await service.signedIn('Put Away', 1);
    const { sessionId } = await client.call('beginInterview', { body: {} });
    expect(await putAway(client, sessionId)).toEqual({ state: 'discarded' });
    expect(await remaining(client)).toBe(1);
    const running = await start(client);
    await expect(putAway(client, running)).rejects.toMatchObject({ code: 'interview_under_way' });
    expect(await read(client, running)).toMatchObject({ state: 'running' });
  });
});
