import { useEffect, useRef, useState } from 'react';
import { useRunningInterview } from './running-interview.tsx';
import './back-to-top.css';

/** A button back to the top at the end of the page, there once the reader is a screen and a half down, and never while an interview runs. */
export function BackToTop() {
  const { running } = useRunningInterview();
  const beginning = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!beginning.current) return undefined;
    const watch = new IntersectionObserver(([entry]) =>
      setAway(entry !== undefined && !entry.isIntersecting),
    );
    watch.observe(beginning.current);
    return () => watch.disconnect();
  }, []);

  const goUp = (): void => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      <div ref={beginning} className="beginning" />
      <button
        type="button"
        className={away && !running ? 'back-to-top' : 'back-to-top away'}
        aria-label="Back to top"
        onClick={goUp}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M10 16.5V4M4.5 9.4 10 3.8l5.5 5.6" />
        </svg>
      </button>
    </>
  );
}
