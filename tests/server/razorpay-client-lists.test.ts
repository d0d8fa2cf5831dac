import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HostileGateway, startHostileGateway } from '#tests/fixtures/hostile-gateway.ts';
import { answerOf, expectUpstream, PausedTime } from '#tests/fixtures/hostile-gateway-client.ts';

let hostile: HostileGateway;
let time: PausedTime;

beforeEach(async () => {
  hostile = await startHostileGateway();
  time = new PausedTime();
});
afterEach(() => hostile.close());

const at = (seconds: number): Date => new Date(seconds * 1000);
const orderId = 'order_AAAAAAAAAAAAAA';
const pay = (createdAt: number): string =>
  hostile.register.pay(orderId, { amount: 99_900, created_at: createdAt });

describe('payments between two moments', () => {
  test.each([0, 1, 99, 100, 101, 250])('are all there: %i', async (count) => {
    for (let second = 0; second < count; second += 1) pay(1_000 + second);
    const payments = await time.client(hostile.baseUrl).paymentsBetween(at(1_000), at(2_000));
    expect(payments.map(({ id }) => id)).toEqual(hostile.register.payments.map((payment) => payment['id']));
    expect(hostile.seen).toHaveLength(Math.floor(count / 100) + 1);
    expect(hostile.seen[0]?.url.searchParams.get('count')).toBe('100');
  });

  test('begin with the first moment and end before the second', async () => {
    pay(999);
    const first = pay(1_000);
    const last = pay(1_999);
    pay(2_000);
    const payments = await time.client(hostile.baseUrl).paymentsBetween(at(1_000), at(2_000));
    expect(payments.map(({ id }) => id)).toEqual([last, first]);
    const later = await time.client(hostile.baseUrl).paymentsBetween(at(1_000.5), at(1_999.5));
    expect(later.map(({ id }) => id)).toEqual([last]);
    // Whole seconds around the span: a gateway that leaves out the end would else leave out what was made in its last second.
    expect(hostile.seen.at(-1)?.url.search).toBe('?from=1000&to=2000&count=100&skip=0');
  });

  test('come once though one more arrives between two pages', async () => {
    for (let second = 0; second < 150; second += 1) pay(1_000 + second);
    const before = hostile.register.payments.map((payment) => payment['id']);
    hostile.next({
      how: 'twist',
      change: (page) => {
        pay(1_500);
        return page;
      },
    });
    const payments = await time.client(hostile.baseUrl).paymentsBetween(at(1_000), at(2_000));
    expect(payments.map(({ id }) => id)).toEqual(before);
  });

  test('are not read for ever from a gateway that does not turn the page', async () => {
    for (let second = 0; second < 100; second += 1) pay(1_000 + second);
    const page = { items: hostile.register.payments };
    hostile.always(answerOf(200, JSON.stringify(page)));
    await expectUpstream(time.client(hostile.baseUrl).paymentsBetween(at(1_000), at(2_000)), 'wrong_subject');
    expect(hostile.seen).toHaveLength(2);
  });

  test('are not half a list when the second page fails', async () => {
    for (let second = 0; second < 150; second += 1) pay(1_000 + second);
    hostile.next({ how: 'honest' });
    hostile.always({ how: 'reset' });
    await expectUpstream(time.client(hostile.baseUrl).paymentsBetween(at(1_000), at(2_000)), 'network');
  });
});

test('refunds between two moments are those of all payments', async () => {
  const gateway = time.client(hostile.baseUrl);
  const made: string[] = [];
  for (const number of [1, 2]) {
    const { id } = await gateway.createOrder({ receipt: `hs_order_${number}`, amountPaise: 99_900 });
    const paymentId = hostile.register.pay(id);
    const refund = await gateway.refund({ paymentId, amountPaise: 99_900, receipt: `hs_refund_${number}` });
    made.unshift(refund.id);
  }
  const [newest] = await gateway.refundsBetween(at(0), at(4_000_000_000));
  expect((await gateway.refundsBetween(at(0), at(4_000_000_000))).map(({ id }) => id)).toEqual(made);
  const before = await gateway.refundsBetween(at(0), newest?.createdAt ?? at(0));
  expect(before.map(({ id }) => id)).toEqual(made.slice(1));
});

test('a gateway that keeps failing is left alone for 30 s, then asked once', async () => {
  const gateway = time.client(hostile.baseUrl);
  hostile.always({ how: 'reset' });
  await expectUpstream(gateway.readOrder(orderId), 'network');
  await expectUpstream(gateway.readOrder(orderId), 'network');
  expect(hostile.seen).toHaveLength(5);
  await expectUpstream(gateway.readPayment('pay_AAAAAAAAAAAAAA'), 'circuit_open');
  expect(hostile.seen).toHaveLength(5);
  time.steadyMs += 30_000;
  await expectUpstream(gateway.readOrder(orderId), 'network');
  expect(hostile.seen).toHaveLength(6);
  time.steadyMs += 30_000;
  hostile.always({ how: 'honest' });
  expect(await gateway.readOrder(orderId)).toBeNull();
  expect(await gateway.paymentsOf(orderId)).toEqual([]);
});

test('one odd entity does not close the way to the others', async () => {
  const gateway = time.client(hostile.baseUrl);
  const odd = pay(1_000);
  Object.assign(hostile.register.payments[0] ?? {}, { status: 'pondering' });
  await expectUpstream(gateway.readPayment(odd), 'misshapen');
  await expectUpstream(gateway.readPayment(odd), 'misshapen');
  expect(await gateway.readPayment(pay(1_001))).toMatchObject({ status: 'captured' });
});
