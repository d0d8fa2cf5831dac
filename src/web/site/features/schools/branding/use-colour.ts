import { useEffect, useState } from 'react';
import { type ColourChecked, schoolColour } from '#contract/schools/branding.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';

const pauseMs = 150;

/** The colour that a field holds; null while it holds none, or half of one. */
export const colourIn = (field: string): string | null => schoolColour.safeParse(field).data ?? null;

/** What a colour looks like by day and by night, asked a moment after it was chosen; null while it is not known. */
export function useColour(
  orgId: string,
  field: string,
): { checked: ColourChecked | null; failure: string | null } {
  const colour = colourIn(field);
  const [known, setKnown] = useState<ColourChecked | null>(null);
  const [failed, setFailed] = useState<{ colour: string; words: string } | null>(null);
  useEffect(() => {
    if (colour === null) return undefined;
    const stop = new AbortController();
    const ask = (): void => {
      const call = { params: { orgId }, query: { colour }, signal: stop.signal };
      callEndpoint('GET /api/schools/:orgId/branding/colour', call).then(setKnown, (error: unknown) => {
        if (!stop.signal.aborted) setFailed({ colour, words: wordsFor(error) });
      });
    };
    const timer = setTimeout(ask, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [orgId, colour]);
  const checked = known?.colour === colour ? known : null;
  const failure = checked === null && colour !== null && failed?.colour === colour ? failed.words : null;
  return { checked, failure };
}
export type ColourKnown = ReturnType<typeof useColour>;
