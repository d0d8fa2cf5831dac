import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { interviewsPerPack } from '#contract/catalogue.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { pastedResume } from '#tests/fixtures/interview-driver.ts';
import { buy, LocalGateway } from '#tests/fixtures/local-gateway.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { codeOf } from '#tests/fixtures/payment-story.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import type { TestService } from '#tests/fixtures/test-service.ts';
import { closeNodes, startTwoNodes } from '#tests/fixtures/two-nodes.ts';
import { waitingForLocks } from '#tests/fixtures/waiting-for.ts';

/* An operator's refund against starting what was prepared (rule MONEY-7): two servers on one database. */

const leaseId = 'lease-of-paid-back';
let nodes: [TestService, TestService];
let gateway: LocalGateway;
beforeAll(async () => {
  nodes = await startTwoNodes();
  gateway = LocalGateway.of(nodes[0].env);
});
afterAll(() => closeNodes(nodes));

type Ready = { client: ApiClient; uid: string; orderId: string; sessionId: string; resumeId: string };

async function prepared(name: string): Promise<Ready> {
  const client = await nodes[0].signedIn(name, 0);
  const { orderId } = await buy(client, gateway);
  const { resumeId, facts } = await client.call('pasteResume', { body: { text: pastedResume } });
  await client.call('confirmFacts', { params: { resumeId }, body: { facts } });
  const { sessionId } = await client.call('beginInterview', { body: {} });
  return { client, uid: (await client.call('readMe')).account?.uid ?? '', orderId, sessionId, resumeId };
}

const start = ({ client, sessionId, resumeId }: Ready) =>
  codeOf(
    client.call('startInterview', { params: { sessionId }, body: { leaseId, style: 'chill', resumeId } }),
  );
const refund = ({ orderId }: Ready) =>
  codeOf(operate(nodes[1].env, ['refund', orderId, '--reason', 'asked for by mail']));

/** Lets the two wait for the user's lock in this order, and go. */
async function inOrder(uid: string, acts: readonly (() => Promise<string>)[]): Promise<string[]> {
  const outcomes: Promise<string>[] = [];
  await nodes[0].parts.database.transaction(async (tx) => {
    await lockUser(tx, uid);
    for (const act of acts) {
      outcomes.push(act());
      await vi.waitFor(async () => expect(await waitingForLocks(tx)).toBe(outcomes.length), {
        timeout: 120_000,
        interval: 20,
      });
    }
  });
  return Promise.all(outcomes);
}

async function standing({ orderId, sessionId }: Ready) {
  const { database } = nodes[0].parts;
  const lot = (await rowsOf(database, 'credit_lots')).find((one) => one['source_key'] === orderId);
  const row = (await rowsOf(database, 'interview_sessions')).find((one) => one['session_id'] === sessionId);
  return { revoked: lot?.['revoked'], held: lot?.['held'], state: row?.['state'] };
}

const settled = ({ orderId }: Ready) =>
  vi.waitFor(
    async () =>
      expect(
        (await rowsOf(nodes[0].parts.database, 'orders')).find((one) => one['id'] === orderId),
      ).toMatchObject({ status: 'refunded' }),
    { timeout: 120_000 },
  );

it.each([
  ['the refund first', true],
  ['the start first', false],
])(
  'all of it is paid back or one is begun, never both: %s',
  { timeout: 120_000 },
  async (name, refundFirst) => {
    const ready = await prepared(`Race ${name}`);
    const acts = [() => refund(ready), () => start(ready)];
    const outcomes = await inOrder(ready.uid, refundFirst ? acts : acts.toReversed());
    const [refunded, started] = refundFirst ? outcomes : outcomes.toReversed();
    expect(refunded).toBe('done');
    expect(started).toBe(refundFirst ? 'interview_over' : 'done');
    await settled(ready);
    expect(await standing(ready)).toEqual(
      refundFirst
        ? { revoked: interviewsPerPack, held: 0, state: 'discarded' }
        : { revoked: interviewsPerPack - 1, held: 1, state: 'running' },
    );
  },
);
