import { Section } from '#web/ui/page.tsx';
import { Choices } from './choices.tsx';
import { Colours } from './colours.tsx';
import { Drawings } from './drawings.tsx';
import { Forms } from './forms.tsx';
import { PanelTables } from './panel-tables.tsx';
import { Scales } from './scales.tsx';
import { Waits } from './waits.tsx';
import './ui-parts.css';

const chapters = [
  { id: 'colours', title: 'Colours', Chapter: Colours },
  { id: 'scales', title: 'Type and distances', Chapter: Scales },
  { id: 'actions', title: 'Buttons, links, dialogs', Chapter: Choices },
  { id: 'forms', title: 'Fields and choices', Chapter: Forms },
  { id: 'waits', title: 'Waits, failures, empty places, figures', Chapter: Waits },
  { id: 'styles', title: 'Chill and Grill', Chapter: PanelTables },
  { id: 'drawings', title: 'Portraits and scenes', Chapter: Drawings },
];

/** Every part of the look in every state, in both themes side by side. */
export function UiParts() {
  return (
    <div className="book ui-parts">
      <Section className="first" aria-labelledby="ui">
        <h1 id="ui" className="page-title">
          Every part in every state
        </h1>
        <p className="lead">
          What the pages are made of. A new page takes from here first; what it needs besides is added here.
        </p>
        <nav aria-label="Parts" className="chapters">
          {chapters.map(({ id, title }) => (
            <a key={id} className="go" href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </Section>
      {chapters.map(({ id, title, Chapter }) => (
        <Section key={id} id={id} className="tight" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Chapter />
        </Section>
      ))}
    </div>
  );
}
