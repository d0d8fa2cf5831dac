import { Fragment, type ReactNode, useMemo } from 'react';
import type { Review } from '#contract/schools/review.ts';
import { shortTime } from '#web/content/short-time.ts';
import { signalWords } from '../review-words.ts';

export type Quote = Review['sitting']['quotes'][number] & { place: string };

/** The quotes of a sitting, each with the id of its place in the transcript. */
export const placedQuotes = ({ quotes }: Review['sitting']): Quote[] =>
  quotes.map((quote, at) => ({ ...quote, place: `quote-${at}` }));

type Props = { sitting: Review['sitting']; onBack: (place: string) => void };

/** What was said, who said it at the left; the quotes marked where they stand. */
export function Transcript({ sitting, onBack }: Props) {
  const quotes = useMemo(() => placedQuotes(sitting), [sitting]);
  const nameOf = useMemo(() => new Map(sitting.panel.map(({ id, name }) => [id, name])), [sitting.panel]);
  const signals = signalWords(sitting.signals);
  return (
    <section className="transcript" aria-labelledby="transcript-title">
      <h2 id="transcript-title" tabIndex={-1}>
        What was said
      </h2>
      <p className="small">Finished {shortTime(sitting.finishedAt)}</p>
      {signals.length > 0 && (
        <p className="small signals">{signals.join(' ')} The applicant sees this too. It lowers no mark.</p>
      )}
      <ol>
        {sitting.transcript.map((turn) => (
          <li key={turn.id} className={turn.role} id={`turn-${turn.id}`}>
            <p className="who">
              {turn.role === 'candidate'
                ? 'Applicant'
                : ((turn.speakerId && nameOf.get(turn.speakerId)) ?? 'Panel')}
            </p>
            {turn.unscored ? (
              <p className="small">These words are nobody’s to mark and are not shown.</p>
            ) : (
              <p className="words">
                {marked(
                  turn.text,
                  quotes.filter(({ turnId }) => turnId === turn.id),
                  onBack,
                )}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The text with its quotes marked. One that overlaps an earlier one is marked at its beginning. */
function marked(text: string, quotes: readonly Quote[], onBack: Props['onBack']): ReactNode {
  const found = quotes
    .map((quote) => ({ ...quote, from: Math.max(0, text.indexOf(quote.quote)) }))
    .toSorted((a, b) => a.from - b.from);
  let at = 0;
  const parts = found.map(({ place, quote, from }) => {
    const start = Math.max(at, from);
    const before = text.slice(at, start);
    at = Math.max(at, text.startsWith(quote, from) ? from + quote.length : from);
    return (
      <Fragment key={place}>
        {before}
        <mark id={place} tabIndex={-1}>
          {text.slice(start, at)}
        </mark>
        <button type="button" className="back" onClick={() => onBack(place)}>
          <span aria-hidden="true">back</span>
          <span className="vh">Back to the rubric</span>
        </button>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
