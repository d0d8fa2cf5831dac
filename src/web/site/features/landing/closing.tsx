import type { ReactNode } from 'react';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { WhenNear } from '#web/ui/when-near.tsx';
import './closing.css';

const arches = async () => (await import('#web/ui/art/scenes/brick-arches.tsx')).BrickArches;

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
        <WhenNear className="sheet-of-scene" load={arches} props={{}} />
        <figcaption className="vh">
          Brick arches of a campus at dusk, one window lit, a student walking towards the plaza.
        </figcaption>
      </figure>
    </Section>
  );
}
