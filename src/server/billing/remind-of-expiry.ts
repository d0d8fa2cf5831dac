import { formatIndiaTime } from '#contract/india-time.ts';
import { paths } from '#contract/paths.ts';
import { dayMs } from '#contract/time.ts';
import { availableOn } from '#core/billing/credits.ts';
import { readNameAndEmail } from '#server/accounts/user-store.ts';
import { letter, type MailWords, type Reader } from '#server/mail/letter.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { BillingParts } from './billing-parts.ts';
import { listExpiringLots, type LotPlace } from './credit-store.ts';
import { interviewsOf } from './mail-words.ts';

const aheadMs = 3 * dayMs;
const batch = 500;

/** Mails whoever wants notifications about interviews that expire within three days, once a lot. Replies how many were written. */
export async function remindOfExpiry(
  parts: Pick<BillingParts, 'database' | 'clock' | 'jobs' | 'letterhead'>,
): Promise<number> {
  const now = parts.clock.now();
  const until = new Date(now.getTime() + aheadMs);
  let written = 0;
  for (let after: LotPlace | null = null; ; ) {
    const page: ExpiringLots = await parts.database.read((tx) =>
      listExpiringLots(tx, { now, until, after, limit: batch }),
    );
    written += await remindOf(parts, page, now);
    after = page.at(-1) ?? null;
    if (page.length < batch || after === null) return written;
  }
}

type ExpiringLots = Awaited<ReturnType<typeof listExpiringLots>>;

async function remindOf(
  parts: Pick<BillingParts, 'database' | 'jobs' | 'letterhead'>,
  lots: ExpiringLots,
  now: Date,
): Promise<number> {
  let written = 0;
  for (const { uid, isDue, ...lot } of lots) {
    const interviews = availableOn(lot, now);
    if (!isDue || interviews === 0) continue;
    await parts.database.transaction(async (tx) => {
      const reader = { ...parts.letterhead, ...(await readNameAndEmail(tx, uid)) };
      const words = expiryMail({ ...reader, interviews, expiresAt: lot.expiresAt });
      await queueMail(tx, parts.jobs, { id: `expiry:${lot.id}`, uid, ...words, documentId: null, now });
    });
    written += 1;
  }
  return written;
}

/** Reminds of interviews that expire soon. */
function expiryMail(mail: Reader & { interviews: number; expiresAt: Date }): MailWords {
  const { interviews } = mail;
  return {
    subject: `${interviewsOf(interviews)} at Hotseat ${interviews === 1 ? 'expires' : 'expire'} soon`,
    text: letter(mail, [
      `${interviewsOf(interviews)} of yours can be begun until ${formatIndiaTime(mail.expiresAt.toISOString())}, and not after.`,
      'One takes about half an hour:',
      `${mail.publicUrl}${paths.interview}`,
      `You get this because notifications are on. Turn them off on your account page: ${mail.publicUrl}${paths.account}`,
    ]),
  };
}
