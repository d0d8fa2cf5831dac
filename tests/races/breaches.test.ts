import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuditLog } from '#server/operations/audit-log.ts';
import { sql } from '#server/platform/database/query.ts';
import {
  addAffected,
  type BreachDeps,
  openBreach,
  wordBreach,
} from '#server/privacy/breaches/keep-breach.ts';
import { tellAffected } from '#server/privacy/breaches/tell-affected.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';

const words = { consequences: 'Others may read it.', measures: 'Keys changed.', advice: 'Be wary.' };
const people = 350;
let db: TestDatabase;
let deps: BreachDeps;
beforeAll(async () => {
  db = await openTestDatabase();
  const clock = new TestClock();
  const letterhead = { publicUrl: 'https://hotseat.example', supportEmail: 'help@example.com' };
  deps = { ...db, clock, letterhead, audit: createAuditLog({ clock }) };
  await db.jobs.work(
    { name: 'send_mail', retryLimit: 0, retryDelaySeconds: 1, expireInSeconds: 5 },
    async () => {},
  );
  await db.database.transaction((tx) =>
    tx.execute(sql`insert into users (uid, email, display_name, created_at, last_login, updated_at,
        subscription_status, interview_quota, has_purchased_premium, settings)
      select 'person' || n, 'person.' || n || '@example.com', 'Person ' || n, now(), now(), now(), 'free', 0, false,
        '{"notifications": true, "emailUpdates": false}' from generate_series(1, ${people}) n`),
  );
});
afterAll(() => db.close());

async function newBreach(): Promise<string> {
  const at = new Date(0).toISOString();
  const { breach } = await openBreach(deps, { what: 'A backup was copied.', from: at, to: at });
  await wordBreach(deps, { breach, ...words });
  await addAffected(deps, { breach, whom: { all: true } });
  return breach;
}

const mailsOf = async (breach: string) =>
  (await rowsOf(db.database, 'mails')).filter(({ id }) => String(id).startsWith(`breach:${breach}:`));

describe('telling those a breach concerns', () => {
  it('by many at once mails each of them once, and counts them once (rule BREACH-2)', async () => {
    const breach = await newBreach();
    const tellAll = async (): Promise<void> => {
      for (let calls = 0; calls < 20; calls++) {
        const { told, affected } = await tellAffected(deps, { breach });
        if (told === affected) return;
      }
    };
    await Promise.all(Array.from({ length: 8 }, tellAll));
    const mails = await mailsOf(breach);
    expect(mails).toHaveLength(people);
    expect(new Set(mails.map(({ uid }) => uid)).size).toBe(people);
    const told = (await rowsOf(db.database, 'audit_log'))
      .filter(({ kind }) => kind === 'breach_told')
      .map(({ detail }) => detail as { breach: string; told: number })
      .filter((detail) => detail.breach === breach);
    expect(told.reduce((sum, one) => sum + one.told, 0)).toBe(people);
  });

  it('while its words are changed tells all in the same words', async () => {
    for (let round = 0; round < 5; round++) {
      const breach = await newBreach();
      await Promise.allSettled([
        tellAffected(deps, { breach }),
        wordBreach(deps, { breach, ...words, advice: 'Change your passwords.' }),
        tellAffected(deps, { breach }),
      ]);
      await tellAffected(deps, { breach });
      const mails = await mailsOf(breach);
      const advices = mails.map(({ text }) => /What you can do: (.*)/.exec(String(text))?.[1]);
      expect(new Set(advices).size).toBe(1);
    }
  });

  it('names people whom several add at once, once', async () => {
    const breach = await newBreach();
    const added = await Promise.all(
      Array.from({ length: 4 }, () => addAffected(deps, { breach, whom: { all: true } })),
    );
    expect(added.map((one) => [one.added, one.affected])).toEqual(
      Array.from({ length: 4 }, () => [0, people]),
    );
  });

  it('passes over an account that is gone', async () => {
    const breach = await newBreach();
    await db.database.transaction((tx) => tx.execute(sql`delete from users where uid = 'person1'`));
    for (let calls = 0; calls < 4; calls++) await tellAffected(deps, { breach });
    expect(await tellAffected(deps, { breach })).toMatchObject({ affected: people - 1, told: people - 1 });
  });
});
