import { exchangesOf, type LedgerRow } from '#contract/ledger-rows.ts';
import { stepWords } from '#contract/ledger-words.ts';
import type { ClaimStep } from '#contract/ledger.ts';
import type { Turn } from '#contract/transcript.ts';
import { TurnLink } from '#web/ui/report/turn-link.tsx';
import { LedgerMark, type OnMark } from './ledger-mark.tsx';
import type { AgainProps } from './ledger-part.ts';

/** Of more questions than these the answers are folded, but for those that decide. */
const longExchange = 2;

function Steps({
  steps,
  turnOf,
  onJump,
}: Pick<AgainProps, 'onJump'> & {
  steps: readonly ClaimStep[];
  turnOf: (turnId: string) => Turn | undefined;
}) {
  if (steps.length === 0) return null;
  return (
    <ol className="steps">
      {steps.map((step) => {
        const turn = turnOf(step.turnId);
        return (
          <li key={`${step.turnId} ${step.kind}`}>
            {turn ? <TurnLink turn={turn} onJump={onJump} /> : <span />}
            <p>
              <span className="label">{stepWords[step.kind]}</span> <q>{step.quote}</q>
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** One statement with its figures marked, where it stands, what was asked and answered of it, and the way to set each figure right. */
export function LedgerRowView({
  row,
  feedback,
  onJump,
  onMark,
}: AgainProps & { row: LedgerRow; onMark: OnMark }) {
  const turnOf = (turnId: string | null) => feedback.transcript.find(({ id }) => id === turnId);
  const turns = [...new Set(row.places.flatMap((place) => (place.by === 'turn' ? [place.turnId] : [])))];
  /** A line without a figure has nothing that a figure could stand in the place of. */
  const figures = row.claims.filter(({ statement, mark }) => statement.to > statement.from || mark);
  const exchanges = exchangesOf(row.steps);
  const isLong = exchanges.length > longExchange;
  const { against } = row;
  const other = turnOf(against?.turnId ?? null);
  return (
    <li>
      <p className="claim">
        {row.pieces.map(({ text, claim }) =>
          claim ? <mark key={claim.id}>{text}</mark> : <span key={text}>{text}</span>,
        )}
      </p>
      <p className="small places">
        {row.places.some(({ by }) => by === 'resume') && <span>On your resume</span>}
        {turns.map((turnId) => {
          const turn = turnOf(turnId);
          return turn && <TurnLink key={turnId} turn={turn} onJump={onJump} />;
        })}
      </p>
      {against && (
        <p className="small">
          Against {against.turnId === null ? 'your resume' : 'your answer'}: <q>{against.words}</q>{' '}
          {other && <TurnLink turn={other} onJump={onJump} />}
        </p>
      )}
      {exchanges.map(({ asked, answers, decides }) =>
        asked && isLong ? (
          <details key={asked.turnId} className="exchange" open={decides}>
            <summary>
              <span className="label">{stepWords.asked}</span> <q>{asked.quote}</q>
            </summary>
            <Steps steps={answers} turnOf={turnOf} onJump={onJump} />
          </details>
        ) : (
          <Steps
            key={asked?.turnId ?? 'first'}
            steps={asked ? [asked, ...answers] : answers}
            turnOf={turnOf}
            onJump={onJump}
          />
        ),
      )}
      <div className="marks">
        {figures.map((claim) => (
          <LedgerMark
            key={claim.id}
            claim={claim}
            alone={figures.length === 1}
            sessionId={feedback.sessionId}
            onMark={onMark}
          />
        ))}
      </div>
    </li>
  );
}
