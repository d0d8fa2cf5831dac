import type { Tx } from '#server/platform/database/database.ts';
import { and, asc, eq, inArray, isNull, lt, or, type SQL, sql } from '#server/platform/database/query.ts';
import {
  billingDocuments,
  orders,
  paymentAttempts,
  refunds,
} from '#server/platform/database/schema/billing.ts';
import { feedbacks, interviewSessions } from '#server/platform/database/schema/interviews.ts';
import { mails } from '#server/platform/database/schema/mail.ts';
import { feedbackKeeping } from '#server/platform/database/schema/privacy.ts';
import { resumes } from '#server/platform/database/schema/resumes.ts';
import { modelBudgets, modelCalls } from '#server/platform/database/schema/spending.ts';
import { budgetKeys } from './erasing-store.ts';

/** Something of a person's that has its time: which, whose, and since when it is there. */
export type Kept = { id: string; uid: string; since: Date };

/** A class of data whose rows the sweep looks at, marks with their day, and deletes after it. */
export type SweptTable = {
  /** Rows that the sweep never saw, and rows whose day has come; locked, so that two workers never look at the same. */
  find(tx: Tx, which: 'unseen' | 'due', now: Date, limit: number): Promise<Kept[]>;
  /** Notes when these are looked at again. */
  mark(tx: Tx, dues: readonly { id: string; dueAt: Date }[]): Promise<void>;
};

/** The tables' words are short SQL of the same form, each by its own two partial indexes. */
function sweptTable(names: {
  table: SQL;
  id: SQL;
  since: SQL;
  /** What must hold besides, as the partial indexes have it. */
  only?: SQL;
}): SweptTable {
  const { table, id, since } = names;
  const only = names.only ?? sql`true`;
  return {
    find: async (tx, which, now, limit) => {
      const when =
        which === 'unseen'
          ? sql`due_at is null and ${only} order by ${since}`
          : sql`due_at <= ${now.toISOString()}::timestamptz and due_at is not null and ${only} order by due_at`;
      const found =
        (await tx.execute(sql`select ${id} as id, uid, (extract(epoch from ${since}) * 1000)::float8 as since_ms
        from ${table} where ${when} limit ${limit} for update skip locked`)) as {
          rows: { id: string; uid: string; since_ms: number }[];
        };
      return found.rows.map((row) => ({ id: row.id, uid: row.uid, since: new Date(row.since_ms) }));
    },
    mark: async (tx, dues) => {
      if (dues.length === 0) return;
      const rows = dues.map((one) => sql`(${one.id}::text, ${one.dueAt.toISOString()}::timestamptz)`);
      await tx.execute(sql`update ${table} set due_at = new.due_at
        from (values ${sql.join(rows, sql`, `)}) as new (id, due_at) where ${id} = new.id`);
    },
  };
}

export const sweptResumes = sweptTable({
  table: sql`${resumes}`,
  id: sql`resumes.id`,
  since: sql`uploaded_at`,
});
/** Words of interviews that ended; their feedback has a day of its own. */
export const sweptInterviews = sweptTable({
  table: sql`${interviewSessions}`,
  id: sql`session_id`,
  since: sql`timestamp`,
  only: sql`forgotten_at is null and state in ('done', 'failed', 'discarded')`,
});
export const sweptFeedbacks = sweptTable({
  table: sql`${feedbacks}`,
  id: sql`session_id`,
  since: sql`completed_at`,
});

/** Of these users, those who keep feedback longer. */
export async function findKeepers(tx: Tx, uids: readonly string[]): Promise<Set<string>> {
  if (uids.length === 0) return new Set();
  const rows = await tx
    .select({ uid: feedbackKeeping.uid })
    .from(feedbackKeeping)
    .where(inArray(feedbackKeeping.uid, [...new Set(uids)]));
  return new Set(rows.map((row) => row.uid));
}

/** Lets the sweep look at all feedback of a user anew. */
export async function unseeFeedback(tx: Tx, uid: string): Promise<void> {
  const own = tx
    .select({ sessionId: interviewSessions.sessionId })
    .from(interviewSessions)
    .where(eq(interviewSessions.uid, uid));
  await tx.update(feedbacks).set({ dueAt: null }).where(inArray(feedbacks.sessionId, own));
}

/** Deletes up to `limit` calls of models of days before `day` with the budgets they were counted in; replies how many. */
export async function deleteCallsBefore(tx: Tx, day: string, limit: number): Promise<number> {
  const calls = await tx
    .select({ id: modelCalls.id, uid: modelCalls.uid, sessionId: modelCalls.sessionId, day: modelCalls.day })
    .from(modelCalls)
    .where(lt(modelCalls.day, day))
    .orderBy(asc(modelCalls.day))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (calls.length === 0) return 0;
  const days = [...new Set(calls.flatMap((call) => [`day:${call.day}`, `speech:day:${call.day}`]))];
  await tx.delete(modelBudgets).where(inArray(modelBudgets.key, [...budgetKeys(calls), ...days]));
  await tx.delete(modelCalls).where(
    inArray(
      modelCalls.id,
      calls.map((call) => call.id),
    ),
  );
  return calls.length;
}

/**
 * Deletes up to `limit` orders of which nothing came at or after `before`, with payments, refunds and documents; gives whose they were, once
 * an order. The database itself refuses documents that are younger than tax law's time (migrations/0000_first.sql).
 */
export async function deleteOrdersBefore(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const cut = sql`${before.toISOString()}::timestamptz`;
  const over = await tx
    .select({ id: orders.id, uid: orders.uid })
    .from(orders)
    .where(
      and(
        lt(orders.createdAt, before),
        or(isNull(orders.paidAt), lt(orders.paidAt, before)),
        sql`not exists (select 1 from refunds r where r.order_id = ${orders.id} and r.updated_at >= ${cut})`,
        sql`not exists (select 1 from billing_documents d where d.order_id = ${orders.id} and d.issued_at >= ${cut})`,
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (over.length === 0) return [];
  const ids = over.map((order) => order.id);
  const documents = tx
    .select({ id: billingDocuments.id })
    .from(billingDocuments)
    .where(inArray(billingDocuments.orderId, ids));
  await tx.update(mails).set({ documentId: null }).where(inArray(mails.documentId, documents));
  await tx.delete(billingDocuments).where(inArray(billingDocuments.orderId, ids));
  await tx.delete(refunds).where(inArray(refunds.orderId, ids));
  await tx.delete(paymentAttempts).where(inArray(paymentAttempts.orderId, ids));
  await tx.delete(orders).where(inArray(orders.id, ids));
  return over.map((order) => order.uid);
}
