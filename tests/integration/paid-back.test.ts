import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { interviewsPerPack } from '#contract/catalogue.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { pastedResume, untilAwaited } from '#tests/fixtures/interview-driver.ts';
import { answerBody, leaseId } from '#tests/fixtures/interview-desk.ts';
import { buy, LocalGateway } from '#tests/fixtures/local-gateway.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { codeOf } from '#tests/fixtures/payment-story.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

let service: TestService;
let gateway: LocalGateway;
beforeAll(async () => {
  service = await startTestService();
  gateway = LocalGateway.of(service.env);
});
afterAll(() => service.close());

type Bought = { orderId: string; razorpayOrderId: string; paymentId: string };
type Ready = Bought & { client: ApiClient; sessionId: string; resumeId: string };

/** Somebody who bought a pack and is about to begin the first interview of it. */
async function prepared(name: string): Promise<Ready> {
  const client = await service.signedIn(name, 0);
  const bought = await buy(client, gateway);
  const { resumeId, facts } = await client.call('pasteResume', { body: { text: pastedResume } });
  await client.call('confirmFacts', { params: { resumeId }, body: { facts } });
  const { sessionId } = await client.call('beginInterview', { body: {} });
  return { ...bought, client, sessionId, resumeId };
}

const start = ({ client, sessionId, resumeId }: Ready) =>
  client.call('startInterview', { params: { sessionId }, body: { leaseId, style: 'chill', resumeId } });
const restart = ({ client, sessionId }: Ready) =>
  client.call('restartInterview', { params: { sessionId }, body: {} });
const lotOf = async ({ orderId }: Bought) =>
  (await rowsOf(service.parts.database, 'credit_lots')).find((lot) => lot['source_key'] === orderId);
const refundByOperator = ({ orderId }: Bought) =>
  operate(service.env, ['refund', orderId, '--reason', 'asked for by mail']);
const refundAtDashboard = ({ paymentId }: Bought, amount?: number) =>
  gateway.tell('dashboard-refund', { paymentId, ...(amount ? { amount } : {}) });
const orderOf = async ({ orderId }: Bought) =>
  (await rowsOf(service.parts.database, 'orders')).find((order) => order['id'] === orderId);
const standsAs = (ready: Ready, status: string) =>
  vi.waitFor(async () => expect(await orderOf(ready)).toMatchObject({ status }), { timeout: 120_000 });

describe('what was paid back', () => {
  const ways: [string, (bought: Bought) => Promise<unknown>][] = [
    ['by the operator', refundByOperator],
    ['at the gateway', refundAtDashboard],
  ];
  it.each(ways)('%s is not begun, though it was prepared before', async (way, refund) => {
    const ready = await prepared(`Paid Back ${way}`);
    await refund(ready);
    await standsAs(ready, 'refunded');
    expect(await codeOf(start(ready))).toBe('interview_over');
    const { client, sessionId } = ready;
    expect(await client.call('readInterview', { params: { sessionId } })).toMatchObject({
      state: 'discarded',
      endReason: 'paid_back',
    });
    expect((await client.call('readMe')).account).toMatchObject({ activeSessionId: null, remaining: 0 });
    expect(await lotOf(ready)).toMatchObject({ held: 0, captured: 0, revoked: interviewsPerPack });
    expect(await codeOf(start(ready))).toBe('interview_over');
    expect(await codeOf(client.call('beginInterview', { body: {} }))).toBe('no_interviews_left');
  });

  it('is not begun while it is on its way, and comes back where the gateway could not pay it', async () => {
    const ready = await prepared('On Its Way');
    await gateway.tell('scenario', { scenario: 'refund_pending', orderId: ready.razorpayOrderId });
    await refundByOperator(ready);
    expect(await codeOf(start(ready))).toBe('interview_over');
    expect((await ready.client.call('readMe')).account).toMatchObject({ remaining: 0 });
    const refundId = await vi.waitFor(async () => {
      const { refunds } = await gateway.state();
      const { id } = refunds.find((one) => one['payment_id'] === ready.paymentId) ?? {};
      if (!id) throw new Error('It was not sent yet.');
      return id;
    }, 120_000);
    await gateway.tell('refund-outcome', { refundId, status: 'failed' });
    await standsAs(ready, 'success');
    expect((await ready.client.call('readMe')).account).toMatchObject({ remaining: interviewsPerPack });
  });

  it('goes on where it was begun before, and is not restarted', async () => {
    const ready = await prepared('Begun Before');
    const { client, sessionId } = ready;
    await start(ready);
    await refundAtDashboard(ready);
    await standsAs(ready, 'refunded');
    expect(await codeOf(restart(ready))).toBe('restarts_used_up');
    const body = answerBody(await untilAwaited(client, sessionId), 'after-the-refund');
    await client.call('answer', { params: { sessionId }, body });
    const { state, turns } = await untilAwaited(client, sessionId);
    expect([state, turns.filter((turn) => turn.role === 'candidate').length]).toEqual(['running', 1]);
    expect(await lotOf(ready)).toMatchObject({ held: 1, revoked: interviewsPerPack - 1 });
  });

  it('is not told of what was paid back in part', async () => {
    const ready = await prepared('In Part');
    await refundAtDashboard(ready, 10_000);
    await standsAs(ready, 'partially_refunded');
    expect(await start(ready)).toMatchObject({ state: 'running' });
  });
});
