import type { ReactNode } from 'react';
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
const sharedShownFirst = 3;
const ownShownFirst = 4;

/** The panellists' private notes: side by side where two wrote about one answer, then each one's own. Nothing without notes. */
export function WhatTheyWrote({ feedback, onJump }: { feedback: Feedback; onJump: Jump }) {
  const found = panelNotes(feedback);
  if (!found) return null;
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
        {found.shared.length > 0 && (
          <SideBySide shared={found.shared} mood={feedback.style} onJump={onJump} />
        )}
      </div>
      {found.own.map(({ panellist, notes }) => (
        <Notebook key={panellist.id} panellist={panellist} mood={feedback.style}>
          <Folded items={notes} shownFirst={ownShownFirst} more="notes">
            {(note) => (
              <li key={`${note.turn?.id} ${note.text}`}>
                {note.turn ? <TurnLink turn={note.turn} onJump={onJump} /> : <span />}
                <p className="hand">{note.text}</p>
              </li>
            )}
          </Folded>
        </Notebook>
      ))}
    </section>
  );
}

function SideBySide({ shared, mood, onJump }: { shared: readonly SharedNotes[]; mood: Style; onJump: Jump }) {
  return (
    <div className="same-answer">
      <h3>On the same answer</h3>
      <Folded items={shared} shownFirst={sharedShownFirst} more="answers">
        {({ turn, notes }) => (
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
        )}
      </Folded>
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
      <div className="bd notebook">{children}</div>
    </>
  );
}

/** A list whose first items stand open and whose rest is folded away. */
function Folded<T>({
  items,
  shownFirst,
  more,
  children,
}: {
  items: readonly T[];
  shownFirst: number;
  more: string;
  children: (item: T) => ReactNode;
}) {
  // Folding one item away would take as much room as the item.
  const fold = items.length > shownFirst + 1;
  const shown = fold ? items.slice(0, shownFirst) : items;
  const folded = fold ? items.slice(shownFirst) : [];
  return (
    <>
      <ol>{shown.map(children)}</ol>
      {folded.length > 0 && (
        <details>
          <summary>
            {folded.length} more {more}
          </summary>
          <ol>{folded.map(children)}</ol>
        </details>
      )}
    </>
  );
}
