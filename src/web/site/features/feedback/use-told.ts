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

const askAgainMs = 2_000;
/** A model that reads longer than three minutes has stopped. */
const mostAsks = 90;
const tooLong = 'This is taking longer than it should.';

/** What the log of an interview tells, asked for when it is first shown, again while a model reads it, and after a failure. */
export function useTold<A extends Told>(
  address: A,
  sessionId: string,
): { state: State<A>; again: () => void } {
  const [state, setState] = useState<State<A>>({ status: 'fetching' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const tell = (reply: ReplyOf<EndpointAt<Told>>): void => {
      const isMaking = reply.status === 'making';
      if (isMaking && asked >= mostAsks) setState({ status: 'failed', message: tooLong });
      else setState({ status: 'told', reply: reply as ReplyOf<EndpointAt<A>> });
      if (isMaking && asked < mostAsks) timer = setTimeout(ask, askAgainMs);
    };
    const ask = (): void => {
      asked += 1;
      callEndpoint<Told>(address, { params: { sessionId }, signal: stop.signal }).then(
        tell,
        (error: unknown) => {
          if (!stop.signal.aborted) setState({ status: 'failed', message: wordsFor(error) });
        },
      );
    };
    ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [address, sessionId, round]);
  const again = useCallback(() => {
    setState({ status: 'fetching' });
    setRound((before) => before + 1);
  }, []);
  return { state, again };
}

/** Why the log tells nothing. */
export const untold = {
  none: 'This interview has no feedback, so there is nothing to go through.',
  swept:
    'The words of this interview were deleted when their time was over. Only its feedback is kept, so this can no longer be read from them.',
} as const;
