import { topicName } from '#contract/topics.ts';
import { mayLeavePlan } from '#core/interview/guards/leave-plan.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { aims, moveWords, tacticLimits } from './aims.ts';
import { caseOf, hooksFor, keyOf, knownFor, questionInTheAir, sideBySide, soughtBy } from './brief.ts';
import { type RetryReason, reasonInWords } from './retry-reasons.ts';
import { plannedQuestion } from '#core/interview/guards/planned-question.ts';
import type { SharedPerson } from './cards.ts';
import type { ConductorState } from '#core/interview/state.ts';

/** Why the words for a turn are asked for again: what was wrong, and what of them was already said. */
export type Retry = { reason: RetryReason; detail: string; said: string };

const notesShown = 4;
const questionsShown = 10;
const gapsShown = 3;
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

/** What not to ask: the last questions, but for one that is put again; and what the earlier ones of this topic went for. */
function notToBeAsked({ turns, asked, topics }: ConductorState, { turnId, topicId, gap }: SpeakDirective) {
  const inTheAir = asked?.turnIds.includes(turnId) ? asked.turnIds : [];
  const at = turns.findIndex((turn) => turn.id === turnId);
  const questions = turns
    .slice(0, at < 0 ? turns.length : at)
    .filter((t) => t.role === 'panel' && t.move && t.move in moveWords && !inTheAir.includes(t.id));
  const gone = topics[topicId]?.gapsAsked.filter((other) => other !== gap) ?? [];
  return {
    asked: questions.slice(-questionsShown).map((turn) => plannedQuestion(turn.text)),
    goneFor: gone.slice(-gapsShown).map((other) => aims[other].means),
  };
}

/** The last part of a request for words: the one turn to be worded, as a JSON object after its line `TASK utter`; a brief, not a draft (rule ENGINE-6). */
export function utterTask(
  state: ConductorState,
  directive: SpeakDirective,
  person: SharedPerson,
  retry?: Retry,
): string {
  const { move, tactic, topicId, draft, maxWords, interjects } = directive;
  const { hide } = person;
  const colleague = state.panel.find((m) => m.id === interjects?.on);
  const question = questionInTheAir(state, directive);
  const situation = caseOf(state, directive);
  const statements = sideBySide(directive);
  const key = keyOf(state, directive);
  const hooks = hooksFor(state, directive);
  const known = knownFor(state, directive);
  const { asked, goneFor } = notToBeAsked(state, directive);
  const task = {
    speaker: speakerOf(state, directive.speakerId, person),
    move: `${move}: ${moveWords[move] ?? 'say it'}`,
    seeks: soughtBy(state, directive),
    topic: topicName(topicId, state.setting?.profile ?? 'experienced'),
    ...(tactic ? { tactic: `${tactic}: ${tacticLimits[tactic]}` } : {}),
    ...(question ? { question: hide(question) } : {}),
    ...(situation ? { case: hide(situation) } : {}),
    ...(statements.length > 0 ? { sideBySide: statements.map(hide) } : {}),
    ...(key.length > 0 ? { within: key } : {}),
    ...(hooks.length > 0 ? { hooks: hooks.map(({ turn, says }) => ({ turn, says: hide(says) })) } : {}),
    ...(known.length > 0 ? { known: known.map(hide) } : {}),
    ...(!retry && mayLeavePlan(state, directive) ? { mayLeavePlan: true } : {}),
    mustNotAsk: { asked: asked.map(hide), goneFor },
    maxWords,
    ...(interjects && colleague
      ? { interjects: { on: colleague.shortName, disagrees: interjects.disagrees } }
      : {}),
    ...(retry ? { wrongBefore: hide(reasonInWords(retry.reason, retry.detail)), draft: hide(draft) } : {}),
    ...(retry?.said ? { alreadySaid: hide(retry.said) } : {}),
  };
  return `TASK utter\n${JSON.stringify(task)}`;
}
