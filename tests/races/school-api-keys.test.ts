import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { apiKeyLimits, type NewApiKey } from '#contract/schools/api-keys.ts';
import { acrossOrganisations, withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { listKeyRows } from '#server/schools/api-keys/api-key-store.ts';
import { makeApiKey } from '#server/schools/api-keys/make-api-key.ts';
import { revokeApiKey } from '#server/schools/api-keys/revoke-api-key.ts';
import { addApplicants } from '#server/schools/applicants/add-applicants.ts';
import { insertMember } from '#server/schools/members/member-store.ts';
import {
  insertIntake,
  insertOrganisation,
  insertProgramme,
  lockOrganisation,
} from '#server/schools/organisations/organisation-store.ts';
import type { ActingMember, SchoolParts } from '#server/schools/school-parts.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { terms } from '#tests/fixtures/school-calls.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openRaceDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';

/* Keys of a school made at once (rule SCHOOL-76), and applicants that programs send at once (rule SCHOOL-78). */

const clock = new TestClock();
const asked: NewApiKey = { name: 'Portal', scopes: ['results:read'], programmeIds: [], lastDay: null };
let db: TestDatabase;
let parts: Pick<SchoolParts, 'database' | 'clock'>;
let member: ActingMember;
let schools = 0;
beforeAll(async () => {
  db = await openRaceDatabase();
  parts = { database: db.database, clock };
});
afterAll(() => db.close());
beforeEach(async () => {
  const orgId = `org_keys${String(++schools).padStart(8, '0')}`;
  const memberId = 'mem_owner0000000';
  member = { orgId, memberId, uid: 'uid', role: 'owner', programmeIds: [] };
  const now = clock.now();
  await acrossOrganisations(db.database, (tx) =>
    insertOrganisation(tx, { ...terms, orgId, slug: `keys-${schools}`, now }),
  );
  await withinOrganisation(db.database, orgId, async (tx) => {
    await lockOrganisation(tx, orgId);
    const owner = { orgId, memberId, email: 'owner@example.com', name: 'Owner', role: 'owner' as const };
    await insertMember(tx, { ...owner, programmeIds: [], now }, 5);
  });
});

const keys = () => withinOrganisation(db.database, member.orgId, (tx) => listKeyRows(tx, member.orgId));

it('of thirty keys that are made at once twenty are there', async () => {
  const ends = await Promise.allSettled(Array.from({ length: 30 }, () => makeApiKey(parts, member, asked)));
  const made = ends.filter(({ status }) => status === 'fulfilled');
  expect(made).toHaveLength(apiKeyLimits.live);
  expect(await keys()).toHaveLength(apiKeyLimits.live);
  for (const end of ends)
    if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'school_limit_reached' });
});

it('of ten who revoke one key at once one does', async () => {
  const { keyId } = await makeApiKey(parts, member, asked);
  const ends = await Promise.allSettled(
    Array.from({ length: 10 }, () => revokeApiKey(parts, member, { keyId })),
  );
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await keys()).toEqual([]);
});

it('of ten calls with the same applicants one adds them, and all tell the same ids', async () => {
  const { orgId } = member;
  const programmeId = 'prg_race00000000';
  const intakeId = 'int_race00000000';
  const createdAt = clock.now();
  await withinOrganisation(db.database, orgId, async (tx) => {
    await insertProgramme(tx, { orgId, programmeId, name: 'PGP', createdAt });
    await insertIntake(tx, { orgId, intakeId, programmeId, name: '2027', createdAt });
  });
  const applicants = Array.from({ length: 100 }, (_, at) => ({
    applicationNumber: `A-${at}`,
    email: `a${at}@example.com`,
    name: 'Ira Deshpande',
  }));
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => addApplicants(parts, member, { intakeId, applicants })),
  );
  const ids = replies.map((reply) => reply.applicants.map(({ applicantId }) => applicantId).join());
  expect(new Set(ids).size).toBe(1);
  expect(replies.filter((reply) => reply.applicants.every(({ isNew }) => isNew))).toHaveLength(1);
  const rows = (await rowsOf(db.database, 'applicants')).filter((row) => row['org_id'] === orgId);
  expect(rows).toHaveLength(100);
});
