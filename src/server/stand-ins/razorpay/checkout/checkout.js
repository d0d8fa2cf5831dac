/**
 * The merchant's half of the stand-in for Razorpay's checkout: defines `window.Razorpay` as the real script does.
 * Served as it is. The dialog lives in a frame of this script's own origin and is spoken to by messages only.
 *
 * Every opening ends once, in one of two ways: `handler` (paid) or `modal.ondismiss` (anything else: the user,
 * `close()`, the timeout, a failure without retry, a frame that never came up). After that nothing more is called.
 */
(() => {
  'use strict';

  const checkoutOrigin = new URL(document.currentScript.src).origin;
  const frameReadyWithinMs = 10_000;
  const backWithinMs = 1_000;

  class Razorpay {
    #options;
    #listeners = [];
    #opening = null;

    constructor(options) {
      if (!options || typeof options !== 'object') throw new Error('Invalid options');
      if (!options.key) throw new Error('No key passed');
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.push({ event, listener });
      return this;
    }

    open() {
      if (this.#opening) return;
      const { handler, modal } = this.#options;
      this.#opening = openDialog(this.#options, {
        ended: () => {
          this.#opening = null;
        },
        paid: (response) => call(handler, response),
        dismissed: () => call(modal?.ondismiss),
        failed: (error) => {
          const heard = this.#listeners.filter(({ event }) => event === 'payment.failed');
          for (const { listener } of heard) call(listener, { error });
        },
      });
    }

    close() {
      this.#opening?.close();
    }
  }

  /** The merchant's own mistakes are reported as its own, and stop nothing here. */
  function call(callback, argument) {
    if (typeof callback !== 'function') return;
    try {
      callback(argument);
    } catch (error) {
      reportError(error);
    }
  }

  function openDialog(options, tell) {
    const channel = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const frame = frameFor(channel);
    const send = (type, detail) =>
      frame.contentWindow?.postMessage({ channel, type, ...detail }, checkoutOrigin);
    const askToClose = () => (ready ? send('close-requested') : dismiss());
    let ready = false;
    let ended = false;

    document.body.append(frame);
    const releasePage = holdPage(frame);
    const back =
      options.modal?.handleback === false ? null : trapBack(channel, { asked: askToClose, left: dismiss });
    const unready = setTimeout(dismiss, frameReadyWithinMs);
    const overtime = options.timeout > 0 ? setTimeout(dismiss, options.timeout * 1000) : undefined;
    addEventListener('message', onMessage);
    addEventListener('keydown', onKeyDown);
    frame.focus();

    function end(thenTell) {
      if (ended) return;
      ended = true;
      clearTimeout(unready);
      clearTimeout(overtime);
      removeEventListener('message', onMessage);
      removeEventListener('keydown', onKeyDown);
      frame.remove();
      releasePage();
      const tellAll = () => {
        tell.ended();
        thenTell();
      };
      if (back) back.release(tellAll);
      else setTimeout(tellAll);
    }

    function dismiss() {
      end(tell.dismissed);
    }

    function onMessage({ source, origin, data }) {
      if (source !== frame.contentWindow || origin !== checkoutOrigin || data?.channel !== channel) return;
      if (data.type === 'ready') {
        ready = true;
        clearTimeout(unready);
        frame.focus();
        send('begin', { checkout: sendable(options) });
      }
      if (data.type === 'paid') end(() => tell.paid(signedFields(data.response)));
      if (data.type === 'failed') onFailed(data.error);
      if (data.type === 'dismissed') dismiss();
      if (data.type === 'stayed') back?.hold();
    }

    function onFailed(error) {
      if (options.retry?.enabled !== false && options.retry !== false) {
        tell.failed(error);
        return;
      }
      end(() => {
        tell.failed(error);
        tell.dismissed();
      });
    }

    /** Escape, when the focus has strayed from the frame to the page behind it. */
    function onKeyDown({ key }) {
      if (key === 'Escape' && options.modal?.escape !== false) askToClose();
    }

    return { close: dismiss };
  }

  /**
   * The fragment tells the frame whom it answers, and whether the page is always light or always dark: a frame of
   * another colour scheme than the page's would not be drawn transparent.
   */
  function frameFor(channel) {
    const frame = document.createElement('iframe');
    const { colorScheme } = getComputedStyle(document.body);
    const scheme = colorScheme === 'normal' ? 'light' : colorScheme;
    const greeting = new URLSearchParams({ channel, merchant: location.origin, scheme });
    frame.src = `${checkoutOrigin}/checkout/frame#${greeting}`;
    frame.title = 'Payment, local stand-in for Razorpay';
    const look = {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      margin: '0',
      padding: '0',
      border: '0',
      'z-index': '2147483647',
      background: 'transparent',
    };
    for (const [property, value] of Object.entries(look)) frame.style.setProperty(property, value);
    return frame;
  }

  /** What the dialog needs of the options; functions cannot travel, so they are left behind. */
  function sendable(options) {
    const { key, amount, currency, name, description, image, order_id, prefill, notes, timeout } = options;
    const { theme, readonly = {}, hidden = {}, modal = {} } = options;
    const plain = { key, amount, currency, name, description, image, order_id, prefill, notes, timeout };
    Object.assign(plain, {
      readonly,
      hidden,
      color: theme?.color,
      escape: modal.escape !== false,
      backdropClose: modal.backdropclose === true,
      confirmClose: modal.confirm_close === true,
      animation: modal.animation !== false,
    });
    return JSON.parse(JSON.stringify(plain));
  }

  function signedFields({ razorpay_payment_id, razorpay_order_id, razorpay_signature }) {
    return { razorpay_payment_id, razorpay_order_id, razorpay_signature };
  }

  /** Makes the page behind the dialog unreachable and still; returns what undoes it and puts the focus back. */
  function holdPage(frame) {
    const focused = document.activeElement;
    const root = document.documentElement;
    const behind = [...document.body.children].filter((child) => child !== frame && !child.inert);
    const still = { overflow: 'hidden' };
    if (innerWidth > root.clientWidth) still['scrollbar-gutter'] = 'stable';
    const before = Object.keys(still).map((property) => [property, root.style.getPropertyValue(property)]);

    for (const child of behind) child.inert = true;
    for (const [property, value] of Object.entries(still)) root.style.setProperty(property, value);
    return () => {
      for (const child of behind) child.inert = false;
      for (const [property, value] of before) root.style.setProperty(property, value);
      if (focused?.isConnected) focused.focus({ preventScroll: true });
    };
  }

  /**
   * Puts one history entry of the same address on top, so that "back" asks to close the dialog instead of leaving.
   * A second "back", while the dialog asks whether to leave, counts as yes. The entry keeps the page's own state, so
   * its router sees a step to where it already is. `release` takes the entry away first and calls only then: a
   * callback that navigates would otherwise race the step back.
   */
  function trapBack(channel, { asked, left }) {
    let held = false;
    let onBack = asked;
    hold();
    addEventListener('popstate', onPopState);

    function hold() {
      if (held) return;
      history.pushState({ ...history.state, checkout: channel }, '');
      held = true;
    }

    function onPopState() {
      if (!held) {
        left();
        return;
      }
      held = false;
      onBack();
    }

    function release(then) {
      let finished = false;
      const finish = () => {
        if (finished) return;
        finished = true;
        removeEventListener('popstate', onPopState);
        then();
      };
      onBack = finish;
      if (!held || history.state?.checkout !== channel) {
        setTimeout(finish);
        return;
      }
      history.back();
      setTimeout(finish, backWithinMs);
    }

    return { hold, release };
  }

  window.Razorpay = Razorpay;
})();
