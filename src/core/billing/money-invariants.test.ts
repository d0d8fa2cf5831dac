import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#tests/fixtures/property-seed.ts';
import { MoneyGateway } from '#tests/fixtures/money-world-gateway.ts';
import { type Invariant, invariants } from '#tests/fixtures/money-world-invariants.ts';
import {
  conclude,
  deliveries,
  gatewayMoves,
  interviewMoves,
  type Move,
  moves,
  placed,
  play,
} from '#tests/fixtures/money-world-moves.ts';
import { MoneyWorld } from '#tests/fixtures/money-world.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { remainingInterviews } from './credits.ts';
import type { Taxed } from './invoice.ts';

/*
 * The invariants (rules MONEY-1 to MONEY-15, CREDIT-5 and CREDIT-6), each over its own random histories of a model in memory that stores what the core decides. The use
 * cases themselves are held to them in tests/databases/money-model.test.ts, and MONEY-1, MONEY-8 and MONEY-13 under true concurrency in
 * tests/races/money.test.ts. MONEY-10 here is the model's crash; there it is a crash at each statement of a real transaction. MONEY-11 here is who
 * owns what; the refusal of another user's cookie is tested where HTTP is.
 */

const names = Object.keys(invariants) as (keyof typeof invariants)[];
/** The histories of all properties together. */
const allRuns = runs(10_000);
const parameters = { numRuns: Math.ceil(allRuns / (2 * names.length + 2)) };

const taxed = fc.constantFrom<Taxed | null>(
  null,
  { sellerStateCode: '27', buyerStateCode: '27' },
  { sellerStateCode: '27', buyerStateCode: '29' },
);
const newWorld = (tax: Taxed | null = null) => new MoneyWorld(new MoneyGateway(), new TestClock(), tax);

const histories = { 'things happen': moves(60), 'two users take their interviews': interviewMoves(120) };

describe.each(names)('%s', (name) => {
  it.each(Object.entries(histories))('in whatever order %s', async (_what, history) => {
    const invariant: Invariant = invariants[name];
    await fc.assert(
      fc.asyncProperty(history, taxed, async (list, tax) => {
        const world = newWorld(tax);
        for (const move of list) {
          const before = world.store.snapshot();
          await play(world, move);
          invariant.always?.(before, world.store.tables, world);
        }
        const before = world.store.snapshot();
        await conclude(world);
        invariant.always?.(before, world.store.tables, world);
        invariant.finally?.(world);
      }),
      parameters,
    );
  });
});

/**
 * Where an order ends when the gateway's history reaches us in these deliveries and the rest by asking. Money that came and went before we
 * heard of it bought nothing, so that its order is only closed; heard of in time, the same order was sold and given back.
 */
async function endOf(history: readonly Move[], heard: readonly Move[]) {
  const world = newWorld();
  world.gateway.ambiguous = false;
  for (const move of [placed(0), ...history, ...heard]) await play(world, move);
  await conclude(world);
  const [order] = world.orders();
  const refundedPaise = world.gateway.payments.reduce((sum, p) => sum + p.amountRefundedPaise, 0);
  return {
    end: order?.status === 'expired' && refundedPaise > 0 ? 'refunded' : order?.status,
    remaining: remainingInterviews(world.lotsOf(0), world.clock.now()),
    refundedPaise,
  };
}

describe('news of one history (rule MONEY-4)', () => {
  it('ends alike in any order, repeated, or lost and asked for', async () => {
    await fc.assert(
      fc.asyncProperty(gatewayMoves, deliveries(fc.constant(null)), async (history, heard) => {
        expect(await endOf(history, heard)).toEqual(await endOf(history, []));
      }),
      parameters,
    );
  });
});

describe('a process that dies at any statement (rule MONEY-10)', () => {
  it('leaves nothing that asking again does not bring to the same end', async () => {
    await fc.assert(
      fc.asyncProperty(gatewayMoves, deliveries(fc.nat(9)), async (history, heard) => {
        const alive = heard.map((move) => ({ ...move, crashAfter: null }));
        expect(await endOf(history, heard)).toEqual(await endOf(history, alive));
      }),
      parameters,
    );
  });
});

it('the histories of interviews reach the limits of what comes back', async () => {
  const reached = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(interviewMoves(120), async (list) => {
      const world = newWorld();
      for (const move of list) await play(world, move);
      const { ledger, interviews } = world.store.tables;
      const reasons = [...ledger.values()].map((m) => m.reason ?? m.kind);
      const carried = [...interviews.values()].filter((i) => i.carried === 3).map(() => 'no restart left');
      for (const what of [...reasons, ...carried]) reached.set(what, (reached.get(what) ?? 0) + 1);
    }),
    { numRuns: 300, seed: 1 },
  );
  const wanted = ['given_up', 'not_started', 'our_failure', 'returns_used_up', 'no restart left', 'capture'];
  expect(wanted.filter((what) => (reached.get(what) ?? 0) < 20)).toEqual([]);
});

it('the histories reach what the invariants are about', async () => {
  const reached = new Map<string, number>();
  const note = (what: string, count = 1) => reached.set(what, (reached.get(what) ?? 0) + count);
  await fc.assert(
    fc.asyncProperty(moves(60), async (list) => {
      const world = newWorld();
      for (const move of list) if (await play(world, move)) note('crash');
      for (const { status } of world.orders()) note(status);
      await conclude(world);
      for (const { kind } of world.store.tables.ledger.values()) note(kind);
      for (const { cause, status } of world.store.tables.refunds.values()) note(`${cause}-${status}`);
    }),
    { numRuns: 300, seed: 1 },
  );
  const wanted = [
    'crash grant hold capture release expire revoke user-processed user-failed excess-processed mismatch-processed gateway-processed',
    'dispute-processed creating pending failed success refund_pending partially_refunded refunded',
  ];
  expect(wanted.flatMap((line) => line.split(' ')).filter((what) => (reached.get(what) ?? 0) < 5)).toEqual(
    [],
  );
});
