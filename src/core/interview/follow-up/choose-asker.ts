import type { Interjection } from '#core/interview/directive.ts';
import { memberInSeat } from '#core/interview/panel.ts';
import type { Stem } from '#core/interview/questions/question.ts';
import { type ConductorState, questionCount, type Thread, turnShareOf } from '#core/interview/state.ts';

const interjectionEvery = 5;
/** Below this part of what the panel has said a panellist begins next: well above the fifth, since others still speak (rule PANEL-4). */
const quietShare = 0.33;
/** Below this part they put the next word in. */
const leastShare = 0.25;
const firstFairQuestion = 7;
const heardTurns = 6;

/** Who begins something new: the seat it belongs to, unless a colleague who could ask it as well has hardly spoken (rules PANEL-2, PANEL-4). */
export function chooseLeader(state: ConductorState, { seat, key }: Pick<Stem, 'seat' | 'key'>): string {
  const seated = memberInSeat(state.panel, seat);
  if (key || state.turns.length < heardTurns) return seated.id;
  const [quietest = seated] = state.panel.toSorted(
    (a, b) => turnShareOf(state, a.id) - turnShareOf(state, b.id),
  );
  return turnShareOf(state, quietest.id) < quietShare ? quietest.id : seated.id;
}

/** Who puts a follow-up: whose thread it is, or at most once in five questions a colleague who has hardly spoken (rules PACE-6, PANEL-4). */
export function chooseAsker(
  state: ConductorState,
  { speakerId: on }: Thread,
): { speakerId: string; interjects: Interjection | null } {
  const question = questionCount(state) + 1;
  const mayPutIn = question > firstFairQuestion && question - state.lastInterjection >= interjectionEvery;
  const quiet = state.panel.find(({ id }) => id !== on && turnShareOf(state, id) < leastShare);
  return mayPutIn && quiet
    ? { speakerId: quiet.id, interjects: { on } }
    : { speakerId: on, interjects: null };
}
