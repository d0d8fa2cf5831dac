import { paths } from '#contract/paths.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { listKnownIds } from './demo-school-store.ts';
import { importInputOf } from '#server/schools/applicants/import-applicants.ts';
import { inviteApplicants } from '#server/schools/invitations/invite-applicants.ts';
import { noteMailFate } from '#server/schools/invitations/start-invitations.ts';
import { takeFile } from '#server/schools/jobs/take-upload.ts';
import { writeCsv } from '#server/schools/sheets/write-csv.ts';
import { atDemoTime, type DemoMail, type DemoSchoolDeps } from './demo-time.ts';
import type { DemoSchool } from './open-demo.ts';
import type { DemoPerson } from './people.ts';

/** Somebody who was invited, with the secret of their link. */
export type DemoApplicant = DemoPerson & { applicantId: string; token: string };

const head = [
  'Application number',
  'Name',
  'Email',
  'group: Background',
  'group: Region',
  'Extra minutes',
  'Reason for extra minutes',
];

const rowOf = ({ number, name, email, trade, region }: DemoPerson, at: number) => [
  number,
  name,
  email,
  trade.background,
  region,
  ...(at === 4 ? [5, 'Reads slowly; certificate of 12 March'] : [null, null]),
];

/** Brings a season's applicants in by a sheet, as a school does. */
export async function importDemo(
  deps: DemoSchoolDeps,
  { orgId, cast }: DemoSchool,
  { intakeId, people, at }: { intakeId: string; people: readonly DemoPerson[]; at: Date },
): Promise<Map<string, string>> {
  await atDemoTime(deps, at, async (then) =>
    takeFile(then, cast.admissions, {
      kind: 'import_applicants',
      input: await importInputOf(then, cast.admissions, { intakeId }),
      fileName: 'applicants.csv',
      content: writeCsv(head, people.map(rowOf)),
      isTruncated: () => false,
    }),
  );
  const known = await withinOrganisation(deps.database, orgId, (tx) => listKnownIds(tx, orgId, intakeId));
  if (known.size !== people.length) throw new Error('The sheet of the demo was not taken.');
  return known;
}

type Inviting = {
  intakeId: string;
  people: readonly DemoPerson[];
  known: ReadonlyMap<string, string>;
  at: Date;
  deadlineAt: Date;
  /** Whose mail comes back. */
  bounced?: readonly DemoPerson[];
};

/** Invites these applicants and reads their links out of the mails, which nobody gets. */
export async function inviteDemo(
  deps: DemoSchoolDeps,
  { cast, scenarioId, version }: DemoSchool,
  { intakeId, people, known, at, deadlineAt, bounced = [] }: Inviting,
): Promise<DemoApplicant[]> {
  const idOf = ({ email }: DemoPerson): string => known.get(email) ?? '';
  const { mails } = await atDemoTime(deps, at, (then) =>
    inviteApplicants(then, cast.admissions, {
      intakeId,
      scenarioId,
      version,
      deadlineAt: deadlineAt.toISOString(),
      applicantIds: people.map(idOf),
    }),
  );
  const refusal = '550 5.1.1 There is no such mailbox here.';
  for (const { id, to } of mails) {
    const refused = bounced.some(({ email }) => email === to) ? refusal : null;
    await noteMailFate({ ...deps, clock: { now: () => at } }, { id, uid: cast.admissions.orgId, refused });
  }
  return people.map((person) => ({ ...person, applicantId: idOf(person), token: tokenIn(mails, person) }));
}

function tokenIn(mails: readonly DemoMail[], { email }: DemoPerson): string {
  const text = mails.find(({ to }) => to === email)?.text ?? '';
  const token = text.split(`${paths.sit}#`)[1]?.split(/\s/)[0];
  if (!token) throw new Error('An applicant of the demo was not invited.');
  return token;
}
