import type { Tx } from '#server/platform/database/database.ts';
import { paths } from '#contract/paths.ts';
import { randomToken, sha256 } from '#server/platform/ids.ts';
import { queueMailsToAddresses } from '#server/mail/queue-mail-to-address.ts';
import { originOf } from '#server/platform/http/address-host.ts';
import { findAddress } from '../branding/address-store.ts';
import { findMember } from '../members/member-store.ts';
import type { SchoolParts } from '../school-parts.ts';
import { type Asked, invitationMail, type InvitationWords } from './invitation-mail.ts';
import { linkMailId } from './link-mail-store.ts';

/** A secret of a link, which goes into one mail, and its hash, which is kept (rule SCHOOL-25). */
type LinkSecret = { token: string; tokenHash: string };

export function newSecret(): LinkSecret {
  const token = randomToken();
  return { token, tokenHash: sha256(token) };
}

/** A mail with a link. */
type LinkMail = { invitationId: string; to: string; secret: LinkSecret; words: InvitationWords };

/** Queues the mails with these links, at the school's own address where it has one. A secret stands after the `#`, which no server is sent. */
export async function sendLinks(
  tx: Tx,
  { jobs, publicUrl, addresses }: Pick<SchoolParts, 'jobs' | 'publicUrl' | 'addresses'>,
  { orgId, ask, now }: { orgId: string; ask: Asked; now: Date },
  all: readonly LinkMail[],
): Promise<void> {
  if (all.length === 0) return;
  const own = addresses && (await findAddress(tx, orgId));
  const at = own ? originOf(addresses, own) : publicUrl;
  const mails = all.map(({ invitationId, to, secret, words }) => ({
    id: linkMailId(invitationId, secret.tokenHash),
    orgId,
    to,
    ...invitationMail(words, { link: `${at}${paths.sit}#${secret.token}`, ask }),
  }));
  await queueMailsToAddresses(tx, jobs, mails, now);
}

/** Who of the school is asked: the member who invites. */
export async function askedOf(tx: Tx, orgId: string, memberId: string): Promise<Asked> {
  const member = await findMember(tx, orgId, memberId);
  return { name: member?.name ?? '', email: member?.email ?? '' };
}
