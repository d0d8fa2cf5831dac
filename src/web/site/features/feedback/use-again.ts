import { useCallback, useEffect, useRef, useState } from 'react';
import type { Again, SecondAnswer } from '#contract/again.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';

type Ready = { again: Again; second: SecondAnswer | null };
type AgainState =
  | { status: 'waiting' }
  | { status: 'failed'; message: string }
  /** `failure`: how the answers were read could not be had. */
  | ({ status: 'ready'; failure: string | null } & Ready);

const askAgainMs = 1_500;
/** A model that takes longer than four minutes has stopped. */
const mostAsks = 160;
const tooLong = 'This is taking longer than it should.';

/** Asks until everything is there; tells what is there meanwhile. */
function askUntilThere(sessionId: string, signal: AbortSignal, tell: (state: AgainState) => void): void {
  let asked = 0;
  const ask = (): void => {
    asked += 1;
    callEndpoint('GET /api/feedback/:sessionId/again', { params: { sessionId }, signal }).then(
      (reply) => {
        if (signal.aborted) return;
        const { status } = reply;
        const isThere = status === 'ready' && (!reply.second || reply.second.readings !== null);
        if (!isThere && asked >= mostAsks) return tell({ status: 'failed', message: tooLong });
        if (status === 'ready') tell({ status, again: reply.again, second: reply.second, failure: null });
        if (isThere) return;
        const timer = setTimeout(ask, askAgainMs);
        signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
      },
      (error: unknown) => {
        if (!signal.aborted) tell({ status: 'failed', message: wordsFor(error) });
      },
    );
  };
  ask();
}

/** What is to be answered again and the second answer, asked for when first shown, after a failure, and while something of it is being made or read. */
export function useAgain(sessionId: string): {
  state: AgainState;
  retry: () => void;
  /** A second answer was sent: it stands at once, and how it was read is asked for. */
  sent: (second: SecondAnswer) => void;
} {
  const [state, setState] = useState<AgainState>({ status: 'waiting' });
  const stop = useRef<AbortController | null>(null);
  const begin = useCallback((): void => {
    stop.current?.abort();
    stop.current = new AbortController();
    askUntilThere(sessionId, stop.current.signal, (next) =>
      setState((before) =>
        next.status === 'failed' && before.status === 'ready' ? { ...before, failure: next.message } : next,
      ),
    );
  }, [sessionId]);
  useEffect(() => {
    begin();
    return () => stop.current?.abort();
  }, [begin]);
  const retry = useCallback(() => {
    setState((before) => (before.status === 'ready' ? { ...before, failure: null } : { status: 'waiting' }));
    begin();
  }, [begin]);
  const sent = useCallback(
    (second: SecondAnswer) => {
      setState((before) => (before.status === 'ready' ? { ...before, second, failure: null } : before));
      begin();
    },
    [begin],
  );
  return { state, retry, sent };
}
