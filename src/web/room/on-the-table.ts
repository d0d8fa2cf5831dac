import type { Move } from '#contract/transcript.ts';
import type { RoomTurn } from './room-state.ts';

/** What stands in the room: the question large, remarks that led to it above, a remark beside it below. */
export type OnTheTable = { before: readonly RoomTurn[]; question: RoomTurn | null; after: RoomTurn | null };

const remarks: readonly (Move | undefined)[] = ['remark', 'nudge', 'boundary', 'care'];

/**
 * The question the candidate is looking at, or answered last, and the panel's remarks around it. A remark after an answer waits for the
 * question it leads to; one while the question is open stands under it. Words of care leave with the next remark, and take the place of a question while `frozen`;
 * so do the few words with which a tactic waits for more.
 */
export function onTheTable(transcript: readonly RoomTurn[], frozen: boolean): OnTheTable {
  let table: OnTheTable = { before: [], question: null, after: null };
  let leading: RoomTurn[] = [];
  let open = false;
  for (const turn of transcript) {
    const isAnswered = turn.tactic !== undefined || (frozen && turn.move === 'care');
    const isRemark = remarks.includes(turn.move) && !isAnswered;
    if (turn.role === 'candidate') {
      open = false;
      leading = [];
    } else if (!isRemark) {
      table = { before: leading, question: turn, after: null };
      leading = [];
      open = true;
    } else if (open) table = { ...table, after: turn };
    else leading = [...leading.filter((earlier) => earlier.move !== 'care'), turn];
  }
  return leading.length > 0 ? { before: leading, question: null, after: null } : table;
}
