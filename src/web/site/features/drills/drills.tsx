import { type ReactNode, useEffect, useState } from 'react';
import { aimKey, type DrillAim } from '#contract/drills.ts';
import type { ReplyOf } from '#contract/endpoints.ts';
import { localTime } from '#web/content/unbroken-words.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { dayWords } from '#web/lib/day-words.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { Refused } from '#web/ui/refused.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './drills.css';

type Offer = ReplyOf<'readDrills'>;
type State =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; offer: Offer };

type Ways = {
  /** Goes to a drill that is open. */
  onDrill: (sessionId: string) => void;
  /** The link to one drill; `label` tells it from the others. */
  renderDrill: (sessionId: string, words: string, label: string) => ReactNode;
};

/** Drills: what the interviews left to practise, what of it is due today, and what was practised. */
export function Drills(ways: Ways) {
  const [tries, setTries] = useState(0);
  return (
    <div className="book">
      <Section id="practise" aria-labelledby="drills" margin={<MarginNote>five minutes each</MarginNote>}>
        <h2 id="drills" tabIndex={-1}>
          Drills
        </h2>
        <Fetched key={tries} {...ways} onAgain={() => setTries(tries + 1)} />
      </Section>
    </div>
  );
}

function Fetched({ onAgain, ...ways }: Ways & { onAgain: () => void }) {
  const [state, setState] = useState<State>({ status: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    callEndpoint('GET /api/drills', { signal: stop.signal }).then(
      (offer) => setState({ status: 'ready', offer }),
      (error: unknown) => {
        if (!stop.signal.aborted) setState({ status: 'failed', message: wordsFor(error) });
      },
    );
    return () => stop.abort();
  }, []);
  useArrival(state.status === 'ready');
  if (state.status === 'loading') return <Skeleton shape="list" label="Loading your drills..." />;
  if (state.status === 'failed') return <Failure message={state.message} onAgain={onAgain} />;
  return <Offered offer={state.offer} {...ways} />;
}

/** Whoever came for the drills arrives at them, once they are there. */
function useArrival(isReady: boolean): void {
  useEffect(() => {
    if (!isReady || window.location.hash !== '#practise') return;
    const heading = document.getElementById('drills');
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [isReady]);
}

const leftWords = [
  'That was three today. The next ones can begin tomorrow.',
  'One is left today.',
  'Two are left today.',
];

function Offered({ offer, onDrill, renderDrill }: Ways & { offer: Offer }) {
  const { hasFeedback, hasResume, leftToday, open, spots, done } = offer;
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const begin = async (aim: DrillAim): Promise<void> => {
    setBusy(aimKey(aim));
    setFailure(null);
    try {
      onDrill((await callEndpoint('POST /api/drills', { body: { aim } })).sessionId);
    } catch (error) {
      setFailure(error);
      setBusy(null);
    }
  };
  if (!hasFeedback && done.length === 0) {
    return (
      <Empty>
        <p className="lead">
          Nothing to practise yet. After your first interview its weak spots stand here, each as a drill of
          five minutes. Drills cost no interview.
        </p>
      </Empty>
    );
  }
  return (
    <>
      <p className="lead drills-lead">
        Five minutes on one weak spot, outside your pack. {leftWords[leftToday] ?? 'Three are left today.'}
      </p>
      {open && (
        <p className="drill-open">
          A drill on {open.name} is open. {renderDrill(open.sessionId, 'Go on with it', open.name)}
        </p>
      )}
      {!hasResume && (
        <p className="drill-open">
          The resume these questions rest on was deleted. Bring it again in the first steps of your next
          interview; drills ask about that one from then on.
        </p>
      )}
      <div role="alert">{failure !== null && <Refused error={failure} />}</div>
      {spots.length === 0 ? (
        <Empty>
          <p className="lead">Your interviews left no weak spot. That is rare, and it is enough.</p>
        </Empty>
      ) : (
        <ol className="spots">
          {spots.map((spot) => (
            <Spot
              key={aimKey(spot.aim)}
              spot={spot}
              mayBegin={leftToday > 0 && hasResume && !open}
              isBusy={busy === aimKey(spot.aim)}
              waits={busy !== null}
              onBegin={() => void begin(spot.aim)}
            />
          ))}
        </ol>
      )}
      {done.length > 0 && <Done done={done} renderDrill={renderDrill} />}
    </>
  );
}

type SpotProps = {
  spot: Offer['spots'][number];
  mayBegin: boolean;
  isBusy: boolean;
  waits: boolean;
  onBegin: () => void;
};

function Spot({ spot, mayBegin, isBusy, waits, onBegin }: SpotProps) {
  const { name, because, rests } = spot;
  return (
    <li>
      <div>
        <h3>{name}</h3>
        {because && <p className="small">{because}</p>}
      </div>
      <p className={spot.due && !rests ? 'when due' : 'when'}>{whenWords(spot)}</p>
      <div className="acts">
        {mayBegin && !rests && (
          <button type="button" className={spot.due ? 'btn line' : 'go'} disabled={waits} onClick={onBegin}>
            {isBusy ? 'Opening...' : 'Practise this, 5 minutes'}
            <span className="vh">: {name}</span>
          </button>
        )}
      </div>
    </li>
  );
}

function whenWords({ due, dueOn, closed, rests }: Offer['spots'][number]): string {
  if (rests) return 'Rests: its questions were asked within fourteen days';
  const last = closed === null ? '' : closed ? 'Closed last time. ' : 'Open last time. ';
  if (due) return `${last}${dueOn === null ? 'Not practised yet' : 'Due today'}`;
  return `${last}${dueOn ? `Due on ${dayWords(dueOn).replaceAll(' ', '\u00a0')}` : ''}`;
}

function Done({ done, renderDrill }: Pick<Offer, 'done'> & Pick<Ways, 'renderDrill'>) {
  return (
    <>
      <h3 className="drills-done">Done</h3>
      <ol className="done-drills">
        {done.map(({ sessionId, name, completedAt, closed }) => (
          <li key={sessionId}>
            <span>{name}</span>
            <span className="small">
              {localTime(completedAt)} ·{' '}
              {closed === null ? 'nothing to tell' : closed ? 'closed' : 'still open'}
            </span>
            {renderDrill(sessionId, 'See it', `${name}, ${localTime(completedAt)}`)}
          </li>
        ))}
      </ol>
    </>
  );
}
