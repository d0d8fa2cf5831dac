import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import type { EndpointAt } from '#web/lib/endpoint-address.ts';

/** What is read from the log of an interview. */
type Told = 'GET /api/feedback/:sessionId/ledger' | 'GET /api/feedback/:sessionId/pressure-map';
type State<A extends Told> =
  | { status: 'fetching' }
  | { status: 'failed'; message: string }
  | { status: 'told'; reply: ReplyOf<EndpointAt<A>> };

const askAgainMs = 2_000;
/** A model that reads longer than three minutes has stopped. */
const mostAsks = 90;
const tooLong = 'This is taking longer than it should.';

/** Asks what the log tells, and again while a model reads it, until stopped. */
function askUntilTold<A extends Told>(
  address: A,
  sessionId: string,
  signal: AbortSignal,
  tell: (state: State<A>) => void,
): void {
  let asked = 0;
  const ask = (): void => {
    asked += 1;
    callEndpoint<Told>(address, { params: { sessionId }, signal }).then(
      (reply) => {
        if (signal.aborted) return;
        if (reply.status === 'making' && asked >= mostAsks)
          return tell({ status: 'failed', message: tooLong });
        tell({ status: 'told', reply: reply as ReplyOf<EndpointAt<A>> });
        if (reply.status !== 'making') return;
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

/** What the log of an interview tells, asked for when it is first shown, again while a model reads it, and after a failure. */
export function useTold<A extends Told>(
  address: A,
  sessionId: string,
): { state: State<A>; again: () => void } {
  const [state, setState] = useState<State<A>>({ status: 'fetching' });
  const stop = useRef<AbortController | null>(null);
  const begin = useCallback((): void => {
    stop.current?.abort();
    stop.current = new AbortController();
    askUntilTold(address, sessionId, stop.current.signal, setState);
  }, [address, sessionId]);
  useEffect(() => {
    begin();
    return () => stop.current?.abort();
  }, [begin]);
  const again = useCallback(() => {
    setState({ status: 'fetching' });
    begin();
  }, [begin]);
  return { state, again };
}

/** Why there is nothing to read from the log. */
export const untold = {
  none: 'This interview has no feedback, so there is nothing to go through.',
  swept:
    'The log of this interview was deleted at the end of the time we keep it. Only the feedback is left, so this part can no longer be shown.',
  resume_deleted:
    'The resume of this interview was deleted, and what we read from it is deleted too. Only the feedback is left, so this part can no longer be shown.',
} as const;
