import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { interviewLimits } from '#contract/interview-events.ts';
import './composer.css';
import './quiet.css';

type ComposerProps = {
  draft: string;
  onWrite: (text: string) => void;
  /** Whether words are on their way into it. */
  wordsComing?: boolean;
  /** The time for answers is over: nothing more can be written. */
  closed?: boolean;
  /** Whether the panel is waiting for an answer now. */
  awaited: boolean;
  onSend: () => void;
  /** What became of the last answer, or why the panel is not waiting. */
  status: ReactNode;
  /** What stands above the words while one speaks; the focus then stays where it is. */
  speaking?: ReactNode;
  children: ReactNode;
};

const warnChars = interviewLimits.answerChars - 400;

/** Where the candidate answers: it grows with the words, and only the candidate ends the answer. */
export function Composer(props: ComposerProps) {
  const {
    draft,
    wordsComing = false,
    closed = false,
    onWrite,
    awaited,
    onSend,
    status,
    speaking,
    children,
  } = props;
  const isSpoken = speaking !== undefined;
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const isTooLong = draft.length > interviewLimits.answerChars;
  const isReady = awaited && (draft.trim() !== '' || wordsComing) && !isTooLong;

  useEffect(() => {
    if (awaited && !isSpoken && !isBusyElsewhere()) box.current?.focus({ preventScroll: true });
  }, [awaited, isSpoken]);
  useEffect(() => {
    const area = box.current;
    if (!area) return;
    area.style.height = '';
    if (draft !== '') area.style.height = `${area.scrollHeight}px`;
  }, [draft]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (isReady) onSend();
  };

  return (
    <section className="seat" aria-label="Your answer">
      <div>
        {speaking}
        <div className="live">
          <textarea
            ref={box}
            id={id}
            rows={2}
            value={draft}
            aria-label="Your answer"
            aria-describedby={`${id}-count`}
            aria-invalid={isTooLong}
            readOnly={closed}
            placeholder={isSpoken ? 'Your words appear here, to be mended' : 'Type your answer'}
            spellCheck
            onChange={(event) => onWrite(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className="btn done"
            aria-disabled={!isReady}
            onClick={() => isReady && onSend()}
          >
            That is my answer
          </button>
        </div>
        <div className="acts">
          {children}
          <span className={isTooLong ? 'small count said-wrong' : 'small count'} id={`${id}-count`}>
            <output>{status}</output>
            {status ? null : countWords(draft)}
          </span>
        </div>
      </div>
    </section>
  );
}

/** Focus goes to the composer when the panel waits, unless the candidate is in a dialog or the menu, or reads the transcript. */
function isBusyElsewhere(): boolean {
  const opened = document.querySelector('dialog[open], .room-menu [aria-expanded="true"]');
  return opened !== null || document.activeElement?.closest('.rail') !== null;
}

function countWords(draft: string): string {
  const left = interviewLimits.answerChars - draft.length;
  if (left < 0) return `${-left} characters too long. Please shorten it.`;
  if (draft.length > warnChars) return `${left} characters left`;
  const words = draft.split(/\s+/).filter(Boolean).length;
  if (words === 0) return 'A pause will not end your answer.';
  return words === 1 ? '1 word' : `${words} words`;
}
