import { type KeyboardEvent, useEffect, useState } from 'react';
import { formatClock } from '#contract/time.ts';
import { sayWords } from '#web/lib/voices/say-words.ts';
import { wait } from '#web/lib/wait.ts';
import { Check } from '#web/ui/check.tsx';
import { Portrait } from '#web/ui/art/portraits/portrait.tsx';
import { saidBy, spokenName } from '#web/ui/room/panellist-names.ts';
import { SaidWords } from '#web/ui/room/said-words.tsx';
import { tacticNote } from '#web/ui/report/feedback-words.ts';
import type { AgainProps } from './ledger-part.ts';
import { paces, readingMs } from './look-back-pace.ts';
import { useVoices } from './use-voices.ts';
import './look-back.css';

/** The interview turn by turn, by hand or at reading pace, with each private note at the turn it was written about. It changes nothing (rule MAP-5). */
export function LookBack({ feedback, onJump }: AgainProps) {
  const { transcript, panel, style, notes = [], tactics } = feedback;
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [pace, setPace] = useState<number>(1);
  const last = transcript.length - 1;
  const turn = transcript[at];
  const written = notes.filter(({ turnId, text }) => turnId === turn?.id && text.trim() !== '');
  const notesText = written.map(({ text }) => text).join(' ');
  const [aloud, setAloud] = useState(false);
  const [isMute, setIsMute] = useState(false);
  const voices = useVoices(panel);
  const voice = aloud && !isMute ? voices : null;

  useEffect(() => {
    if (!playing || !turn) return undefined;
    const { text, speakerId } = turn;
    const left = new AbortController();
    const pass = async (): Promise<void> => {
      if (voice && speakerId) await sayWords(voice, text, speakerId, left.signal);
      await wait(readingMs(voice && speakerId ? notesText : `${text} ${notesText}`, pace), left.signal);
      if (left.signal.aborted) return;
      if (at < last) setAt(at + 1);
      else setPlaying(false);
    };
    pass().catch(() => setIsMute(true));
    return () => left.abort();
  }, [playing, at, last, pace, turn, notesText, voice]);

  if (!turn) return <p className="small">Nothing was said in this interview.</p>;
  const go = (to: number): void => setAt(Math.min(last, Math.max(0, to)));
  /** On the three buttons; the slider and the list of paces have arrows of their own. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(at + by);
  };
  const speaker = panel.find(({ id }) => id === turn.speakerId);
  const firings = style === 'grill' ? tactics.filter(({ turnId }) => turnId === turn.id) : [];
  return (
    <div className="look-back">
      <section
        className="look-stage"
        aria-label="This turn"
        aria-live="polite"
        aria-atomic="true"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <p className="who-said">
          {turn.role === 'panel' && speaker && (
            <Portrait id={speaker.portrait} pose="looking_down" mood={style} className="face" />
          )}
          <b>{turn.role === 'candidate' ? 'You' : saidBy(turn, panel)}</b>
          <span className="num">{formatClock(turn.startedAtMs)}</span>
        </p>
        <p className={turn.role === 'panel' ? 'look-words asked' : 'look-words'}>
          {turn.text === '' ? (
            <i>no answer</i>
          ) : turn.role === 'panel' ? (
            <SaidWords turn={turn} transcript={transcript} />
          ) : (
            turn.text
          )}
        </p>
        {firings.map((firing) => (
          <p className="small" key={firing.tactic}>
            {tacticNote(firing)}
          </p>
        ))}
        {turn.unscored && turn.role === 'candidate' && <p className="small">not scored</p>}
        {written.map((note) => (
          <p className="look-note" key={`${note.panellistId} ${note.text}`}>
            <span className="label">{nameOf(note.panellistId)} wrote</span>
            <span className="hand">{note.text}</span>
          </p>
        ))}
      </section>
      <label className="look-place">
        <span className="num">
          Turn {at + 1} of {transcript.length}
        </span>
        <input
          type="range"
          min={1}
          max={transcript.length}
          value={at + 1}
          aria-valuetext={`turn ${at + 1} of ${transcript.length}, ${formatClock(turn.startedAtMs)}`}
          onChange={(event) => go(Number(event.target.value) - 1)}
        />
      </label>
      <div className="look-ways">
        <button
          type="button"
          className="btn line"
          disabled={at === 0}
          onKeyDown={onKeyDown}
          onClick={() => go(at - 1)}
        >
          Back
        </button>
        <button
          type="button"
          className="btn"
          onKeyDown={onKeyDown}
          onClick={() => {
            if (!playing && at === last) setAt(0);
            setPlaying(!playing);
          }}
        >
          {playing ? 'Pause' : at === last ? 'From the beginning' : 'Play'}
        </button>
        <button
          type="button"
          className="btn line"
          disabled={at === last}
          onKeyDown={onKeyDown}
          onClick={() => go(at + 1)}
        >
          Forward
        </button>
        <label className="look-pace">
          Pace
          <select value={pace} onChange={(event) => setPace(Number(event.target.value))}>
            {paces.map(({ factor, name }) => (
              <option key={factor} value={factor}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="go" onClick={() => onJump(turn.id)}>
          See it in the transcript
        </button>
      </div>
      {voices && (
        <Check
          checked={aloud}
          disabled={isMute}
          onChange={setAloud}
          text={
            isMute
              ? 'This computer does not speak: the words are shown at reading pace.'
              : 'While it plays, the questions are said by voices of this computer. Your own answers are for reading.'
          }
        >
          With the voices
        </Check>
      )}
    </div>
  );

  function nameOf(panellistId: string): string {
    const who = panel.find(({ id }) => id === panellistId);
    return who ? spokenName(who) : 'The panel';
  }
}
