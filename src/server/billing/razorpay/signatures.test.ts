import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkoutSignatureHolds, webhookSignatureHolds } from './signatures.ts';

const hmac = (secret: string, message: string | Uint8Array): string =>
  createHmac('sha256', secret).update(message).digest('hex');

describe('the signature of a checkout', () => {
  const orderId = 'order_IluGWxBm9U8zJ8';
  const paymentId = 'pay_IH4NVgf4Dreq1l';
  const keySecret = 'key-secret';
  const signature = hmac(keySecret, `${orderId}|${paymentId}`);
  const honest = { orderId, paymentId, signature, keySecret };

  test('holds for the signed pair', () => {
    expect(checkoutSignatureHolds(honest)).toBe(true);
  });

  test.each([
    ['another order', { orderId: 'order_IluGWxBm9U8zJ9' }],
    ['another payment', { paymentId: 'pay_IH4NVgf4Dreq1m' }],
    ['another secret', { keySecret: 'other-secret' }],
    ['a changed digit', { signature: signature.replace(/^./, (c) => (c === '0' ? '1' : '0')) }],
    ['upper case', { signature: signature.toUpperCase() }],
    ['too short', { signature: signature.slice(0, 62) }],
    ['too long', { signature: `${signature}00` }],
    ['a line feed behind it', { signature: `${signature}\n` }],
    ['nothing', { signature: '' }],
    ['not hexadecimal', { signature: 'z'.repeat(64) }],
    ['64 characters that are more bytes', { signature: 'é'.repeat(64) }],
  ])('does not hold for %s', (_, changed) => {
    expect(checkoutSignatureHolds({ ...honest, ...changed })).toBe(false);
  });

  test.each([
    ['order', 'undefined', paymentId],
    ['order', '', paymentId],
    ['payment', orderId, 'undefined'],
    ['payment', orderId, `${paymentId}\n`],
    ['payment', orderId, `${paymentId}|${paymentId}`],
  ])('does not hold for an %s out of form, though signed: %j %j', (_, orderId, paymentId) => {
    const signature = hmac(keySecret, `${orderId}|${paymentId}`);
    expect(checkoutSignatureHolds({ orderId, paymentId, signature, keySecret })).toBe(false);
  });

  test('is never made with an empty secret', () => {
    const signature = hmac('', `${orderId}|${paymentId}`);
    expect(checkoutSignatureHolds({ ...honest, signature, keySecret: '' })).toBe(false);
  });
});

describe('the signature of a webhook', () => {
  // Written again, this body would lose its escapes and its decimal.
  const body = Buffer.from(
    String.raw`{"event":"payment.captured","url":"https:\/\/x","note":"\u20b9999","fee":2.0}`,
  );
  const signature = hmac('current', body);

  test.each([
    ['the only secret', ['current']],
    ['the current of two', ['current', 'previous']],
    ['the previous of two', ['next', 'current']],
  ])('holds under %s', (_, secrets) => {
    expect(webhookSignatureHolds(body, signature, secrets)).toBe(true);
  });

  test('is over the bytes as they came', () => {
    const rewritten = Buffer.from(JSON.stringify(JSON.parse(body.toString())));
    expect(webhookSignatureHolds(rewritten, signature, ['current'])).toBe(false);
  });

  test('does not hold when any byte is another', () => {
    for (let index = 0; index < body.length; index += 1) {
      const changed = Uint8Array.from(body);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(webhookSignatureHolds(changed, signature, ['current'])).toBe(false);
    }
  });

  test.each([
    ['no signature', undefined, ['current']],
    ['an empty one', '', ['current']],
    ['one out of form', 'sha256=abc', ['current']],
    ['no secret', signature, []],
    ['another secret', signature, ['other']],
    ['an empty secret', hmac('', body), ['']],
  ])('does not hold with %s', (_, given, secrets) => {
    expect(webhookSignatureHolds(body, given, secrets)).toBe(false);
  });
});
