import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { InterviewSnapshot } from '#contract/interview-events.ts';
import type { Panellist } from '#contract/panellists.ts';
import { formatClock } from '#contract/time.ts';
import { saidBy } from '#web/ui/room/panellist-names.ts';
import { SaidWords } from '#web/ui/room/said-words.tsx';
import { elapsedAt, type RoomClock, type RoomTurn } from '../room-state.ts';
import type { Sending } from '../use-answers.ts';
import { useDrawer } from '../use-drawer.ts';

type RailProps = {
  transcript: readonly RoomTurn[];
  panel: readonly Panellist[];
  engine: InterviewSnapshot['engine'];
  sending: Sending | null;
  clock: RoomClock;
  /** Whether the drawer is open; on wide screens the rail always stands. */
  open: boolean;
  onClose: () => void;
};

/** Everything said so far, with the time it was said; newest at the foot. */
export function TranscriptRail({ transcript, panel, engine, sending, clock, open, onClose }: RailProps) {
  const log = useRef<HTMLOListElement>(null);
  const said = transcript.filter((turn) => turn.text !== '' || turn.role === 'candidate');
  const length = said.reduce((sum, turn) => sum + turn.text.length, sending ? 1 : 0);
  useEffect(() => {
    if (log.current && (length > 0 || open)) log.current.scrollTop = log.current.scrollHeight;
  }, [length, open]);
  useEffect(() => {
    // What scrolls must be reachable without a mouse, also where browsers do not see to it.
    if (log.current) log.current.tabIndex = 0;
    // The list grows when its fonts arrive.
    void document.fonts.ready.then(() => {
      if (log.current) log.current.scrollTop = log.current.scrollHeight;
    });
  }, []);
  const close = useDrawer(open, onClose);
  return (
    <aside className={open ? 'rail open' : 'rail'} aria-label="Transcript">
      <header>
        <h2>Transcript</h2>
        <span className="label">{savedWords(sending, said.length)}</span>
        <button ref={close} type="button" className="quiet drawer-only" onClick={onClose}>
          Close<span className="vh"> the transcript</span>
        </button>
      </header>
      <ol className="log" ref={log} aria-label="What was said">
        {said.map((turn) => (
          <Entry
            key={turn.id}
            atMs={turn.startedAtMs}
            who={turn.role === 'panel' ? saidBy(turn, panel) : null}
            text={turn.text === '' ? '' : <SaidWords turn={turn} transcript={transcript} />}
            aside={turn.wordedBy === 'offline' ? preparedAside : undefined}
          />
        ))}
        {sending && <SendingEntry key={sending.clientTurnId} sending={sending} clock={clock} />}
      </ol>
      {engine === 'model' && (
        <p className="rail-foot">
          A language model words the questions and reads the answers for the scores. Code checks its quotes
          against your own words.
        </p>
      )}
    </aside>
  );
}

/** Of a question the model did not word; said to whoever asks about that turn, and to nobody else. */
const preparedAside = 'asked from the prepared questions';

function SendingEntry({ sending, clock }: { sending: Sending; clock: RoomClock }) {
  const [atMs] = useState(() => elapsedAt(clock, performance.now()));
  return <Entry atMs={atMs} who={null} text={sending.text} note={sendingNotes[sending.status]} />;
}

const sendingNotes: Record<Sending['status'], string> = {
  saving: 'saving',
  late: 'not saved yet',
  saved: 'saved',
};

function savedWords(sending: Sending | null, count: number): string {
  if (sending && sending.status !== 'saved') return sendingNotes[sending.status];
  return count > 0 ? 'saved' : '';
}

function Entry({
  atMs,
  who,
  text,
  note,
  aside,
}: {
  atMs: number;
  who: string | null;
  text: ReactNode;
  note?: string;
  aside?: string | undefined;
}) {
  return (
    <li className={who ? 'p' : 'you'} title={aside}>
      <time>{formatClock(atMs)}</time>
      <b>
        {who ?? 'You'}
        {note && <i> · {note}</i>}
      </b>
      {text === '' ? <span className="silent">did not answer</span> : text}
    </li>
  );
}
