import './copy-button.css';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';

const saidMs = 3_000;

/**
 * Copies `text` to the clipboard, and says so where it stood for a moment. Where the browser refuses, it marks what stands in `shownIn`, to be copied by hand.
 * Its name stays what it is: a reader of the screen hears what became of it once, from the words beside it.
 */
export function CopyButton({
  text,
  shownIn,
  className,
  children,
}: {
  text: string;
  /** Where the text can be marked. */
  shownIn: RefObject<HTMLElement | null>;
  className: string;
  children: ReactNode;
}) {
  // A new object each press, so that the moment begins again.
  const [outcome, setOutcome] = useState<{ copied: boolean } | null>(null);
  const copied = outcome?.copied === true;
  const refused = outcome?.copied === false;
  useEffect(() => {
    if (!outcome?.copied) return undefined;
    const timer = setTimeout(() => setOutcome(null), saidMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ copied: true });
    } catch {
      mark(shownIn.current);
      setOutcome({ copied: false });
    }
  };
  return (
    <>
      <button
        type="button"
        className={`copy-button ${copied ? 'copied' : ''} ${className}`}
        onClick={() => void copy()}
      >
        <span>{children}</span>
        <span aria-hidden="true">Copied</span>
      </button>
      <output className={refused ? 'small copy-refused' : 'vh'}>
        {copied && 'Copied.'}
        {refused && 'Your browser does not let us copy: it is marked, copy it by hand.'}
      </output>
    </>
  );
}

function mark(node: HTMLElement | null): void {
  if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) {
    node.focus();
    node.select();
  } else if (node) window.getSelection()?.selectAllChildren(node);
}
