import { useCallback, useState } from 'react';
import { notScored, notScoredWhy } from '#contract/schools/not-scored.ts';
import { type ShortlistCase, shortlistReasonWords } from '#contract/schools/shortlist.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Time } from '../parts.tsx';
import { Read } from '#web/ui/read.tsx';
import { recommendationWords, scopeWords } from '../review-words.ts';
import { useSchool } from '../school-context.ts';
import { counted, statusWords } from '../school-words.ts';
import { useReading } from '../use-reading.ts';
import { AppealDialog } from './appeal-dialog.tsx';
import { DecideDialog } from './decide-dialog.tsx';

/** One applicant, or up to four side by side: what a decision rests on, and what was decided. */
export function Cases({ season, applicants }: { season: string; applicants: string }) {
  const { school, renderLink } = useSchool();
  const { orgId } = school;
  const load = useCallback(
    (signal: AbortSignal) =>
      callEndpoint('GET /api/schools/:orgId/shortlists/:intakeId/cases', {
        params: { orgId, intakeId: season },
        query: { applicants },
        signal,
      }),
    [orgId, season, applicants],
  );
  const reading = useReading(load);
  const [deciding, setDeciding] = useState<ShortlistCase | null>(null);
  const [appealing, setAppealing] = useState<ShortlistCase | null>(null);
  const [said, setSaid] = useState('');
  const onDone = (words: string): void => {
    setSaid(words);
    reading.again();
  };
  return (
    <>
      <p className="crumb">{renderLink('shortlist', { season }, 'The shortlist', { className: 'go' })}</p>
      <h1>{applicants.includes(',') ? 'Side by side' : 'An applicant'}</h1>
      <output>{said}</output>
      <Read reading={reading} what="the applicants">
        {({ cases }) => (
          <div className="cases">
            {cases.map((one) => (
              <Case key={one.applicantId} one={one} onDecide={setDeciding} onAppeal={setAppealing} />
            ))}
          </div>
        )}
      </Read>
      {deciding && (
        <DecideDialog season={season} picked={[deciding]} onDone={onDone} onClose={() => setDeciding(null)} />
      )}
      {appealing && (
        <AppealDialog season={season} one={appealing} onDone={onDone} onClose={() => setAppealing(null)} />
      )}
    </>
  );
}

function Case({
  one,
  onDecide,
  onAppeal,
}: {
  one: ShortlistCase;
  onDecide: (one: ShortlistCase) => void;
  onAppeal: (one: ShortlistCase) => void;
}) {
  const { name, externalId, status, place, ours } = one;
  const isAppealable = status === 'rejected' || status === 'waitlisted';
  return (
    <article className="case" aria-label={name}>
      <h2>{name}</h2>
      {externalId && <p className="small">{externalId}</p>}
      <p>
        <b>{statusWords[status]}</b>
        {place ? ` · place ${place.rank}, ${place.score.toFixed(2)}` : ' · no place'}
      </p>
      <div className="ways">
        {one.appeal === 'none' && (
          <button type="button" className="btn slim" onClick={() => onDecide(one)}>
            Decide<span className="vh"> about {name}</span>
          </button>
        )}
        {isAppealable && (
          <button type="button" className="btn line slim" onClick={() => onAppeal(one)}>
            Open an appeal<span className="vh"> of {name}</span>
          </button>
        )}
        {one.appeal === 'unread' && (
          <button type="button" className="btn slim" onClick={() => onAppeal(one)}>
            Name who reads the appeal<span className="vh"> of {name}</span>
          </button>
        )}
      </div>
      {one.appeal !== 'none' && (
        <p>
          {one.appeal === 'read' ? 'Their appeal is being read.' : 'Nobody is left who reads their appeal.'}{' '}
          They stay undecided until it is read.
        </p>
      )}
      <h3>Why</h3>
      <ul>
        {one.reasons.map((reason) => (
          <li key={shortlistReasonWords(reason)}>{shortlistReasonWords(reason)}</li>
        ))}
      </ul>
      <h3>Marks</h3>
      <dl className="case-marks">
        {one.topics.map(({ topicId, name: topic, mean, marks }) => (
          <div key={topicId}>
            <dt>{topic}</dt>
            <dd className="num">
              {mean === null ? 'none' : mean.toFixed(2)}
              {mean !== null && <span className="small">, {counted(marks, 'mark')}</span>}
            </dd>
          </div>
        ))}
        <div>
          <dt>Ours, of 10</dt>
          {ours ? (
            <dd className="num">
              {ours.overall.toFixed(1)}
              <span className="small">
                , likely {ours.low.toFixed(1)} to {ours.high.toFixed(1)}
              </span>
            </dd>
          ) : (
            <dd>{notScored}</dd>
          )}
        </div>
      </dl>
      <p className="small">{ours?.honesty ?? notScoredWhy}</p>
      <Said one={one} />
      <Decided decisions={one.decisions} />
    </article>
  );
}

function Said({ one: { quotes, reviewers } }: { one: ShortlistCase }) {
  return (
    <>
      {quotes.length > 0 && <h3>In their own words</h3>}
      {quotes.map(({ topicId, of, quote }) => (
        <blockquote key={`${of} ${quote}`}>
          “{quote}”
          <span className="small">
            {scopeWords(topicId)}, marked {of}
          </span>
        </blockquote>
      ))}
      {reviewers.length > 0 && <h3>Reviewers</h3>}
      {reviewers.map(({ name, recommendation, note, isAppeal }) => (
        <p key={`${name} ${String(isAppeal)} ${note}`}>
          <b>{name}</b>: {recommendationWords[recommendation]}
          {isAppeal && ', after an appeal'}
          {note && <span className="small said">{note}</span>}
        </p>
      ))}
    </>
  );
}

function Decided({ decisions }: { decisions: ShortlistCase['decisions'] }) {
  return (
    <>
      <h3>Decided so far</h3>
      {decisions.length === 0 && <p className="small">Nothing yet.</p>}
      <ol className="decided">
        {decisions.map(({ status, before, by, reason, at }) => (
          <li key={`${at} ${status}`}>
            {statusWords[before]}, then <b>{statusWords[status]}</b>
            <span className="small">
              {by}, <Time iso={at} />: {reason}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
