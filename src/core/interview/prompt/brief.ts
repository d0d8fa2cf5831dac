import type { Turn } from '#contract/transcript.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { aimFacts } from '#core/interview/questions/aim-facts.ts';
import type { Stem, TableFact } from '#core/interview/questions/question.ts';
import type { ConductorState } from '#core/interview/state.ts';
import { splitSentences } from '#core/text/split-sentences.ts';
import { wordCount } from '#core/text/words-of.ts';
import { aims } from './aims.ts';

/** Words of the applicant, and the turn they stand in. */
type Said = { turn: string; says: string };

const mostHooks = 3;
const mostHookWords = 24;
const mostKnown = 2;
const fewestHookWords = 4;
const shownParts = ['role', 'organisation', 'depth', 'number', 'noun', 'score', 'city'] as const;

/** A fact as one reads it, with what is known of it besides its words: "Tabla, 6 years". */
export function factInWords({ value, attributes }: TableFact): string {
  const months = attributes.months === undefined ? [] : [`${attributes.months} months`];
  const parts = [...shownParts.flatMap((part) => attributes[part] ?? []), ...months].map(String);
  return [value, ...parts.filter((part) => !value.toLowerCase().includes(part.toLowerCase()))].join(', ');
}

const answersBefore = ({ turns }: ConductorState, turnId: string): Turn[] => {
  const at = turns.findIndex((turn) => turn.id === turnId);
  return turns
    .slice(0, at < 0 ? turns.length : at)
    .filter(({ role, unscored, text }) => role === 'candidate' && !unscored && text);
};

/** Whole sentences of an answer that are fit to be taken up, in the order in which they were said. */
const sentencesToTakeUp = ({ id, text }: Turn): Said[] =>
  splitSentences(text)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordCount(sentence) >= fewestHookWords && wordCount(sentence) <= mostHookWords)
    .map((says) => ({ turn: id, says }));

const telling = (says: string): number => (/\d/.test(says) ? 2 : 0) + (namesSomething(says) ? 1 : 0);

/** Whether a sentence has a capital beyond its beginning. */
const namesSomething = (text: string): boolean =>
  text.split(/[.?!]/).some((sentence) => /\s\p{Lu}\p{Ll}/u.test(sentence.replace(/^\P{L}+/u, '')));

/** Two or three whole sentences of the last answer a follow-up may hook on, the planned one first, then those with figures and names. */
export function hooksFor(state: ConductorState, { turnId, move, hook }: SpeakDirective): Said[] {
  if (move !== 'probe' && move !== 'challenge') return [];
  const answers = answersBefore(state, turnId);
  const last = answers.at(-1);
  const planned = hook ? answers.find(({ id }) => id === hook.turnId) : undefined;
  const around =
    hook && planned
      ? sentencesToTakeUp(planned)
          .filter(({ says }) => says.includes(hook.quote))
          .slice(0, 1)
      : [];
  const own = hook && around.length === 0 ? [{ turn: hook.turnId, says: hook.quote }] : around;
  const others = (last ? sentencesToTakeUp(last) : [])
    .filter(({ says }) => own.every((said) => said.says !== says))
    .toSorted((a, b) => telling(b.says) - telling(a.says));
  return [...own, ...others].slice(0, mostHooks);
}

/** What need not be asked because it is known: the facts of this turn, and what was said on the topic with a figure in it. */
export function knownFor(state: ConductorState, { factIds, topicId, turnId }: SpeakDirective): string[] {
  const { setting } = state;
  const table: readonly TableFact[] = setting ? [...setting.facts, ...aimFacts(setting)] : [];
  const facts = table.filter(({ id }) => factIds.includes(id));
  const said = answersBefore(state, turnId)
    .slice(0, -1)
    .filter((turn) => turn.topicId === topicId)
    .flatMap(sentencesToTakeUp)
    .filter(({ says }) => /\d/.test(says));
  return [...facts.map(factInWords), ...said.slice(-mostKnown).map(({ says }) => says)];
}

const stemOf = ({ thread }: ConductorState, { stemId }: SpeakDirective): Stem | null =>
  thread && thread.filled.stem.id === stemId ? thread.filled.stem : null;

/** What the thread is after: the gap of a follow-up; for a lead, what its follow-ups will go for. */
export function soughtBy(state: ConductorState, directive: SpeakDirective): string {
  const { gap, move } = directive;
  if (gap) return aims[gap].means;
  const ladder = stemOf(state, directive)?.ladder ?? [];
  const leadsTo = [...new Set(ladder.map((rung) => aims[rung.gap].means))].slice(0, 2);
  return move === 'lead' && leadsTo.length > 0
    ? `something that can lead on to: ${leadsTo.join(' / ')}`
    : 'something only this applicant can answer';
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
