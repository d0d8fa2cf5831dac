import { describe, expect, it } from 'vitest';
import type { Checkout, Order } from '#contract/billing.ts';
import type { CallErrorCode } from '#web/lib/error-words.ts';
import {
  type CheckoutParts,
  type CheckoutState,
  type GatewayEvent,
  openWithinMs,
  runCheckout,
  watchForMs,
} from './checkout-flow.ts';

const checkout = { orderId: 'ord_1', razorpayOrderId: 'order_1' } as Checkout;
const proof = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'f' };
const paid: GatewayEvent = { type: 'paid', proof };
const dismissed: GatewayEvent = { type: 'dismissed' };
const failed: GatewayEvent = { type: 'failed', reason: 'payment_declined' };

class Refused extends Error {
  readonly code: CallErrorCode;
  constructor(code: CallErrorCode) {
    super(code);
    this.code = code;
  }
}

const no = (code: CallErrorCode): Refused => new Refused(code);

type Standing = Pick<Order, 'status' | 'confirming'> | Refused;

const pending: Standing = { status: 'pending', confirming: false };
const confirming: Standing = { status: 'pending', confirming: true };
const success: Standing = { status: 'success', confirming: false };
const refunded: Standing = { status: 'refunded', confirming: false };

type Script = {
  signedIn?: boolean;
  gateway?: boolean;
  order?: Refused;
  opening?: Error;
  /** What happens in the dialog, one after another. */
  events?: GatewayEvent[];
  verify?: 'success' | 'confirming' | Refused;
  /** How the order stands each time it is read; the last one stays. */
  standings?: Standing[];
  /** No time passes. */
  still?: boolean;
};

/** A browser in which time passes only by waiting. */
function browser(script: Script) {
  const states: CheckoutState[] = [];
  const log: string[] = [];
  const standings = [...(script.standings ?? [pending])];
  const stop = new AbortController();
  const credited = new Set<() => void>();
  let clock = 0;
  let tell: (event: GatewayEvent) => void = () => {};
  const nextStanding = (): Exclude<Standing, Error> => {
    const standing = (standings.length > 1 ? standings.shift() : standings[0]) ?? pending;
    if (standing instanceof Error) throw standing;
    return standing;
  };
  const parts: CheckoutParts = {
    signedIn: () => script.signedIn ?? true,
    loadGateway: async (limitMs) => {
      log.push(`load within ${limitMs}`);
      clock += 2_000;
      return script.gateway ?? true;
    },
    createOrder: async (limitMs) => {
      log.push(`order within ${limitMs}`);
      if (script.order) throw script.order;
      return checkout;
    },
    openDialog: (_, hear) => {
      if (script.opening) throw script.opening;
      log.push('open');
      tell = hear;
      for (const event of script.events ?? []) queueMicrotask(() => hear(event));
      return { close: () => log.push('close') };
    },
    verify: async () => {
      const answer = script.verify ?? 'success';
      if (answer instanceof Error) throw answer;
      return answer;
    },
    readOrder: async () => nextStanding(),
    checkOrder: async () => {
      log.push('check');
      return nextStanding();
    },
    note: (_, outcome, reason) => log.push(`note ${outcome} ${reason}`),
    onCredited: (listener) => {
      credited.add(listener);
      return () => credited.delete(listener);
    },
    codeOf: (error) => (error instanceof Refused ? error.code : null),
    wait: async (ms) => {
      if (script.still) await new Promise(() => {});
      clock += ms;
    },
    now: () => clock,
  };
  return {
    states,
    log,
    stop,
    hear: (event: GatewayEvent) => tell(event),
    credit: () => [...credited].forEach((listener) => listener()),
    listeners: () => credited.size,
    elapsed: () => clock,
    run: () => runCheckout(parts, (state) => states.push(state), stop.signal),
  };
}

const everythingQueued = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The states as words: phases, and alerts by name; a watching one ends in "…". */
function told(states: readonly CheckoutState[]): string {
  return states
    .map((s) => (s.phase === 'alert' ? `${s.alert}${s.watching ? '…' : ''}` : s.phase))
    .join(' > ');
}

const cases: readonly [string, Script, string][] = [
  ['signed out', { signedIn: false }, 'sign_in_needed'],
  ['the script is missing', { gateway: false }, 'busy > gateway_missing'],
  ['the session has ended', { order: no('not_signed_in') }, 'busy > sign_in_needed'],
  ['a top-up without Premium', { order: no('premium_required') }, 'busy > plan_required'],
  ['a second Premium', { order: no('already_premium') }, 'busy > plan_held'],
  ['no address for the invoice', { order: no('billing_address_required') }, 'busy > address_needed'],
  ['no gateway at the service', { order: no('payments_unavailable') }, 'busy > gateway_broken'],
  ['the gateway is down', { order: no('upstream_unavailable') }, 'busy > gateway_broken'],
  ['no answer in time', { order: no('unreachable') }, 'busy > gateway_broken'],
  ['the network is gone', { order: no('offline') }, 'busy > gateway_broken'],
  ['the dialog cannot be made', { opening: new Error('bad key') }, 'busy > gateway_broken'],
  ['paid', { events: [paid] }, 'busy > open > confirming > done'],
  ['declined, then paid', { events: [failed, paid] }, 'busy > open > confirming > done'],
  ['closed', { events: [dismissed] }, 'busy > open > busy > dismissed'],
  ['declined, then closed', { events: [failed, failed, dismissed] }, 'busy > open > busy > declined'],
  [
    'paid, the answer lost, tried again, then closed',
    {
      events: [{ type: 'failed', reason: 'order_already_paid' }, failed, dismissed],
      standings: [pending, pending, success],
    },
    'busy > open > busy > confirming > done',
  ],
  [
    'closed after the bank said yes',
    { events: [dismissed], standings: [confirming, confirming, success] },
    'busy > open > busy > confirming > done',
  ],
  [
    'closed, and the bank’s yes is heard later',
    { events: [dismissed], standings: [pending, pending, confirming, confirming, success] },
    'busy > open > busy > dismissed > confirming > done',
  ],
  [
    'closed, heard of later, and not decided',
    { events: [failed, dismissed], standings: [pending, confirming] },
    'busy > open > busy > declined > confirming > still_confirming',
  ],
  ['closed when it was paid', { events: [dismissed], standings: [success] }, 'busy > open > busy > done'],
  [
    'closed, and the service is gone',
    { events: [dismissed], standings: [no('unreachable')] },
    'busy > open > busy > closed_unknown',
  ],
  [
    'the bank confirms late',
    { events: [paid], verify: 'confirming', standings: [pending, no('internal'), success] },
    'busy > open > confirming > done',
  ],
  [
    'the bank does not confirm',
    { events: [paid], verify: 'confirming' },
    'busy > open > confirming > still_confirming',
  ],
  [
    'the money comes back',
    { events: [paid], verify: 'confirming', standings: [pending, refunded] },
    'busy > open > confirming > returned',
  ],
  [
    'the account cannot be updated, then is',
    { events: [paid], verify: no('internal'), standings: [no('internal'), success] },
    'busy > open > confirming > account_not_updated… > done',
  ],
  [
    'the account cannot be updated',
    { events: [paid], verify: no('unreachable'), standings: [no('unreachable')] },
    'busy > open > confirming > account_not_updated… > account_not_updated',
  ],
  [
    'a wrong signature',
    { events: [paid], verify: no('payment_signature_invalid') },
    'busy > open > confirming > went_wrong',
  ],
  ['a foreign order', { events: [paid], verify: no('not_found') }, 'busy > open > confirming > went_wrong'],
];

describe('runCheckout', () => {
  it.each(cases)('%s', async (_, script, expected) => {
    const b = browser(script);
    await b.run();
    expect(told(b.states)).toBe(expected);
    expect(b.listeners()).toBe(0);
  });

  it('asks nothing of the service when it cannot be paid for', async () => {
    for (const script of [{ signedIn: false }, { gateway: false }]) {
      const b = browser(script);
      await b.run();
      expect(b.log.filter((line) => line.startsWith('order'))).toEqual([]);
    }
  });

  it('opens within twelve seconds of the click or says why not', async () => {
    const b = browser({ events: [dismissed] });
    await b.run();
    expect(b.log.slice(0, 2)).toEqual([
      `load within ${openWithinMs}`,
      `order within ${openWithinMs - 2_000}`,
    ]);
  });

  it('watches an unconfirmed payment for two minutes', async () => {
    const b = browser({ events: [paid], verify: 'confirming' });
    await b.run();
    expect(b.elapsed()).toBe(2_000 + watchForMs);
  });

  it('notes what the dialog said', async () => {
    const b = browser({ events: [failed, dismissed] });
    await b.run();
    expect(b.log.filter((line) => line.startsWith('note'))).toEqual([
      'note failed payment_declined',
      'note dismissed null',
    ]);
  });

  it('says that nothing was charged only after the gateway was asked', async () => {
    const b = browser({ events: [dismissed] });
    await b.run();
    expect(b.log).toContain('check');
  });

  it('closes the dialog when the order was paid in another tab', async () => {
    const b = browser({ standings: [pending, success] });
    const ended = b.run();
    while (b.listeners() === 0) await Promise.resolve();
    b.credit();
    b.credit();
    await ended;
    expect(told(b.states)).toBe('busy > open > done');
    expect(b.log).toContain('close');
  });

  it('leaves the page only when the dialog it closed has gone', async () => {
    const b = browser({ standings: [success], still: true });
    const ended = b.run();
    while (b.listeners() === 0) await Promise.resolve();
    b.credit();
    await everythingQueued();
    expect(b.log).toContain('close');
    expect(told(b.states)).toBe('busy > open');
    b.hear(dismissed);
    await ended;
    expect(told(b.states)).toBe('busy > open > done');
  });

  it('does not take a change of the account alone for this payment', async () => {
    const b = browser({ standings: [pending] });
    const ended = b.run();
    while (b.listeners() === 0) await Promise.resolve();
    b.credit();
    await everythingQueued();
    expect(told(b.states)).toBe('busy > open');
    b.stop.abort();
    await ended;
  });

  it('reports nothing after it was stopped', async () => {
    const b = browser({});
    const ended = b.run();
    while (b.listeners() === 0) await Promise.resolve();
    b.stop.abort();
    await ended;
    expect(told(b.states)).toBe('busy > open');
    expect(b.log).toContain('close');
  });
});
