import type { Move } from '#contract/transcript.ts';
import type { FactKind } from '#contract/resume.ts';
import { factsOnTable } from '#core/interview/plan/agenda.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import type { ConductorState } from '#core/interview/state.ts';
import type { Utterance } from './check-utterance.ts';

const asking: readonly Move[] = ['lead', 'probe', 'challenge', 'clarify', 'repeat', 'closing'];
/** The panel neither calls nor writes to anybody. */
const privateKinds: readonly FactKind[] = ['email', 'phone'];

/**
 * What the guards need to know to judge the words for a directive: the transcript up to it, the facts on the table, the names at it. Of earlier
 * questions those count that are not the one in the air, so that a repeat may repeat. `secretTexts` must not shine through.
 */
export function guardContext(
  state: ConductorState,
  directive: SpeakDirective,
  secretTexts: readonly string[],
): Omit<Utterance, 'text'> {
  const at = state.turns.findIndex((turn) => turn.id === directive.turnId);
  const before = at < 0 ? state.turns : state.turns.slice(0, at);
  const inTheAir = state.asked?.turnIds.includes(directive.turnId) ? state.asked.turnIds : [];
  const { setting, panel } = state;
  const facts = factsOnTable(setting?.facts ?? [], state.tableFactIds);
  const questions = before.filter(
    (turn) => turn.role === 'panel' && turn.move && asking.includes(turn.move) && !inTheAir.includes(turn.id),
  );
  return {
    directive,
    lastAnswer: before.findLast((turn) => turn.role === 'candidate')?.text ?? '',
    facts: facts.filter((fact) => !privateKinds.includes(fact.kind)),
    slotValues: state.thread?.filled.slots ?? {},
    earlierQuestions: questions.map((turn) => turn.text),
    heardTexts: [
      ...before.map((turn) => turn.text),
      ...facts.map((fact) => fact.value),
      setting?.statement ?? '',
    ],
    allowedTexts: [
      ...panel.map((member) => member.name),
      setting?.candidateName.trim().split(/\s+/)[0] ?? '',
      ...(setting?.targetSchools ?? []),
      setting?.statement ?? '',
      ...before.map((turn) => turn.text),
    ].filter(Boolean),
    tableNames: {
      speaker: panel.find((member) => member.id === directive.speakerId)?.name ?? '',
      others: [
        ...panel.filter((member) => member.id !== directive.speakerId).map((member) => member.name),
        setting?.candidateName ?? '',
      ],
    },
    secretTexts,
    banned: [...(setting?.scenario?.banned ?? []), ...state.denied],
  };
}
