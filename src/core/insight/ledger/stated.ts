import type { ResumeFact } from '#contract/resume.ts';
import type { Claim, ClaimSource } from '#core/claims/claim.ts';
import { type Figure, figuresIn } from './figures.ts';
import type { Known } from './known-claims.ts';
import { type Statement, aboutOf } from './spoken-of.ts';
import { statementOfFact } from './statements.ts';
import { sentencesAt, sentencesOf } from './turn-words.ts';

/** A claim in the clause or line that makes it: `from` and `to` are where its figure stands there, or its words where it has none; nowhere where those are all of it. */
export type Stated = { statement: Statement; from: number; to: number; figure: Figure | null };

type Place = { statement: Omit<Statement, 'figures' | 'about'>; at: number };

/** Begins with what only the sentence before tells: "Which is why", "There", "The second one". */
const leansOnBefore =
  /^\W*(?:which|that|there|this|these|those|it|they|them|he|she|so|then|but|and|also|because|the (?:\p{L}+ ){0,3}one)\b/iu;

/** The statement of a turn that holds a place, and how far into it the place stands. */
function saidAt(source: Extract<ClaimSource, { by: 'turn' }>, { turns, places }: Known): Place | null {
  const turn = turns.get(source.turnId);
  if (!turn) return null;
  const own = sentencesAt(turn.text, source);
  const place = turn.text.lastIndexOf(own, source.start);
  const before = leansOnBefore.test(own)
    ? sentencesOf(turn.text).findLast(({ end }) => end <= place)
    : undefined;
  const start = before?.start ?? place;
  const text = turn.text.slice(start, place + own.length);
  const { id, topicId } = turn;
  return {
    statement: { key: `${id} ${start}`, text, by: 'turn', at: places.get(id) ?? 0, topicId },
    at: source.start - start,
  };
}

/** What we worked out from a resume its owner did not write so. */
const workedOut: ReadonlySet<ResumeFact['kind'] | undefined> = new Set([
  'gap',
  'grade_trend',
  'job_switch',
] as const);

/** The statement of the resume that makes a claim: as one of its lines has it, or else as a fact has it that was not worked out; null where there is none. */
function writtenIn(sources: readonly ClaimSource[], { facts, lines }: Known): Place | null {
  const written = sources.flatMap((source) => {
    const fact = source.by === 'resume' ? facts.get(source.factId) : undefined;
    return fact ? [{ fact, words: source.text, text: statementOfFact(fact, lines, source.text) }] : [];
  });
  const found =
    written.find(({ text }) => text !== null) ?? written.find(({ fact }) => !workedOut.has(fact.kind));
  if (!found) return null;
  const text = found.text ?? found.fact.value;
  return {
    statement: { key: `line ${found.fact.line} ${text}`, text, by: 'resume', at: -1 },
    at: text.indexOf(found.words),
  };
}

/** A claim as the resume states it, or else as it was said first; null where its words are not there any more. */
export function statedBy({ sources }: Claim, known: Known): Stated | null {
  const [first] = sources;
  const written = writtenIn(sources, known);
  const found = written ?? (first?.by === 'turn' ? saidAt(first, known) : null);
  const source = written ? sources.find(({ by }) => by === 'resume') : first;
  if (!source || !found) return null;
  const { text } = found.statement;
  const figures = figuresIn(text);
  const statement = { ...found.statement, figures, about: aboutOf(text) };
  const from = Math.max(0, found.at);
  const to = found.at < 0 ? 0 : Math.min(text.length, found.at + source.text.length);
  const figure = figures.find((one) => one.start < to && from < one.end) ?? null;
  const isWhole = from === 0 && to >= text.length && !figure;
  return { statement, figure, from: figure?.start ?? from, to: figure?.end ?? (isWhole ? 0 : to) };
}
