import { paths } from '#contract/paths.ts';
import { creators } from '#web/content/creators.ts';
import { Island } from '#web/ui/island.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import './framework.css';

const steps = [
  {
    title: 'Listen for the word that carries weight',
    text: 'A number, a “we”, a “basically”. A panellist hears one word in a sentence and asks about that one.',
  },
  {
    title: 'Ask why, then how much, then why not otherwise',
    text: 'Three steps down from any claim stands either something you did, or nothing. Both are worth knowing.',
  },
  {
    title: 'Push, and watch what comes back',
    text: 'Giving ground with a reason is worth more than holding it without one. The panel notes how soon you recover.',
  },
  {
    title: 'Judge only what was said',
    text: 'Evidence, structure, reasoning, ownership, response: five points, each pinned to your own words.',
  },
];

/** How a panel thinks, and who wrote it down: the creators by name, or former interview panellists while none is named. */
export function Framework() {
  return (
    <Section
      id="framework"
      aria-labelledby="framework-title"
      margin={<MarginNote>how they think</MarginNote>}
    >
      <Island page={paths.landing} name="framework" className="framework">
        {(import.meta.env.SSR || import.meta.env.DEV) && <Thinking />}
      </Island>
    </Section>
  );
}

function Thinking() {
  return (
    <>
      <div>
        <p className="label">Cognitive Framework</p>
        <h2 id="framework-title">The way a panel thinks, written down.</h2>
        {creators.length === 0 ? (
          <p className="lead">
            Former interview panellists sat down and wrote out what they do in the half hour you are afraid
            of: what they listen for, when they push, and what they write beside your name.
          </p>
        ) : (
          <ul className="people">
            {creators.map((creator) => (
              <li key={creator.name}>
                <h3>{creator.name}</h3>
                <p className="label">{creator.role}</p>
                <p className="small">{creator.text}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p className="small">{step.text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
