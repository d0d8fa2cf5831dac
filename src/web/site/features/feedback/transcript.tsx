import type { Feedback } from '#contract/feedback.ts';
import { formatClock } from '#contract/time.ts';
import type { Turn } from '#contract/transcript.ts';
import { HookArrow, Tick } from '#web/ui/art/pen-marks.tsx';
import { saidBy } from '#web/ui/room/panellist-names.ts';
import { tacticNote } from '#web/ui/report/feedback-words.ts';
import { isMarkedThroughout, markQuotes } from '#web/ui/report/quote-places.ts';
import { turnElementId } from '#web/ui/report/turn-link.tsx';
import { Words } from '#web/ui/report/words.tsx';
import './transcript.css';

export const transcriptId = 'transcript';

/** Everything that was said, the words a score rests on underlined, and the mentor's notes beside them. */
export function Transcript({ feedback, highlighted }: { feedback: Feedback; highlighted: string | null }) {
  const quotes = feedback.topics.flatMap((topic) => topic.quotes);
  return (
    <aside className={`rail ${feedback.style}`} aria-labelledby={transcriptId}>
      {/* A region that scrolls by itself must be reachable by keyboard: its heading takes the focus. */}
      <div>
        <h2 id={transcriptId} tabIndex={-1}>
          Your transcript
        </h2>
        <p className="small">A score rests on the words with a line under them, or beside them.</p>
        <ol>
          {feedback.transcript.map((turn) => (
            <Said
              key={turn.id}
              turn={turn}
              speaker={turn.role === 'candidate' ? 'You' : saidBy(turn, feedback.panel)}
              quotes={quotes.filter(({ turnId }) => turnId === turn.id).map(({ quote }) => quote)}
              notes={feedback.marginNotes.filter(({ turnId }) => turnId === turn.id)}
              tactics={feedback.tactics.filter(({ turnId }) => turnId === turn.id)}
              highlighted={highlighted === turn.id}
            />
          ))}
        </ol>
      </div>
    </aside>
  );
}

function Said({
  turn,
  speaker,
  quotes,
  notes,
  tactics,
  highlighted,
}: {
  turn: Turn;
  speaker: string;
  quotes: readonly string[];
  notes: Feedback['marginNotes'];
  tactics: Feedback['tactics'];
  highlighted: boolean;
}) {
  const marked = markQuotes(turn.text, quotes);
  return (
    <li
      id={turnElementId(turn.id)}
      tabIndex={-1}
      className={`${turn.role === 'panel' ? 'asked' : 'answered'}${highlighted ? ' here' : ''}`}
    >
      <p className="who-said">
        {speaker}
        <span className="num">{formatClock(turn.startedAtMs)}</span>
      </p>
      <p className={isMarkedThroughout(marked) ? 'words throughout' : 'words'}>
        {turn.text === '' ? <i>no answer</i> : <Words segments={marked} />}
      </p>
      {turn.wordedBy === 'offline' && <p className="aside-note">asked from the prepared questions</p>}
      {turn.unscored && turn.role === 'candidate' && <p className="aside-note">not scored</p>}
      {tactics.map((firing) => (
        <p className="aside-note" key={`${firing.tactic} ${firing.turnId}`}>
          {tacticNote(firing)}
        </p>
      ))}
      {notes.map((note) => (
        <p className="hand" key={note.text}>
          {note.kind === 'tick' ? <Tick /> : <HookArrow />}
          {note.text}
        </p>
      ))}
    </li>
  );
}
