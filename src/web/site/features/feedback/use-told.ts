import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';

/** What is read from the log of an interview. */
type Told = 'readLedger' | 'readPressureMap';
type State<N extends Told> =
  | { status: 'fetching' }
  | { status: 'failed'; message: string }
  | { status: 'told'; reply: ReplyOf<N> };

/** What the log of an interview tells, asked for when it is first shown, and again after a failure. */
export function useTold<N extends Told>(name: N, sessionId: string): { state: State<N>; again: () => void } {
  const [state, setState] = useState<State<N>>({ status: 'fetching' });
  const ask = useCallback(
    (signal: AbortSignal): void => {
      callEndpoint<Told>(name, { params: { sessionId }, signal }).then(
        (reply) => setState({ status: 'told', reply: reply as ReplyOf<N> }),
        (error: unknown) => {
          if (!signal.aborted) setState({ status: 'failed', message: wordsFor(error) });
        },
      );
    },
    [name, sessionId],
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
