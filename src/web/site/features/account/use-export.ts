import { useCallback, useEffect, useState } from 'react';
import type { ExportStanding } from '#contract/export.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';

/** How long after one look at a copy that is being made the next one follows. */
const lookAgainMs = 1_200;

type Known = { standing: ExportStanding | null; failure: string | null };

export type KnownExport = Known & {
  reading: boolean;
  adopt: (standing: ExportStanding) => void;
  reload: () => void;
};

/** How soon it stands otherwise by itself: a copy is further, or this browser's sign-in is too long ago; null when it does not. */
function nextLookMs({ standing, failure }: Known): number | null {
  if (failure) return null;
  if (standing?.status === 'making') return lookAgainMs;
  return standing?.status === 'ready' && standing.freshSeconds > 0 ? standing.freshSeconds * 1000 : null;
}

/**
 * The copy of everything as the service knows it: looked at while it is being made, when a press could be refused by time, on `reload`, and
 * when the page is seen or the network comes back. `adopt` takes over what another reply already carried.
 */
export function useExport(): KnownExport {
  const [known, setKnown] = useState<Known & { look: number }>({ standing: null, failure: null, look: -1 });
  const [look, setLook] = useState(0);
  const reload = useCallback(() => setLook((n) => n + 1), []);
  const adopt = useCallback(
    (standing: ExportStanding) => setKnown((before) => ({ ...before, standing, failure: null })),
    [],
  );

  useEffect(() => {
    const stop = new AbortController();
    const read = (): void => {
      callEndpoint('GET /api/export', { signal: stop.signal }).then(
        (standing) => setKnown({ standing, failure: null, look }),
        (error: unknown) => {
          if (stop.signal.aborted) return;
          setKnown(({ standing }) => ({ standing, failure: wordsFor(error), look }));
        },
      );
    };
    const seen = (): void => {
      if (document.visibilityState === 'visible') read();
    };
    read();
    window.addEventListener('online', read, { signal: stop.signal });
    document.addEventListener('visibilitychange', seen, { signal: stop.signal });
    return () => stop.abort();
  }, [look]);

  useEffect(() => {
    const ms = nextLookMs(known);
    if (ms === null) return undefined;
    const timer = setTimeout(reload, ms);
    return () => clearTimeout(timer);
  }, [known, reload]);

  return {
    standing: known.standing,
    failure: known.failure,
    reading: known.look !== look,
    adopt,
    reload,
  };
}
