import { CopyButton } from '#web/ui/copy-button.tsx';
import '#web/ui/room/quiet.css';
import './not-sent.css';
import { useId, useRef, useState } from 'react';
import { transcriptOf } from '../room-state.ts';
import { forgetUnsent, keepsWords, sentForThemWords, unsentWords, wasSentForThem } from '../unsent-words.ts';
import type { Interview } from '../use-interview.ts';

/** What became of words that were still being written at the end. Nothing where all was said. */
export function NotSent({ interview: { sessionId, room } }: { interview: Interview }) {
  const { endReason } = room.phase;
  const [words, setWords] = useState(() =>
    keepsWords(endReason) ? unsentWords(sessionId, transcriptOf(room)) : '',
  );
  const [sent] = useState(() => keepsWords(endReason) && wasSentForThem(sessionId));
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const discard = (): void => {
    forgetUnsent(sessionId);
    setWords('');
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  if (words === '')
    return (
      sent && (
        <aside className="not-sent" aria-label="Your last answer">
          <p>{sentForThemWords}</p>
        </aside>
      )
    );
  return (
    <section className="not-sent" aria-labelledby={id}>
      {sent && <p>{sentForThemWords}</p>}
      <h2 id={id}>Not sent</h2>
      <p>
        The interview ended before this was sent. It can no longer be scored. It is kept in this browser only,
        until you discard it.
      </p>
      <textarea ref={box} aria-labelledby={id} readOnly rows={4} value={words} />
      <div className="ways">
        <CopyButton text={words} shownIn={box} className="btn line slim">
          Copy it
        </CopyButton>
        <button type="button" className="quiet" onClick={discard}>
          Discard it
        </button>
      </div>
    </section>
  );
}
