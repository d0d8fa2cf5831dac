import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import fastify from 'fastify';
import { ModelFailure } from '../language-model.ts';
import { spenderOf } from '#tests/fixtures/model-spending.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { PreparedReservations } from './prepared-reservations.ts';
import type { TokenEstimate } from './amounts.ts';
import type { Purse } from './purse.ts';
import type { CallOutcome, Reservation, Spending } from './spending.ts';

const words: TokenEstimate = { inputTokens: 500, outputTokens: 100 };
const use = { inputTokens: 480, cachedInputTokens: 400, outputTokens: 20 };

/** A spending whose every answer waits until the test lets the database work. */
class HeldSpending implements Spending {
  readonly done: string[] = [];
  full = false;
  #waiting: (() => void)[] = [];
  #made = 0;

  async reserve(_spender: unknown, estimate: TokenEstimate): Promise<Reservation> {
    await this.#turn();
    if (this.full) throw new ModelFailure('over_budget');
    const id = `r${++this.#made}`;
    this.done.push(`${id} for ${estimate.inputTokens} + ${estimate.outputTokens}`);
    return { id, estimate, prices: null };
  }

  async settle({ id }: Reservation, counted: unknown): Promise<void> {
    await this.#turn();
    this.done.push(`${id} ${counted ? 'settled' : 'settled in full'}`);
  }

  async release({ id }: Reservation): Promise<void> {
    await this.#turn();
    this.done.push(`${id} released`);
  }

  async goOn(
    last: Reservation,
    outcome: CallOutcome,
    _next: unknown,
    estimate: TokenEstimate,
  ): Promise<Reservation | null> {
    if (outcome === 'free') await this.release(last);
    else await this.settle(last, outcome === 'unknown' ? null : outcome);
    return this.full ? null : this.reserve(_next, estimate);
  }

  /** How many wait for the database. */
  async waiting(): Promise<number> {
    for (let ticks = 0; ticks < 10; ticks++) await Promise.resolve();
    return this.#waiting.length;
  }

  #turn(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The database works until nothing waits for it. */
  async work(): Promise<void> {
    for (let quiet = 0; quiet < 20; quiet++) {
      const waiting = this.#waiting.splice(0);
      if (waiting.length > 0) quiet = 0;
      for (const go of waiting) go();
      await Promise.resolve();
    }
  }

  /** `call`, with the database at work until it is through. */
  async during<T>(call: Promise<T>): Promise<T> {
    await this.work();
    return call;
  }
}

let spending: HeldSpending;
let clock: TestClock;
let prepared: PreparedReservations;
let purse: Purse;

beforeEach(() => {
  spending = new HeldSpending();
  clock = new TestClock();
  prepared = new PreparedReservations({ spending, clock, log: fastify().log });
  purse = prepared.purse(spenderOf());
});
afterEach(() => spending.during(prepared.close()));

/** One whole call, after which the next is prepared. */
async function call(estimate = words): Promise<void> {
  const permit = await spending.during(purse.take(estimate));
  await permit.end(use);
  await spending.work();
}

describe('a prepared reservation', () => {
  it("lets only the first of an interview's calls wait for the database", async () => {
    await call();
    for (let turn = 2; turn <= 24; turn++) {
      const grown = { ...words, inputTokens: words.inputTokens + turn * 300 };
      const before = spending.done.length;
      const permit = await purse.take(grown);
      await permit.end(use);
      expect(spending.done).toHaveLength(before);
      expect(await spending.waiting()).toBe(1);
      await spending.work();
      expect(spending.done.slice(before)).toEqual([
        `r${turn} settled`,
        `r${turn + 1} for ${grown.inputTokens + 1_000} + 100`,
      ]);
    }
  });

  it.each<[string, TokenEstimate, boolean]>([
    ['as large as needed', { inputTokens: 1_500, outputTokens: 100 }, true],
    ['a token short of input', { inputTokens: 1_501, outputTokens: 100 }, false],
    ['a token short of output', { inputTokens: 1_500, outputTokens: 101 }, false],
  ])('%s is used: %3$s', async (_name, needed, used) => {
    await call();
    const permit = await spending.during(purse.take(needed));
    const fitting = `r3 for ${needed.inputTokens} + ${needed.outputTokens}`;
    expect(spending.done.slice(3)).toEqual(used ? [] : ['r2 released', fitting]);
    await permit.end('unknown');
    await spending.work();
    expect(spending.done.at(-2)).toBe(`${used ? 'r2' : 'r3'} settled in full`);
  });

  it('is one for each interview, and one only', async () => {
    const other = prepared.purse(spenderOf({ interview: 2 }));
    const permits = await spending.during(
      Promise.all([purse.take(words), purse.take(words), other.take(words)]),
    );
    for (const permit of permits) await permit.end('free');
    await spending.work();
    expect(spending.done.filter((line) => line.endsWith('released'))).toHaveLength(3);
    expect(spending.done.filter((line) => line.includes('for 1500'))).toHaveLength(2);
  });

  it('that is still on its way is waited for, not made again', async () => {
    const first = await spending.during(purse.take(words));
    await first.end(use);
    const second = purse.take(words);
    await spending.during(second);
    expect(spending.done).toEqual(['r1 for 500 + 100', 'r1 settled', 'r2 for 1500 + 100']);
  });

  it('that was refused is asked for again, exactly as large as needed', async () => {
    spending.full = true;
    await expect(spending.during(purse.take(words))).rejects.toMatchObject({ reason: 'over_budget' });
    spending.full = false;
    const permit = await spending.during(purse.take(words));
    spending.full = true;
    await permit.end(use);
    await spending.work();
    await expect(spending.during(purse.take(words))).rejects.toMatchObject({ reason: 'over_budget' });
    spending.full = false;
    await spending.during(purse.take(words));
    expect(spending.done.at(-1)).toBe('r2 for 500 + 100');
  });
});

describe('what is not used', () => {
  it('is given back when the interview is over', async () => {
    await call();
    await spending.during(prepared.interviewOver('session_other_1'));
    expect(spending.done).toHaveLength(3);
    await spending.during(prepared.interviewOver(spenderOf().sessionId));
    expect(spending.done.at(-1)).toBe('r2 released');
  });

  it('is given back after five idle minutes', async () => {
    await call();
    clock.advance(5 * 60_000 - 1);
    await spending.during(prepared.releaseIdle());
    expect(spending.done).toHaveLength(3);
    clock.advance(1);
    await spending.during(prepared.releaseIdle());
    expect(spending.done.at(-1)).toBe('r2 released');
  });

  it('is given back on close, after what was on its way, and nothing is prepared any more', async () => {
    const other = prepared.purse(spenderOf({ interview: 2 }));
    const permits = await spending.during(Promise.all([purse.take(words), other.take(words)]));
    await permits[0]?.end(use);
    const closing = prepared.close();
    await permits[1]?.end(use);
    await spending.during(closing);
    const rest = ['r1 settled', 'r2 settled', 'r3 for 1500 + 100', 'r3 released'];
    expect(spending.done.slice(2)).toHaveLength(4);
    expect(spending.done).toEqual(expect.arrayContaining(rest));
  });
});
