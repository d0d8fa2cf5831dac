import { useEffect, useEffectEvent, useRef } from 'react';
import { countSilence, noSilence, type SilenceStep, untold } from './silence-count.ts';

const tickMs = 250;

/**
 * Tells the panel after 8, 20 and 45 seconds without a word. `waiting` is whether silence counts now; a changed `since` begins the count
 * anew. A hidden tab does not count. `tell` resolves with false when the service did not take it.
 */
export function useSilence(
  waiting: boolean,
  since: string,
  tell: (seconds: SilenceStep) => Promise<boolean>,
): void {
  const silence = useRef({ since, count: noSilence });
  const tick = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    const before = silence.current.since === since ? silence.current.count : noSilence;
    const next = countSilence(before, tickMs);
    silence.current = { since, count: next.count };
    if (next.tell === null) return;
    const step = next.tell;
    void tell(step).then((taken) => {
      if (!taken) silence.current.count = untold(silence.current.count, step);
    });
  });
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [waiting]);
}
