import { useEffect, useState } from 'react';
import type { Ladder } from '#contract/ladder.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';

type LadderState =
  | { status: 'waiting' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; ladder: Ladder };

const askAgainMs = 1_500;

/** The ladder of an interview, asked for when it is to be shown and again while it is being made. `again` asks once more after a failure. */
export function useLadder(sessionId: string): LadderState & { again: () => void } {
  const [state, setState] = useState<LadderState>({ status: 'waiting' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      callEndpoint('readLadder', { params: { sessionId }, signal: stop.signal }).then(
        (reply) => {
          if (reply.status === 'ready') setState({ status: 'ready', ladder: reply.ladder });
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
  }, [sessionId, tries]);
  const again = (): void => {
    setState({ status: 'waiting' });
    setTries((before) => before + 1);
  };
  return { ...state, again };
}
