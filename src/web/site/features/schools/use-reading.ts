import { useCallback, useEffect, useState } from 'react';
import { wordsFor } from '#web/lib/call-endpoint.ts';
import type { Reading } from '#web/ui/read.tsx';

/** Reads by `load`, which must stay the same function (useCallback) while what it reads is the same; anew when asked, and when the network is back. */
export function useReading<T>(load: (signal: AbortSignal) => Promise<T>): Reading<T> {
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((before) => before + 1), []);
  const [state, setState] = useState<{
    of: unknown;
    round: number;
    data: T | null;
    failure: string | null;
  }>({ of: null, round: -1, data: null, failure: null });
  useEffect(() => {
    const stop = new AbortController();
    load(stop.signal).then(
      (data) => stop.signal.aborted || setState({ of: load, round, data, failure: null }),
      (error: unknown) =>
        stop.signal.aborted ||
        setState((before) => ({
          of: load,
          round,
          data: before.of === load ? before.data : null,
          failure: wordsFor(error),
        })),
    );
    window.addEventListener('online', again, { signal: stop.signal });
    return () => stop.abort();
  }, [load, round, again]);
  const busy = state.of !== load || state.round !== round;
  return {
    data: state.of === load ? state.data : null,
    failure: busy ? null : state.failure,
    busy,
    again,
  };
}
