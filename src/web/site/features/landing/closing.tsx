import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { BrickArches } from '#web/ui/art/scenes/brick-arches.tsx';
import { Island } from '#web/ui/island.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import './closing.css';

/** The last word of the page, beside the campus at dusk. `start` is the Get Started link. */
export function Closing({ start }: { start: ReactNode }) {
  return (
    <Section className="end" aria-labelledby="closing" margin={<MarginNote>then sleep</MarginNote>}>
      <div>
        <h2 id="closing">Take the hot seat before it counts.</h2>
        <p className="lead">Half an hour tonight. You will know which answer to fix in the morning.</p>
        {start}
      </div>
      <figure className="scene">
        <Island page={paths.landing} name="arches" className="sheet-of-scene">
          {(import.meta.env.SSR || import.meta.env.DEV) && <BrickArches />}
        </Island>
        <figcaption className="vh">
          Brick arches of a campus at dusk, one window lit, a student walking towards the plaza.
        </figcaption>
      </figure>
    </Section>
  );
}
