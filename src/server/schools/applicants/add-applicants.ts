import type { SentApplicant } from '#contract/schools/api.ts';
import { applicantLimits } from '#contract/schools/applicants.ts';
import { rowErrorWords } from '#contract/schools/row-errors.ts';
import type { ApplicantRow } from '#core/schools/applicant-rows.ts';
import { readSentApplicants } from '#core/schools/sent-applicants.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { InvalidInput } from '#server/platform/http/error-replies.ts';
import { randomId } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockOrganisation } from '../organisations/organisation-store.ts';
import { actorOf, auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { insertApplicants } from './applicant-store.ts';
import { countInSeason, type KnownApplicant, listKnownAmong } from './known-store.ts';
import { requireOpenIntake } from './require-applicant.ts';

type Season = { orgId: string; intakeId: string };
type Added = { applicationNumber: string; applicantId: string; isNew: boolean };

/**
 * Adds applicants that a program sends, all of them or none (rule SCHOOL-78). Who is in the season by the same number and address is left as
 * they are, so that a call that is repeated changes nothing. Throws Refusal `not_found`, `season_closed`, `applicants_faulty` with every
 * fault, `school_limit_reached`.
 */
export async function addApplicants(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
  { intakeId, applicants: sent }: { intakeId: string; applicants: readonly SentApplicant[] },
): Promise<{ applicants: Added[] }> {
  const { orgId } = member;
  const season = { orgId, intakeId };
  const now = clock.now();
  return withinOrganisation(database, orgId, async (tx) => {
    await requireOpenIntake(tx, member, intakeId, now);
    await lockOrganisation(tx, orgId);
    const known = await listKnownAmong(tx, season, {
      mails: sent.map(({ email }) => email),
      numbers: sent.map(({ applicationNumber }) => applicationNumber),
    });
    const there = sent.map((one) => known.find((row) => isSame(row, one)) ?? null);
    const rows = readRows(
      sent,
      known.filter((row) => !there.includes(row)),
    );
    const added = rows.map((row, at) => ({
      applicationNumber: row.applicationNumber ?? '',
      applicantId: there[at]?.applicantId ?? randomId('app_'),
      isNew: !there[at],
    }));
    const fresh = rows.flatMap((row, at) => {
      const { isNew, applicantId } = added[at] ?? {};
      return isNew && applicantId ? [{ ...row, applicantId }] : [];
    });
    if (fresh.length > 0) await insert(tx, season, fresh, now);
    if (fresh.length > 0)
      await auditSchool(tx, {
        orgId,
        ...actorOf(member),
        now,
        kind: 'applicants_added',
        subject: intakeId,
        detail: { added: fresh.length },
      });
    return { applicants: added };
  });
}

const plain = (text: string | null): string => (text ?? '').trim().toLowerCase();

const isSame = (row: KnownApplicant, { email, applicationNumber }: SentApplicant): boolean =>
  plain(row.externalId) === plain(applicationNumber) && plain(row.email) === plain(email);

/** The rows, in their order. `others` are of the season and stand in the way of their numbers and addresses. */
function readRows(sent: readonly SentApplicant[], others: readonly KnownApplicant[]): ApplicantRow[] {
  const reading = readSentApplicants(sent, {
    mails: new Set(others.map(({ email }) => plain(email))),
    numbers: new Set(others.map(({ externalId }) => plain(externalId))),
  });
  if (reading.ok) return reading.rows;
  if ('groups' in reading) {
    const message = reading.groups === 'twice' ? 'two groups have one name' : 'expected 12 groups at most';
    throw new InvalidInput([{ path: 'body.applicants', message }]);
  }
  throw new Refusal(
    'applicants_faulty',
    { rows: new Set(reading.errors.map(({ at }) => at)).size },
    reading.errors.map(({ at, field, error }) => ({
      path: `body.applicants.${at}.${field}`,
      message: rowErrorWords(error),
      code: error.code,
    })),
  );
}

async function insert(
  tx: Tx,
  season: Season,
  rows: readonly (ApplicantRow & { applicantId: string })[],
  now: Date,
): Promise<void> {
  if ((await countInSeason(tx, season)) + rows.length > applicantLimits.inSeason)
    throw new Refusal('school_limit_reached');
  const added = await insertApplicants(
    tx,
    season,
    rows.map((row, at) => ({
      applicantId: row.applicantId,
      email: row.mail,
      name: row.name,
      externalId: row.applicationNumber,
      groups: { ...row.groups },
      extraMinutes: row.extraMinutes,
      extraReason: row.extraMinutesReason,
      // The newest stand first in a list: so the rows keep their order.
      createdAt: new Date(now.getTime() - at),
    })),
  );
  if (added !== rows.length) throw new Error('An applicant was added to a season while it was locked.');
}
