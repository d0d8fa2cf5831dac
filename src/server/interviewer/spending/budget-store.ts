import { z } from 'zod';
import type { CallPurpose } from '#contract/costs.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, asc, eq, lt, type SQL, sql } from '#server/platform/database/query.ts';
import { modelCalls } from '#server/platform/database/schema/spending.ts';
import { ModelFailure, type TokenUse } from '../language-model.ts';
import type { BudgetLimit, ModelBudgets } from './amounts.ts';

type NewCall = {
  id: string;
  sessionId: string;
  uid: string;
  purpose: CallPurpose;
  provider: string;
  model: string;
  day: string;
  inputTokens: number;
  outputTokens: number;
  /** Null when the model has no price: then limits in rupees do not hold it. */
  microRupees: number | null;
  at: Date;
};

export const interviewKey = (sessionId: string): string => `interview:${sessionId}`;
export const dayKey = (day: string): string => `day:${day}`;
export const speechDayKey = (day: string): string => `speech:${dayKey(day)}`;

/** Speech services have budgets of their own beside those of language models. */
const kindOf: Record<CallPurpose, '' | 'speech:'> = {
  speaking: '',
  scoring: '',
  hearing: 'speech:',
  voicing: 'speech:',
};

type BudgetName = keyof ModelBudgets;

/** Every statement locks budgets in this order, so that none waits for another in a circle; the busiest is locked last. */
const lockOrder = ['interview', 'userDay', 'day'] as const;

/** How `refuse_call` fails (migrations/0000_first.sql). */
const noRoomState = 'HS001';

/** How a reserved call ends: by what it took, or as `unknown`, which counts the whole estimate, or `released`, which counts nothing. */
export type CallEnd = { use: TokenUse; microRupees: number | null } | 'unknown' | 'released';

const reserved = z.object({ ended: z.boolean() });

/**
 * Reserves a call under all three limits and writes its row, in one guarded statement that needs no transaction: when a budget has no room
 * nothing is changed. A transaction would hold the day's row, which everybody needs, until this process comes round to committing it. The same
 * statement ends the `last` call of the same budgets, whose room the next may take. Gives whether it ended that one.
 * Throws ModelFailure `over_budget`, whose cause names the budgets that had no room.
 */
export async function reserveCall(
  tx: Tx,
  call: NewCall,
  limits: Record<BudgetName, BudgetLimit>,
  last: { id: string; end: CallEnd } | null = null,
): Promise<boolean> {
  try {
    const [row] = await queryRows(tx, reserved, reservation(call, limits, last));
    return row?.ended ?? false;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    const noRoom = cause instanceof Error && 'code' in cause && cause.code === noRoomState;
    throw noRoom ? new ModelFailure('over_budget', { cause: cause.message }) : error;
  }
}

/** The last call, ended if it is of the budgets of this one: an interview goes on past midnight. */
function endedBefore(call: NewCall, last: { id: string; end: CallEnd } | null): SQL {
  if (!last) return sql`select 0 as was_tokens, 0 as was_micro, 0 as tokens, 0 as micro where false`;
  return sql`
    update model_calls set ${changeOf(last.end)}, settled_at = ${call.at.toISOString()}::timestamptz
    where id = ${last.id} and state = 'reserved' and day = ${call.day} and session_id = ${call.sessionId}
      and uid = ${call.uid} and purpose = ${call.purpose}
    returning reserved_tokens as was_tokens, reserved_micro_rupees as was_micro,
      input_tokens + output_tokens as tokens, coalesce(micro_rupees, 0) as micro`;
}

function reservation(
  call: NewCall,
  limits: Record<BudgetName, BudgetLimit>,
  last: { id: string; end: CallEnd } | null,
): SQL {
  const tokens = call.inputTokens + call.outputTokens;
  const micro = call.microRupees ?? 0;
  const kind = kindOf[call.purpose];
  const keys = {
    interview: `${kind}${interviewKey(call.sessionId)}`,
    userDay: `${kind}user:${call.uid}:${call.day}`,
    day: `${kind}${dayKey(call.day)}`,
  };
  const wanted = lockOrder.map((name, place) => {
    const { tokens: mostTokens, microRupees: mostMicro } = limits[name];
    return sql`(${place}::int, ${name}::text, ${keys[name]}::text, ${mostTokens}::bigint, ${mostMicro}::bigint)`;
  });
  return sql`
    with wanted (place, name, key, most_tokens, most_micro) as (values ${sql.join(wanted, sql`, `)}),
    ended as (${endedBefore(call, last)}),
    freed as (
      select coalesce(sum(was_tokens), 0)::bigint as was_tokens, coalesce(sum(was_micro), 0)::bigint as was_micro,
        coalesce(sum(tokens), 0)::bigint as tokens, coalesce(sum(micro), 0)::bigint as micro from ended
    ), granted as (
      insert into model_budgets as budget
        (key, reserved_tokens, spent_tokens, reserved_micro_rupees, spent_micro_rupees, updated_at)
      select key, ${tokens}::bigint, freed.tokens, ${micro}::bigint, freed.micro, ${call.at.toISOString()}::timestamptz
      from wanted, freed
      where ${tokens}::bigint <= most_tokens and ${micro}::bigint <= most_micro
      order by place
      on conflict (key) do update set
        reserved_tokens = budget.reserved_tokens + excluded.reserved_tokens - (select was_tokens from freed),
        spent_tokens = budget.spent_tokens + excluded.spent_tokens,
        reserved_micro_rupees = budget.reserved_micro_rupees + excluded.reserved_micro_rupees
          - (select was_micro from freed),
        spent_micro_rupees = budget.spent_micro_rupees + excluded.spent_micro_rupees,
        updated_at = excluded.updated_at
      where budget.reserved_tokens + budget.spent_tokens + excluded.reserved_tokens
          + (select tokens - was_tokens from freed)
          <= (select most_tokens from wanted where wanted.key = excluded.key)
        and (${call.microRupees === null}
          or budget.reserved_micro_rupees + budget.spent_micro_rupees + excluded.reserved_micro_rupees
            + (select micro - was_micro from freed)
            <= (select most_micro from wanted where wanted.key = excluded.key))
      returning key
    ), call as (
      insert into model_calls (id, session_id, uid, purpose, provider, model, day, state, reserved_tokens,
        reserved_micro_rupees, input_tokens, cached_input_tokens, output_tokens, micro_rupees, at)
      values (${call.id}, ${call.sessionId}, ${call.uid}, ${call.purpose}, ${call.provider}, ${call.model},
        ${call.day}, 'reserved', ${tokens}::int, ${micro}::bigint, ${call.inputTokens}::int, 0,
        ${call.outputTokens}::int, ${call.microRupees}::bigint, ${call.at.toISOString()}::timestamptz)
    )
    select exists (select 1 from ended) as ended, (
      select refuse_call(string_agg(name, ', ' order by place)) from wanted
      where key not in (select key from granted) having count(*) > 0) as refused`;
}

/**
 * Ends a reserved call and moves its amounts in its three budgets, in one statement. An upsert works on the newest row it finds; an update
 * that joins may lose rows another transaction has just changed. Gives false, and changes nothing, when the call was
 * ended before: whoever comes first counts.
 */
export async function endCall(tx: Tx, id: string, end: CallEnd, at: Date): Promise<boolean> {
  const ended = await queryRows(
    tx,
    z.object({ id: z.string() }),
    sql`
    with call as (
      update model_calls set ${changeOf(end)}, settled_at = ${at.toISOString()}::timestamptz
      where id = ${id} and state = 'reserved'
      returning id, session_id, uid, day, reserved_tokens, reserved_micro_rupees,
        case when purpose in ('hearing', 'voicing') then 'speech:' else '' end as kind,
        input_tokens + output_tokens as tokens, coalesce(micro_rupees, 0) as micro_rupees
    ), keys (place, key) as (
      select 0, kind || 'interview:' || session_id from call
      union all select 1, kind || 'user:' || uid || ':' || day from call
      union all select 2, kind || 'day:' || day from call
    ), moved as (
      insert into model_budgets as budget
        (key, reserved_tokens, spent_tokens, reserved_micro_rupees, spent_micro_rupees, updated_at)
      select key, 0, tokens, 0, micro_rupees, ${at.toISOString()}::timestamptz from keys, call
      where key is not null
      order by place
      on conflict (key) do update set
        reserved_tokens = budget.reserved_tokens - (select reserved_tokens from call),
        spent_tokens = budget.spent_tokens + excluded.spent_tokens,
        reserved_micro_rupees = budget.reserved_micro_rupees - (select reserved_micro_rupees from call),
        spent_micro_rupees = budget.spent_micro_rupees + excluded.spent_micro_rupees,
        updated_at = excluded.updated_at
    )
    select id from call`,
  );
  return ended.length > 0;
}

function changeOf(end: CallEnd) {
  if (end === 'unknown') return sql`state = 'settled'`;
  if (end === 'released')
    return sql`state = 'released', input_tokens = 0, cached_input_tokens = 0, output_tokens = 0, micro_rupees = 0`;
  const { inputTokens, cachedInputTokens, outputTokens } = end.use;
  return sql`state = 'settled', input_tokens = ${inputTokens}::int,
    cached_input_tokens = ${cachedInputTokens}::int, output_tokens = ${outputTokens}::int,
    micro_rupees = ${end.microRupees}::bigint`;
}

/** The calls reserved before `before` and never ended, the oldest first. */
export async function findForgottenCalls(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: modelCalls.id })
    .from(modelCalls)
    .where(and(eq(modelCalls.state, 'reserved'), lt(modelCalls.at, before)))
    .orderBy(asc(modelCalls.at))
    .limit(limit);
  return rows.map((row) => row.id);
}
