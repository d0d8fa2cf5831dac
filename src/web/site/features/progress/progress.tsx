import { type ReactNode, useEffect, useState } from 'react';
import type { Progress as Read, Together } from '#contract/progress.ts';
import { localTime } from '#web/content/unbroken-words.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { gapCountWords, gapWords, leftOutWords, sinceWords } from './progress-words.ts';
import { TopicRows } from './topic-rows.tsx';
import './progress.css';

type State = { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; read: Read };

/** What a person's interviews show together: topic by topic, what was closed, and what nobody asked yet. `plans` is the way to a plan that opens it. */
export function Progress({ isInPlan, plans }: { isInPlan: boolean; plans: ReactNode }) {
  const [tries, setTries] = useState(0);
  if (!isInPlan)
    return (
      <p className="lead progress-closed">
        What changed from interview to interview is part of Premium. Each feedback is whole without it.{' '}
        {plans}
      </p>
    );
  return <Fetched key={tries} onAgain={() => setTries(tries + 1)} />;
}

function Fetched({ onAgain }: { onAgain: () => void }) {
  const [state, setState] = useState<State>({ status: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    callEndpoint('GET /api/progress', { signal: stop.signal }).then(
      (read) => setState({ status: 'ready', read }),
      (error: unknown) => {
        if (!stop.signal.aborted) setState({ status: 'failed', message: wordsFor(error) });
      },
    );
    return () => stop.abort();
  }, []);
  if (state.status === 'loading')
    return <Skeleton shape="list" label="Putting your interviews side by side..." />;
  if (state.status === 'failed') return <Failure message={state.message} onAgain={onAgain} />;
  const { interviews, together, topics, gaps, neverAssessed } = state.read;
  if (topics.length === 0)
    return <p className="lead">Once an interview has given a topic a number, it stands here.</p>;
  return (
    <>
      <p className="lead">
        {interviews === 1
          ? 'One interview is a beginning and no trend. The next one will stand beside it.'
          : 'Up or down is said only where the change is larger than what reading the same answers twice could make. The rest is the same, as far as anybody can tell.'}
      </p>
      {together && <AllTopics together={together} />}
      <p className="small progress-key">
        Dot: the score, 0 to 10, by time. Shaded: its likely range. Hollow: read another way, so not compared.
      </p>
      <TopicRows topics={topics} />
      {gaps && (
        <>
          <h3 className="progress-head">What you closed</h3>
          <dl className="gaps">
            {gaps.map(({ gap, closed, open }) => (
              <div key={gap}>
                <dt>{gapWords[gap]}</dt>
                <dd>{gapCountWords({ closed, open })}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {neverAssessed.length > 0 && (
        <>
          <h3 className="progress-head">Not read yet</h3>
          <p className="lead">{neverAssessed.map(({ name }) => name).join(' · ')}</p>
        </>
      )}
    </>
  );
}

/** The latest interview beside the last and the first before it, by the topics that they have in common. */
function AllTopics({ together }: { together: Together }) {
  const { sinceLast, sinceFirst } = together;
  const leftOut = leftOutWords({ kind: 'interview', leftOut: together.leftOut });
  return (
    <>
      <h3 className="progress-head">All topics together</h3>
      {sinceLast && (
        <dl className="gaps">
          {[sinceLast, sinceFirst].map(
            (since) =>
              since && (
                <div key={since.at}>
                  <dt>Since {localTime(since.at)}</dt>
                  <dd>{sinceWords(since)}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      {leftOut && <p className="small left-out">{leftOut.charAt(0).toUpperCase() + leftOut.slice(1)}</p>}
    </>
  );
}
