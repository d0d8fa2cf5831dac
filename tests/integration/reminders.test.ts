import { afterAll, beforeAll, expect, it } from 'vitest';
import { setSettings } from '#server/accounts/user-store.ts';
import { grantInterviews } from '#server/billing/grant-interviews.ts';
import { holdCredit } from '#server/billing/hold-credit.ts';
import { remindOfExpiry } from '#server/billing/remind-of-expiry.ts';
import { sql } from '#server/platform/database/query.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';

const dayMs = 24 * 60 * 60_000;
const letterhead = { publicUrl: 'https://hotseat.example', supportEmail: 'help@example.com' };

let db: TestDatabase;
const clock = new TestClock(new Date('2026-03-01T06:00:00Z'));

beforeAll(async () => {
  db = await openTestDatabase();
  await db.jobs.work(
    { name: 'send_mail', retryLimit: 0, retryDelaySeconds: 1, expireInSeconds: 5 },
    async () => {},
  );
});
afterAll(() => db.close());

async function userWith(name: string, interviews: number): Promise<string> {
  const now = clock.now();
  const uid = await addUser(db.database, name, now);
  const grant = { uid, interviews, sourceKey: `grant of ${name}`, grantedAt: now, now };
  await db.database.transaction((tx) => grantInterviews(tx, grant));
  return uid;
}

const remind = (): Promise<number> => remindOfExpiry({ ...db, clock, letterhead });

it('of interviews that expire within three days is sent once, to those who want it and have some left', async () => {
  const wants = await userWith('Ishaan Verma', 4);
  const silent = await userWith('Tara Joseph', 4);
  const begun = await userWith('Neel Kapoor', 1);
  await db.database.transaction((tx) => holdCredit(tx, { uid: begun, holdKey: 'begun', now: clock.now() }));
  await db.database.transaction((tx) =>
    setSettings(tx, silent, { notifications: false, emailUpdates: true }, clock.now()),
  );
  // They expire on 31 March at 23:59:59 in India.
  clock.advance(27 * dayMs + 12 * 3_600_000);
  await remind();
  expect(await rowsOf(db.database, 'mails')).toEqual([]);
  clock.advance(dayMs);
  await remind();
  await remind();
  const mails = await rowsOf(db.database, 'mails');
  expect(mails.map((mail) => mail['uid'])).toEqual([wants]);
  expect(mails[0]).toMatchObject({
    to: 'ishaan.verma@example.com',
    subject: '4 interviews at Hotseat expire soon',
  });
  expect(mails[0]?.['text']).toContain('March 31, 2026 at 11:59 PM');
});

it('reaches everybody on one day, also past those who have none left', async () => {
  const ids = sql`select 'many' || lpad(n::text, 24, '0') as uid, n from generate_series(1, 1200) n`;
  const at = clock.now().toISOString();
  await db.database.transaction(async (tx) => {
    await tx.execute(sql`
      insert into users (uid, email, display_name, created_at, last_login, updated_at, subscription_status, interview_quota,
        has_purchased_premium, settings)
      select uid, uid || '@example.com', 'One of many', ${at}, ${at}, ${at}, 'free', 4, false,
        '{"notifications": true, "emailUpdates": false}' from (${ids}) ids`);
    await tx.execute(sql`
      insert into credit_lots (id, uid, source_key, granted, captured, granted_at, expires_at)
      select 'lot_' || uid, uid, 'grant ' || uid, 4, case when n <= 600 then 4 else 0 end, ${at},
        ${at}::timestamptz + interval '1 day' from (${ids}) ids`);
  });
  expect(await remind()).toBe(600);
  expect(await remind()).toBe(0);
});
