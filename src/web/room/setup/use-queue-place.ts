import { useEffect, useState } from 'react';
import type { QueuePlace } from '#contract/endpoints/resumes.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { wait } from '#web/lib/wait.ts';

/** Most resumes have been read before the first look. */
const firstLookMs = 1_000;
const lookEveryMs = 2_000;
/** The longer the queue, the slower a place in it changes and the more people ask. */
const morePerPersonMs = 100;

/** Where the resume that was sent is in the server's queue, asked for while `isSent`; null as long as that is not known. */
export function useQueuePlace(isSent: boolean): QueuePlace | null {
  const [place, setPlace] = useState<QueuePlace | null>(null);
  useEffect(() => {
    if (!isSent) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const follow = async (): Promise<void> => {
      for (let ms = firstLookMs; !signal.aborted; ) {
        await wait(ms, signal);
        if (signal.aborted) return;
        // What failed here fails or succeeds where the resume was sent.
        const now = await callEndpoint('GET /api/resumes/queue', { signal }).catch(() => null);
        if (signal.aborted) return;
        setPlace(now);
        ms = lookEveryMs + morePerPersonMs * (now?.ahead ?? 0);
      }
    };
    void follow();
    return () => {
      over.abort();
      setPlace(null);
    };
  }, [isSent]);
  return place;
}
