import { topicName } from '#contract/topics.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { aims, moveWords, tacticLimits } from './aims.ts';
import { plannedQuestion } from '#core/interview/guards/planned-question.ts';
import type { SharedPerson } from './cards.ts';
import type { ConductorState } from '#core/interview/state.ts';

/** Why the words for a turn are asked for again: what was wrong, and what of them was already said. */
export type Retry = { reason: string; detail: string; said: string };

const notesShown = 4;
const questionsShown = 3;
const longestNote = 90;

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

function speakerOf({ panel, notes }: ConductorState, speakerId: string, { hide }: SharedPerson) {
  const member = panel.find((m) => m.id === speakerId);
  return {
    name: member?.name ?? '',
    role: member?.role ?? '',
    agenda: member?.agenda ?? '',
    voice: member?.voice.join(', ') ?? '',
    notes: notes
      .filter((note) => note.panellistId === speakerId)
      .slice(-notesShown)
      .map((note) => cut(hide(note.text), longestNote)),
  };
}

/** What was asked last before this turn; for a question that is put again, not itself. */
function questionsBefore({ turns, asked }: ConductorState, { turnId }: SpeakDirective): string[] {
  const inTheAir = asked?.turnIds.includes(turnId) ? asked.turnIds : [];
  const at = turns.findIndex((turn) => turn.id === turnId);
  return turns
    .slice(0, at < 0 ? turns.length : at)
    .filter((t) => t.role === 'panel' && t.move && t.move in moveWords && !inTheAir.includes(t.id))
    .slice(-questionsShown)
    .map((turn) => plannedQuestion(turn.text));
}

/** The last part of a request for words: the one turn to be worded, as a JSON object after its line `TASK utter`. */
export function utterTask(
  state: ConductorState,
  directive: SpeakDirective,
  person: SharedPerson,
  retry?: Retry,
): string {
  const { move, gap, tactic, hook, topicId, factIds, draft, maxWords, interjects } = directive;
  const { hide } = person;
  const colleague = state.panel.find((m) => m.id === interjects?.on);
  const task = {
    speaker: speakerOf(state, directive.speakerId, person),
    move: `${move}: ${moveWords[move] ?? 'say it'}`,
    ...(gap ? { goesFor: `${gap}: ${aims[gap].means}` } : {}),
    topic: topicName(topicId, state.setting?.profile ?? 'experienced'),
    ...(tactic ? { tactic: `${tactic}: ${tacticLimits[tactic]}` } : {}),
    ...(factIds.length > 0 ? { facts: factIds } : {}),
    ...(hook ? { quote: hide(hook.quote) } : {}),
    draft: hide(draft),
    maxWords,
    forbidden: questionsBefore(state, directive).map(hide),
    ...(interjects && colleague
      ? { interjects: { on: colleague.shortName, disagrees: interjects.disagrees } }
      : {}),
    ...(retry ? { rejected: cut(hide(`${retry.reason}: ${retry.detail}`), 200) } : {}),
    ...(retry?.said ? { alreadySaid: hide(retry.said) } : {}),
  };
  return `TASK utter\n${JSON.stringify(task)}`;
}
