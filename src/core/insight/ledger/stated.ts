import type { Claim, ClaimSource } from '#core/claims/claim.ts';
import { type Figure, figuresIn } from './figures.ts';
import type { Known } from './known-claims.ts';
import { type Statement, aboutOf } from './spoken-of.ts';
import { statementOfFact } from './statements.ts';
import { sentencesAt } from './turn-words.ts';

/** A claim in the clause or line that makes it: `from` and `to` are where its figure stands there, or its words where it has none; nowhere where those are all of it. */
export type Stated = { statement: Statement; from: number; to: number; figure: Figure | null };

/** The statement at a place of a claim, and how far into the text it stands in the statement begins. */
function statementAt(
  source: ClaimSource,
  { turns, facts, lines, places }: Known,
): { statement: Omit<Statement, 'figures' | 'about'>; at: number } | null {
  if (source.by === 'turn') {
    const turn = turns.get(source.turnId);
    if (!turn) return null;
    const text = sentencesAt(turn.text, source);
    const start = turn.text.lastIndexOf(text, source.start);
    const key = `${turn.id} ${start}`;
    return {
      statement: { key, text, by: 'turn', at: places.get(turn.id) ?? 0, topicId: turn.topicId },
      at: source.start - start,
    };
  }
  const fact = facts.get(source.factId);
  if (!fact) return null;
  const text = statementOfFact(fact, lines, source.text);
  return {
    statement: { key: `line ${fact.line} ${text}`, text, by: 'resume', at: -1 },
    at: text.indexOf(source.text),
  };
}

/** A claim as the resume states it, or else as it was said first; null where its words are not there any more. */
export function statedBy({ sources }: Claim, known: Known): Stated | null {
  const source = sources.find(({ by }) => by === 'resume') ?? sources[0];
  const found = source && statementAt(source, known);
  if (!source || !found) return null;
  const { text } = found.statement;
  const figures = figuresIn(text);
  const statement = { ...found.statement, figures, about: aboutOf(text) };
  const from = Math.max(0, found.at);
  const to = found.at < 0 ? 0 : found.at + source.text.length;
  const figure = figures.find((one) => one.start < to && from < one.end) ?? null;
  const isWhole = from === 0 && to >= text.length && !figure;
  return { statement, figure, from: figure?.start ?? from, to: figure?.end ?? (isWhole ? 0 : to) };
}
