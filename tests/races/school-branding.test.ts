import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acrossOrganisations, withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { listAddresses } from '#server/schools/branding/address-store.ts';
import { changeAddress } from '#server/schools/branding/change-address.ts';
import { findLogo, writeLogo } from '#server/schools/branding/logo-store.ts';
import { insertOrganisation } from '#server/schools/organisations/organisation-store.ts';
import type { ActingMember, SchoolParts } from '#server/schools/school-parts.ts';
import { terms } from '#tests/fixtures/school-calls.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openRaceDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';

/* An address is one school's, and a school has one in use and five at most, however many ask at once (rule SCHOOL-93). */

const clock = new TestClock();
let db: TestDatabase;
let parts: Pick<SchoolParts, 'database' | 'clock' | 'addresses'>;
let round = 0;
let orgIds: string[];
beforeAll(async () => {
  db = await openRaceDatabase();
  const addresses = { protocol: 'https:', host: 'hotseat.example', port: '' };
  parts = { database: db.database, clock, addresses };
});
afterAll(() => db.close());
beforeEach(async () => {
  round += 1;
  orgIds = Array.from({ length: 6 }, (_, n) => `org_brand${round}x${n}00000`);
  for (const orgId of orgIds)
    await acrossOrganisations(db.database, (tx) =>
      insertOrganisation(tx, { ...terms, orgId, slug: orgId.replace('_', '-'), now: clock.now() }),
    );
});

const acting = (orgId: string): ActingMember => ({
  orgId,
  memberId: 'mem_race0000000',
  uid: 'uid',
  role: 'owner',
  programmeIds: [],
});
const take = (orgId: string, name: string) => changeAddress(parts, acting(orgId), { name, was: null });
const namesOf = (orgId: string) => withinOrganisation(db.database, orgId, (tx) => listAddresses(tx, orgId));
const codes = (ends: PromiseSettledResult<unknown>[]): string[] =>
  ends.map((end) => (end.status === 'fulfilled' ? 'taken' : (end.reason as { code: string }).code));

describe('an address that many ask for', () => {
  it.each([1, 2, 3])('goes to one school, round %i', async () => {
    const name = `hills-${round}`;
    const ends = codes(await Promise.allSettled(orgIds.map((orgId) => take(orgId, name))));
    expect(ends.toSorted()).toEqual([...Array(5).fill('name_taken'), 'taken']);
    const held = await Promise.all(orgIds.map(namesOf));
    expect(held.flat()).toEqual([{ name, inUse: true }]);
  });

  it('is one of a school, which asks for eight at once', async () => {
    const [orgId = ''] = orgIds;
    const names = Array.from({ length: 8 }, (_, n) => `hill-${round}-${n}`);
    const ends = codes(await Promise.allSettled(names.map((name) => take(orgId, name))));
    expect(ends.filter((code) => code === 'taken')).toHaveLength(1);
    expect(new Set(ends)).toEqual(new Set(['taken', 'changed_meanwhile']));
    expect((await namesOf(orgId)).filter(({ inUse }) => inUse)).toHaveLength(1);
  });

  it('is never a sixth, of those given up at once and taken anew', async () => {
    const [orgId = ''] = orgIds;
    for (let n = 0; n < 3; n++)
      await Promise.allSettled(
        [0, 1, 2, 3].flatMap((at) => [
          take(orgId, `mount-${round}-${n}-${at}`),
          ...[0, 1, 2].map(async () => {
            const was = (await namesOf(orgId)).find(({ inUse }) => inUse)?.name ?? null;
            return changeAddress(parts, acting(orgId), { name: `mount-${round}-${n}-${at}-x`, was });
          }),
        ]),
      );
    const held = await namesOf(orgId);
    expect(held.length).toBeLessThanOrEqual(5);
    expect(held.filter(({ inUse }) => inUse)).toHaveLength(1);
  });
});

describe('a logo that many change over the same one', () => {
  it('is changed by one', async () => {
    const [orgId = ''] = orgIds;
    const write = (hash: string, was: string | null) =>
      withinOrganisation(db.database, orgId, (tx) =>
        writeLogo(tx, {
          orgId,
          hash,
          was,
          png: Buffer.from([1]),
          width: 1,
          height: 1,
          changedAt: clock.now(),
        }),
      );
    const first = await Promise.all(['a', 'b', 'c', 'd'].map((hash) => write(hash, null)));
    expect(first.filter(Boolean)).toHaveLength(1);
    const is = (await withinOrganisation(db.database, orgId, (tx) => findLogo(tx, orgId)))?.hash ?? '';
    const next = await Promise.all(['e', 'f', 'g', 'h'].map((hash) => write(hash, is)));
    expect(next.filter(Boolean)).toHaveLength(1);
  });
});
