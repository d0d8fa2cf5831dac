import { useEffect, useState } from 'react';
import type { SchoolJob } from '#contract/schools/jobs.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';

const lookEveryMs = 700;

/** Whether a job has come to an end, one way or another. */
export const isOver = ({ state }: SchoolJob): boolean => state === 'done' || state === 'failed';

/** Follows a job until it is over; `round` begins anew for one that works once more. A look that fails is made again. */
export function useJob(orgId: string, jobId: string | null, round = 0) {
  const key = `${jobId} ${round}`;
  const [seen, setSeen] = useState<{ key: string; job: SchoolJob | null; failure: string | null } | null>(
    null,
  );
  useEffect(() => {
    if (jobId === null) return undefined;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      try {
        const job = await callEndpoint('GET /api/schools/:orgId/jobs/:jobId', {
          params: { orgId, jobId },
          signal: stop.signal,
        });
        if (stop.signal.aborted) return;
        setSeen({ key, job, failure: null });
        if (isOver(job)) return;
      } catch (error) {
        if (stop.signal.aborted) return;
        setSeen((before) => ({
          key,
          job: before?.key === key ? before.job : null,
          failure: wordsFor(error),
        }));
      }
      timer = setTimeout(() => void look(), lookEveryMs);
    };
    void look();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [orgId, jobId, key]);
  return seen?.key === key ? seen : null;
}
