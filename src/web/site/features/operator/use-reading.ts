import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import { wordsFor } from '#web/lib/call-endpoint.ts';
import { callOperator, type OperatorCall, type OperatorEndpoint } from './call-operator.ts';
import type { Reading } from '#web/ui/read.tsx';

/** Reads one endpoint, anew when the call is another one, when asked to, and when the network is back. */
export function useReading<N extends OperatorEndpoint>(
  name: N,
  call: Omit<OperatorCall<N>, 'signal'> = {},
): Reading<ReplyOf<N>> {
  const key = JSON.stringify([name, call]);
  const [round, setRound] = useState(0);
  const current = `${round} ${key}`;
  const [state, setState] = useState<{
    current: string | null;
    key: string;
    data: ReplyOf<N> | null;
    failure: string | null;
  }>({ current: null, key, data: null, failure: null });
  const again = useCallback(() => setRound((before) => before + 1), []);

  useEffect(() => {
    const stop = new AbortController();
    const [, asked] = JSON.parse(key) as [N, OperatorCall<N>];
    callOperator(name, { ...asked, signal: stop.signal }).then(
      (data) => setState({ current, key, data, failure: null }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setState((before) => ({
          current,
          key,
          data: before.key === key ? before.data : null,
          failure: wordsFor(error),
        }));
      },
    );
    window.addEventListener('online', again, { signal: stop.signal });
    return () => stop.abort();
  }, [name, key, current, again]);

  const busy = state.current !== current;
  return {
    data: state.key === key ? state.data : null,
    failure: busy ? null : state.failure,
    busy,
    again,
  };
}
