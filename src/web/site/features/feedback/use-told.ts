import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import type { EndpointAt } from '#web/lib/endpoint-address.ts';

/** What is read from the log of an interview. */
type Told = 'GET /api/feedback/:sessionId/ledger' | 'GET /api/feedback/:sessionId/pressure-map';
type State<A extends Told> =
  | { status: 'fetching' }
  | { status: 'failed'; message: string }
  | { status: 'told'; reply: ReplyOf<EndpointAt<A>> };

/** What the log of an interview tells, asked for when it is first shown, and again after a failure. */
export function useTold<A extends Told>(
  address: A,
  sessionId: string,
): { state: State<A>; again: () => void } {
  const [state, setState] = useState<State<A>>({ status: 'fetching' });
  const ask = useCallback(
    (signal: AbortSignal): void => {
      callEndpoint<Told>(address, { params: { sessionId }, signal }).then(
        (reply) => setState({ status: 'told', reply: reply as ReplyOf<EndpointAt<A>> }),
        (error: unknown) => {
          if (!signal.aborted) setState({ status: 'failed', message: wordsFor(error) });
        },
      );
    },
    [address, sessionId],
  );
  useEffect(() => {
    const stop = new AbortController();
    ask(stop.signal);
    return () => stop.abort();
  }, [ask]);
  const again = useCallback(() => {
    setState({ status: 'fetching' });
    ask(new AbortController().signal);
  }, [ask]);
  return { state, again };
}

/** Why the log tells nothing. */
export const untold = {
  none: 'This interview has no feedback, so there is nothing to go through.',
  swept:
    'The words of this interview were deleted when their time was over. Only its feedback is kept, so this can no longer be read from them.',
} as const;
