import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const script = readFileSync(new URL('./checkout.js', import.meta.url), 'utf8');
const paid = {
  razorpay_payment_id: 'pay_00000000000001',
  razorpay_order_id: 'order_00000000000001',
  razorpay_signature: 'a'.repeat(64),
};
const failure = { code: 'BAD_REQUEST_ERROR', description: 'Declined' };

type Checkout = {
  on: (event: string, listener: (what: unknown) => void) => unknown;
  open: () => void;
  close: () => void;
};
type Options = Record<string, unknown>;

function load(): { shop: Shop; create: (options?: Options) => Checkout } {
  const shop = shopPage();
  runInContext(script, createContext(shop.globals));
  const Razorpay = shop.globals['Razorpay'] as new (options?: Options) => Checkout;
  return { shop, create: (options) => new Razorpay(options) };
}

/** A checkout that was opened, what the merchant heard of it, and the page it was opened on. */
function opened(more: Options = {}) {
  const { shop, create } = load();
  const heard: string[] = [];
  const { modal, ...rest } = more;
  const checkout = create({
    key: 'rzp_test_HotseatLocal1',
    order_id: paid.razorpay_order_id,
    handler: (response: unknown) => heard.push(`paid ${JSON.stringify(response)}`),
    modal: { ondismiss: () => heard.push('dismissed'), ...(modal as Options | undefined) },
    ...rest,
  });
  checkout.on('payment.failed', (what) => heard.push(`failed ${JSON.stringify(what)}`));
  checkout.open();
  return { shop, checkout, heard };
}

const success = `paid ${JSON.stringify(paid)}`;
const failed = `failed ${JSON.stringify({ error: failure })}`;

describe('window.Razorpay', () => {
  it.each([
    ['no options', undefined, 'Invalid options'],
    ['no key', {}, 'No key passed'],
    ['an empty key', { key: '' }, 'No key passed'],
  ])('refuses %s at once', (_, options, words) => {
    const { create } = load();
    expect(() => create(options)).toThrow(words);
  });

  it('draws the frame of its own origin, and tells it the order only when it is ready', () => {
    const { shop } = opened({ theme: { color: '#6366f1' } });
    expect(shop.frame()?.src).toMatch(/^http:\/\/localhost:4001\/checkout\/frame#/);
    expect(shop.sent).toEqual([]);
    shop.say({ type: 'ready' });
    expect(shop.sent).toMatchObject([
      {
        to: 'http://localhost:4001',
        message: { type: 'begin', checkout: { order_id: paid.razorpay_order_id, color: '#6366f1' } },
      },
    ]);
  });

  it('makes the page behind inert while it is open, and gives it back', () => {
    const { shop } = opened();
    expect(shop.page()).toEqual({ inert: true, overflow: 'hidden', focused: false });
    shop.say({ type: 'dismissed' });
    expect(shop.page()).toEqual({ inert: false, overflow: '', focused: true });
  });
});

describe('an opening ends once', () => {
  const endings: [string, Options, (o: ReturnType<typeof opened>) => void, string[]][] = [
    ['paid', {}, ({ shop }) => shop.say({ type: 'paid', response: { ...paid, status: 'x' } }), [success]],
    ['left', {}, ({ shop }) => shop.say({ type: 'dismissed' }), ['dismissed']],
    ['closed by the page', {}, ({ checkout }) => checkout.close(), ['dismissed']],
    ['out of time', { timeout: 600 }, ({ shop }) => shop.pass(600_000), ['dismissed']],
    [
      'failed without retry',
      { retry: { enabled: false } },
      ({ shop }) => shop.say({ type: 'failed', error: failure }),
      [failed, 'dismissed'],
    ],
    [
      'failed, then paid',
      {},
      ({ shop }) => {
        shop.say({ type: 'failed', error: failure });
        shop.say({ type: 'paid', response: paid });
      },
      [failed, success],
    ],
    ['back, before the frame came up', {}, ({ shop }) => shop.goBack(), ['dismissed']],
  ];

  it.each(endings)('%s', (_, options, act, expected) => {
    const opening = opened(options);
    const { shop, checkout, heard } = opening;
    const frame = shop.frame();
    if (expected[0] !== 'dismissed' || options['timeout']) shop.say({ type: 'ready' });
    act(opening);
    checkout.close();
    shop.pass(0);
    for (const type of ['paid', 'failed', 'dismissed']) {
      shop.say({ type, response: paid, error: failure }, { source: frame?.contentWindow });
    }
    checkout.close();
    shop.pass(3_600_000);
    expect(heard).toEqual(expected);
    expect(shop.frame()).toBeUndefined();
    expect(shop.history).toEqual([{ page: 'pricing' }]);
  });

  it('with nothing heard one millisecond before the time is over', () => {
    const { shop, heard } = opened({ timeout: 600 });
    shop.say({ type: 'ready' });
    shop.pass(599_999);
    expect(heard).toEqual([]);
  });

  it('when the frame never comes up', () => {
    const { shop, heard } = opened();
    shop.pass(10_000);
    expect(heard).toEqual(['dismissed']);
  });
});

describe('a message is taken from the frame alone', () => {
  it.each([
    ['another origin', { origin: 'http://localhost:4000' }],
    ['another window', { source: {} }],
    ['another channel', { channel: 'guessed' }],
  ])('not from %s', (_, forged) => {
    const { shop, heard } = opened();
    for (const type of ['paid', 'failed', 'dismissed']) {
      shop.say({ type, response: paid, error: failure }, forged);
    }
    shop.pass(0);
    expect(heard).toEqual([]);
  });
});

type Listener = (event: never) => void;
type Fields = Record<string, unknown>;
type Timer = { at: number; run: () => void };
type Frame = { src: string; contentWindow: object | undefined };

/** As much of a shop's page in a browser as the checkout script touches; time passes only when told. */
type Shop = {
  globals: Fields;
  /** What was posted to the frame. */
  sent: { to: string; message: unknown }[];
  /** The states of the session's history, oldest first. */
  history: unknown[];
  frame: () => Frame | undefined;
  page: () => { inert: boolean; overflow: string; focused: boolean };
  /** A message as the frame of the open dialog would post it, unless forged. */
  say: (message: Fields, forged?: { origin?: string; source?: unknown; channel?: string }) => void;
  goBack: () => void;
  pass: (ms: number) => void;
};

function shopPage(): Shop {
  const listeners = new Map<string, Set<Listener>>();
  const sent: Shop['sent'] = [];
  const history: unknown[] = [{ page: 'pricing' }];
  const clock = manualClock();
  const styles = new Map<string, string>();
  const main = { inert: false };
  const children: object[] = [main];
  const button = { isConnected: true, focus: () => (document.activeElement = button) };
  let channel = '';

  const fire = (type: string, event: Fields): void => {
    for (const listener of Array.from(listeners.get(type) ?? [])) listener(event as never);
  };
  const goBack = (): void => {
    history.pop();
    fire('popstate', {});
  };
  const frameElement = () => {
    const element = {
      src: '',
      title: '',
      style: { setProperty: () => {} },
      contentWindow: {
        postMessage: (message: unknown, to: string) => sent.push({ to, message: structuredClone(message) }),
      },
      focus: () => (document.activeElement = element),
      remove: () => void children.splice(children.indexOf(element), 1),
    };
    return element;
  };
  const document = {
    currentScript: { src: 'http://localhost:4001/v1/checkout.js' },
    activeElement: button as object,
    documentElement: {
      clientWidth: 1000,
      style: {
        getPropertyValue: (name: string) => styles.get(name) ?? '',
        setProperty: (name: string, value: string) => void styles.set(name, value),
      },
    },
    body: { children, append: (element: object) => void children.push(element) },
    createElement: frameElement,
  };
  const frame = (): Frame | undefined => children.find((child): child is Frame => 'contentWindow' in child);

  const globals: Fields = {
    document,
    URL,
    URLSearchParams,
    crypto,
    innerWidth: 1000,
    location: { origin: 'http://localhost:4000' },
    getComputedStyle: () => ({ colorScheme: 'light dark' }),
    reportError: (error: unknown) => {
      throw error;
    },
    addEventListener: (type: string, listener: Listener) =>
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    removeEventListener: (type: string, listener: Listener) => listeners.get(type)?.delete(listener),
    history: {
      get state() {
        return history.at(-1);
      },
      pushState: (state: unknown) => history.push(state),
      back: () => clock.setTimeout(goBack, 0),
    },
    setTimeout: clock.setTimeout,
    clearTimeout: clock.clearTimeout,
  };
  globals['window'] = globals;

  return {
    globals,
    sent,
    history,
    frame,
    goBack,
    pass: clock.pass,
    page: () => ({
      inert: main.inert,
      overflow: styles.get('overflow') ?? '',
      focused: document.activeElement === button,
    }),
    say: (message, forged = {}) => {
      const open = frame();
      if (open) channel = new URLSearchParams(open.src.split('#')[1]).get('channel') ?? '';
      const { origin = 'http://localhost:4001', source = open?.contentWindow } = forged;
      fire('message', { source, origin, data: { channel: forged.channel ?? channel, ...message } });
    },
  };
}

function manualClock() {
  const timers = new Set<Timer>();
  let now = 0;
  return {
    setTimeout: (run: () => void, ms = 0) => {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return timer;
    },
    clearTimeout: (timer: Timer | undefined) => void (timer && timers.delete(timer)),
    pass: (ms: number) => {
      now += ms;
      const due = () => [...timers].filter(({ at }) => at <= now).sort((a, b) => a.at - b.at)[0];
      for (let timer = due(); timer; timer = due()) {
        timers.delete(timer);
        timer.run();
      }
    },
  };
}
