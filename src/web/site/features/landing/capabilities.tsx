import { paths } from '#contract/paths.ts';
import { claims } from '#web/content/claims.ts';
import { Island } from '#web/ui/island.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { Counter } from './counter.tsx';
import './capabilities.css';

/** The counter to 700 and the capability cards: each claim beside what shows it. */
export function Capabilities() {
  return (
    <Section aria-labelledby="claims" margin={<MarginNote>who set the paper</MarginNote>}>
      <div className="claims">
        <div>
          <Counter />
          <Island page={paths.landing} name="habit">
            {(import.meta.env.SSR || import.meta.env.DEV) && <Habit />}
          </Island>
        </div>
        <Island page={paths.landing} name="claims">
          {(import.meta.env.SSR || import.meta.env.DEV) && <Claims />}
        </Island>
      </div>
    </Section>
  );
}

function Habit() {
  return (
    <>
      <h2 id="claims">IIM interviews conducted, as panellists, by the people behind Hotseat.</h2>
      <p className="small">
        A good panel picks one word of your answer and stays on it until it holds or gives. That habit is what
        we built.
      </p>
    </>
  );
}

function Claims() {
  return (
    <ol>
      {claims.map((claim) => (
        <li key={claim.title}>
          <div>
            <h3>{claim.title}</h3>
            <p className="small">{claim.text}</p>
          </div>
          <p className="shown">
            {claim.shown}
            {claim.note && <small>{claim.note}</small>}
          </p>
        </li>
      ))}
    </ol>
  );
}
