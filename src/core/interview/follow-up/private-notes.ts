import { saysOnlyUnknown } from '#core/answers/signals/detect-intent.ts';
import type { HeardAnswer } from './heard-answer.ts';
import type { PanelMember } from '#core/interview/panel.ts';
import { findAddress } from '#core/interview/guards/find-markup.ts';
import { Known } from '#core/interview/guards/known.ts';
import type { PrivateNote } from '#core/interview/state.ts';

const longestQuote = 140;
/** The words as a note quotes them; an address among them is not passed on (rule GUARD-3). */
function quoted(text: string): string {
  if (findAddress(text, new Known([text]))) return '“…”';
  const cut = text.length > longestQuote ? `${text.slice(0, longestQuote).replace(/\s+\S*$/, '')}…` : text;
  return `“${cut.replace(/[.,;:!?]+$/, '')}”`;
}

/** What the panellist who asked writes down after an answer, in terms of what was said, never of the person; nothing that was written before. */
export function noteOn(
  heard: HeardAnswer,
  member: PanelMember,
  earlier: readonly PrivateNote[],
): PrivateNote[] {
  const conflict = heard.signals.contradictions.find(({ against }) => against.factId !== undefined);
  if (!conflict) {
    const isUnknown = heard.nonAnswer && saysOnlyUnknown(heard.text);
    return newNote(member, heard.turnId, isUnknown ? 'They said that they did not know.' : null, earlier);
  }
  const text = `The answer says ${quoted(conflict.claim.text)}; the resume says ${quoted(conflict.against.text)}.`;
  return newNote(member, heard.turnId, text, earlier).map((note) => ({ ...note, quotesResume: true }));
}

function newNote(
  { id }: PanelMember,
  turnId: string,
  text: string | null,
  earlier: readonly PrivateNote[],
): PrivateNote[] {
  const again = earlier.some((note) => note.text === text);
  return text !== null && !again ? [{ panellistId: id, turnId, text }] : [];
}

/** So many notes of one panellist are shown at most. */
const notesShown = 6;

/** A panellist's notes as they are shown afterwards: few, and from the whole interview. */
export function shownNotes(notes: readonly PrivateNote[]): PrivateNote[] {
  return notes.filter((note) => {
    const own = notes.filter((other) => other.panellistId === note.panellistId);
    const step = (own.length - 1) / (notesShown - 1);
    return (
      own.length <= notesShown ||
      Array.from({ length: notesShown }, (_, at) => Math.round(at * step)).includes(own.indexOf(note))
    );
  });
}
