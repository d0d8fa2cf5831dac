import type { ResumeFact } from '#contract/resume.ts';
import type { TopicId } from '#contract/topics.ts';
import { readCorrections } from '#core/answers/conflicts/find-corrections.ts';
import { findNames } from '#core/answers/signals/find-names.ts';
import { type Quantity, quantitiesOf } from '#core/answers/signals/quantities.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { mentionAt } from '#core/text/find-mentions.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import { type Sentence, segmentText } from '#core/text/segment-text.ts';
import { wordKeys } from '#core/text/words-of.ts';
import { countedEnd, figureEnd, figureStart } from './figure-words.ts';
import type { Claim, ClaimSource } from './claim.ts';

/** A claim as one place makes it. `key` is what makes two names or roles the same. */
export type MadeClaim = {
  kind: Claim['kind'];
  source: ClaimSource;
  quantity?: Quantity;
  key: string;
  /** The line of the resume it stands in, or the topic it was said on. */
  line?: number;
  topicId?: TopicId;
};

const offices = oneOf(
  'president|captain|secretary|treasurer|founder|chairperson|convenor|coordinator|volunteer|intern',
  'trainee|manager|director|engineer|analyst|associate|consultant|developer|executive|teacher|officer',
  'assistant|head|lead(?:er)?',
);
const office = new RegExp(
  raw`\bi (?:was|am|worked as|work as|served as|joined as) (?:an? |the |their )?((?:[\p{L}-]+ ){0,3}?${offices})\b`,
  'giu',
);

const keyOf = (text: string): string => wordKeys(text).join(' ');
/** A measured value or a year; numbers without a unit or a noun claim nothing that could be held against another. */
const ofQuantity = (quantity: Quantity): Claim['kind'] => (quantity.measure === 'year' ? 'date' : 'figure');

/** The figures of a sentence that claim something, each with where its words begin and end. */
function figuresIn(text: string, sentence: Sentence): { quantity: Quantity; start: number; end: number }[] {
  const all = quantitiesOf(text, sentence, { bare: true });
  return quantitiesOf(text, sentence)
    .filter(({ measure }) => measure !== 'bare')
    .flatMap((quantity) => {
      const counted = countedEnd(text, sentence, quantity);
      if (counted === null) return [];
      const before = all.findLast(({ end }) => end <= quantity.start);
      const start = figureStart(text, quantity, before);
      return [{ quantity, start, end: Math.min(counted, figureEnd(text, quantity)) }];
    });
}

/** What a turn of the candidate claims, in its order; a figure it takes back itself is none. */
export function claimsOfTurn(turn: { id: string; text: string }): MadeClaim[] {
  const clean = cleanText(turn.text);
  const sentences = segmentText(clean.text);
  const refused = new Set(readCorrections(turn.text).corrections.map((one) => one.before.start));
  const at = (start: number, end: number): ClaimSource => ({
    by: 'turn',
    turnId: turn.id,
    ...mentionAt(clean, start, end),
  });
  const figures = sentences.flatMap((sentence) =>
    figuresIn(clean.text, sentence)
      .filter(({ quantity }) => !refused.has(quantity.start))
      .map(
        ({ quantity, start, end }): MadeClaim => ({
          kind: ofQuantity(quantity),
          quantity,
          source: at(start, end),
          key: '',
        }),
      ),
  );
  const names = findNames(clean, sentences).map(
    (name): MadeClaim => ({
      kind: 'name',
      source: { by: 'turn', turnId: turn.id, ...name },
      key: keyOf(name.text),
    }),
  );
  const roles = Array.from(clean.text.matchAll(office), (match): MadeClaim => {
    const start = match.index + match[0].length - (match[1] ?? '').length;
    return {
      kind: 'role',
      source: at(start, match.index + match[0].length),
      key: keyOf(match[1] ?? ''),
    };
  });
  return [...figures, ...names, ...roles];
}

const privateKinds: ReadonlySet<ResumeFact['kind']> = new Set(['name', 'email', 'phone', 'place']);

/** What a fact of the resume claims: its figures and years, the organisation it names and the role held there. */
export function claimsOfFact(fact: ResumeFact): MadeClaim[] {
  if (privateKinds.has(fact.kind)) return [];
  const text = cleanText(fact.value).text;
  const source = (said: string): ClaimSource => ({ by: 'resume', factId: fact.id, text: said });
  const figures = segmentText(text).flatMap((sentence) =>
    figuresIn(text, sentence).map(
      ({ quantity, start, end }): MadeClaim => ({
        kind: ofQuantity(quantity),
        quantity,
        source: source(text.slice(start, end)),
        key: '',
        line: fact.line,
      }),
    ),
  );
  const { organisation, institution, role } = fact.attributes;
  const named = organisation ?? institution;
  return [
    ...figures,
    ...(named ? [{ kind: 'name' as const, source: source(named), key: keyOf(named) }] : []),
    ...(role ? [{ kind: 'role' as const, source: source(role), key: keyOf(role) }] : []),
  ];
}
