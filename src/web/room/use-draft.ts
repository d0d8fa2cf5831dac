import { useCallback, useState } from 'react';
import { forget, keep, kept } from './room-storage.ts';

/** What is typed and not sent yet. It is kept in the browser until it is sent, so that a refresh, a closed tab or a panel that moves on loses no word. */
export function useDraft(sessionId: string): {
  draft: string;
  write: (text: string) => void;
  /** Puts words after what is there. */
  add: (text: string) => void;
  /** Puts an answer that was not taken before what is there. */
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
  const join = useCallback(
    (joined: (now: string) => string) =>
      setDraft((now) => {
        const both = joined(now);
        keep(sessionId, 'draft', both, 'browser');
        return both;
      }),
    [sessionId],
  );
  const add = useCallback(
    (text: string) => join((now) => (now === '' ? text : `${now.trimEnd()} ${text}`)),
    [join],
  );
  const giveBack = useCallback(
    (text: string) => join((now) => (now === '' ? text : `${text}\n${now}`)),
    [join],
  );
  return { draft, write, add, giveBack };
}
