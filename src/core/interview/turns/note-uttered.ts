import type { Turn } from '#contract/transcript.ts';
import { wayOf } from '#core/interview/directive.ts';
import type { ConductorState } from '#core/interview/state.ts';

/** Why no model was to find the words of a turn. */
const toBeSaidAsWritten: readonly string[] = ['scripted', 'as_reviewed'];

/** What a speaker said for a directive. */
type Uttered = { turnId: string; text: string; worded?: { by: 'model' | 'offline'; because?: string } };

/** Takes down what was said for a directive. A follow-up in a model's words that was free to go on follows the answer alone, and went for no gap (rule PACE-7). */
export function noteUttered(state: ConductorState, event: Uttered, wasFree = false): boolean {
  const at = state.turns.findIndex((t) => t.id === event.turnId && t.role === 'panel');
  const planned = state.turns[at];
  const text = event.text.trim();
  if (!planned || !text || state.utteredTurnIds.includes(planned.id)) return false;
  const { by, because = '' } = event.worded ?? {};
  const turn: Turn = { ...planned, text };
  if (by && !toBeSaidAsWritten.includes(because)) turn.wordedBy = by;
  turn.endedAtMs = Math.max(turn.startedAtMs, state.nowMs);
  const isOwn = wasFree && by === 'model' && wayOf(turn) === 'stay';
  if (isOwn) turn.offPlan = true;
  state.turns[at] = turn;
  state.utteredTurnIds.push(turn.id);
  if (!state.usedTexts.includes(text)) state.usedTexts.push(text);
  if (state.asked?.turnId === turn.id) {
    state.asked.text = text;
    if (isOwn) state.asked.gap = null;
  }
  return true;
}
