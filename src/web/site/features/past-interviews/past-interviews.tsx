import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import { shownScore } from '#contract/feedback.ts';
import { inWords } from '#web/content/number-words.ts';
import { keptDays } from '#web/content/retention-words.ts';
import { localTime } from '#web/content/unbroken-words.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { ScenePlate } from '#web/ui/art/scene-plate.tsx';
import { LectureAmphitheatre } from '#web/ui/art/scenes/lecture-amphitheatre.tsx';
import { DeleteInterview } from '#web/ui/delete-interview.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tally } from '#web/ui/tally.tsx';
import './past-interviews.css';

type List = ReplyOf<'listPastInterviews'>;
type State = { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; list: List };

type Links = {
  begin: ReactNode;
  /** The link to one feedback; `label` tells it from the others. */
  renderDetails: (sessionId: string, label: string) => ReactNode;
  /** The link to the account page, with these words on it. */
  renderAccount: (words: string) => ReactNode;
};

/** Recent Interviews: what was taken, what is left, and the way to each feedback. */
export function PastInterviews({
  premium,
  expiry,
  children,
  ...links
}: Links & {
  premium: boolean;
  /** Which interviews expire next, in words; null when none remain. */
  expiry: string | null;
  /** What stands under the list: what the interviews show together. */
  children?: ReactNode;
}) {
  const [tries, setTries] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className="book">
      <Section
        className="first past"
        aria-labelledby="past"
        margin={<MarginNote>one after another</MarginNote>}
      >
        <div className="past-head">
          <h1 id="past" className="page-title" tabIndex={-1} ref={title}>
            Recent Interviews
          </h1>
          {premium && <span className="premium">Premium Active</span>}
        </div>
        {expiry && <p className="small past-expiry">{expiry}</p>}
        <Fetched key={tries} {...links} title={title} onAgain={() => setTries(tries + 1)} />
      </Section>
      {children}
    </div>
  );
}

function Fetched({
  title,
  onAgain,
  ...links
}: Links & { title: RefObject<HTMLElement | null>; onAgain: () => void }) {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [removed, setRemoved] = useState(0);
  // What was pressed is gone: who works with keys goes on from the top of the list.
  useEffect(() => {
    if (removed > 0) title.current?.focus();
  }, [removed, title]);
  useEffect(() => {
    const stop = new AbortController();
    callEndpoint('GET /api/past-interviews', { signal: stop.signal }).then(
      (list) => setState({ status: 'ready', list }),
      (error: unknown) => {
        if (!stop.signal.aborted) setState({ status: 'failed', message: wordsFor(error) });
      },
    );
    return () => stop.abort();
  }, []);

  if (state.status === 'loading') return <Skeleton shape="tally" label="Loading your interviews..." />;
  if (state.status === 'ready') {
    const { list } = state;
    const remove = (sessionId: string): void => {
      const interviews = list.interviews.filter((interview) => interview.sessionId !== sessionId);
      setState({ status: 'ready', list: { ...list, interviews, deleted: list.deleted + 1 } });
      setRemoved((count) => count + 1);
    };
    return <Listed list={list} {...links} onDelete={remove} />;
  }
  return (
    <Failure
      message={
        <>
          <b>Error: </b>
          {state.message}
        </>
      }
      onAgain={onAgain}
    />
  );
}

function Listed({
  list,
  begin,
  renderDetails,
  renderAccount,
  onDelete,
}: Links & { list: List; onDelete: (sessionId: string) => void }) {
  return (
    <>
      <div className="past-counts">
        <Tally
          items={[
            { name: 'Completed', value: list.completed },
            { name: 'Remaining', value: list.remaining },
          ]}
        />
        {list.interviews.length > 0 && begin}
      </div>
      {list.interviews.length === 0 ? (
        <div className="past-none">
          {list.deleted === 0 ? (
            <Empty title="No Finished Interviews Yet" action={begin}>
              <p className="lead">Start your first interview to begin tracking your progress</p>
            </Empty>
          ) : (
            <Empty title="Nothing Left to Read" action={begin}>
              <p className="lead">{deletedWords(list.deleted)}</p>
            </Empty>
          )}
          <ScenePlate
            Scene={LectureAmphitheatre}
            caption="Say it once aloud. The steps are good listeners."
          />
        </div>
      ) : (
        <ol className="past-list">
          {list.interviews.map((interview) => (
            <li key={interview.sessionId}>
              <div>
                <h2>{localTime(interview.timestamp)}</h2>
                <p className="small">Last updated {localTime(interview.updatedAt)}</p>
              </div>
              <p className={`style ${interview.style}`}>{interview.style === 'chill' ? 'Chill' : 'Grill'}</p>
              <p className="mark">
                <span className="vh">Overall score </span>
                {interview.avgScore === null ? (
                  <small>not enough to score</small>
                ) : (
                  <>
                    {shownScore(interview.avgScore)}
                    <small>/10</small>
                  </>
                )}
              </p>
              <div className="acts">
                {renderDetails(interview.sessionId, localTime(interview.timestamp))}
                <DeleteInterview
                  sessionId={interview.sessionId}
                  of={`the interview of ${localTime(interview.timestamp)}`}
                  onDeleted={() => onDelete(interview.sessionId)}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      {list.interviews.length > 0 && (
        <p className="small past-kept">
          {list.deleted > 0 && `${deletedWords(list.deleted)} `}
          Feedback is kept for the {keptDays} of your purchase. You can keep it longer on{' '}
          {renderAccount('your account page')}.
        </p>
      )}
    </>
  );
}

/** What became of interviews that are completed and not listed. */
const deletedWords = (count: number): string =>
  count === 1
    ? 'The feedback of one completed interview was deleted.'
    : `The feedback of ${inWords(count)} completed interviews was deleted.`;
