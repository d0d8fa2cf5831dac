import { mkdirSync, mkdtempSync, readFileSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openMailer } from '#server/mail/open-mailer.ts';
import { findInFiles } from '#tests/fixtures/privacy.ts';

const mail = (id: string) => ({
  id,
  to: 'ira@example.com',
  subject: 'Your invoice',
  text: 'Dear Marmotvale,',
  dress: null,
  attachments: [],
  unsubscribeUrl: null,
});

it('what a broken sending left of a mail is replaced by the next and gone when the mail is forgotten', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  const mailer = openMailer({ kind: 'folder', from: 'Hotseat <support@hotseat.example>' }, folder);
  const inTheWay = (id: string) => join(folder, `${id}.eml`);
  for (const id of ['first', 'second']) {
    mkdirSync(inTheWay(id));
    await expect(mailer.send(mail(id))).rejects.toThrow();
    rmdirSync(inTheWay(id));
  }
  await mailer.send(mail('first'));
  expect(readFileSync(join(folder, 'first.eml'), 'utf8')).toContain('Dear Marmotvale,');
  await mailer.forget('second');
  expect(findInFiles(folder, ['marmotvale'])).toEqual(['first.eml']);
  await mailer.forget('first');
  expect(findInFiles(folder, ['marmotvale'])).toEqual([]);
});
