import { useCallback, useState } from 'react';
import { forget, keep, kept } from './room-storage.ts';

/** What is typed and not sent yet. It is kept in the browser until it is sent, so that a refresh, a closed tab or a panel that moves on loses no word. */
export function useDraft(sessionId: string): {
  draft: string;
  write: (text: string) => void;
  giveBack: (text: string) => void;
} {
  const [draft, setDraft] = useState(() => {
    const text = kept(sessionId, 'draft', 'browser');
    return typeof text === 'string' ? text : '';
  });
  const write = useCallback(
    (text: string) => {
      setDraft(text);
      if (text === '') forget(sessionId, 'draft', 'browser');
      else keep(sessionId, 'draft', text, 'browser');
    },
    [sessionId],
  );
  const giveBack = useCallback(
    (text: string) => {
      setDraft((now) => {
        const both = now === '' ? text : `${text}\n${now}`;
        keep(sessionId, 'draft', both, 'browser');
        return both;
      });
    },
    [sessionId],
  );
  return { draft, write, giveBack };
}
