import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OutgoingMail } from '#server/mail/mailer.ts';
import { openMailer } from '#server/mail/open-mailer.ts';
import { SmtpServer } from '#tests/fixtures/smtp-server.ts';
import { mailDesk, from, headersOf } from '#tests/fixtures/mail-desk.ts';

const post = mailDesk();
const { mailTo, overSmtp } = post;

const intoFolder = () => openMailer({ kind: 'folder', from }, post.folder);
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

describe('a mail server', () => {
  it('is given one recipient, the sender of the settings and the text to the letter', async () => {
    const { text } = mailTo();
    await overSmtp().send(plain({ text }));
    const [mail] = post.smtp.mails;
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
    for (const command of post.smtp.commands) expect(command).not.toMatch(/^RCPT TO:<all@example\.com>/);
    for (const mail of post.smtp.mails) {
      expect(mail.to).toHaveLength(1);
      expect(Object.keys(headersOf(mail.data))).not.toContain('bcc');
      expect(headersOf(mail.data)['to']).not.toContain('all@example.com');
    }
  });

  it('that is not there is an UpstreamError worth another try', async () => {
    const mailer = overSmtp();
    await post.smtp.close();
    await expect(mailer.send(plain())).rejects.toMatchObject({ system: 'smtp', retryable: true });
    post.smtp = await SmtpServer.start();
  });
});

describe('the folder', () => {
  it('keeps a mail whole, for the owner of the process only, and once for an id', async () => {
    const content = Buffer.from('%PDF-1.7 not really');
    const attachments = [{ fileName: 'RC-26-27-000123.pdf', contentType: 'application/pdf', content }];
    for (const text of ['First.\n', 'Second.\n'])
      await intoFolder().send(plain({ id: 'receipt:ord_1', text, attachments }));
    expect(readdirSync(post.folder)).toEqual(['receipt-ord_1.eml']);
    const file = join(post.folder, 'receipt-ord_1.eml');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const message = readFileSync(file, 'utf8');
    expect(headersOf(message)).toMatchObject({ from, to: 'ira@example.com', subject: 'Hello' });
    expect(message).toContain('Second.');
    expect(message).toContain(content.toString('base64'));
  });

  it('is never left by an id', async () => {
    await intoFolder().send(plain({ id: '../../outside' }));
    expect(readdirSync(post.folder)).toEqual(['------outside.eml']);
  });

  it('leaves nothing half written when it fails', async () => {
    writeFileSync(post.folder, 'a file where the folder should be');
    await expect(intoFolder().send(plain())).rejects.toThrow('EEXIST');
    expect(readdirSync(join(post.folder, '..'))).toEqual(['outbox']);
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
  const mailer = openMailer({ kind: 'smtp', url: `smtp://user:secret@0.0.0.0:${port}`, from }, post.folder);
  await expect(mailer.send(plain())).rejects.toMatchObject({ system: 'smtp' });
  expect(heard.some((line) => line.startsWith('AUTH'))).toBe(false);
  expect(heard.some((line) => line.startsWith('STARTTLS'))).toBe(true);
  await new Promise((resolve) => other.close(resolve));
});
