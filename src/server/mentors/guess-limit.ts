import { z } from 'zod';
import { mentorLimits } from '#contract/mentor-limits.ts';
import { type Database, queryRows, type Tx } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';
import { addressBlock } from '#server/platform/http/caller-keys.ts';
import { sha256 } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';

const taken = z.object({ calls: z.number() });
const left = z.object({ seconds: z.number() });

/**
 * What a mentor's link leads to, found by `look`, for the caller at an address. A wrong link counts against the address, on every node together: each
 * look takes one guess in a guarded statement and gives it back when the link works (rule MENTOR-8). Throws Refusal `not_found` for a wrong
 * link, `mentor_guesses_used_up` for any link once the guesses of the hour are used up.
 */
export async function lookUpLink<T>(
  database: Pick<Database, 'transaction'>,
  address: string | undefined,
  look: (tx: Tx) => Promise<T | null>,
): Promise<T> {
  const key = sha256(`mentor guesses ${addressBlock(address)}`);
  const found = await database.transaction(async (tx) => {
    await takeGuess(tx, key);
    const linked = await look(tx);
    if (linked) await tx.execute(sql`update call_counts set calls = calls - 1 where key = ${key}`);
    return linked;
  });
  if (!found) throw new Refusal('not_found');
  return found;
}

async function takeGuess(tx: Tx, key: string): Promise<void> {
  const rows = await queryRows(
    tx,
    taken,
    sql`insert into call_counts as c (key, calls, ends_at)
      values (${key}, 1, now() + ${mentorLimits.guessMinutes}::int * interval '1 minute')
      on conflict (key) do update set calls = case when c.ends_at <= now() then 1 else c.calls + 1 end,
        ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
      where c.ends_at <= now() or c.calls < ${mentorLimits.guesses}::int
      returning calls`,
  );
  if (rows.length > 0) return;
  const [window] = await queryRows(
    tx,
    left,
    sql`select ceil(extract(epoch from ends_at - now()))::int as seconds from call_counts where key = ${key}`,
  );
  throw new Refusal('mentor_guesses_used_up', { retryAfterSeconds: Math.max(1, window?.seconds ?? 1) });
}
