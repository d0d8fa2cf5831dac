import { z } from 'zod';
import { queryRows } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { joinSchool } from '#tests/fixtures/school-people.ts';
import type { SchoolWorld, WorldMember } from '#tests/fixtures/school-world.ts';
import type { WatchedService } from './watch.ts';

const numerals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Adds up to ten reviewers to a school, each signed in. */
export async function openReaders(
  service: Pick<WatchedService, 'origin' | 'env'>,
  { orgId, owner }: SchoolWorld,
  count: number,
): Promise<WorldMember[]> {
  const readers: WorldMember[] = [];
  for (const numeral of numerals.slice(0, count)) {
    const email = `reader.${numeral}@example.com`;
    const member = { name: `Reader ${numeral}`, email, role: 'reviewer' as const };
    readers.push({ email, ...(await joinSchool(service, owner.client, orgId, member)) });
  }
  return readers;
}

/** The applicant in the middle of a season by each order of its list. */
export async function middleOf(
  { parts }: Pick<WatchedService, 'parts'>,
  { orgId, intakeId }: Pick<SchoolWorld, 'orgId' | 'intakeId'>,
): Promise<{ name: string; newest: string; status: string }> {
  const row = z.object({ applicant_id: z.string() });
  const at = async (order: string): Promise<string> => {
    const rows = await withinOrganisation(parts.database, orgId, (tx) =>
      queryRows(
        tx,
        row,
        sql`select applicant_id from applicants where org_id = ${orgId} and intake_id = ${intakeId} order by ${sql.raw(order)}
          limit 1 offset (select count(*) / 2 from applicants where org_id = ${orgId} and intake_id = ${intakeId})`,
      ),
    );
    return rows[0]?.applicant_id ?? '';
  };
  return {
    name: await at('lower(name), applicant_id'),
    newest: await at('created_at desc, applicant_id desc'),
    status: await at('status, applicant_id'),
  };
}
