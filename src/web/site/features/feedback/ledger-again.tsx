import { type ComponentType, useId, useState } from 'react';
import { Failure } from '#web/ui/failure.tsx';
import { MarginNote } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { AgainProps } from './ledger-part.ts';
import './ledger-again.css';

type Part = { title: string; about: string; load: () => Promise<ComponentType<AgainProps>> };

/** Each part's code comes when it is first opened. */
const parts: readonly Part[] = [
  {
    title: 'Your claims, one by one',
    about: 'Every figure, date and role you stood for: what held, what did not, and what to correct.',
    load: async () => (await import('./ledger.tsx')).Ledger,
  },
  {
    title: 'The half hour as one line',
    about: 'Topics, answers and pressure, minute by minute.',
    load: async () => (await import('./pressure-map.tsx')).PressureLine,
  },
  {
    title: 'The panel looks back',
    about: 'The interview turn by turn, with their notes where they were written.',
    load: async () => (await import('./look-back.tsx')).LookBack,
  },
];

/** Going through the interview again, three ways, each folded until it is wanted. Nothing here is scored. */
export function Again(props: AgainProps) {
  return (
    <section className="after again" aria-labelledby="again">
      <div className="mg">
        <MarginNote>no marks here</MarginNote>
      </div>
      <div className="bd">
        <h2 id="again">Go through it again</h2>
        {parts.map((part) => (
          <Folded key={part.title} part={part} {...props} />
        ))}
      </div>
    </section>
  );
}

function Folded({ part: { title, about, load }, ...props }: AgainProps & { part: Part }) {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Shown: ComponentType<AgainProps> } | null>(null);
  const [failed, setFailed] = useState(false);
  const contentId = useId();
  const fetchPart = (): void => {
    setFailed(false);
    load().then(
      (Shown) => setLoaded({ Shown }),
      () => setFailed(true),
    );
  };
  const press = (): void => {
    if (!open && !loaded) fetchPart();
    setOpen(!open);
  };
  return (
    <div className="again-part">
      <h3>
        <button type="button" aria-expanded={open} aria-controls={contentId} onClick={press}>
          {title}
        </button>
      </h3>
      <p className="small">{about}</p>
      <div id={contentId} hidden={!open}>
        {failed && (
          <Failure message="This part could not be fetched. Look at your connection." onAgain={fetchPart} />
        )}
        {loaded ? (
          <loaded.Shown {...props} />
        ) : (
          open && !failed && <Skeleton label="Fetching it…" shape="list" />
        )}
      </div>
    </div>
  );
}
