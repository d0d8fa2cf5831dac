import { useEffect } from 'react';
import type { noticedKinds } from '#contract/schools/sitting-in-room.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { keep, kept } from '../room-storage.ts';
import { randomName } from '../tab-lease.ts';
import type { Interview } from '../use-interview.ts';

type Noticed = (typeof noticedKinds)[number];

/**
 * Notes of a school's sitting what happens beside the answers: the tab left, the size of a paste, that it is open in a second tab (rule SCHOOL-7). What could not
 * be sent is not tried again: a flag is not worth an answer's way.
 */
export function useNoticed({ room, sessionId, leaseId, writable }: Interview): void {
  const isSitting = room.snapshot.sitting?.kind === 'sitting' && room.phase.state === 'running';
  const isNoting = isSitting && writable;
  useEffect(() => {
    if (!isSitting) return;
    if (writable) keep(sessionId, 'pen', leaseId);
    else if (isSecond(sessionId, leaseId)) note({ sessionId, leaseId }, 'second_tab');
  }, [isSitting, writable, sessionId, leaseId]);
  useEffect(() => {
    if (!isNoting) return undefined;
    const tab = { sessionId, leaseId };
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') note(tab, 'tab_left');
    };
    const onPaste = (event: ClipboardEvent): void => {
      const { length } = event.clipboardData?.getData('text') ?? '';
      if (length > 0) note(tab, 'pasted', Math.min(length, mostCharacters));
    };
    document.addEventListener('visibilitychange', onVisibility);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      document.removeEventListener('paste', onPaste);
    };
  }, [isNoting, sessionId, leaseId]);
}

const mostCharacters = 100_000;

/**
 * Whether this tab reads along and never wrote. The tab from which another one took the interview wrote before, and where nothing can be kept a tab that was
 * reloaded looks like a new one: neither is a second tab.
 */
function isSecond(sessionId: string, leaseId: string): boolean {
  return kept(sessionId, 'lease') === leaseId && kept(sessionId, 'pen') !== leaseId;
}

function note(tab: { sessionId: string; leaseId: string }, what: Noticed, size = 0): void {
  const { sessionId, leaseId } = tab;
  callEndpoint('POST /api/interviews/:sessionId/signals', {
    params: { sessionId },
    body: { leaseId, clientTurnId: randomName(), signal: { kind: 'noticed', what, size } },
  }).catch(() => undefined);
}
