import type { Tx } from '#server/platform/database/database.ts';
import { paths } from '#contract/paths.ts';
import { randomToken, sha256 } from '#server/platform/ids.ts';
import { queueMailToAddress } from '#server/mail/queue-mail-to-address.ts';
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

/** Queues the mail with the link, at the school's own address where it has one. The secret stands after the `#`, which no server is sent. */
export async function sendLink(
  tx: Tx,
  { jobs, publicUrl, addresses }: Pick<SchoolParts, 'jobs' | 'publicUrl' | 'addresses'>,
  mail: {
    orgId: string;
    invitationId: string;
    to: string;
    secret: LinkSecret;
    words: InvitationWords;
    ask: Asked;
    now: Date;
  },
): Promise<void> {
  const { orgId, invitationId, to, secret, words, ask, now } = mail;
  const own = addresses && (await findAddress(tx, orgId));
  const link = `${own ? originOf(addresses, own) : publicUrl}${paths.sit}#${secret.token}`;
  const id = linkMailId(invitationId, secret.tokenHash);
  await queueMailToAddress(tx, jobs, { id, orgId, to, ...invitationMail(words, { link, ask }), now });
}

/** Who of the school is asked: the member who invites. */
export async function askedOf(tx: Tx, orgId: string, memberId: string): Promise<Asked> {
  const member = await findMember(tx, orgId, memberId);
  return { name: member?.name ?? '', email: member?.email ?? '' };
}
