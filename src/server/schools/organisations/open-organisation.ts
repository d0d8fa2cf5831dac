import type { ContractTerms } from '#contract/schools/organisation.ts';
import { organisationLimits } from '#contract/schools/organisation.ts';
import { queueMailToAddress } from '#server/mail/queue-mail-to-address.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { randomId } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { memberMail } from '../members/member-mail.ts';
import { insertMember } from '../members/member-store.ts';
import { auditSchool } from '../school-audit.ts';
import type { OnPage, SchoolParts } from '../school-parts.ts';
import {
  closeRow,
  findOrganisation,
  insertOrganisation,
  listAllOrganisations,
  updateTerms,
} from './organisation-store.ts';

type Opening = ContractTerms & { slug: string; ownerEmail: string; ownerName: string };

/** Opens a school with its first owner, who gets a mail. Throws Refusal `name_taken` when the slug is another school's. */
export async function openOrganisation(
  { database, clock, jobs, publicUrl }: SchoolParts,
  { ownerEmail, ownerName, ...terms }: Opening,
  page: OnPage | null = null,
): Promise<{ orgId: string }> {
  const now = clock.now();
  const orgId = randomId('org_');
  const memberId = randomId('mem_');
  await acrossOrganisations(database, async (tx) => {
    if (!(await insertOrganisation(tx, { ...terms, orgId, now }))) throw new Refusal('name_taken');
    const owner = {
      orgId,
      memberId,
      email: ownerEmail,
      name: ownerName,
      role: 'owner' as const,
      programmeIds: [],
    };
    await insertMember(tx, { ...owner, now }, organisationLimits.members);
    await queueMailToAddress(tx, jobs, {
      ...memberMail({ school: terms.name, name: ownerName, publicUrl, orgId }),
      id: `school_member:${memberId}`,
      orgId,
      to: ownerEmail,
      now,
    });
    const detail = { seats: terms.seats, until: terms.contractUntil };
    await auditSchool(tx, { orgId, actor: 'operator', kind: 'school_opened', subject: orgId, detail, now });
    await noteOnPage(tx, page, 'school_opened', { orgId, ...detail });
  });
  return { orgId };
}

/** Sets a school's contract anew. Throws Refusal `not_found`, `seats_below_used`. */
export async function changeOrganisation(
  { database, clock }: SchoolParts,
  { orgId, ...terms }: ContractTerms & { orgId: string },
  page: OnPage | null = null,
): Promise<void> {
  await acrossOrganisations(database, async (tx) => {
    if (!(await findOrganisation(tx, orgId))) throw new Refusal('not_found');
    if (!(await updateTerms(tx, orgId, terms))) throw new Refusal('seats_below_used');
    const detail = { seats: terms.seats, until: terms.contractUntil };
    const now = clock.now();
    await auditSchool(tx, {
      orgId,
      actor: 'operator',
      kind: 'contract_changed',
      subject: orgId,
      detail,
      now,
    });
    await noteOnPage(tx, page, 'school_changed', { orgId, ...detail });
  });
}

/** Closes a school; repeating it changes nothing. Throws Refusal `not_found`. */
export async function closeOrganisation(
  { database, clock }: SchoolParts,
  { orgId }: { orgId: string },
  page: OnPage | null = null,
): Promise<void> {
  const now = clock.now();
  await acrossOrganisations(database, async (tx) => {
    if (!(await findOrganisation(tx, orgId))) throw new Refusal('not_found');
    if (!(await closeRow(tx, orgId, now))) return;
    await auditSchool(tx, { orgId, actor: 'operator', kind: 'school_closed', subject: orgId, now });
    await noteOnPage(tx, page, 'school_closed', { orgId });
  });
}

/** Writes what was done on the operator's page, with its reason and by whom, into the service's own log; last in its transaction. */
async function noteOnPage(
  tx: Tx,
  page: OnPage | null,
  kind: 'school_opened' | 'school_changed' | 'school_closed',
  detail: Record<string, string | number>,
): Promise<void> {
  if (!page) return;
  const { audit, reason, operator } = page;
  await audit(tx, { kind, actor: 'operator', uid: null, detail: { ...detail, reason, operator } });
}

/** All schools, for the operator. */
export async function listOrganisations({ database }: Pick<SchoolParts, 'database'>) {
  const rows = await acrossOrganisations(database, listAllOrganisations);
  return rows.map(({ createdAt, closedAt, retentionDays: _kept, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }));
}
