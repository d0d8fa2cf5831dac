import type { Arriving as ArrivingTurn, QuestionTable } from '#web/ui/room/question.tsx';
import type { RoomTurn } from './room-state.ts';
import type { OnTheTable } from './on-the-table.ts';
import { useRevealedWords } from './use-revealed-words.ts';

type Arriving = ArrivingTurn<RoomTurn>;

export type ArrivingTable = QuestionTable<RoomTurn> & {
  /** The turn whose words are arriving, or the last that did. */
  newest: RoomTurn | null;
};

/** The turns on the table whose words arrive, in the order they were said. */
export function arrivingTurns(table: OnTheTable): RoomTurn[] {
  return turnsOf(table).filter((turn) => turn.live);
}

/**
 * Lets what lies on the table arrive by words, one turn after the other in the order they were said, and none before it was said aloud
 * (`saidWords`; null is all). Turns from before this page was opened are simply there.
 */
export function useArriving(table: OnTheTable, saidWords: (turnId: string) => number | null): ArrivingTable {
  const turns = turnsOf(table);
  const arriving = arrivingTurns(table);
  const counts = arriving.map((turn) => wordsOf(turn).length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const saidInAll = countSaid(arriving, counts, saidWords);
  const shownInAll = Math.min(saidInAll, useRevealedWords(arriving[0]?.id ?? '', total));

  let left = shownInAll;
  const shown = new Map<string, number>();
  for (const [index, turn] of arriving.entries()) {
    const count = counts[index] ?? 0;
    shown.set(turn.id, Math.min(left, count));
    left = Math.max(0, left - count);
  }
  const arrivingOf = (turn: RoomTurn): Arriving => {
    const words = wordsOf(turn);
    return { turn, words, shown: shown.get(turn.id) ?? words.length };
  };
  const speaking = arriving.findLast((turn) => (shown.get(turn.id) ?? 0) > 0);
  return {
    before: table.before.map(arrivingOf),
    question: table.question && arrivingOf(table.question),
    after: table.after && arrivingOf(table.after),
    newest: speaking ?? turns.at(-1) ?? null,
    whole: shownInAll >= total && turns.every((turn) => turn.finished),
  };
}

const turnsOf = (table: OnTheTable): RoomTurn[] =>
  [...table.before, table.question, table.after].filter((turn) => turn !== null);

/** How many words were said aloud before the first that was not. */
function countSaid(
  turns: readonly RoomTurn[],
  counts: readonly number[],
  saidWords: (turnId: string) => number | null,
): number {
  let inAll = 0;
  for (const [index, turn] of turns.entries()) {
    const count = counts[index] ?? 0;
    const said = Math.min(count, saidWords(turn.id) ?? count);
    inAll += said;
    if (said < count) break;
  }
  return inAll;
}

const wordsOf = (turn: RoomTurn): string[] => (turn.text === '' ? [] : turn.text.split(/(?<=\s)/));
