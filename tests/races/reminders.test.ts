import { afterAll, beforeAll, expect, it } from 'vitest';
import { indiaDay } from '#contract/india-time.ts';
import { upsertInterviewDate } from '#server/insight/interview-date-store.ts';
import { clearInterviewDate } from '#server/insight/set-interview-date.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';
import type { Database } from '#server/platform/database/database.ts';
import { chooseReminders } from '#server/reminders/choose-reminders.ts';
import { setReminders } from '#server/reminders/reminder-store.ts';
import { sendReminders } from '#server/reminders/send-reminders.ts';
import { drillFigures } from '#server/taken-home.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openRaceDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';
import { runs } from '#tests/fixtures/property-seed.ts';

const clock = new TestClock(new Date('2026-11-24T03:00:00Z'));
const letterhead = { publicUrl: 'https://hotseat.example', supportEmail: 'help@example.com' };
const migrations = new URL('../../migrations', import.meta.url).pathname;
const day = indiaDay(clock.now(), -3);
const rounds = runs(20, 6);

let db: TestDatabase & { url: string };
/** The database as a second process has it: connections of its own. */
let second: Database;
beforeAll(async () => {
  db = await openRaceDatabase();
  second = await openPostgresDatabase(db.url, migrations, (error) => {
    throw error;
  });
  const queue = { name: 'send_mail', retryLimit: 0, retryDelaySeconds: 1, expireInSeconds: 5 };
  await db.jobs.work(queue, async () => {});
});
afterAll(async () => {
  await second.close();
  await db.close();
});

const parts = (database: Database) => ({ database, clock, jobs: db.jobs, letterhead, drills: drillFigures });
const rowsTo = async (table: string, uid: string) =>
  (await rowsOf(db.database, table)).filter((row) => row['uid'] === uid);

async function whoIsReminded(name: string): Promise<string> {
  const uid = await addUser(db.database, name, clock.now());
  await db.database.transaction(async (tx) => {
    await upsertInterviewDate(tx, uid, { day, school: null }, clock.now());
    await setReminders(tx, uid, clock.now());
  });
  return uid;
}

it('two processes on one morning write one mail with one link, and one job to send it (rule REMIND-2)', async () => {
  for (let round = 0; round < rounds; round++) {
    const uid = await whoIsReminded(`One Mail ${round}`);
    const turns = Array.from({ length: 6 }, (_, n) =>
      sendReminders(parts(n % 2 === 0 ? db.database : second)),
    );
    const written = await Promise.all(turns);
    expect(written.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 1]);
    expect((await rowsTo('mails', uid)).map((row) => row['id'])).toEqual([`reminder:${uid}:${day}:3`]);
    expect(await rowsTo('unsubscribe_links', uid)).toHaveLength(1);
  }
});

it('a choice taken back, or a date cleared, meanwhile leaves one mail or none, and none afterwards', async () => {
  for (let round = 0; round < rounds; round++) {
    const uid = await whoIsReminded(`Meanwhile ${round}`);
    const end =
      round % 2 === 0
        ? chooseReminders(parts(second), { uid, on: false })
        : clearInterviewDate(parts(second), { uid });
    const [written] = await Promise.all([sendReminders(parts(db.database)), end]);
    const mails = await rowsTo('mails', uid);
    expect(mails).toHaveLength(written);
    await sendReminders(parts(second));
    expect(await rowsTo('mails', uid)).toEqual(mails);
  }
});
