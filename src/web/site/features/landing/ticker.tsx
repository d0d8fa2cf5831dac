import { useState } from 'react';
import { problems } from '#web/content/problems.ts';
import './ticker.css';

function Pairs({ echo = false }: { echo?: boolean }) {
  return problems.map((pair) => (
    <li key={pair.problem} aria-hidden={echo || undefined}>
      <s>{pair.problem}</s>
      <b>{pair.solution}</b>
    </li>
  ));
}

/**
 * Ten problems and what is done about them, passing by in thirty seconds. It stands still under the pointer, while the focus is in it, and on its
 * button; with reduced motion it is a list. The second run of pairs closes the loop and is not read out.
 */
export function Ticker() {
  const [stopped, setStopped] = useState(false);
  return (
    <section
      className={stopped ? 'tick stopped' : 'tick'}
      aria-label="Problems and what Hotseat does about them"
    >
      <ul>
        <Pairs />
        <Pairs echo />
      </ul>
      <button type="button" onClick={() => setStopped(!stopped)}>
        {stopped ? 'Play' : 'Pause'}
        <span className="vh"> the moving text</span>
      </button>
    </section>
  );
}
