import { inWords, inWordsCapital } from '#web/content/number-words.ts';
import { Arrow } from '#web/ui/art/pen-marks.tsx';
import { MarginNote } from '#web/ui/page.tsx';
import { TurnLink } from '#web/ui/report/turn-link.tsx';
import { opening } from './panel-notes.ts';
import type { ThingToFix } from './things-to-fix.ts';
import './things.css';

/** So much of a quote is shown; the rest stands in the transcript. */
const quoteChars = 140;

/** What to fix first: the topic, what is certainly missing in it, and the step. Nothing when there is nothing. */
export function Things({
  things,
  onJump,
}: {
  things: readonly ThingToFix[];
  onJump: (turnId: string) => void;
}) {
  if (things.length === 0) return null;
  return (
    <section className="after things" aria-labelledby="things">
      <div className="mg">
        <MarginNote>begin with {things.length === 1 ? 'this' : `these ${inWords(things.length)}`}</MarginNote>
      </div>
      <div className="bd">
        <h2 id="things">
          {inWordsCapital(things.length)} {things.length === 1 ? 'thing' : 'things'} to fix
        </h2>
        <ol>
          {things.map(({ name, turn, quote, fault, step }) => (
            <li key={`${name} ${turn.id}`}>
              <h3>{name}</h3>
              {quote && <blockquote>“{opening(quote, quoteChars)}”</blockquote>}
              <TurnLink turn={turn} onJump={onJump}>
                You,{' '}
              </TurnLink>
              {fault && <p>{fault}</p>}
              {step && (
                <p className="step">
                  <Arrow />
                  {step}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
