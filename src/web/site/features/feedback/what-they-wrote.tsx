import { type ReactNode, useId, useState } from 'react';
import type { Feedback } from '#contract/feedback.ts';
import type { Panellist } from '#contract/panellists.ts';
import type { Style } from '#contract/styles.ts';
import { Portrait } from '#web/ui/art/portraits/portrait.tsx';
import { MarginNote } from '#web/ui/page.tsx';
import { spokenName } from '#web/ui/room/panellist-names.ts';
import { opening, type PanelNote, panelNotes, type SharedNotes } from './panel-notes.ts';
import { TurnLink } from '#web/ui/report/turn-link.tsx';
import './what-they-wrote.css';

type Jump = (turnId: string) => void;

/** So much of an answer names it. */
const snippetChars = 110;

/** The panellists' private notes, folded: side by side where two wrote about one answer, then each one's own. Nothing without notes. */
export function WhatTheyWrote({ feedback, onJump }: { feedback: Feedback; onJump: Jump }) {
  const [open, setOpen] = useState(false);
  const contentId = useId();
  const found = panelNotes(feedback);
  if (!found) return null;
  const count = [...found.shared, ...found.own].reduce((sum, { notes }) => sum + notes.length, 0);
  return (
    <section className="after wrote" aria-labelledby="wrote">
      <div className="mg">
        <MarginNote>kept to themselves</MarginNote>
      </div>
      <div className="bd">
        <h2 id="wrote">What they wrote down</h2>
        <p className="means">
          Each kept notes while you spoke. No mark rests on them: who read your answers for the scores did not
          see them.
        </p>
        <button
          type="button"
          className="go"
          aria-expanded={open}
          aria-controls={contentId}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Fold the notes' : `Read ${count === 1 ? 'the note' : `the ${count} notes`}`}
        </button>
      </div>
      <div className={open ? 'books' : 'books shut'} id={contentId}>
        {found.shared.length > 0 && (
          <SideBySide shared={found.shared} mood={feedback.style} onJump={onJump} />
        )}
        {found.own.map(({ panellist, notes }) => (
          <Notebook key={panellist.id} panellist={panellist} mood={feedback.style}>
            {notes.map((note) => (
              <li key={`${note.turn?.id} ${note.text}`}>
                {note.turn ? <TurnLink turn={note.turn} onJump={onJump} /> : <span />}
                <p className="hand">{note.text}</p>
              </li>
            ))}
          </Notebook>
        ))}
      </div>
    </section>
  );
}

function SideBySide({ shared, mood, onJump }: { shared: readonly SharedNotes[]; mood: Style; onJump: Jump }) {
  return (
    <div className="bd same-answer">
      <h3>On the same answer</h3>
      <ol>
        {shared.map(({ turn, notes }) => (
          <li key={turn.id}>
            <p className="about">
              <TurnLink turn={turn} onJump={onJump} />
              <q>{opening(turn.text, snippetChars)}</q>
            </p>
            <ul>
              {notes.map((note) => (
                <SharedNote key={`${note.panellist.id} ${note.text}`} note={note} mood={mood} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}

function SharedNote({ note: { panellist, text }, mood }: { note: PanelNote; mood: Style }) {
  return (
    <li>
      <p className="by">
        <Portrait id={panellist.portrait} pose="looking_down" mood={mood} className="face" />
        {spokenName(panellist)}
      </p>
      <p className="hand">{text}</p>
    </li>
  );
}

function Notebook({ panellist, mood, children }: { panellist: Panellist; mood: Style; children: ReactNode }) {
  return (
    <>
      <div className="mg writer">
        <Portrait id={panellist.portrait} pose="looking_down" mood={mood} className="face" />
        <div>
          <h3>{panellist.name}</h3>
          <small>{panellist.role}</small>
        </div>
      </div>
      <ol className="bd notebook">{children}</ol>
    </>
  );
}
