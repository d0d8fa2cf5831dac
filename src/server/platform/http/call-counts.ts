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
/** Counts nobody waits for are written together, so long after the first of them. */
const togetherMs = 500;
const counted = z.object({ key: z.string(), calls: z.int(), leftMs: z.number() });

/** Calls of one caller that were not written yet; `key` is a hash. */
type Calls = { key: string; calls: number; windowMs: number };

/** Counts calls in their callers' windows, or begins new ones, in one statement; by the database's clock. The reply is by key. */
async function countCalls(tx: Tx, batch: readonly Calls[]): Promise<Map<string, Count>> {
  const rows = await queryRows(
    tx,
    counted,
    sql`insert into call_counts as c (key, calls, ends_at)
      select key, calls, now() + "windowMs" * interval '1 millisecond'
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as called (key text, calls int, "windowMs" float8)
      order by key
      on conflict (key) do update set
        calls = case when c.ends_at <= now() then excluded.calls else c.calls + excluded.calls end,
        ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
      returning key, calls, (extract(epoch from ends_at - now()) * 1000)::float8 as "leftMs"`,
  );
  return new Map(rows.map(({ key, calls, leftMs }) => [key, { current: calls, ttl: Math.max(0, leftMs) }]));
}

/** Removes windows that are over. */
export async function sweepCallCounts({ database }: { database: Database }): Promise<void> {
  await database.write((tx) => tx.delete(callCounts).where(lt(callCounts.endsAt, sql`now()`)));
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

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
  /** By key: what was let through and is not written yet. */
  let unwritten = new Map<string, Calls & { max: number }>();
  let writing: NodeJS.Timeout | null = null;
  const { write } = database;
  const learn = (key: string, found: Count, max: number): void => {
    const endsAt = performance.now() + found.ttl;
    if (known.size >= mostAlone) known.clear();
    known.set(key, { calls: found.current, endsAt });
    if (found.current > max && full.size < mostAlone) full.set(key, endsAt);
  };
  const add = async (batch: ReadonlyMap<string, Calls & { max: number }>): Promise<Map<string, Count>> => {
    const hashed = [...batch].map(([key, { calls, windowMs }]) => ({ key: hashOf(key), calls, windowMs }));
    const found = await write((tx) => countCalls(tx, hashed));
    for (const [key, { max }] of batch) {
      const count = found.get(hashOf(key));
      if (count) learn(key, count, max);
    }
    return found;
  };
  const ask = async (key: string, windowMs: number, max: number): Promise<Count> => {
    const calls = 1 + (unwritten.get(key)?.calls ?? 0);
    unwritten.delete(key);
    try {
      const found = await add(new Map([[key, { key, calls, windowMs, max }]]));
      return found.get(hashOf(key)) ?? { current: calls, ttl: windowMs };
    } catch {
      aloneUntil = performance.now() + aloneMs;
      return alone.count(key, windowMs);
    }
  };
  const writeTogether = (): void => {
    const batch = unwritten;
    unwritten = new Map();
    writing = null;
    if (batch.size > 0) add(batch).catch(() => (aloneUntil = performance.now() + aloneMs));
  };
  const countLater = (key: string, windowMs: number, max: number): void => {
    const calls = 1 + (unwritten.get(key)?.calls ?? 0);
    unwritten.set(key, { key, calls, windowMs, max });
    writing ??= setTimeout(writeTogether, togetherMs).unref();
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
    countLater(key, windowMs, max);
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
