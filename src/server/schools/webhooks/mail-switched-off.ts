import { paths } from '#contract/paths.ts';
import { webhookLimits } from '#contract/schools/webhooks.ts';
import { queueMailToAddress } from '#server/mail/queue-mail-to-address.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { listMemberRows } from '../members/member-store.ts';
import { findOrganisation } from '../organisations/organisation-store.ts';
import type { SchoolParts } from '../school-parts.ts';
import type { WebhookRow } from './webhook-store.ts';

/** Tells the owners of a school by mail that a webhook was switched off since it took nothing for days (rule SCHOOL-82). */
export async function mailSwitchedOff(
  tx: Tx,
  { jobs, publicUrl }: Pick<SchoolParts, 'jobs' | 'publicUrl'>,
  { orgId, webhookId, description, failingSince }: WebhookRow,
  now: Date,
): Promise<void> {
  const school = await findOrganisation(tx, orgId);
  const owners = (await listMemberRows(tx, orgId)).filter(({ role }) => role === 'owner');
  for (const { memberId, name, email } of owners)
    await queueMailToAddress(tx, jobs, {
      id: `webhook_given_up:${webhookId}:${failingSince?.getTime()}:${memberId}`,
      orgId,
      to: email,
      subject: `A webhook of ${school?.name ?? 'your school'} was switched off`,
      text: [
        `Hello ${name},`,
        `${description ? `The webhook “${description}”` : 'A webhook'} has accepted nothing for ${webhookLimits.failingDays} days, so Hotseat has switched it off.`,
        `We keep the messages that failed for ${webhookLimits.keptDays} days. Once the receiver works again, switch the webhook on and resend them here:`,
        `${publicUrl}${paths.schoolView(orgId)}/webhooks/${webhookId}`,
      ].join('\n\n'),
      now,
    });
}
