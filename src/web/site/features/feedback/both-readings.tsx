import { useId } from 'react';
import { type AnswerReading, levelWords, readByWords, type Readings, unreadWords } from '#contract/again.ts';
import { criterionWords } from '#web/ui/report/feedback-words.ts';
import { markQuotes } from '#web/ui/report/quote-places.ts';
import { Words } from '#web/ui/report/words.tsx';

/** The answer of the interview and the second one side by side, each as the same reader read it; below one another where there is no room. */
export function BothReadings({
  first,
  second,
  readings,
}: {
  first: string;
  second: string;
  readings: Readings;
}) {
  return (
    <>
      <div className="both-readings">
        <One title="In the interview" text={first} reading={readings.first} />
        <One title="Now" text={second} reading={readings.second} />
      </div>
      <p className="small">{readByWords(readings.model)}</p>
    </>
  );
}

function One({ title, text, reading }: { title: string; text: string; reading: AnswerReading }) {
  const id = useId();
  const quotes = reading.kind === 'read' ? reading.quotes : [];
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="said">
        <Words segments={markQuotes(text, quotes)} />
      </p>
      {reading.kind === 'unread' ? (
        <p className="small">{unreadWords[reading.because]}</p>
      ) : (
        <dl>
          {reading.levels.map(({ criterion, level }) => (
            <div key={criterion}>
              <dt>{criterionWords[criterion]}</dt>
              <dd>{levelWords[level]}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
