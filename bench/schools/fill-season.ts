import pg from 'pg';
import type { Feedback } from '#contract/feedback.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { feedbackBy } from '#tests/fixtures/scored-interview.ts';
import type { SchoolWorld, WorldMember } from '#tests/fixtures/school-world.ts';

/** A season as a year of work leaves it. */
export type Filling = { applicants: number; sittings: number; reviewsEach: number };

const names = `
  (array['Aarav','Bhavna','Chetan','Divya','Eshan','Farida','Gauri','Harish','Ishita','Jatin'])[1 + n % 10] || ' ' ||
  (array['Agarwal','Bose','Chauhan','Desai','Fernandes','Ghosh','Iyer','Joshi','Khan','Menon','Nair'])[1 + (n / 7) % 11]`;
const id = (prefix: string, salt = ''): string =>
  `'${prefix}' || substr(md5($2 || '${prefix}${salt}' || n), 1, 22)`;
const stages = `(array['invited','invited','invited','opened','opened','signed_in','practised','started','expired','revoked'])[1 + n % 10]`;
const statuses = `(array['undecided','undecided','undecided','shortlisted','waitlisted','offered','rejected','undecided'])[1 + n % 8]`;

/** Puts so many applicants with invitations, sittings, records and submitted reviews into a season of a school, by statements alone. */
export async function fillSeason(
  databaseUrl: string,
  {
    orgId,
    intakeId,
    scenarioId,
    version,
    rules,
  }: Pick<SchoolWorld, 'orgId' | 'intakeId' | 'scenarioId' | 'version' | 'rules'>,
  readers: readonly Pick<WorldMember, 'memberId'>[],
  { applicants, sittings, reviewsEach }: Filling,
): Promise<void> {
  const record: Feedback = await feedbackBy(createOfflineAssessor());
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const put = (text: string, values: unknown[]): Promise<unknown> => client.query(text, values);
  try {
    await client.query(
      `set session_replication_role = replica; select set_config('hotseat.org_id', '*', false)`,
    );
    await put(
      `insert into applicants (org_id, applicant_id, intake_id, email, name, external_id, groups, status, created_at)
        select $1, ${id('app_')}, $2, 'person.' || n || '@example.org', ${names}, 'B' || n,
          jsonb_build_object('city', (array['Pune','Nagpur','Nashik'])[1 + n % 3]), ${statuses}, now() - n * interval '1 second'
        from generate_series(1, ${applicants}) n`,
      [orgId, intakeId],
    );
    await put(
      `insert into invitations (org_id, invitation_id, applicant_id, scenario_id, version, state, attempts_left, deadline_at, created_at, sent_at, bounced)
        select $1, ${id('inv_')}, ${id('app_')}, $3, $4, case when n <= ${sittings} then 'finished' else ${stages} end, 1,
          now() + interval '9 days', now() - interval '9 days', now() - interval '9 days', case when n % 97 = 0 and n > ${sittings} then '550 no such user' end
        from generate_series(1, ${applicants}) n`,
      [orgId, intakeId, scenarioId, version],
    );
    await put(
      `insert into sittings (org_id, sitting_id, invitation_id, applicant_id, scenario_id, version, seat, started_at, finished_at)
        select $1, ${id('sit_')}, ${id('inv_')}, ${id('app_')}, $3, $4, 'used', now() - interval '5 days', now() - interval '5 days' + n * interval '1 second'
        from generate_series(1, ${sittings}) n`,
      [orgId, intakeId, scenarioId, version],
    );
    await put(
      `insert into sitting_records (org_id, sitting_id, record, overall, band_low, band_high, scored_at, due_at)
        select $1, ${id('sit_')}, $3::jsonb, o, o - 0.8, o + 0.8, now(), now() + interval '300 days'
        from generate_series(1, ${sittings}) n, lateral (select 3 + (n * 37 % 60) / 10.0) as s(o)`,
      [orgId, intakeId, JSON.stringify(record)],
    );
    const marks = rules.topics
      .map(({ topicId }, at) => `'${topicId}', 1 + (n * 7 + r * ${at + 1}) % 5`)
      .join(', ');
    await put(
      `insert into reviews (org_id, review_id, sitting_id, member_id, state, marks, recommendation, note, revision, assigned_at, assigned_by, submitted_at)
        select $1, 'rev_' || substr(md5($2 || 'rev_' || n || '_' || r), 1, 22), ${id('sit_')}, ($3::text[])[1 + (n + r) % ${readers.length}], 'submitted',
          jsonb_build_object(${marks}), 'yes', 'Clear on figures.', 2, now() - interval '4 days', ($3::text[])[1], now() - interval '3 days'
        from generate_series(1, ${sittings}) n, generate_series(1, ${reviewsEach}) r`,
      [orgId, intakeId, readers.map(({ memberId }) => memberId)],
    );
  } finally {
    await client.end();
  }
}

/** What PostgreSQL does by itself within some minutes of so many new rows. */
export async function takeStatistics(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('analyze');
  await client.end();
}
