import { useState } from 'react';
import { type ShownClaim, type Standing, standings } from '#contract/ledger.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { OnMark } from './ledger-mark.tsx';
import { LedgerRowView } from './ledger-row.tsx';
import type { AgainProps } from './ledger-part.ts';
import { type LedgerRow, ledgerRows } from '#contract/ledger-rows.ts';
import { readByWords, standingWords } from '#contract/ledger-words.ts';
import { untold, useTold } from './use-told.ts';
import './ledger.css';

/** Every claim of the interview by its standing, the hardest first; what was never asked about stays folded. */
export function Ledger({ feedback, onJump }: AgainProps) {
  const { state, again } = useTold('GET /api/feedback/:sessionId/ledger', feedback.sessionId);
  if (state.status === 'fetching') return <Skeleton label="Reading your claims…" shape="list" />;
  if (state.status === 'failed') return <Failure message={state.message} onAgain={again} />;
  const { status, claims, readBy } = state.reply;
  if (status === 'making')
    return (
      <>
        <p className="small">A model is reading your claims, once. This takes about a minute.</p>
        <Skeleton label="A model is reading your claims…" shape="list" />
      </>
    );
  if (status !== 'ready') return <p className="small">{untold[status]}</p>;
  if (claims.length === 0)
    return (
      <Empty>
        <p>No figure, date or role was found in your resume or your answers, so there is nothing to list.</p>
      </Empty>
    );
  return <Standings feedback={feedback} claims={claims} readBy={readBy} onJump={onJump} />;
}

function Standings({
  claims: read,
  readBy,
  ...rest
}: AgainProps & { claims: readonly ShownClaim[]; readBy: string | null }) {
  const [marks, setMarks] = useState<ReadonlyMap<string, ShownClaim['mark']>>(new Map());
  const claims = read.map((claim) => ({
    ...claim,
    mark: marks.get(claim.id) ?? (marks.has(claim.id) ? null : claim.mark),
  }));
  const rows = ledgerRows(claims);
  const of = (standing: Standing) => rows.filter((row) => row.standing === standing);
  const settled = standings.filter((standing) => standing !== 'untested' && of(standing).length > 0);
  const onMark: OnMark = (id, mark) => setMarks((before) => new Map(before).set(id, mark));
  return (
    <div className="ledger">
      <p className="small">
        {readByWords(readBy)} It says nothing about who is right: where you disagree, the words are there to
        look at.
      </p>
      {settled.length === 0 && <p>No question took up any of your claims.</p>}
      {settled.map((standing) => (
        <section key={standing} className={`standing ${standing}`} aria-labelledby={`standing-${standing}`}>
          <h4 id={`standing-${standing}`}>
            {standingWords[standing].name} <span className="num">{of(standing).length}</span>
          </h4>
          <p className="small">{standingWords[standing].means}</p>
          <ul>
            {of(standing).map((row) => (
              <LedgerRowView key={keyOf(row)} row={row} onMark={onMark} {...rest} />
            ))}
          </ul>
        </section>
      ))}
      <Untested rows={of('untested')} onMark={onMark} {...rest} />
    </div>
  );
}

const keyOf = ({ claims }: LedgerRow): string => claims.map(({ id }) => id).join(' ');

function Untested({ rows, ...rest }: AgainProps & { rows: readonly LedgerRow[]; onMark: OnMark }) {
  const [open, setOpen] = useState(false);
  if (rows.length === 0) return null;
  return (
    <section className="standing untested" aria-labelledby="standing-untested">
      <h4 id="standing-untested">
        {standingWords.untested.name} <span className="num">{rows.length}</span>
      </h4>
      <p className="small">{standingWords.untested.means}</p>
      <button type="button" className="go" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Fold them' : `Show ${rows.length === 1 ? 'it' : `all ${rows.length}`}`}
      </button>
      {open && (
        <ul>
          {rows.map((row) => (
            <LedgerRowView key={keyOf(row)} row={row} {...rest} />
          ))}
        </ul>
      )}
    </section>
  );
}
