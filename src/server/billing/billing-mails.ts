import { readNameAndEmail } from '#server/accounts/user-store.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { BillingParts } from './billing-parts.ts';
import type { Issued, IssuedReceipt } from './documents/issue-document.ts';
import { receiptMail, refundFailedMail, refundProcessedMail, refundRequestedMail } from './mail-words.ts';
import type { Reader } from '#server/mail/letter.ts';
import { queueMail } from '#server/mail/queue-mail.ts';

type Post = Pick<BillingParts, 'jobs' | 'letterhead'>;

/** Tells the buyer that the payment came and until when the interviews are good; once an order. */
export async function queueReceiptMail(
  parts: Post,
  tx: Tx,
  mail: {
    order: { id: string; uid: string; amountPaise: number; interviews: number };
    description: string;
    expiresAt: Date;
    receipt: IssuedReceipt;
    now: Date;
  },
): Promise<void> {
  const { order, description, expiresAt, receipt, now } = mail;
  const { id, uid, amountPaise, interviews } = order;
  const { number, documentId, buyer } = receipt;
  const words = receiptMail({
    ...parts.letterhead,
    ...buyer,
    description,
    amountPaise,
    interviews,
    expiresAt,
    number,
  });
  await queueMail(tx, parts.jobs, { id: `receipt:${id}`, uid, ...words, documentId, now });
}

/** Tells how a refund stands; once for each of its steps. */
export async function queueRefundMail(
  parts: Post,
  tx: Tx,
  mail: {
    step: 'requested' | 'processed' | 'failed';
    refund: { id: string; amountPaise: number };
    uid: string;
    description: string;
    creditNote?: Issued | null;
    now: Date;
  },
): Promise<void> {
  const { step, refund, uid, description, creditNote = null, now } = mail;
  const told = { ...(await reader(parts, tx, uid)), description, amountPaise: refund.amountPaise };
  const words = {
    requested: () => refundRequestedMail(told),
    processed: () => refundProcessedMail({ ...told, creditNote: creditNote?.number ?? null }),
    failed: () => refundFailedMail(told),
  }[step]();
  const documentId = creditNote?.documentId ?? null;
  await queueMail(tx, parts.jobs, { id: `refund_${step}:${refund.id}`, uid, ...words, documentId, now });
}

async function reader({ letterhead }: Post, tx: Tx, uid: string): Promise<Reader> {
  return { ...letterhead, ...(await readNameAndEmail(tx, uid)) };
}
