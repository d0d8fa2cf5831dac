import { useEffect, useEffectEvent, useRef } from 'react';
import type { SilenceSeconds } from '#contract/interview-events.ts';
import { countSilence, noSilence, untold } from './silence-count.ts';

const tickMs = 250;

type Silence = {
  /** Whether silence counts now. */
  waiting: boolean;
  /** The question and what the candidate did last; when it changes, the steps begin anew. */
  since: string;
  /** After how many seconds the panel is told. */
  steps: readonly SilenceSeconds[];
  /** The panel's last words; when they change, the seconds begin anew, but the step that was told stays told. */
  after: string;
};

/**
 * Tells the panel after so many seconds without a word, as the service counts them: from the panel's last word. A hidden tab does
 * not count. `tell` resolves with false when the service did not take it.
 */
export function useSilence(
  { waiting, since, after, steps }: Silence,
  tell: (seconds: SilenceSeconds) => Promise<boolean>,
): void {
  const silence = useRef({ since, after, count: noSilence });
  const tick = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    const known = silence.current;
    const told = known.since === since ? known.count.told : 0;
    const quietMs = known.since === since && known.after === after ? known.count.quietMs : 0;
    const next = countSilence({ quietMs, told }, tickMs, steps);
    silence.current = { since, after, count: next.count };
    if (next.tell === null) return;
    const step = next.tell;
    void tell(step).then((taken) => {
      if (!taken) silence.current.count = untold(silence.current.count, step, steps);
    });
  });
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [waiting]);
}
