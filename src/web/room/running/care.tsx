import './care.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { stopWords, type WhatRuns } from './what-runs.ts';

/** Helplines that may stand in the panel's words, and how to dial them. */
const numbers = /(1-800-891-4416|14416|\b112\b)/;

type CareProps = {
  text: string;
  comesBack: boolean;
  what: WhatRuns;
  busy: boolean;
  trouble: string | null;
  onStop: () => void;
  onContinue: () => void;
};

/** The panel has stepped out of the interview. No clock, no composer: a helpline to call, a breath, and two ways on (rules SAFE-2, SAFE-14). */
export function Care({ text, comesBack, what, busy, trouble, onStop, onContinue }: CareProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [breaths, setBreaths] = useState(0);
  return (
    <section className="care" aria-labelledby="care-title">
      <div>
        <h1 id="care-title" tabIndex={-1} ref={heading}>
          You matter more than this interview.
        </h1>
        <p className="care-words">{withTelephoneLinks(text)}</p>
        <ul className="helplines">
          <li>
            <a href="tel:14416">14416</a>
            <span>Tele-MANAS, free, day and night, 20 languages</span>
          </li>
          <li>
            <a href="tel:18008914416">1-800-891-4416</a>
            <span>the same, from any line</span>
          </li>
          <li>
            <a href="tel:112">112</a>
            <span>emergency</span>
          </li>
        </ul>
        {trouble && (
          <p className="said-wrong" role="alert">
            {trouble}
          </p>
        )}
        <div className="ways">
          <button type="button" className="btn" disabled={busy} onClick={onStop}>
            Stop here, nothing is {comesBack ? 'counted' : 'scored'}
          </button>
          <button type="button" className="btn line" disabled={busy} onClick={onContinue}>
            Go on, gently
          </button>
          <button type="button" className="btn line" onClick={() => setBreaths((count) => count + 1)}>
            One breath
          </button>
        </div>
        <output className="breath">
          {breaths > 0 && (
            <span key={breaths}>
              Breathe in while you count to four. Breathe out while you count to six. Nobody waits for you.
            </span>
          )}
        </output>
        <p className="small">{stopWords(what, comesBack)} If you go on, nothing you wrote here is scored.</p>
      </div>
    </section>
  );
}

function withTelephoneLinks(text: string): ReactNode[] {
  let from = 0;
  return text.split(numbers).map((part) => {
    const key = from;
    from += part.length;
    if (!numbers.test(part)) return part;
    return (
      <a key={key} href={`tel:${part.replaceAll('-', '')}`}>
        {part}
      </a>
    );
  });
}
