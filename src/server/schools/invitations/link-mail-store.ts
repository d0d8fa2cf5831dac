import { z } from 'zod';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';

const prefix = 'invitation:';
const hashCharacters = 16;
const one = z.object({ id: z.string() });
const bounced = z.object({ org_id: z.string(), invitation_id: z.string(), applicant_id: z.string() });
export type Bounced = z.infer<typeof bounced>;

/** Names the mail with the link of one secret: another secret is another mail. */
export const linkMailId = (invitationId: string, tokenHash: string): string =>
  `${prefix}${invitationId}:${tokenHash.slice(0, hashCharacters)}`;

/** Begins the id of a mail that reminds of an invitation. */
export const reminderPrefix = 'reminder_of_invitation:';

/** Whether a mail goes to somebody who applied. */
export const isMailToApplicant = (mailId: string): boolean =>
  mailId.startsWith(prefix) || mailId.startsWith(reminderPrefix);

export const isLinkMail = (mailId: string): boolean => mailId.startsWith(prefix);

/** The invitation whose present link a mail holds, in terms of `mails m` and `invitations v`. */
const holdsLink = sql`m.id = ${prefix} || v.invitation_id || ':' || left(v.token_hash, ${hashCharacters}::int)`;

/**
 * Notes what became of the mail with an invitation's link: taken over by the mail server, or why not. A mail with an older link changes nothing. Gives the
 * invitation where it was not known before that its mail does not arrive.
 */
export async function noteFate(
  tx: Tx,
  { orgId, mailId, refused, now }: { orgId: string; mailId: string; refused: string | null; now: Date },
): Promise<Bounced | null> {
  const [, invitationId, hash] = mailId.split(':');
  if (!invitationId || !hash) return null;
  const sentAt = refused === null ? sql`${now.toISOString()}::timestamptz` : sql`null`;
  const [row] = await queryRows(
    tx,
    bounced.extend({ is_news: z.boolean() }),
    sql`update invitations v set bounced = ${refused}, sent_at = ${sentAt}
      from (select org_id, invitation_id, bounced from invitations
        where org_id = ${orgId} and invitation_id = ${invitationId} for update) was
      where v.org_id = was.org_id and v.invitation_id = was.invitation_id and left(v.token_hash, ${hashCharacters}::int) = ${hash}
      returning v.org_id, v.invitation_id, v.applicant_id, (v.bounced is not null and was.bounced is null) as is_news`,
  );
  return row?.is_news ? row : null;
}

/** Marks invitations whose mail was given up after hours of trying, and gives them. Only across organisations. */
export async function markUndelivered(
  tx: Tx,
  { before, reason }: { before: Date; reason: string },
): Promise<Bounced[]> {
  return queryRows(
    tx,
    bounced,
    sql`update invitations v set bounced = ${reason} from mails m
      where m.sent_at is null and m.forgotten_at is null and m.created_at < ${before.toISOString()}::timestamptz
        and m.id like ${`${prefix}%`} and ${holdsLink} and v.bounced is null and v.state = 'invited'
      returning v.org_id, v.invitation_id, v.applicant_id`,
  );
}

/** Mails with links that nobody needs any more: opened, over, replaced, or their invitation is gone. Only across organisations. */
export async function findSpentLinkMails(tx: Tx, limit: number): Promise<string[]> {
  const rows = await queryRows(
    tx,
    one,
    sql`select m.id from mails m left join invitations v on ${holdsLink}
      where m.forgotten_at is null and m.id like ${`${prefix}%`} and (v.invitation_id is null or v.state <> 'invited')
      order by m.created_at limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}
