import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { attachDocument } from '#server/billing/documents/attach-document.ts';
import { documentPdf } from '#server/billing/documents/document-pdf.ts';
import { issueReceipt } from '#server/billing/documents/issue-document.ts';
import { readDocument } from '#server/billing/documents/read-document.ts';
import { type MailToUser, queueMail } from '#server/mail/queue-mail.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { startMail } from '#server/mail/start-mail.ts';
import { orders } from '#server/platform/database/schema/billing.ts';
import { randomId } from '#server/platform/ids.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { mailDesk, headersOf } from '#tests/fixtures/mail-desk.ts';

const post = mailDesk();
const { clock, mailTo, overSmtp } = post;

const { log } = fastify();

/** A queue that only remembers; what it remembers is worked by the test. */
function rememberedJobs() {
  const added: { mailId: string }[] = [];
  const enqueue: Jobs['enqueue'] = async (_tx, queue, data) => {
    expect(queue).toBe('send_mail');
    added.push(data as { mailId: string });
  };
  return { enqueue, added };
}

const queue = (mail: MailToUser, jobs: Pick<Jobs, 'enqueue'> = rememberedJobs()) =>
  post.db.database.transaction((tx) => queueMail(tx, jobs, mail));
const rowOf = async (id: string) => (await rowsOf(post.db.database, 'mails')).find((row) => row['id'] === id);
const attachmentOf = (documentId: string) => attachDocument(post.db, documentId);
const isWanted = async () => true;
const dressOf = async () => null;
const fates: { id: string; refused: string | null }[] = [];
const onFate = async ({ id, refused }: { id: string; refused: string | null }) => {
  fates.push({ id, refused });
};
const send = (mailId: string, mailer: Mailer) =>
  sendMail(
    { database: post.db.database, clock, log, mailer, attachmentOf, isWanted, dressOf, onFate },
    { mailId },
  );

async function receiptOfAnOrder(): Promise<string> {
  const order = {
    id: randomId('ord_'),
    uid: post.uid,
    product: 'premium' as const,
    amountPaise: 99_900,
    interviews: 4,
    razorpayOrderId: randomId('order_', 14),
    billing: null,
  };
  const now = clock.now();
  const paid = { razorpayPaymentId: randomId('pay_', 14), paidAt: now, createdAt: now, updatedAt: now };
  const seller = {
    name: 'Hotseat',
    address: null,
    gstin: null,
    sac: '999293',
    email: 'support@hotseat.example',
    grievanceOfficer: null,
  };
  return post.db.database.transaction(async (tx) => {
    const more = { currency: 'INR', status: 'success' as const, receipt: order.id };
    await tx.insert(orders).values({ ...order, ...paid, ...more });
    const input = { order, razorpayPaymentId: paid.razorpayPaymentId, method: 'card', expiresAt: now, now };
    return (await issueReceipt(tx, seller, input)).documentId;
  });
}

describe('queueing', () => {
  it("writes the mail to the user's address and adds one job, however often its occasion is told", async () => {
    const mail = mailTo();
    const jobs = rememberedJobs();
    for (const text of [mail.text, 'other words', mail.text]) await queue({ ...mail, text }, jobs);
    expect(jobs.added).toEqual([{ mailId: mail.id }]);
    expect(await rowOf(mail.id)).toMatchObject({
      uid: post.uid,
      to: 'ira.deshpande@example.com',
      subject: mail.subject,
      text: mail.text,
      sent_at: null,
    });
  });

  it('tells nobody of what was rolled back, and can tell of it afterwards', async () => {
    const mail = mailTo();
    const attempt = post.db.database.transaction(async (tx) => {
      await queueMail(tx, rememberedJobs(), mail);
      throw new Error('rolled back');
    });
    await expect(attempt).rejects.toThrow('rolled back');
    expect(await rowOf(mail.id)).toBeUndefined();
    const jobs = rememberedJobs();
    await queue(mail, jobs);
    expect(jobs.added).toHaveLength(1);
  });

  it('refuses a user who does not exist', async () => {
    await expect(queue(mailTo({ uid: 'nobody' }))).rejects.toThrow('does not exist');
  });
});

describe('sending', () => {
  it('sends once although the job runs five times, with the document as it was issued', async () => {
    const documentId = await receiptOfAnOrder();
    const mail = mailTo({ documentId });
    await queue(mail);
    for (let run = 0; run < 5; run += 1) await send(mail.id, overSmtp());
    expect(post.smtp.mails).toHaveLength(1);
    expect(await rowOf(mail.id)).toMatchObject({ sent_at: expect.stringContaining('2026-06-01T') });
    const document = await readDocument(post.db, { uid: post.uid, documentId });
    const data = post.smtp.mails[0]?.data ?? '';
    expect(data).toContain(`filename=${document.number.replaceAll('/', '-')}.pdf`);
    const pdf = (await documentPdf(document)).toString('base64');
    expect(data.replaceAll('\r\n', '')).toContain(pdf);
  });

  it.each([
    ['the mail server says try later', '451 4.3.0 try later', true],
    ['the mail server refuses for good', '550 5.1.1 nobody here', false],
    ['the mail server hangs up', 'drop', true],
  ])('fails when %s and sends when tried again', async (_case, reply, retryable) => {
    const mail = mailTo();
    await queue(mail);
    post.smtp.replies.RCPT.push(reply);
    await expect(send(mail.id, overSmtp())).rejects.toMatchObject({
      name: 'UpstreamError',
      system: 'smtp',
      retryable,
    });
    expect(await rowOf(mail.id)).toMatchObject({ sent_at: null });
    const told = () => fates.filter(({ id }) => id === mail.id).map(({ refused }) => refused);
    expect(told()).toEqual(retryable ? [] : ['550 5.1.1 nobody here']);
    await send(mail.id, overSmtp());
    expect(told().at(-1)).toBeNull();
    expect(post.smtp.mails).toHaveLength(1);
    expect(await rowOf(mail.id)).not.toMatchObject({ sent_at: null });
  });

  it('killed between the yes and its note sends the same Message-ID again', async () => {
    const mail = mailTo();
    await queue(mail);
    const broken: Mailer = {
      kind: 'smtp',
      send: async (sent) => {
        await overSmtp().send(sent);
        throw new Error('killed');
      },
      forget: async () => undefined,
    };
    await expect(send(mail.id, broken)).rejects.toThrow('killed');
    await send(mail.id, overSmtp());
    const ids = post.smtp.mails.map((m) => headersOf(m.data)['message-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('goes out through the job queue', async () => {
    await startMail({ ...post.db, clock, log, mailer: overSmtp(), attachmentOf, isWanted, dressOf, onFate });
    const mail = mailTo();
    await queue(mail, post.db.jobs);
    await expect
      .poll(async () => (await rowOf(mail.id))?.['sent_at'], { timeout: 120_000 })
      .toEqual(expect.any(String));
    expect(post.smtp.mails).toHaveLength(1);
  });
});
