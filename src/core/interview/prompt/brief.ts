import type { Turn } from '#contract/transcript.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { aimFacts } from '#core/interview/questions/aim-facts.ts';
import type { Stem, TableFact } from '#core/interview/questions/question.ts';
import type { ConductorState } from '#core/interview/state.ts';
import { splitSentences } from '#core/text/split-sentences.ts';
import { filled, joined, own, type Own } from '#core/prompt/own-words.ts';
import { aims } from './aims.ts';

/** A line of the page. */
type Known = { fact: string; says: string };

const shownParts = ['role', 'organisation', 'depth', 'score', 'city'] as const;

/** A fact as one reads it, with what is known of it besides its words: "Tabla, 6 years". */
export function factInWords({ value, attributes }: TableFact): string {
  const months = attributes.months === undefined ? [] : [`${attributes.months} months`];
  const parts = [...shownParts.flatMap((part) => attributes[part] ?? []), ...months].map(String);
  return [value, ...parts.filter((part) => !value.toLowerCase().includes(part.toLowerCase()))].join(', ');
}

/** The answer that a turn follows. */
export function lastAnswer({ turns }: ConductorState, turnId: string): Turn | undefined {
  const at = turns.findIndex((turn) => turn.id === turnId);
  return turns
    .slice(0, at < 0 ? turns.length : at)
    .findLast(({ role, unscored, text }) => role === 'candidate' && !unscored && text);
}

/** The facts that a turn is about. */
export function knownFor({ setting }: ConductorState, { factIds }: SpeakDirective): Known[] {
  const table: readonly TableFact[] = setting ? [...setting.facts, ...aimFacts(setting)] : [];
  const facts = table.filter(({ id }) => factIds.includes(id));
  return facts.map((fact) => ({ fact: fact.id, says: factInWords(fact) }));
}

const stemOf = ({ thread }: ConductorState, { stemId }: SpeakDirective): Stem | null =>
  thread && thread.filled.stem.id === stemId ? thread.filled.stem : null;

/** What the turn is after: the gap of a prepared follow-up, else more of the last answer; for a lead, what its follow-ups will go for. */
export function soughtBy(state: ConductorState, directive: SpeakDirective): Own {
  const { gap, move } = directive;
  if (gap) return own(aims[gap].means);
  if (move === 'probe' || move === 'challenge')
    return own('what in the last answer most deserves another sentence');
  const ladder = stemOf(state, directive)?.ladder ?? [];
  const leadsTo = [...new Set(ladder.map((rung) => aims[rung.gap].means))].slice(0, 2);
  return move === 'lead' && leadsTo.length > 0
    ? filled`something that can lead on to: ${joined(leadsTo, ' / ')}`
    : own('something only this applicant can answer');
}

/** The situation a question is about, which is not the model's to make up: what the planned words say before they ask. */
export function caseOf(state: ConductorState, directive: SpeakDirective): string | null {
  if (directive.move !== 'lead' || stemOf(state, directive)?.kind !== 'situation') return null;
  return splitSentences(directive.draft).slice(0, -1).join('').trim() || null;
}

/** What a follow-up on a reviewed question may be about: the points of its key (rule BANK-1). */
export function keyOf(state: ConductorState, directive: SpeakDirective): readonly string[] {
  const { move } = directive;
  return ((move === 'probe' || move === 'challenge') && stemOf(state, directive)?.key?.keyPoints) || [];
}

/** The question in the air as it was heard, for words that put it again. */
export function questionInTheAir(state: ConductorState, { turnId, move }: SpeakDirective): string | null {
  if (move !== 'repeat' && move !== 'clarify') return null;
  const { turns, asked, utteredTurnIds } = state;
  const heard = turns.findLast(
    ({ id }) => id !== turnId && asked?.turnIds.includes(id) && utteredTurnIds.includes(id),
  );
  return heard?.text ?? asked?.text ?? null;
}

/** The two statements that do not fit together, as the planned words set them side by side. */
export const sideBySide = ({ gap, tactic, draft }: SpeakDirective): string[] =>
  gap === 'contradiction' || tactic === 'contradiction'
    ? Array.from(draft.matchAll(/“([^“”]+)”/gu), ([, quote = '']) => quote)
    : [];
