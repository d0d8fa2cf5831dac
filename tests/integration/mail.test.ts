import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import type { Mailer, OutgoingMail } from '#server/mail/mailer.ts';
import { openMailer } from '#server/mail/open-mailer.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { SmtpServer } from '#tests/fixtures/smtp-server.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';

const from = 'Hotseat <support@hotseat.example>';
const { log } = fastify();

let db: TestDatabase;
let uid: string;
let smtp: SmtpServer;
let folder: string;
const clock = new TestClock(new Date('2026-06-01T06:00:00Z'));

beforeAll(async () => {
  db = await openTestDatabase();
  uid = await addUser(db.database, 'Ira Deshpande', clock.now());
});
afterAll(() => db.close());
beforeEach(async () => {
  smtp = await SmtpServer.start();
  folder = join(mkdtempSync(join(tmpdir(), 'hotseat-mail-')), 'outbox');
});
afterEach(async () => {
  await smtp.close();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

/** A queue that only remembers; what it remembers is worked by the test. */
function rememberedJobs() {
  const added: { mailId: string }[] = [];
  const enqueue: Jobs['enqueue'] = async (_tx, queue, data) => {
    expect(queue).toBe('send_mail');
    added.push(data as { mailId: string });
  };
  return { enqueue, added };
}

const mailTo = (more: Partial<MailToUser> = {}): MailToUser => ({
  id: `receipt:${randomId('ord_')}`,
  uid,
  subject: 'Your Hotseat receipt',
  text: 'Thank you.\n.\n..and a line that begins with dots\nनमस्ते ₹999\n',
  documentId: null,
  now: clock.now(),
  ...more,
});
const queue = (mail: MailToUser, jobs: Pick<Jobs, 'enqueue'> = rememberedJobs()) =>
  db.database.transaction((tx) => queueMail(tx, jobs, mail));
const rowOf = async (id: string) => (await rowsOf(db.database, 'mails')).find((row) => row['id'] === id);
const overSmtp = () => openMailer({ kind: 'smtp', url: smtp.url, from }, folder);
const intoFolder = () => openMailer({ kind: 'folder', from }, folder);
const attachmentOf = (documentId: string) => attachDocument(db, documentId);
const isWanted = async () => true;
const dressOf = async () => null;
const fates: { id: string; refused: string | null }[] = [];
const onFate = async ({ id, refused }: { id: string; refused: string | null }) => {
  fates.push({ id, refused });
};
const send = (mailId: string, mailer: Mailer) =>
  sendMail(
    { database: db.database, clock, log, mailer, attachmentOf, isWanted, dressOf, onFate },
    { mailId },
  );
const plain = (more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: 'receipt:ord_1',
  to: 'ira@example.com',
  subject: 'Hello',
  text: 'Hello.\n',
  dress: null,
  attachments: [],
  unsubscribeUrl: null,
  ...more,
});
/** The headers of a message, unfolded, by name. */
function headersOf(message: string): Record<string, string> {
  const head = message.slice(0, message.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  return Object.fromEntries(
    head
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
}

async function receiptOfAnOrder(): Promise<string> {
  const order = {
    id: randomId('ord_'),
    uid,
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
  return db.database.transaction(async (tx) => {
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
      uid,
      to: 'ira.deshpande@example.com',
      subject: mail.subject,
      text: mail.text,
      sent_at: null,
    });
  });

  it('tells nobody of what was rolled back, and can tell of it afterwards', async () => {
    const mail = mailTo();
    const attempt = db.database.transaction(async (tx) => {
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
    expect(smtp.mails).toHaveLength(1);
    expect(await rowOf(mail.id)).toMatchObject({ sent_at: expect.stringContaining('2026-06-01T') });
    const document = await readDocument(db, { uid, documentId });
    const data = smtp.mails[0]?.data ?? '';
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
    smtp.replies.RCPT.push(reply);
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
    expect(smtp.mails).toHaveLength(1);
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
    const ids = smtp.mails.map((m) => headersOf(m.data)['message-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('goes out through the job queue', async () => {
    await startMail({ ...db, clock, log, mailer: overSmtp(), attachmentOf, isWanted, dressOf, onFate });
    const mail = mailTo();
    await queue(mail, db.jobs);
    await expect
      .poll(async () => (await rowOf(mail.id))?.['sent_at'], { timeout: 15_000 })
      .toEqual(expect.any(String));
    expect(smtp.mails).toHaveLength(1);
  });
});

describe('a mail server', () => {
  it('is given one recipient, the sender of the settings and the text to the letter', async () => {
    const { text } = mailTo();
    await overSmtp().send(plain({ text }));
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({ from: expect.stringContaining('MAIL FROM:<support@hotseat.example>') });
    expect(mail?.to).toEqual(['RCPT TO:<ira@example.com>']);
    const headers = headersOf(mail?.data ?? '');
    expect(headers).toMatchObject({ from, to: 'ira@example.com', subject: 'Hello' });
    expect(headers['message-id']).toMatch(/^<[0-9a-f]{32}@hotseat\.example>$/);
    const [, body = ''] = (mail?.data ?? '').split(/\r\n\r\n([^]*)/);
    const decoded =
      headers['content-transfer-encoding'] === 'base64'
        ? Buffer.from(body, 'base64').toString()
        : Buffer.from(
            body
              .replaceAll('=\r\n', '')
              .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
                String.fromCharCode(Number.parseInt(hex, 16)),
              ),
            'latin1',
          ).toString();
    expect(decoded.replaceAll('\r\n', '\n').trim()).toBe(text.trim());
  });

  it.each([
    ['the subject', { subject: 'Hello\r\nBcc: all@example.com\r\n\r\nother text' }],
    ['the address', { to: 'ira@example.com\r\nBcc: all@example.com' }],
    ['the address, as a list', { to: 'ira@example.com, all@example.com' }],
    ['the id', { id: 'x\r\nBcc: all@example.com' }],
  ])('is given no other recipient and no other header by line breaks in %s', async (_where, more) => {
    await overSmtp()
      .send(plain(more))
      .catch((error: unknown) => {
        expect(error).toMatchObject({ name: 'UpstreamError', system: 'smtp' });
      });
    for (const command of smtp.commands) expect(command).not.toMatch(/^RCPT TO:<all@example\.com>/);
    for (const mail of smtp.mails) {
      expect(mail.to).toHaveLength(1);
      expect(Object.keys(headersOf(mail.data))).not.toContain('bcc');
      expect(headersOf(mail.data)['to']).not.toContain('all@example.com');
    }
  });

  it('that is not there is an UpstreamError worth another try', async () => {
    const mailer = overSmtp();
    await smtp.close();
    await expect(mailer.send(plain())).rejects.toMatchObject({ system: 'smtp', retryable: true });
    smtp = await SmtpServer.start();
  });
});

describe('the folder', () => {
  it('keeps a mail whole, for the owner of the process only, and once for an id', async () => {
    const content = Buffer.from('%PDF-1.7 not really');
    const attachments = [{ fileName: 'RC-26-27-000123.pdf', contentType: 'application/pdf', content }];
    for (const text of ['First.\n', 'Second.\n'])
      await intoFolder().send(plain({ id: 'receipt:ord_1', text, attachments }));
    expect(readdirSync(folder)).toEqual(['receipt-ord_1.eml']);
    const file = join(folder, 'receipt-ord_1.eml');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const message = readFileSync(file, 'utf8');
    expect(headersOf(message)).toMatchObject({ from, to: 'ira@example.com', subject: 'Hello' });
    expect(message).toContain('Second.');
    expect(message).toContain(content.toString('base64'));
  });

  it('is never left by an id', async () => {
    await intoFolder().send(plain({ id: '../../outside' }));
    expect(readdirSync(folder)).toEqual(['------outside.eml']);
  });

  it('leaves nothing half written when it fails', async () => {
    writeFileSync(folder, 'a file where the folder should be');
    await expect(intoFolder().send(plain())).rejects.toThrow('EEXIST');
    expect(readdirSync(join(folder, '..'))).toEqual(['outbox']);
  });
});

it('a password is not sent in the clear to another machine', async () => {
  // 0.0.0.0 leads to this machine but is not one of its names, so it stands for another machine.
  const heard: string[] = [];
  const other = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      heard.push(data.toString());
      socket.write(
        data.toString().startsWith('EHLO') ? '250-other\r\n250 AUTH PLAIN LOGIN\r\n' : '500 no\r\n',
      );
    });
    socket.write('220 other\r\n');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const mailer = openMailer({ kind: 'smtp', url: `smtp://user:secret@0.0.0.0:${port}`, from }, folder);
  await expect(mailer.send(plain())).rejects.toMatchObject({ system: 'smtp' });
  expect(heard.some((line) => line.startsWith('AUTH'))).toBe(false);
  expect(heard.some((line) => line.startsWith('STARTTLS'))).toBe(true);
  await new Promise((resolve) => other.close(resolve));
});
