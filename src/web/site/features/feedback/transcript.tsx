import { useEffect } from 'react';
import type { Feedback } from '#contract/feedback.ts';
import { formatClock } from '#contract/time.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import { HookArrow, Tick } from '#web/ui/art/pen-marks.tsx';
import { saidBy } from '#web/ui/room/panellist-names.ts';
import { SaidWords } from '#web/ui/room/said-words.tsx';
import { tacticNote } from '#web/ui/report/feedback-words.ts';
import { isMarkedThroughout, markQuotes } from '#web/ui/report/quote-places.ts';
import { turnElementId } from '#web/ui/report/turn-link.tsx';
import { Words } from '#web/ui/report/words.tsx';
import './transcript.css';

export const transcriptId = 'transcript';

const contentId = 'said';

/** Everything that was said, the words a score rests on underlined, and the mentor's notes beside them. It follows the topic that is read. */
export function Transcript({
  feedback,
  highlighted,
  read,
  open,
  onFold,
}: {
  feedback: Feedback;
  highlighted: string | null;
  read: TopicId | null;
  open: boolean;
  onFold: (open: boolean) => void;
}) {
  const quotes = feedback.topics.flatMap((topic) => topic.quotes);
  const { transcript } = feedback;
  useEffect(() => {
    const first = transcript.find(({ topicId }) => topicId === read);
    if (first) scrollWithin(first.id, 0);
  }, [read, transcript]);
  return (
    <aside className={`rail ${feedback.style}`} aria-labelledby={transcriptId}>
      {/* A region that scrolls by itself must be reachable by keyboard: its heading takes the focus. */}
      <div>
        <h2 id={transcriptId} tabIndex={-1}>
          Your transcript
        </h2>
        <p className="small">A score rests on the words with a line under them, or beside them.</p>
        <button
          type="button"
          className="go"
          aria-expanded={open}
          aria-controls={contentId}
          onClick={() => onFold(!open)}
        >
          {open ? 'Fold the transcript' : `Open the transcript, ${transcript.length} turns`}
        </button>
        <ol id={contentId} className={open ? undefined : 'shut'}>
          {transcript.map((turn) => (
            <Said
              key={turn.id}
              turn={turn}
              transcript={transcript}
              speaker={turn.role === 'candidate' ? 'You' : saidBy(turn, feedback.panel)}
              quotes={quotes.filter(({ turnId }) => turnId === turn.id).map(({ quote }) => quote)}
              notes={feedback.marginNotes.filter(({ turnId }) => turnId === turn.id)}
              tactics={feedback.tactics.filter(({ turnId }) => turnId === turn.id)}
              highlighted={highlighted === turn.id}
              read={turn.topicId === read}
            />
          ))}
        </ol>
      </div>
    </aside>
  );
}

/** Scrolls the transcript to a turn where it scrolls by itself, so that the page stays where one reads; `from` its top, as a share of its height. */
function scrollWithin(turnId: string, from: number): boolean {
  const turn = document.getElementById(turnElementId(turnId));
  const rail = turn?.closest<HTMLElement>('.rail > div');
  if (!turn || !rail || rail.scrollHeight <= rail.clientHeight) return false;
  rail.scrollTo({ top: turn.offsetTop - rail.clientHeight * from - headroomPx, behavior: behaviour() });
  return true;
}

const headroomPx = 16;

function behaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Brings a turn to the eye and gives it the focus. */
export function revealTurn(turnId: string): void {
  const turn = document.getElementById(turnElementId(turnId));
  if (!scrollWithin(turnId, 1 / 3)) turn?.scrollIntoView({ block: 'center', behavior: behaviour() });
  turn?.focus({ preventScroll: true });
}

function Said({
  turn,
  transcript,
  speaker,
  quotes,
  notes,
  tactics,
  highlighted,
  read,
}: {
  turn: Turn;
  transcript: readonly Turn[];
  speaker: string;
  quotes: readonly string[];
  notes: Feedback['marginNotes'];
  tactics: Feedback['tactics'];
  highlighted: boolean;
  read: boolean;
}) {
  const marked = markQuotes(turn.text, quotes);
  const words =
    turn.role === 'panel' ? <SaidWords turn={turn} transcript={transcript} /> : <Words segments={marked} />;
  return (
    <li
      id={turnElementId(turn.id)}
      tabIndex={-1}
      className={`${turn.role === 'panel' ? 'asked' : 'answered'}${read ? ' read' : ''}${highlighted ? ' here' : ''}`}
    >
      <p className="who-said">
        {speaker}
        <span className="num">{formatClock(turn.startedAtMs)}</span>
      </p>
      <p className={isMarkedThroughout(marked) ? 'words throughout' : 'words'}>
        {turn.text === '' ? <i>no answer</i> : words}
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
