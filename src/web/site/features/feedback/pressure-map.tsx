import { useMemo, useState } from 'react';
import { formatClock } from '#contract/time.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { TurnLink } from '#web/ui/report/turn-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { AgainProps } from './ledger-part.ts';
import { PressureChart } from './pressure-map-chart.tsx';
import { type PressureMark, pressureMarks } from './pressure-marks.ts';
import { untold, useTold } from './use-told.ts';
import './pressure-map.css';

/** The half hour as one line, the words behind the mark one looks at, and all of it as a table (rule MAP-4). */
export function PressureLine({ feedback, onJump }: AgainProps) {
  const { state, again } = useTold('GET /api/feedback/:sessionId/pressure-map', feedback.sessionId);
  const map = state.status === 'told' ? state.reply.map : null;
  const marks = useMemo(() => (map ? pressureMarks(map, feedback) : []), [map, feedback]);
  const [chosen, setChosen] = useState(0);
  if (state.status === 'fetching') return <Skeleton label="Drawing the half hour…" shape="list" />;
  if (state.status === 'failed') return <Failure message={state.message} onAgain={again} />;
  const { status } = state.reply;
  if (!map) return <p className="small">{untold[status === 'ready' ? 'swept' : status]}</p>;
  const mark = marks[chosen];
  if (!mark)
    return (
      <Empty>
        <p>No answer of this interview was read, so there is no line to draw.</p>
      </Empty>
    );
  const hasTactics = map.tactics.length > 0;
  return (
    <div className="pressure">
      <p className="small">
        The height of the line shows how much our code counted in each answer alone: figures, names, actions
        and reasons. It can miss some. It is not a score.
        {hasTactics &&
          ' A diamond is a tactic of the panel; the bar after it runs to the answer that was counted as meeting it.'}
      </p>
      <PressureChart map={map} marks={marks} chosen={chosen} onChoose={setChosen} />
      <Detail mark={mark} onJump={onJump} />
      <AsTable marks={marks} hasTactics={hasTactics} onJump={onJump} />
    </div>
  );
}

function Detail({ mark, onJump }: { mark: PressureMark; onJump: AgainProps['onJump'] }) {
  const { asked, answered } = mark;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="pressure-detail" aria-label="The mark you look at" tabIndex={0}>
      <p>
        <b className="num">{formatClock(mark.atMs)}</b> <span className="small">{mark.topic}</span>
      </p>
      <p className={mark.kind === 'tactic' ? 'pressed' : undefined}>{sentence(mark.said)}</p>
      {asked && (
        <p className="pressure-said">
          <span className="label">They said</span>
          <q>{asked.text}</q>
        </p>
      )}
      {answered && (
        <p className="pressure-said">
          <span className="label">You said</span>
          <q>{answered.text}</q>
        </p>
      )}
      {mark.notes.map(({ by, text }) => (
        <p className="pressure-said" key={`${by} ${text}`}>
          <span className="label">{by} noted</span>
          <span className="hand">{text}</span>
        </p>
      ))}
      {(answered ?? asked) && (
        <p>
          <TurnLink turn={(answered ?? asked)!} onJump={onJump}>
            {'In the transcript at '}
          </TurnLink>
        </p>
      )}
    </section>
  );
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function AsTable({
  marks,
  hasTactics,
  onJump,
}: {
  marks: readonly PressureMark[];
  hasTactics: boolean;
  onJump: AgainProps['onJump'];
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="go" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Fold the table' : 'As a table'}
      </button>
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <section className="pressure-table" aria-label="The line as a table" tabIndex={0}>
          <table>
            <caption className="vh">
              Every answer{hasTactics ? ' and tactic' : ''} of the interview, in order
            </caption>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Topic</th>
                <th scope="col">What</th>
                <th scope="col">What they noted</th>
              </tr>
            </thead>
            <tbody>
              {marks.map((mark) => {
                const turn = mark.kind === 'answer' ? mark.answered : mark.asked;
                return (
                  <tr key={mark.id}>
                    <th scope="row">
                      {turn ? <TurnLink turn={turn} onJump={onJump} /> : formatClock(mark.atMs)}
                    </th>
                    <td>{mark.topic}</td>
                    <td>
                      {mark.kind === 'tactic' ? 'Panel: ' : 'You: '}
                      {mark.said}
                    </td>
                    <td>{mark.notes.map(({ by, text }) => `${by}: ${text}`).join(' ')}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}
