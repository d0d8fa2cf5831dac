import type { Style } from '#contract/styles.ts';
import type { Hook, Turn } from '#contract/transcript.ts';
import { wordCount } from '#core/text/words-of.ts';
import type { SpeakDirective } from '../directive.ts';
import type { ConductorState } from '../state.ts';

/** How often the model may leave the plan for a turn (rule PACE-7). */
const mostTurnsOffPlan: Record<Style, number> = { chill: 2, grill: 3 };
const fewestWords = 3;
const longestQuote = 200;

/** Whether the words for a directive may be about something else the candidate said: a follow-up without a tactic, while there are turns left for it. */
export function mayLeavePlan(
  { turns, setting }: Pick<ConductorState, 'turns'> & Partial<Pick<ConductorState, 'setting'>>,
  directive: SpeakDirective,
): boolean {
  const { move, tactic, gap, interjects, style } = directive;
  // A drill keeps to its aim.
  if (setting?.drill) return false;
  if ((move !== 'probe' && move !== 'challenge') || tactic || gap === 'contradiction' || interjects)
    return false;
  return turns.filter(({ offPlan }) => offPlan).length < mostTurnsOffPlan[style];
}

/** Whether a hook holds words that the candidate said in that turn, before this one, letter for letter, and nobody took up yet. */
export function isOwnWords(
  { turns, usedQuotes }: Pick<ConductorState, 'turns' | 'usedQuotes'>,
  { turnId, quote }: Hook,
  before: string,
): boolean {
  if (wordCount(quote) < fewestWords || quote.length > longestQuote) return false;
  if (usedQuotes.includes(quote.toLowerCase())) return false;
  const at = turns.findIndex(({ id }) => id === before);
  return turns
    .slice(0, at)
    .some(
      ({ id, role, unscored, text }) =>
        id === turnId && role === 'candidate' && !unscored && text.includes(quote),
    );
}

/** Takes down that a turn left the plan: it follows up the hook, and what the plan went for is still to be gone for. */
export function noteOffPlan(state: ConductorState, turn: Turn, hook: Hook | undefined): void {
  const { asked } = state;
  if (!hook || !asked || asked.turnId !== turn.id || !isOwnWords(state, hook, turn.id)) return;
  turn.hook = hook;
  turn.offPlan = true;
  state.usedQuotes.push(hook.quote.toLowerCase());
  const progress = state.topics[turn.topicId];
  if (progress) {
    const gapsAsked = progress.gapsAsked.filter((gap) => gap !== asked.gap);
    state.topics[turn.topicId] = { ...progress, gapsAsked };
  }
  asked.gap = null;
}
