import { createHmac, timingSafeEqual } from 'node:crypto';
import { orderIdPattern, paymentIdPattern } from './entities.ts';

const hexDigest = /^[0-9a-f]{64}$/;

/**
 * Whether the gateway's checkout signed this pair of order and payment (rule RAZORPAY-5). `orderId` must come from our own books, not from
 * the browser. Proves the pair, neither that it was captured nor its amount.
 */
export function checkoutSignatureHolds(claim: {
  orderId: string;
  paymentId: string;
  signature: string;
  keySecret: string;
}): boolean {
  if (!orderIdPattern.test(claim.orderId) || !paymentIdPattern.test(claim.paymentId)) return false;
  return signed(Buffer.from(`${claim.orderId}|${claim.paymentId}`), claim.signature, claim.keySecret);
}

/**
 * Whether one of `secrets` (current and previous, rule RAZORPAY-6) signed these bytes. `body` is what came over the wire: parsed and written
 * again it would differ. Says nothing about when: an old delivery holds for ever.
 */
export function webhookSignatureHolds(
  body: Uint8Array,
  signature: string | undefined,
  secrets: readonly string[],
): boolean {
  if (signature === undefined) return false;
  return secrets.some((secret) => signed(body, signature, secret));
}

/** An empty secret signs nothing: anybody could use it. The form is checked first, as bytes of unequal length cannot be compared. */
function signed(message: Uint8Array, signature: string, secret: string): boolean {
  if (secret === '' || !hexDigest.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(message).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
