import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SchoolRole } from '#contract/schools/roles.ts';
import { acrossOrganisations, withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { changeMember, removeMember } from '#server/schools/members/change-member.ts';
import { insertMember, listMemberRows } from '#server/schools/members/member-store.ts';
import { insertOrganisation, lockOrganisation } from '#server/schools/organisations/organisation-store.ts';
import { changeRetention } from '#server/schools/organisations/change-retention.ts';
import type { ActingMember, SchoolParts } from '#server/schools/school-parts.ts';
import { terms } from '#tests/fixtures/school-calls.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openRaceDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';

const clock = new TestClock();
let db: TestDatabase;
let parts: Pick<SchoolParts, 'database' | 'clock'>;
let orgId: string;
let schools = 0;
beforeAll(async () => {
  db = await openRaceDatabase();
  parts = { database: db.database, clock };
});
afterAll(() => db.close());
beforeEach(async () => {
  orgId = `org_race${String(++schools).padStart(8, '0')}`;
  await acrossOrganisations(db.database, (tx) =>
    insertOrganisation(tx, { ...terms, orgId, slug: `race-${schools}`, now: clock.now() }),
  );
});

async function add(who: string, role: SchoolRole, most = 500): Promise<string | null> {
  const member = { orgId, memberId: `mem_${who}0000000`, email: `${who}@example.com`, name: who, role };
  return withinOrganisation(db.database, orgId, async (tx) => {
    await lockOrganisation(tx, orgId);
    return insertMember(tx, { ...member, programmeIds: [], now: clock.now() }, most);
  });
}
const acting = (memberId: string): ActingMember => ({
  orgId,
  memberId,
  uid: 'uid',
  role: 'owner',
  programmeIds: [],
});
const members = () => withinOrganisation(db.database, orgId, (tx) => listMemberRows(tx, orgId));
const owners = async () => (await members()).filter(({ role }) => role === 'owner').length;

describe('owners who act on each other at once', () => {
  it.each([2, 5])(
    '%i of them leave one at least, and who is gone by then takes nobody along',
    async (count) => {
      for (let round = 0; round < 5; round++) {
        const ids = await Promise.all(
          Array.from({ length: count }, async (_, at) => (await add(`owner${round}x${at}`, 'owner')) ?? ''),
        );
        const mine = (await members()).filter(({ role }) => role === 'owner').map(({ memberId }) => memberId);
        const ends = await Promise.allSettled(
          mine.map((by, at) => {
            const memberId = mine[(at + 1) % mine.length] ?? by;
            return round % 2
              ? removeMember(parts, acting(by), { memberId })
              : changeMember(parts, acting(by), {
                  memberId,
                  name: 'Was owner',
                  role: 'staff',
                  programmeIds: [],
                });
          }),
        );
        expect(ids).toHaveLength(count);
        // Each takes the next: of two in a row who both acted the second was still there.
        expect(await owners()).toBe(ends.filter(({ status }) => status === 'rejected').length);
        expect(await owners()).toBeGreaterThanOrEqual(1);
      }
    },
  );
});

it('twenty who are added at once are as many as there may be', async () => {
  const added = await Promise.all(Array.from({ length: 20 }, (_, at) => add(`many${at}`, 'staff', 7)));
  expect(added.filter(Boolean)).toHaveLength(7);
  expect(await members()).toHaveLength(7);
});

it('of twenty who change the days from what they saw, one does', async () => {
  const memberId = (await add('days', 'owner')) ?? '';
  const ends = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) =>
      changeRetention(parts, acting(memberId), { was: 365, retentionDays: 30 + at }),
    ),
  );
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
