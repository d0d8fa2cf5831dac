import type { Move } from '#contract/transcript.ts';
import type { RoomTurn } from './room-state.ts';

/** What stands large in the room, and what was said beside it without taking its place. */
export type OnTheTable = { question: RoomTurn | null; aside: RoomTurn | null };

const asides: readonly (Move | undefined)[] = ['nudge', 'redirect', 'boundary'];

/**
 * The question the candidate is looking at. A nudge, a redirect or a boundary leaves the question standing and is shown under it;
 * so is a remark while the question has no answer yet.
 */
export function onTheTable(transcript: readonly RoomTurn[]): OnTheTable {
  let question: RoomTurn | null = null;
  let aside: RoomTurn | null = null;
  let answered = true;
  for (const turn of transcript) {
    if (turn.role === 'candidate') answered ||= turn.source !== 'none' && turn.text !== '';
    else if (question && (asides.includes(turn.move) || (turn.move === 'remark' && !answered))) aside = turn;
    else {
      question = turn;
      aside = null;
      answered = false;
    }
  }
  return { question, aside };
}
