import { createHash } from 'node:crypto';
import { callbackify } from 'node:util';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { z } from 'zod';
import { type Database, queryRows, type Tx } from '../database/database.ts';
import { lt, sql } from '../database/query.ts';
import { callCounts } from '../database/schema/limits.ts';

type Count = { current: number; ttl: number };

/** While the database does not answer, this process counts alone for so long before it asks again. */
const aloneMs = 5_000;
const mostAlone = 20_000;
const counted = z.object({ calls: z.int(), leftMs: z.number() });

/** Counts one call in a caller's window, or begins a new one, in one statement; by the database's clock. */
async function countCall(tx: Tx, key: string, windowMs: number): Promise<Count> {
  const until = sql`now() + ${windowMs} * interval '1 millisecond'`;
  const [row] = await queryRows(
    tx,
    counted,
    sql`insert into call_counts as c (key, calls, ends_at) values (${key}, 1, ${until})
      on conflict (key) do update set
        calls = case when c.ends_at <= now() then 1 else c.calls + 1 end,
        ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
      returning calls, (extract(epoch from ends_at - now()) * 1000)::float8 as "leftMs"`,
  );
  if (!row) throw new Error('A call was not counted.');
  return { current: row.calls, ttl: Math.max(0, row.leftMs) };
}

/** Removes windows that are over. */
export async function sweepCallCounts({ database }: { database: Database }): Promise<void> {
  await database.write((tx) => tx.delete(callCounts).where(lt(callCounts.endsAt, sql`now()`)));
}

/** The same within this process. */
class CountsAlone {
  readonly #windows = new Map<string, { calls: number; endsAt: number }>();

  count(key: string, windowMs: number): Count {
    const now = performance.now();
    const open = this.#windows.get(key);
    const window = open && open.endsAt > now ? open : { calls: 0, endsAt: now + windowMs };
    window.calls += 1;
    this.#windows.set(key, window);
    if (this.#windows.size > mostAlone) {
      const [oldest = key] = this.#windows.keys();
      this.#windows.delete(oldest);
    }
    return { current: window.calls, ttl: window.endsAt - now };
  }
}

/**
 * Where the calls of all nodes are counted: in PostgreSQL, so that a caller has one limit, however many processes serve them; in this process
 * alone while the database is away, and always with the embedded one, which has no other process.
 */
export function callCounter(database: Pick<Database, 'kind' | 'write'>): new () => FastifyRateLimitStore {
  const alone = new CountsAlone();
  let aloneUntil = database.kind === 'embedded' ? Number.POSITIVE_INFINITY : 0;
  const full = new Map<string, number>();
  const known = new Map<string, { calls: number; endsAt: number }>();
  const { write } = database;
  const ask = async (key: string, windowMs: number, max: number): Promise<Count> => {
    try {
      const hash = createHash('sha256').update(key).digest('base64url');
      const found = await write((tx) => countCall(tx, hash, windowMs));
      const endsAt = performance.now() + found.ttl;
      if (known.size >= mostAlone) known.clear();
      known.set(key, { calls: found.current, endsAt });
      if (found.current > max && full.size < mostAlone) full.set(key, endsAt);
      return found;
    } catch {
      aloneUntil = performance.now() + aloneMs;
      return alone.count(key, windowMs);
    }
  };
  const count = async (key: string, windowMs: number, max: number): Promise<Count> => {
    const now = performance.now();
    if (now < aloneUntil) return alone.count(key, windowMs);
    const fullUntil = full.get(key) ?? 0;
    // A flood is not counted any further: it costs the database nothing.
    if (now < fullUntil) return { current: max + 1, ttl: fullUntil - now };
    full.delete(key);
    const seen = known.get(key);
    if (!seen || now >= seen.endsAt || seen.calls >= max / 2) return ask(key, windowMs, max);
    // Far from its limit nobody waits for the count: a turn of the panel is not slower for it.
    seen.calls += 1;
    void ask(key, windowMs, max);
    return { current: seen.calls, ttl: seen.endsAt - now };
  };
  return class CallCounter implements FastifyRateLimitStore {
    incr(key: string, callback: (error: Error | null, count?: Count) => void, windowMs = 0, max = 0): void {
      callbackify(count)(key, windowMs, max, callback);
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
