import { useCallback, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import type { DeskState } from '#contract/schools/review.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Table, Time } from '../parts.tsx';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { counted } from '../school-words.ts';
import { useReading } from '../use-reading.ts';
import { scopeWords, stateWords } from '../review-words.ts';

type Lines = ReplyOf<'listMyReviews'>;

/** One's own reviews: those that wait, assigned longest ago first, or those submitted. */
export function Desk() {
  const { school, params, renderLink } = useSchool();
  const state: DeskState = params['state'] === 'submitted' ? 'submitted' : 'waiting';
  const { orgId } = school;
  const load = useCallback(
    (signal: AbortSignal) =>
      callEndpoint('GET /api/schools/:orgId/reviews/mine', { params: { orgId }, query: { state }, signal }),
    [orgId, state],
  );
  const reading = useReading(load);
  return (
    <Read reading={reading} what="your reviews">
      {(first) => (
        <>
          <Counts counts={first.counts} state={state} />
          {first.reviews.length === 0 ? (
            <Nothing state={state} />
          ) : (
            <>
              {state === 'waiting' && (
                <p className="ways">
                  {renderLink(
                    'reviews',
                    { id: first.reviews[0]?.reviewId ?? '' },
                    'Read the one waiting longest',
                    {
                      className: 'btn slim',
                    },
                  )}
                </p>
              )}
              <DeskLines key={state} first={first} state={state} />
            </>
          )}
        </>
      )}
    </Read>
  );
}

function Counts({ counts, state }: { counts: Lines['counts']; state: DeskState }) {
  const { renderLink } = useSchool();
  const { assigned, draft, submitted } = counts;
  return (
    <nav className="desk-counts" aria-label="Which reviews">
      {renderLink('reviews', {}, `${assigned + draft} waiting`, { current: state === 'waiting' })}
      {renderLink('reviews', { state: 'submitted' }, `${submitted} submitted`, {
        current: state === 'submitted',
      })}
      {draft > 0 && <span className="small">{counted(draft, 'begun', 'begun')}</span>}
    </nav>
  );
}

function Nothing({ state }: { state: DeskState }) {
  return state === 'waiting' ? (
    <Empty title="Nothing waits for you">
      <p>A sitting that is assigned to you comes here. What you submitted stays under its own heading.</p>
    </Empty>
  ) : (
    <Empty title="Nothing submitted yet">
      <p>What you submit stays here, with what the others and we made of the same sitting.</p>
    </Empty>
  );
}

function DeskLines({ first, state }: { first: Lines; state: DeskState }) {
  const { school, renderLink } = useSchool();
  const { orgId } = school;
  const [later, setLater] = useState<Lines[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const lines = [first, ...later].flatMap(({ reviews }) => reviews);
  const last = later.at(-1) ?? first;
  const after = lines.at(-1)?.reviewId;
  const more = (): void => {
    callEndpoint('GET /api/schools/:orgId/reviews/mine', { params: { orgId }, query: { state, after } }).then(
      (page) => {
        setLater((before) => [...before, page]);
        setFailure(null);
      },
      (error: unknown) => setFailure(wordsFor(error)),
    );
  };
  return (
    <div className="desk-lines">
      <Table
        stacks
        name="Your reviews"
        rows={lines}
        keyOf={({ reviewId }) => reviewId}
        columns={[
          {
            name: 'Applicant',
            render: ({ reviewId, applicantName, isAppeal }) => (
              <>
                {renderLink('reviews', { id: reviewId }, applicantName, { className: 'go' })}
                {isAppeal && <span className="small">Asked for again after an appeal</span>}
              </>
            ),
          },
          {
            name: 'Season',
            render: ({ programmeName, intakeName }) => (
              <>
                {intakeName}
                <span className="small">{programmeName}</span>
              </>
            ),
          },
          { name: 'To read', render: ({ topicId }) => scopeWords(topicId) },
          { name: 'Stands', render: (line) => stateWords[line.state] },
          state === 'waiting'
            ? { name: 'Assigned', render: ({ assignedAt }) => <Time iso={assignedAt} /> }
            : { name: 'Submitted', render: ({ submittedAt }) => submittedAt && <Time iso={submittedAt} /> },
        ]}
      />
      {failure && (
        <p className="said-wrong" role="alert">
          {failure}
        </p>
      )}
      {last.more && (
        <button type="button" className="btn line slim" onClick={more}>
          Show more
        </button>
      )}
    </div>
  );
}
