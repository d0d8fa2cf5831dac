import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';

type Billing = ReplyOf<'readBilling'>;
/** `failure` beside `billing`: what is shown is the last that could be read. */
type BillingState = { billing: Billing | null; failure: string | null };

/** Lots and purchases, read again whenever `version` changes, on `reload`, and when the network comes back. `reading` until the answer to the latest. */
export function useBilling(version: string): BillingState & { reading: boolean; reload: () => void } {
  const [state, setState] = useState<BillingState & { of: string | null }>({
    billing: null,
    failure: null,
    of: null,
  });
  const [tries, setTries] = useState(0);
  const wanted = `${version} ${tries}`;
  const reload = useCallback(() => setTries((n) => n + 1), []);
  useEffect(() => {
    const stop = new AbortController();
    const read = (): void => {
      callEndpoint('GET /api/billing', { signal: stop.signal }).then(
        (billing) => setState({ billing, failure: null, of: wanted }),
        (error: unknown) => {
          if (stop.signal.aborted) return;
          setState(({ billing }) => ({ billing, failure: wordsFor(error), of: wanted }));
        },
      );
    };
    read();
    window.addEventListener('online', read, { signal: stop.signal });
    return () => stop.abort();
  }, [wanted]);
  return { billing: state.billing, failure: state.failure, reading: state.of !== wanted, reload };
}
