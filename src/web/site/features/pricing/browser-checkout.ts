import { type Account, heldPlans } from '#contract/account.ts';
import type { BillingAddress } from '#contract/billing.ts';
import { catalogue, type ProductId } from '#contract/catalogue.ts';
import { callEndpoint, EndpointError } from '#web/lib/call-endpoint.ts';
import { wait } from '#web/lib/wait.ts';
import type { CheckoutParts } from './checkout-flow.ts';
import { failureReason, type GatewayOptions, gatewayOptions } from './gateway-options.ts';

type Gateway = new (
  options: GatewayOptions,
) => {
  open: () => void;
  close: () => void;
  on: (event: 'payment.failed', listener: (event: unknown) => void) => void;
};

declare global {
  interface Window {
    Razorpay?: Gateway;
  }
}

/** What the page asks the service to open an order for. */
export type OrderRequest = { product: ProductId; billing: BillingAddress | null };

type PageFacts = {
  signedIn: () => boolean;
  /** The address of the gateway's script; null while the service has not answered, or without a gateway. */
  script: string | null;
  /** Follows the account; calls back with each newer one. Returns how to stop. */
  follow: (listener: (account: Account) => void) => () => void;
  account: Account | null;
};

let loading: Promise<boolean> | null = null;

/** Loads the gateway's script once per document; a load that failed may be tried again. */
function loadScript(address: string): Promise<boolean> {
  if (window.Razorpay) return Promise.resolve(true);
  loading ??= new Promise<boolean>((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve(window.Razorpay !== undefined));
    script.addEventListener('error', () => {
      script.remove();
      resolve(false);
    });
    document.head.append(script);
  }).then((there) => {
    if (!there) loading = null;
    return there;
  });
  return loading;
}

/** Loads the script, asking for its address where the page does not know it yet. */
async function load(known: string | null): Promise<boolean> {
  try {
    const address = known ?? (await callEndpoint('GET /api/service')).checkoutScript;
    return address !== null && (await loadScript(address));
  } catch {
    return false;
  }
}

/** The key of a request that may have reached the service without its answer reaching us: asking again must not be a second request. */
let unanswered: { body: string; key: string } | null = null;

async function createOrder({ product, billing }: OrderRequest, timeoutMs: number) {
  const body = billing ? { product, billing } : { product };
  const asked = JSON.stringify(body);
  const idempotencyKey = unanswered?.body === asked ? unanswered.key : crypto.randomUUID();
  unanswered = { body: asked, key: idempotencyKey };
  try {
    const checkout = await callEndpoint('POST /api/orders', { body, idempotencyKey, timeoutMs });
    unanswered = null;
    return checkout;
  } catch (error) {
    const answered = error instanceof EndpointError && !['unreachable', 'offline'].includes(error.code);
    if (answered) unanswered = null;
    throw error;
  }
}

/** Whether the account got what was bought since `before`, as far as an account shows. */
export function hasGot(product: ProductId, before: Account, now: Account): boolean {
  const { plan, once } = catalogue[product];
  return once
    ? heldPlans(now).includes(plan) && !heldPlans(before).includes(plan)
    : now.interview_quota > before.interview_quota;
}

/** The checkout flow's parts in a real browser, for one order. */
export function browserCheckout(request: OrderRequest, page: PageFacts): CheckoutParts {
  return {
    signedIn: page.signedIn,
    loadGateway: (limitMs) =>
      Promise.race([load(page.script), wait(limitMs, new AbortController().signal).then(() => false)]),
    createOrder: (limitMs) => createOrder(request, limitMs),
    openDialog: (checkout, hear) => {
      if (!window.Razorpay) throw new Error('the gateway is gone');
      const dialog = new window.Razorpay(gatewayOptions(checkout, hear));
      dialog.on('payment.failed', (event) => hear({ type: 'failed', reason: failureReason(event) }));
      dialog.open();
      return dialog;
    },
    verify: async (orderId, proof) =>
      (await callEndpoint('POST /api/payments/verify', { body: { orderId, ...proof } })).status,
    readOrder: (orderId) =>
      callEndpoint('GET /api/orders/:orderId', { params: { orderId }, timeoutMs: 8_000 }),
    checkOrder: (orderId) =>
      callEndpoint('POST /api/orders/:orderId/check', { params: { orderId }, timeoutMs: 12_000 }),
    note: (orderId, outcome, reason) => {
      callEndpoint('POST /api/payments/report', {
        body: { orderId, outcome, ...(reason && { reason }) },
      }).catch(() => {});
    },
    onCredited: (listener) =>
      page.follow((now) => {
        // Pressed before the account was known: whether it changed cannot be seen, and the order is asked about.
        if (!page.account || hasGot(request.product, page.account, now)) listener();
      }),
    codeOf: (error) => (error instanceof EndpointError ? error.code : null),
    wait,
    now: () => performance.now(),
  };
}
