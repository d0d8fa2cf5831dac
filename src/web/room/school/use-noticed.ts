import { useEffect, useRef } from 'react';
import type { noticedKinds } from '#contract/schools/sitting-in-room.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { randomName } from '../tab-lease.ts';
import type { Interview } from '../use-interview.ts';

type Noticed = (typeof noticedKinds)[number];

/**
 * Notes of a school's sitting what happens beside the answers: the tab left, the size of a paste, this tab taking over from another (rule SCHOOL-7). What could not
 * be sent is not tried again: a flag is not worth an answer's way.
 */
export function useNoticed({ room, sessionId, leaseId, writable }: Interview): void {
  const isSitting = room.snapshot.sitting?.kind === 'sitting' && room.phase.state === 'running';
  const isNoting = isSitting && writable;
  const wasElsewhere = useRef(false);
  useEffect(() => {
    if (isSitting && !writable) wasElsewhere.current = true;
  }, [isSitting, writable]);
  useEffect(() => {
    if (!isNoting) return undefined;
    const note = (what: Noticed, size = 0): void =>
      void callEndpoint('POST /api/interviews/:sessionId/signals', {
        params: { sessionId },
        body: { leaseId, clientTurnId: randomName(), signal: { kind: 'noticed', what, size } },
      }).catch(() => undefined);
    if (wasElsewhere.current) {
      wasElsewhere.current = false;
      note('second_tab');
    }
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') note('tab_left');
    };
    const onPaste = (event: ClipboardEvent): void => {
      const { length } = event.clipboardData?.getData('text') ?? '';
      if (length > 0) note('pasted', Math.min(length, mostCharacters));
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
