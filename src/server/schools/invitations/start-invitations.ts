import { hourMs } from '#contract/time.ts';
import { blankMails } from '#server/mail/mail-store.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { acrossOrganisations, withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import type { SchoolParts } from '../school-parts.ts';
import { type SchoolNews, tellSchool } from '../webhooks/tell-school.ts';
import {
  type Bounced,
  findSpentLinkMails,
  isLinkMail,
  markUndelivered,
  noteFate,
} from './link-mail-store.ts';
import { sendDueReminders } from './remind-applicants.ts';

/** Sending is tried for little more than two hours. */
const givenUpAfterMs = 3 * hourMs;
const atOnce = 200;

/** Every ten minutes: reminders that are due, mails that were given up, and links that are needed no more. */
export async function startInvitations(parts: SchoolParts & { mailer: Mailer }): Promise<void> {
  await parts.jobs.every('tend_invitations', '*/10 * * * *', async () => {
    await sendDueReminders(parts);
    await noteUndelivered(parts);
    await forgetLinks(parts);
  });
}

/** Marks the invitations whose mail could not be handed over in hours (rule SCHOOL-29). */
export async function noteUndelivered({
  database,
  clock,
}: Pick<SchoolParts, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - givenUpAfterMs);
  const reason = 'No mail server took it in three hours.';
  await acrossOrganisations(database, async (tx) => {
    const all = Map.groupBy(await markUndelivered(tx, { before, reason }), (one) => one.org_id);
    for (const [orgId, theirs] of all) await tellSchool(tx, { orgId, now }, ...theirs.map(bouncedNews));
  });
}

/** Deletes the words of mails whose link was opened, replaced, ended or is over: the secret is then nowhere (rule SCHOOL-25). */
export async function forgetLinks({
  database,
  clock,
  mailer,
}: Pick<SchoolParts, 'database' | 'clock'> & { mailer: Pick<Mailer, 'forget'> }): Promise<void> {
  for (;;) {
    const ids = await acrossOrganisations(database, (tx) => findSpentLinkMails(tx, atOnce));
    for (const id of ids) await mailer.forget(id);
    await database.transaction((tx) => blankMails(tx, ids, clock.now()));
    if (ids.length < atOnce) return;
  }
}

/** Notes at an invitation what became of the mail with its link (rule SCHOOL-29); any other mail is none of ours. */
export async function noteMailFate(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  { id, uid: orgId, refused }: { id: string; uid: string; refused: string | null },
): Promise<void> {
  if (!isLinkMail(id)) return;
  const now = clock.now();
  await withinOrganisation(database, orgId, async (tx) => {
    const bounced = await noteFate(tx, { orgId, mailId: id, refused, now });
    if (bounced) await tellSchool(tx, { orgId, now }, bouncedNews(bounced));
  });
}

const bouncedNews = ({ applicant_id: applicantId, invitation_id: invitationId }: Bounced): SchoolNews => ({
  event: 'invitation.bounced',
  data: { applicantId, invitationId },
});
