import { interviewLimits } from '#contract/interview-events.ts';
import type { Panellist } from '#contract/panellists.ts';
import type { TacticFiring, Turn } from '#contract/transcript.ts';
import { shownNotes } from './follow-up/private-notes.ts';
import { shownPanel } from './panel.ts';
import type { ConductorState, PrivateNote } from './state.ts';
import { fewTurnsLeft } from './turns/step.ts';

/** Everything said so far, panel and candidate, in order. */
export function transcriptOf(state: ConductorState): Turn[] {
  return state.turns;
}

/** The stress tactics fired so far and how many answers each recovery took; null while open or if there was none within three. */
export function tacticLogOf(state: ConductorState): TacticFiring[] {
  return state.tactics.firings.map(({ tactic, turnId, topicId, turnsToRecover }) => ({
    tactic,
    turnId,
    topicId,
    turnsToRecover,
  }));
}

/** The panel as the room shows it, chair first. */
export function panelOf({ panel }: ConductorState): Panellist[] {
  return shownPanel(panel);
}

/** The turn the panel waits on, or null. */
export function awaitingTurnId(state: ConductorState): string | null {
  return state.asked?.turnId ?? null;
}

/** Whether an answer to this turn is still taken: it puts the question in the air, and nothing was answered since (rule CLOCK-9). */
export function acceptsAnswerTo({ asked, turns }: ConductorState, turnId: string): boolean {
  const answeredAt = turns.findLastIndex((turn) => turn.role === 'candidate');
  return !!asked?.turnIds.includes(turnId) && turns.findLastIndex(({ id }) => id === turnId) > answeredAt;
}

/** Whether the panel still puts the question in the air again when it is asked to (rule CLOCK-9). */
export function mayAskAgain(state: ConductorState): boolean {
  const { asked, frozen } = state;
  return (
    asked !== null && !frozen && asked.repeats < interviewLimits.repeatsPerQuestion && !fewTurnsLeft(state)
  );
}

/** Stems used so far, so that the user's next interviews leave them out. */
export function usedStemIds(state: ConductorState): string[] {
  return state.usedStemIds;
}

/** What the panellists wrote down for themselves, as much of it as is shown. */
export function notesOf(state: ConductorState): PrivateNote[] {
  return shownNotes(state.notes);
}

/** Whether the panel presses less than the style says (rule TACTIC-6). */
export function isSoftened({ softened }: ConductorState): boolean {
  return softened;
}
