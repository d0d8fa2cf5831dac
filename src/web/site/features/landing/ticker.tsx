import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { problems } from '#web/content/problems.ts';
import { Island } from '#web/ui/island.tsx';
import './ticker.css';

function Pairs({ echo = false }: { echo?: boolean }) {
  return problems.map((pair) => (
    <li key={pair.problem} aria-hidden={echo || undefined}>
      <s>{pair.problem}</s>
      <b>{pair.solution}</b>
    </li>
  ));
}

function Loop() {
  return (
    <ul>
      <Pairs />
      <Pairs echo />
    </ul>
  );
}

/**
 * Ten problems and what is done about them, passing by in thirty seconds. It stands still under the pointer, while the focus is in it, and on its
 * button; with reduced motion it is a list. The second run of pairs closes the loop and is not read out.
 */
export function Ticker() {
  // Unasked it stops for whoever points at it or has the focus in it; once asked to play it plays on.
  const [run, setRun] = useState<'unasked' | 'stopped' | 'playing'>('unasked');
  return (
    <section className={`tick ${run}`} aria-label="Problems and what Hotseat does about them">
      <Island page={paths.landing} name="problems">
        {(import.meta.env.SSR || import.meta.env.DEV) && <Loop />}
      </Island>
      <button type="button" onClick={() => setRun(run === 'stopped' ? 'playing' : 'stopped')}>
        {run === 'stopped' ? 'Play' : 'Pause'}
        <span className="vh"> the moving text</span>
      </button>
    </section>
  );
}
