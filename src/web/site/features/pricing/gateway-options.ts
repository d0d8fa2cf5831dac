import type { Checkout } from '#contract/billing.ts';
import type { GatewayEvent, PaymentProof } from './checkout-flow.ts';

/** The payment theme (rule RAZORPAY-9); the pen's own colour. */
export const paymentTheme = '#6366f1';
const dialogTimeoutSeconds = 600;

/** What `new Razorpay()` takes (rule RAZORPAY-9). Amount in paise, timeout in seconds. */
export type GatewayOptions = {
  key: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  order_id: string;
  prefill: { name: string; email: string };
  theme: { color: string };
  timeout: number;
  retry: { enabled: boolean };
  modal: { confirm_close: boolean; ondismiss: () => void };
  handler: (proof: PaymentProof) => void;
};

/** The dialog's options: the order's own figures and names, and where its events go. */
export function gatewayOptions(checkout: Checkout, hear: (event: GatewayEvent) => void): GatewayOptions {
  return {
    key: checkout.keyId,
    amount: checkout.amountPaise,
    currency: checkout.currency,
    name: checkout.name,
    description: checkout.description,
    order_id: checkout.razorpayOrderId,
    prefill: { name: checkout.prefill.name, email: checkout.prefill.email },
    theme: { color: paymentTheme },
    timeout: dialogTimeoutSeconds,
    retry: { enabled: true },
    modal: { confirm_close: true, ondismiss: () => hear({ type: 'dismissed' }) },
    handler: ({ razorpay_payment_id, razorpay_order_id, razorpay_signature }) =>
      hear({ type: 'paid', proof: { razorpay_payment_id, razorpay_order_id, razorpay_signature } }),
  };
}

/** The reason in a `payment.failed` event, if it is a plain word; everything else in it stays here. */
export function failureReason(event: unknown): string | null {
  const reason = (event as { error?: { reason?: unknown } } | null)?.error?.reason;
  return typeof reason === 'string' && /^[a-z0-9_]{1,80}$/i.test(reason) ? reason : null;
}
