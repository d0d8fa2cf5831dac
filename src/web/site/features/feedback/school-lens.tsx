import { useEffect, useState } from 'react';
import { type Feedback, shownScore } from '#contract/feedback.ts';
import type { SchoolView } from '#contract/lens.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { rangeWords } from '#web/ui/report/feedback-words.ts';
import './school-lens.css';

const stageWords: Readonly<Record<SchoolView['weights'][number]['stage'], string>> = {
  interview: 'the interview',
  writing: 'the writing test',
  test: 'the CAT score',
  profile: 'marks and work experience',
  other: 'everything else',
};

type State =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; schools: readonly SchoolView[] };

/** Each school's published weights with year and source, and this interview's evidence on what its panels ask. No chance is computed (rule LENS-1). */
export function SchoolLens({ feedback }: { feedback: Feedback }) {
  const [tries, setTries] = useState(0);
  return <Fetched key={tries} sessionId={feedback.sessionId} onAgain={() => setTries(tries + 1)} />;
}

function Fetched({ sessionId, onAgain }: { sessionId: string; onAgain: () => void }) {
  const [state, setState] = useState<State>({ status: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    callEndpoint('GET /api/feedback/:sessionId/schools', { params: { sessionId }, signal: stop.signal }).then(
      ({ schools }) => setState({ status: 'ready', schools }),
      (error: unknown) => {
        if (!stop.signal.aborted) setState({ status: 'failed', message: wordsFor(error) });
      },
    );
    return () => stop.abort();
  }, [sessionId]);
  if (state.status === 'loading') return <Skeleton shape="list" label="Opening the schools..." />;
  if (state.status === 'failed') return <Failure message={state.message} onAgain={onAgain} />;
  return (
    <>
      <p className="small">
        What a school publishes and what you showed stand side by side. Nobody can make a chance of admission
        out of them, and we do not.
      </p>
      {state.schools.map((school) => (
        <School key={school.schoolId} school={school} />
      ))}
    </>
  );
}

function School({ school }: { school: SchoolView }) {
  const { name, batch, asOf, source, note, weights, dwellsOn } = school;
  return (
    <article className="lens-school">
      <h4>{name}</h4>
      <p>
        Of the final selection:{' '}
        {weights.map(({ stage, percent }) => `${stageWords[stage]} ${percent} %`).join(', ')}.
      </p>
      {dwellsOn.length > 0 ? (
        <table>
          <caption>Its panels are known to dwell on</caption>
          <tbody>
            {dwellsOn.map(({ topicId, name: topic, score, band }) => (
              <tr key={topicId}>
                <th scope="row">{topic}</th>
                <td className="num">
                  {score === null || band === null
                    ? 'not assessed'
                    : `${shownScore(score)}, likely ${rangeWords(shownScore(band.low), shownScore(band.high))}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="small">We know of no habit of its panels.</p>
      )}
      <p className="small">
        Batch {batch}, as of {asOf}:{' '}
        <a href={source.url} target="_blank" rel="noreferrer">
          {source.title}
        </a>
        . {note}
      </p>
    </article>
  );
}
