import { useEffect, useEffectEvent, useRef } from 'react';
import { countSilence, noSilence, type SilenceStep, untold } from './silence-count.ts';

const tickMs = 250;

type Silence = {
  /** Whether silence counts now. */
  waiting: boolean;
  /** The question and what the candidate did last; when it changes, the steps begin anew. */
  since: string;
  /** The panel's last words; when they change, the seconds begin anew, but the step that was told stays told. */
  after: string;
};

/**
 * Tells the panel after 8, 20 and 45 seconds without a word, as the service counts them: from the panel's last word. A hidden tab does
 * not count. `tell` resolves with false when the service did not take it.
 */
export function useSilence(
  { waiting, since, after }: Silence,
  tell: (seconds: SilenceStep) => Promise<boolean>,
): void {
  const silence = useRef({ since, after, count: noSilence });
  const tick = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    const known = silence.current;
    const told = known.since === since ? known.count.told : 0;
    const quietMs = known.since === since && known.after === after ? known.count.quietMs : 0;
    const next = countSilence({ quietMs, told }, tickMs);
    silence.current = { since, after, count: next.count };
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
