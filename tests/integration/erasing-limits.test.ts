import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOldAudit } from '#server/operations/end-old-audit.ts';
import { createAuditLog } from '#server/operations/audit-log.ts';
import { appendAudit } from '#server/operations/audit-store.ts';
import { verifyAuditLog } from '#server/operations/verify-audit-log.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';
import { KeptData } from '#tests/fixtures/kept-data.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';

const dayMs = 24 * 60 * 60_000;
const now = new Date();
const clock = { now: () => now };

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const run = (statement: ReturnType<typeof sql>) => db.database.transaction((tx) => tx.execute(statement));
const outcome = (statement: ReturnType<typeof sql>) =>
  run(statement).then(
    () => 'done',
    () => 'refused',
  );

describe('what was issued (rule ERASE-4)', () => {
  it('loses the buyer’s name and address while their account is erased, and nothing else, and nobody else', async () => {
    const kept = new KeptData(db.database);
    const uid = await addUser(db.database, 'Being Erased', now);
    const other = await addUser(db.database, 'Not Being Erased', now);
    const order = await kept.paidOrder(uid, now);
    const foreign = await kept.paidOrder(other, now);
    const blanked = sql`jsonb_set(content, '{buyer}', (content -> 'buyer') || '{"name": "", "email": ""}')`;
    const blank = (orderId: string) =>
      sql`update billing_documents set content = ${blanked} where order_id = ${orderId}`;
    expect(await outcome(blank(order))).toBe('refused');
    await run(sql`insert into account_deletions values (${uid}, now(), now(), null)`);
    expect(await outcome(blank(order))).toBe('refused');
    await run(sql`update account_deletions set erasing_at = now() where uid = ${uid}`);
    for (const change of [
      sql`content = jsonb_set(${blanked}, '{totalPaise}', '1')`,
      sql`content = jsonb_set(${blanked}, '{buyer,state}', '"Goa"')`,
      sql`content = jsonb_set(content, '{buyer,name}', '"Somebody Else"')`,
      sql`content = ${blanked}, number = 'RC/other'`,
      sql`content = ${blanked}, uid = ${other}`,
    ])
      expect(await outcome(sql`update billing_documents set ${change} where order_id = ${order}`)).toBe(
        'refused',
      );
    expect(await outcome(blank(foreign))).toBe('refused');
    for (const gone of [sql`delete from billing_documents`, sql`truncate billing_documents cascade`])
      expect(await outcome(gone)).toBe('refused');
    expect(await outcome(blank(order))).toBe('done');
    const [document] = (await rowsOf(db.database, 'billing_documents')).filter(
      (d) => d['order_id'] === order,
    );
    expect(document?.['content']).toMatchObject({ totalPaise: 99_900, buyer: { name: '', state: 'Bihar' } });
  });
});

describe('the audit log after its twelve months (rule LOG-4)', () => {
  it('goes on from a cut that is written down, verifies, and shows a cut it does not tell of', async () => {
    const entry = { kind: 'sign_in', actor: 'user', uid: null, detail: {} } as const;
    for (const days of [800, 500, 380, 300, 1])
      await db.database.transaction((tx) => appendAudit(tx, entry, new Date(now.getTime() - days * dayMs)));
    const audit = createAuditLog({ clock });
    expect(await outcome(sql`delete from audit_log where seq = 1`)).toBe('refused');
    for (let twice = 0; twice < 2; twice++) await endOldAudit({ database: db.database, clock, audit });
    const rows = await rowsOf(db.database, 'audit_log');
    expect(rows.map((row) => row['seq'])).toEqual([4, 5, 6]);
    expect(rows.at(-1)).toMatchObject({ kind: 'audit_log_cut', detail: { throughSeq: 3 } });
    expect(await verifyAuditLog(db)).toMatchObject({ whole: true, entries: 3 });
    for (const statement of [
      sql`delete from audit_log where seq = 4`,
      sql`delete from audit_cuts`,
      sql`update audit_cuts set seq = 5`,
    ])
      expect(await outcome(statement)).toBe('refused');
    await run(sql`insert into audit_cuts select seq, hash, now() from audit_log where seq = 4`);
    expect(await outcome(sql`delete from audit_log where seq = 4`)).toBe('refused');
    expect(await verifyAuditLog(db)).toMatchObject({ whole: false, brokenAt: 4 });
  });
});

/** What erasing an account makes of each table that names a person: a new one is decided here, and in `privacy/erasing-store.ts`. */
type Decided =
  | 'deleted'
  | 'without words'
  | 'without name'
  | 'numbers of a pseudonym'
  /** Kept for its own time, as the retention table says: who agreed to what, who complained of what. */
  | 'proof'
  /** A school's own, which loses the account and stays until the school's day (rule SCHOOL-21). */
  | 'without account'
  | 'of no candidate';
const decided: Record<string, Decided> = {
  account_deletions: 'numbers of a pseudonym',
  again_answers: 'deleted',
  audit_log: 'numbers of a pseudonym',
  billing_documents: 'without name',
  breach_affected: 'numbers of a pseudonym',
  claim_marks: 'deleted',
  claim_readings: 'deleted',
  consents: 'proof',
  credit_lots: 'numbers of a pseudonym',
  drills: 'without words',
  export_chunks: 'deleted',
  exports: 'deleted',
  feedback_keeping: 'deleted',
  feedbacks: 'deleted',
  grievances: 'proof',
  idempotency_keys: 'deleted',
  identities: 'deleted',
  interview_dates: 'deleted',
  interview_events: 'deleted',
  interview_sessions: 'without words',
  invitations: 'without account',
  ledger: 'numbers of a pseudonym',
  mails: 'without words',
  mentor_links: 'deleted',
  model_calls: 'without name',
  operator_sessions: 'of no candidate',
  orders: 'numbers of a pseudonym',
  org_audit: 'of no candidate',
  org_members: 'without account',
  resumes: 'deleted',
  scoring_stages: 'deleted',
  sessions: 'deleted',
  sittings: 'without account',
  tombstones: 'numbers of a pseudonym',
  unsubscribe_links: 'deleted',
  users: 'without name',
};

it('every table that names a person, an interview or what was deleted is decided on', async () => {
  const named = await db.database.read((tx) =>
    queryRows(
      tx,
      z.object({ table: z.string() }),
      sql`select distinct table_name as table from information_schema.columns
        where table_schema = 'public' and column_name in ('uid', 'session_id', 'subject') order by 1`,
    ),
  );
  expect(named.map(({ table }) => table)).toEqual(Object.keys(decided));
});
