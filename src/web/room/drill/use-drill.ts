import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';

type Drill = ReplyOf<'readDrill'>;
type DrillLoading = { drill: Drill | null; trouble: string | null; again: () => void };

const betweenMs = 1_500;
const isGoingOn = (drill: Drill | null): boolean => drill?.state === 'scoring' || drill?.state === 'running';

/** The drill as the server knows it; with `waits` it is read again until it was read through. */
export function useDrill(sessionId: string, waits: boolean): DrillLoading {
  const [drill, setDrill] = useState<Drill | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = useCallback(
    () =>
      callEndpoint('GET /api/drills/:sessionId', { params: { sessionId } }).then(
        (now) => {
          setTrouble(null);
          setDrill(now);
        },
        (error: unknown) => setTrouble(wordsFor(error)),
      ),
    [sessionId],
  );
  useEffect(() => void read(), [read]);
  const goesOn = waits && trouble === null && isGoingOn(drill);
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setInterval(() => void read(), betweenMs);
    return () => clearInterval(timer);
  }, [goesOn, read]);
  return { drill, trouble, again: () => void read() };
}
