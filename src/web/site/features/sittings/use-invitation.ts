import { useCallback, useEffect, useMemo, useState } from 'react';
import type { InvitationPage } from '#contract/schools/sitting.ts';
import { callEndpoint, EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';

type Opened =
  | { status: 'opening' }
  /** Unknown, withdrawn, past its deadline or of a closed school: nobody is told which. */
  | { status: 'nowhere' }
  | { status: 'failed'; message: string }
  | { status: 'open'; page: InvitationPage };

const betweenMs = 3_000;

/** What an invitation leads to, read anew for another account and while it is being read. */
export function useInvitation(
  token: string | null,
  uid: string | null,
): { opened: Opened; adopt: (page: InvitationPage) => void; reload: () => void } {
  const [opened, setOpened] = useState<Opened>({ status: token ? 'opening' : 'nowhere' });
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((n) => n + 1), []);
  const asked = useMemo(() => ({ token, uid, turn }), [token, uid, turn]);
  useEffect(() => {
    if (!asked.token) return undefined;
    const stop = new AbortController();
    callEndpoint('POST /api/invitations/open', { body: { token: asked.token }, signal: stop.signal }).then(
      (page) => setOpened({ status: 'open', page }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const nowhere = error instanceof EndpointError && error.code === 'invitation_over';
        setOpened(nowhere ? { status: 'nowhere' } : { status: 'failed', message: wordsFor(error) });
      },
    );
    return () => stop.abort();
  }, [asked]);
  const isRead = opened.status === 'open' && opened.page.last?.outcome === 'being_read';
  useEffect(() => {
    if (!isRead) return undefined;
    const timer = setInterval(reload, betweenMs);
    return () => clearInterval(timer);
  }, [isRead, reload]);
  const adopt = useCallback((page: InvitationPage) => setOpened({ status: 'open', page }), []);
  return { opened, adopt, reload };
}
