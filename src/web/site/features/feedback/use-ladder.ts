import { useEffect, useState } from 'react';
import type { Ladder } from '#contract/ladder.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';

type LadderState =
  | { status: 'waiting' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; ladder: Ladder };

const askAgainMs = 1_500;
/** After a minute of asking something is wrong. */
const mostAsks = 40;
const tooLong = 'This is taking longer than it should.';

/** The ladder of an interview, asked for when it is to be shown and again while it is being made. */
export function useLadder(sessionId: string): LadderState {
  const [state, setState] = useState<LadderState>({ status: 'waiting' });
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    const ask = (): void => {
      asked += 1;
      callEndpoint('GET /api/feedback/:sessionId/ladder', {
        params: { sessionId },
        signal: stop.signal,
      }).then(
        (reply) => {
          if (reply.status === 'ready') setState({ status: 'ready', ladder: reply.ladder });
          else if (asked >= mostAsks) setState({ status: 'failed', message: tooLong });
          else timer = setTimeout(ask, askAgainMs);
        },
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
  }, [sessionId]);
  return state;
}
