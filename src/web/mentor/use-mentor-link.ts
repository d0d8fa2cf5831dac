import { useCallback, useEffect, useState } from 'react';
import type { MentorPage } from '#contract/mentors.ts';
import { callEndpoint, EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';
import { forgetDrafts } from './draft.ts';
import { tokenOf } from './token-of.ts';

type LinkState =
  | { status: 'opening' }
  /** Unknown, revoked, over or deleted: nobody is told which. */
  | { status: 'nowhere' }
  | { status: 'failed'; message: string }
  | { status: 'open'; token: string; page: MentorPage };

/** The link in the address, opened; another link in the same tab is opened anew. */
export function useMentorLink(): { state: LinkState; adopt: (page: MentorPage) => void; reload: () => void } {
  const [asked, setAsked] = useState(() => ({ token: tokenOf(window.location.hash) }));
  const [known, setKnown] = useState<{ asked: object; state: LinkState } | null>(null);
  useEffect(() => {
    const onHash = (): void => setAsked({ token: tokenOf(window.location.hash) });
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  useEffect(() => {
    const abort = new AbortController();
    void opened(asked.token, abort.signal).then((state) => {
      if (!abort.signal.aborted) setKnown({ asked, state });
    });
    return () => abort.abort();
  }, [asked]);
  const adopt = useCallback(
    (page: MentorPage) =>
      setKnown((before) =>
        before?.state.status === 'open' ? { ...before, state: { ...before.state, page } } : before,
      ),
    [],
  );
  const reload = useCallback(() => setAsked(({ token }) => ({ token })), []);
  return { state: known?.asked === asked ? known.state : { status: 'opening' }, adopt, reload };
}

/** What a link comes to. Drafts of links that are over or scored are forgotten on the way. */
async function opened(token: string | null, signal: AbortSignal): Promise<LinkState> {
  forgetDrafts(null, new Date());
  if (token === null) return { status: 'nowhere' };
  try {
    const page = await callEndpoint('POST /api/mentor/open', { body: { token }, signal });
    if (page.result) forgetDrafts(page.reading.linkId, new Date());
    return { status: 'open', token, page };
  } catch (error) {
    const nowhere = error instanceof EndpointError && error.code === 'not_found';
    return nowhere ? { status: 'nowhere' } : { status: 'failed', message: wordsFor(error) };
  }
}
