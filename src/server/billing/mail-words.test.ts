import { describe, expect, it } from 'vitest';
import { receiptMail, refundFailedMail, refundProcessedMail, refundRequestedMail } from './mail-words.ts';

const reader = {
  name: 'Ira Deshpande',
  publicUrl: 'https://hotseat.example',
  supportEmail: 'support@hotseat.example',
};
const purchase = { ...reader, description: 'Premium (4 Interviews)', amountPaise: 99_900 };
const bought = {
  ...purchase,
  interviews: 4,
  expiresAt: new Date('2026-12-22T18:29:59Z'),
  number: 'RC/26-27/000123',
};

const mails = {
  receipt: receiptMail(bought),
  requested: refundRequestedMail(purchase),
  processed: refundProcessedMail({ ...purchase, creditNote: 'CN/26-27/000007' }),
  failed: refundFailedMail(purchase),
};

describe('a mail', () => {
  it.each(Object.entries(mails))(
    'about %s greets, names the sum, and says where to look and ask',
    (_occasion, mail) => {
      expect(mail.text).toMatch(/^Hello Ira Deshpande,\n\n/);
      for (const words of ['₹999 ', 'Premium (4 Interviews)', '\nhttps://hotseat.example/account\n'])
        expect(mail.text).toContain(words);
      expect(mail.text).toMatch(/Write to support@hotseat\.example\.\n\nHotseat\n$/);
    },
  );

  it('with a receipt says how many interviews, until when, and how long it can be refunded', () => {
    expect(mails.receipt.subject).toBe('Your Hotseat receipt RC/26-27/000123');
    for (const words of ['4 interviews', 'until December 22, 2026 at 11:59 PM IST', 'within 14 days'])
      expect(mails.receipt.text).toContain(words);
    expect(receiptMail({ ...bought, interviews: 1 }).text).toContain('1 interview can');
  });

  it('about a confirmed refund names the credit note, or none', () => {
    expect(mails.processed.text).toContain('The credit note CN/26-27/000007 is attached.');
    expect(refundProcessedMail({ ...purchase, creditNote: null }).text).not.toContain('credit note');
    for (const mail of [mails.requested, mails.processed]) expect(mail.text).toContain('5-7 business days');
  });
});
