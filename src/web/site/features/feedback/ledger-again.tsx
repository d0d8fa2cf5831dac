import { MarginNote } from '#web/ui/page.tsx';
import { FoldedPart, type Part } from './folded-part.tsx';
import type { AgainProps } from './ledger-part.ts';
import './ledger-again.css';

const parts: readonly Part<AgainProps>[] = [
  {
    title: 'Your claims, one by one',
    about:
      'Every figure, date and role you stood for: what was asked about it, what was not, and what to correct.',
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
    isForScreen: true,
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
          <FoldedPart key={part.title} part={part} given={props} />
        ))}
      </div>
    </section>
  );
}
