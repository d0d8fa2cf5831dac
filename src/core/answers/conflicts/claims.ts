import { oneOf, raw } from '#core/text/lexicon.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { Contradiction } from '#core/answers/answer-signals.ts';
import type { CleanText } from '#core/text/clean-text.ts';
import { mentionAt } from '#core/text/find-mentions.ts';
import type { Quantity } from '#core/answers/signals/quantities.ts';
import type { Sentence } from '#core/text/segment-text.ts';
import { contentWords, wordsOf } from '#core/text/words-of.ts';

/** An answer as the conflict rules read it: one sentence, its own words, and the question before it. */
export type Said = {
  clean: CleanText;
  sentence: Sentence;
  text: string;
  quantities: Quantity[];
  /** Every figure of the whole answer, and what its parts add up to. */
  spoken: readonly Figure[];
};

/** A measured value, however it was worded. */
export type Figure = Pick<Quantity, 'measure' | 'value' | 'approximate'>;

const partial = oneOf(
  'of (?:which|them|these|those)|out of|initially|at first|in the first',
  'first (?:month|year|week|quarter)|at that time|back then|by then|at (?:the )?start|when i joined',
  'originally|earlier|used to|previously|per|each|every|a (?:day|week|month|year)|daily|weekly',
  raw`monthly|another|more|additional|extra|other|remaining|rest|besides|target\w*|planned|wanted`,
  raw`expected|hoped|aim\w*|peak|at (?:its|the) best|at one point|some days|average|mock|section\w*`,
  'sem|semester|sgpa|spi|till|until|so far|later|now|currently|today|went on to|varc|dilr|quant',
  raw`verbal|attempt|rather than|instead of|whole|total|overall|entire|part of|share of|not \d`,
  'could have|would have|should have|if',
);
/** Words that narrow a number to a part, a stage or a rate, so that another number beside it is no conflict. */
export const narrowing = new RegExp(raw`\b${partial}\b`, 'i');

/** Stems of a text's content words. */
export const stemsOf = (text: string): Set<string> =>
  new Set(contentWords(wordsOf(text)).map((word) => word.stem));

/** How far two measured values may lie apart and still be the same thing told in round numbers. */
export function disagree(
  a: { value: number; approximate: boolean },
  b: { value: number; approximate: boolean },
  slack = 0,
): boolean {
  const tolerance = Math.max(
    slack,
    (a.approximate || b.approximate ? 0.2 : 0.05) * Math.max(a.value, b.value),
  );
  return Math.abs(a.value - b.value) > tolerance;
}

/** Whether any of the figures is this one told again, perhaps in round numbers. */
export const tells = (figures: readonly Figure[], one: Figure): boolean =>
  figures.some((figure) => figure.measure === one.measure && !disagree(figure, one));

/** A conflict of the words at this place with a fact. */
export function conflict(
  said: Said,
  claim: { start: number; end: number },
  fact: ResumeFact,
  about: string,
): Contradiction {
  return {
    claim: mentionAt(said.clean, claim.start, claim.end),
    against: { text: fact.value, factId: fact.id },
    about,
  };
}

/** The facts of one kind. */
export const ofKind = (facts: readonly ResumeFact[], kind: ResumeFact['kind']): ResumeFact[] =>
  facts.filter((fact) => fact.kind === kind);

const plainNames =
  /^(?:ltd|limited|pvt|private|inc|llp|india|technologies|solutions|services|company|group|the|and|of|bank|college|university|institute|school|club)$/;
const sharedNames = new Set([
  'state',
  'national',
  'central',
  'bharat',
  'indian',
  'general',
  'global',
  'united',
  'royal',
  'tata',
  'reliance',
  'hindustan',
  'first',
  'common',
  'student',
  'students',
  'cultural',
  'sports',
  'delhi',
  'mumbai',
  'pune',
]);

/** Whether a text names this organisation: by its first telling word, or by two when the first is shared by many. */
export function names(text: string, organisation: string | undefined): boolean {
  if (!organisation) return false;
  const own = wordsOf(organisation).filter((word) => word.key.length >= 3 && !plainNames.test(word.key));
  const said = new Set(wordsOf(text).map((word) => word.key));
  const first = own[0]?.key ?? '';
  const enough = first.length >= 4 && !sharedNames.has(first) ? 1 : 2;
  return own.length >= enough && own.slice(0, enough).every((word) => said.has(word.key));
}
