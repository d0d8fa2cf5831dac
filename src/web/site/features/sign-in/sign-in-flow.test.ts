import { describe, expect, it } from 'vitest';
import type { Account } from '#contract/account.ts';
import type { ReplyOf } from '#contract/endpoints.ts';
import {
  cancelledMessage,
  closedGraceMs,
  runSignIn,
  type SignInParts,
  type SignInSignal,
  type SignInState,
  signInSignal,
} from './sign-in-flow.ts';

const flowId = 'flow_0123456789abcdefghij';
const account = { uid: 'u1', email: 'a@example.com' } as Account;
type Reply = ReplyOf<'readSignIn'>;
const pending: Reply = { status: 'pending', message: null, account: null };
const done: Reply = { status: 'done', message: null, account };

/** A browser in which time passes only by `wait`, and `script` says what happens at each wait. */
function browser(options: {
  popup?: boolean;
  replies?: (Reply | Error)[];
  begin?: Error;
  script?: (
    waited: number,
    act: { close: () => void; signal: (s: SignInSignal) => void },
  ) => void | Promise<void>;
}) {
  const states: SignInState[] = [];
  const log: string[] = [];
  const waits: number[] = [];
  const stop = new AbortController();
  const replies = [...(options.replies ?? [])];
  let closed = false;
  let hear: (signal: SignInSignal) => void = () => {};
  const act = {
    close: () => {
      closed = true;
    },
    signal: (signal: SignInSignal) => hear(signal),
  };
  const parts: SignInParts = {
    openPopup: () =>
      options.popup === false
        ? null
        : {
            get closed() {
              return closed;
            },
            go: (url) => log.push(`go ${url}`),
            close: () => log.push('close'),
          },
    begin: async (display) => {
      log.push(`begin ${display}`);
      if (options.begin) throw options.begin;
      return { flowId, url: 'https://provider.example/authorise' };
    },
    read: async () => {
      const reply = replies.shift() ?? pending;
      if (reply instanceof Error) throw reply;
      return reply;
    },
    listen: (onSignal) => {
      hear = onSignal;
      return () => log.push('deaf');
    },
    leave: (url) => log.push(`leave ${url}`),
    wait: async (ms) => {
      waits.push(ms);
      await options.script?.(waits.length, act);
    },
    wordsFor: (error) => (error as Error).message,
  };
  return { states, log, waits, stop, act, run: () => runSignIn(parts, (s) => states.push(s), stop.signal) };
}

const closeAfter = (n: number) => (waited: number, act: { close: () => void }) => {
  if (waited === n) act.close();
};

describe('runSignIn', () => {
  it('is signed in when the callback page says so and the service agrees', async () => {
    const b = browser({
      replies: [done],
      script: (waited, act) => (waited === 2 ? act.signal({ type: 'SIGN_IN_FINISHED', flowId }) : undefined),
    });
    await b.run();
    expect(b.log).toEqual(['begin popup', 'go https://provider.example/authorise']);
    expect(b.states).toEqual([{ phase: 'busy' }, { phase: 'done', account }]);
  });

  it('goes on waiting when the service does not agree', async () => {
    const b = browser({
      script: (waited, act) => {
        if (waited === 1) act.signal({ type: 'SIGN_IN_FINISHED', flowId });
        if (waited === 4) act.close();
      },
    });
    await b.run();
    expect(b.states.at(-1)).toEqual({ phase: 'failed', message: cancelledMessage });
  });

  it('ignores a signal of another flow', async () => {
    const b = browser({
      replies: [pending],
      script: (waited, act) => {
        if (waited === 1) act.signal({ type: 'SIGN_IN_FINISHED', flowId: 'flow_of_another_tab_000000' });
        if (waited === 2) act.close();
      },
    });
    await b.run();
    expect(b.states).toEqual([{ phase: 'busy' }, { phase: 'failed', message: cancelledMessage }]);
  });

  it('asks the service after the window closed, and only then says cancelled', async () => {
    const success = browser({ replies: [done], script: closeAfter(2) });
    await success.run();
    expect(success.waits.at(-1)).toBe(closedGraceMs);
    expect(success.states.at(-1)).toEqual({ phase: 'done', account });

    const cancelled = browser({ script: closeAfter(2) });
    await cancelled.run();
    expect(cancelled.states.at(-1)).toEqual({ phase: 'failed', message: 'Sign in cancelled by user' });
  });

  it('still accepts a success that comes after "cancelled"', async () => {
    const b = browser({ replies: [pending, done], script: closeAfter(1) });
    await b.run();
    b.act.signal({ type: 'SIGN_IN_FINISHED', flowId });
    await Promise.resolve()
      .then(() => {})
      .then(() => {});
    expect(b.states.map((s) => s.phase)).toEqual(['busy', 'failed', 'done']);
  });

  it('shows what the service says went wrong', async () => {
    const b = browser({
      replies: [{ status: 'failed', message: 'Google has not verified this address.', account: null }],
      script: closeAfter(1),
    });
    await b.run();
    expect(b.states.at(-1)).toEqual({ phase: 'failed', message: 'Google has not verified this address.' });
  });

  it('goes with the whole page when no window may be opened', async () => {
    const b = browser({ popup: false });
    await b.run();
    expect(b.log).toEqual(['begin page', 'leave https://provider.example/authorise']);
  });

  it('closes the window and says why when the flow cannot begin', async () => {
    const b = browser({ begin: new Error('Sign-in cannot be reached') });
    await b.run();
    expect(b.log).toEqual(['begin popup', 'close']);
    expect(b.states.at(-1)).toEqual({ phase: 'failed', message: 'Sign-in cannot be reached' });
  });

  it('takes an unreachable service for no answer, not for a no', async () => {
    const b = browser({ replies: [new Error('net')], script: closeAfter(1) });
    await b.run();
    expect(b.states.at(-1)).toEqual({ phase: 'failed', message: cancelledMessage });
  });

  it('reports nothing after it was stopped', async () => {
    const b = browser({ replies: [done], script: (waited) => (waited === 2 ? b.stop.abort() : undefined) });
    await b.run();
    b.act.signal({ type: 'SIGN_IN_FINISHED', flowId });
    expect(b.states).toEqual([{ phase: 'busy' }]);
    expect(b.log).toContain('deaf');
  });
});

describe('signInSignal', () => {
  it.each([
    [{ type: 'SIGN_IN_FINISHED', flowId }, true],
    [{ type: 'SIGN_IN_FINISHED', flowId: 'short' }, false],
    [{ type: 'SIGN_IN_FINISHED', flowId: 7 }, false],
    [{ type: 'OTHER', flowId }, false],
    ['SIGN_IN_FINISHED', false],
    [null, false],
  ])('%j', (data, accepted) => {
    expect(signInSignal(data) !== null).toBe(accepted);
  });
});
