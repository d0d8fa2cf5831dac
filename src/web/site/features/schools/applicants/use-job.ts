import { useEffect, useState } from 'react';
import type { SchoolJob } from '#contract/schools/jobs.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';

const askAgainMs = 700;

/** Follows a job until it is over; `round` asks anew about one that works again. */
export function useJob(
  orgId: string,
  jobId: string | null,
  round = 0,
): { job: SchoolJob | null; failure: string | null } {
  const run = `${jobId ?? ''} ${round}`;
  const [followed, setFollowed] = useState<{ run: string; job: SchoolJob | null }>({ run: '', job: null });
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (jobId === null) return undefined;
    const stop = new AbortController();
    let timer = 0;
    const ask = (): void => {
      callEndpoint('GET /api/schools/:orgId/jobs/:jobId', {
        params: { orgId, jobId },
        signal: stop.signal,
      }).then(
        (now) => {
          setFollowed({ run, job: now });
          setFailure(null);
          if (now.state === 'waiting' || now.state === 'running') timer = window.setTimeout(ask, askAgainMs);
        },
        (error: unknown) => {
          if (stop.signal.aborted) return;
          setFailure(wordsFor(error));
          timer = window.setTimeout(ask, askAgainMs * 4);
        },
      );
    };
    ask();
    return () => {
      stop.abort();
      window.clearTimeout(timer);
    };
  }, [orgId, jobId, run]);
  return { job: followed.run === run ? followed.job : null, failure };
}

/** Whether there is nothing more to wait for. */
export const isOver = (job: SchoolJob | null): boolean => job?.state === 'done' || job?.state === 'failed';
