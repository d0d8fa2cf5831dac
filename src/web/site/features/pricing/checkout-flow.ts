import type { Checkout, Order } from '#contract/billing.ts';
import type { PurchaseObstacle } from '#contract/catalogue.ts';
import type { CallErrorCode } from '#web/lib/error-words.ts';
import type { CheckoutAlert } from './checkout-words.ts';

export type CheckoutState =
  | { phase: 'idle' }
  /** Our own work: loading the gateway, opening the order, asking how it stands. */
  | { phase: 'busy' }
  | { phase: 'open' }
  | { phase: 'confirming' }
  /** `watching`: money may be on its way, and the order is still looked at. */
  | { phase: 'alert'; alert: CheckoutAlert; watching: boolean }
  | { phase: 'done' };

/** What the gateway hands over after a payment; it proves nothing by itself, the service checks it. */
export type PaymentProof = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

export type GatewayEvent =
  | { type: 'paid'; proof: PaymentProof }
  | { type: 'failed'; reason: string | null }
  | { type: 'dismissed' };

export type CheckoutParts = {
  signedIn: () => boolean;
  /** Whether the gateway's script is there, after at most `limitMs`. */
  loadGateway: (limitMs: number) => Promise<boolean>;
  createOrder: (limitMs: number) => Promise<Checkout>;
  /** Opens the gateway's dialog, which tells `hear` what happens in it. Throws when it cannot be opened. */
  openDialog: (checkout: Checkout, hear: (event: GatewayEvent) => void) => { close: () => void };
  verify: (orderId: string, proof: PaymentProof) => Promise<'success' | 'confirming'>;
  readOrder: (orderId: string) => Promise<Pick<Order, 'status' | 'confirming'>>;
  /** The same, after the gateway was asked. Throws when it did not answer. */
  checkOrder: (orderId: string) => Promise<Pick<Order, 'status' | 'confirming'>>;
  /** Tells the service what else the dialog said; nothing depends on it. */
  note: (orderId: string, outcome: 'dismissed' | 'failed', reason: string | null) => void;
  /** Calls back when the account seems to have got interviews by any way; returns how to stop. */
  onCredited: (listener: () => void) => () => void;
  codeOf: (error: unknown) => CallErrorCode | null;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
};

/** From the click to the dialog at most this long. */
export const openWithinMs = 12_000;
/** How long a dialog that was closed for another tab's sake may take to go. */
const goneWithinMs = 1_500;
/** How long a payment is watched before the page says that it may take longer. */
export const watchForMs = 120_000;

const alertOfRefusal: Partial<Record<CallErrorCode, CheckoutAlert>> &
  Record<PurchaseObstacle['code'], CheckoutAlert> = {
  not_signed_in: 'sign_in_needed',
  premium_required: 'plan_required',
  already_premium: 'plan_held',
  billing_address_required: 'address_needed',
};

/** Refusals of the check that say nothing about the payment itself: it went through, and we could not be told. */
const notAboutThePayment: ReadonlySet<CallErrorCode | null> = new Set<CallErrorCode>([
  'internal',
  'upstream_unavailable',
  'storage_full',
  'shutting_down',
  'unreachable',
  'offline',
  'too_many_requests',
  'not_signed_in',
]);

/** What the gateway answers to a further try while the money of an earlier one, whose answer was lost, is there or under way. */
const moneyIsUnderWay: ReadonlySet<string | null> = new Set([
  'order_already_paid',
  'order_payment_in_progress',
]);

type Run = {
  parts: CheckoutParts;
  report: (state: CheckoutState) => void;
  stop: AbortSignal;
};

/**
 * Runs one attempt to buy, from the click to its end, and reports each state; after `stop` aborts it reports nothing more. Done is reported only when the
 * service says that the order is paid: neither the dialog's closing nor the account's change decides.
 */
export async function runCheckout(
  parts: CheckoutParts,
  report: (state: CheckoutState) => void,
  stop: AbortSignal,
): Promise<void> {
  const run: Run = {
    parts,
    stop,
    report: (state) => {
      if (!stop.aborted) report(state);
    },
  };
  if (!parts.signedIn()) return alert(run, 'sign_in_needed');
  run.report({ phase: 'busy' });
  const startedAt = parts.now();
  if (!(await parts.loadGateway(openWithinMs))) return alert(run, 'gateway_missing');
  if (stop.aborted) return;
  let checkout: Checkout;
  try {
    checkout = await parts.createOrder(Math.max(1_000, openWithinMs - (parts.now() - startedAt)));
  } catch (error) {
    const code = parts.codeOf(error);
    return alert(run, (code && alertOfRefusal[code]) || 'gateway_broken');
  }
  if (!stop.aborted) await pay(run, checkout);
}

/** What came of the tries that failed in the dialog. */
type Tries = 'none' | 'declined' | 'under_way';

/** The dialog, until it is paid, closed, or the order is paid in another tab. */
async function pay(run: Run, checkout: Checkout): Promise<void> {
  const { parts, stop } = run;
  const { orderId } = checkout;
  let tries: Tries = 'none';
  const end = Promise.withResolvers<
    { type: 'paid'; proof: PaymentProof } | { type: 'dismissed' | 'elsewhere' | 'stopped' }
  >();
  const gone = Promise.withResolvers<void>();
  let dialog: { close: () => void };
  try {
    dialog = parts.openDialog(checkout, (event) => {
      if (event.type !== 'failed') {
        gone.resolve();
        return end.resolve(event);
      }
      if (moneyIsUnderWay.has(event.reason)) tries = 'under_way';
      else if (tries === 'none') tries = 'declined';
      parts.note(orderId, 'failed', event.reason);
    });
  } catch {
    return alert(run, 'gateway_broken');
  }
  run.report({ phase: 'open' });
  const stopListening = parts.onCredited(() => {
    void isPaid(run, orderId).then((paid) => paid && end.resolve({ type: 'elsewhere' }));
  });
  stop.addEventListener('abort', () => end.resolve({ type: 'stopped' }), { once: true });
  const event = await end.promise;
  stopListening();
  if (event.type === 'paid') return confirm(run, orderId, event.proof);
  if (event.type === 'dismissed') return closed(run, orderId, tries);
  dialog.close();
  // The gateway takes its own history entry away as it closes; that step back would cancel the way to another page.
  await Promise.race([gone.promise, parts.wait(goneWithinMs, stop)]);
  run.report({ phase: 'done' });
}

async function isPaid({ parts }: Run, orderId: string): Promise<boolean> {
  try {
    return (await parts.readOrder(orderId)).status === 'success';
  } catch {
    return false;
  }
}

async function confirm(run: Run, orderId: string, proof: PaymentProof): Promise<void> {
  run.report({ phase: 'confirming' });
  try {
    if ((await run.parts.verify(orderId, proof)) === 'success') return run.report({ phase: 'done' });
  } catch (error) {
    if (!notAboutThePayment.has(run.parts.codeOf(error))) return alert(run, 'went_wrong');
    alert(run, 'account_not_updated', true);
    return watch(run, orderId, 'account_not_updated');
  }
  return watch(run, orderId, 'still_confirming');
}

/** A closed dialog says nothing about the money: a bank may have said yes just before. The gateway is asked before the page says that nothing was charged. */
async function closed(run: Run, orderId: string, tries: Tries): Promise<void> {
  const { parts } = run;
  parts.note(orderId, 'dismissed', null);
  run.report({ phase: 'busy' });
  const order = await parts.checkOrder(orderId).catch(() => null);
  if (order?.status === 'success') return run.report({ phase: 'done' });
  if (!order) alert(run, 'closed_unknown');
  else if (!order.confirming && tries !== 'under_way')
    alert(run, tries === 'declined' ? 'declined' : 'dismissed');
  else {
    run.report({ phase: 'confirming' });
    return watch(run, orderId, 'still_confirming');
  }
  return watch(run, orderId, null);
}

/**
 * Looks at the order, at growing distances and whenever the account changes, until it is decided or the time is over. With `atTheEnd` null
 * it does so quietly, and speaks up only when money turns out to be on its way.
 */
async function watch(run: Run, orderId: string, atTheEnd: CheckoutAlert | null): Promise<void> {
  const { parts, stop } = run;
  const until = parts.now() + watchForMs;
  let pauseMs = 1_000;
  let last = atTheEnd;
  let woken = new AbortController();
  const stopListening = parts.onCredited(() => woken.abort());
  while (parts.now() < until && !stop.aborted) {
    await parts.wait(Math.min(pauseMs, until - parts.now()), AbortSignal.any([stop, woken.signal]));
    if (woken.signal.aborted) woken = new AbortController();
    pauseMs = Math.min(10_000, pauseMs * 1.5);
    const order = await parts.readOrder(orderId).catch(() => null);
    if (order?.status === 'success' || order?.status === 'refunded') {
      stopListening();
      return order.status === 'success' ? run.report({ phase: 'done' }) : alert(run, 'returned');
    }
    if (order?.confirming && !last) {
      last = 'still_confirming';
      run.report({ phase: 'confirming' });
    }
  }
  stopListening();
  if (last) alert(run, last);
}

function alert(run: Run, what: CheckoutAlert, watching = false): void {
  run.report({ phase: 'alert', alert: what, watching });
}
