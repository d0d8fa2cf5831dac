import type { ResumeFact } from '#contract/resume.ts';
import type { Contradiction, EarlierAnswer } from './answer-signals.ts';
import { type CleanText, cleanText } from './clean-text.ts';
import { disagree, narrowing, type Said } from './claims.ts';
import { factConflicts } from './fact-conflicts.ts';
import { sameThingDifferentNumber } from './metric-conflicts.ts';
import { mentionAt } from './find-mentions.ts';
import { type Quantity, quantitiesOf } from './quantities.ts';
import { segmentText, type Sentence } from './segment-text.ts';
import { stem } from './stem.ts';

/** An earlier answer, read once: its sentences, and the numbers of those that speak of the whole. */
type Told = {
  turnId: string;
  text: string;
  sentences: string[];
  numbers: { quantity: Quantity; text: string }[];
};

function readEarlier({ turnId, text }: EarlierAnswer): Told {
  const plain = cleanText(text).text;
  const parts = segmentText(plain).map((sentence) => ({
    sentence,
    text: plain.slice(sentence.start, sentence.end).trim(),
  }));
  const numbers = parts.flatMap((part) =>
    narrowing.test(part.text)
      ? []
      : quantitiesOf(plain, part.sentence).map((quantity) => ({ quantity, text: part.text })),
  );
  return { turnId, text: plain, sentences: parts.map((part) => part.text), numbers };
}

/** Numbers of an earlier answer against numbers of this one: same noun, same unit, same role, and neither answer gives the other's number. */
function numberConflicts(said: Said, told: Told): Contradiction[] {
  if (said.quantities.length === 0 || told.numbers.length === 0 || narrowing.test(said.text)) return [];
  return said.quantities.flatMap((quantity) => {
    const rival = told.numbers.find((one) =>
      sameThingDifferentNumber(quantity, said.clean.text, one.quantity, told.text),
    );
    if (!rival) return [];
    const reconciled =
      said.spoken.some((one) => one.measure === rival.quantity.measure && !disagree(one, rival.quantity)) ||
      told.numbers.some(
        (one) => one.quantity.measure === quantity.measure && !disagree(one.quantity, quantity),
      );
    return reconciled
      ? []
      : [
          {
            claim: mentionAt(said.clean, quantity.start, quantity.end),
            against: { text: rival.text, turnId: told.turnId },
            about: 'number',
          },
        ];
  });
}

const never =
  /\bi (?:have |had |'ve )?never (led|lead|managed|used|worked|visited|failed|written|wrote|played|coded|travelled|missed|lied|cheated)\s*((?:(?:with|in|on|at|to|a|an|the|any|my)\s+)*)([\p{L}\p{N}&+#-]+)?/iu;
const did =
  /\bi (led|managed|used|worked|visited|failed|wrote|played|coded|travelled|missed|lied|cheated)\s*((?:(?:with|in|on|at|to|a|an|the|my|our)\s+)*)([\p{L}\p{N}&+#-]+)?/iu;

/** "I have never led a team" in one answer and "I led a team" in another. */
function denialConflicts(said: Said, told: Told): Contradiction[] {
  const pairs: [RegExp, RegExp][] = [
    [never, did],
    [did, never],
  ];
  return pairs.flatMap(([here, there]) => {
    const now = said.text.match(here);
    const object = now?.[3];
    if (!now || !object || /\b(?:before|until|till|after that|since|again|as a|so far)\b/i.test(said.text))
      return [];
    const rival = told.sentences.find((text) => {
      const then = text.match(there);
      return (
        then !== null &&
        then[3] !== undefined &&
        stem(then[1]?.toLowerCase() ?? '') === stem(now[1]?.toLowerCase() ?? '') &&
        stem(then[3].toLowerCase()) === stem(object.toLowerCase()) &&
        !/\b(?:before|until|till|again|so far)\b/i.test(text)
      );
    });
    const start =
      said.sentence.start + said.clean.text.slice(said.sentence.start, said.sentence.end).search(here);
    return rival
      ? [
          {
            claim: mentionAt(said.clean, start, start + now[0].trimEnd().length),
            against: { text: rival, turnId: told.turnId },
            about: 'what you said before',
          },
        ]
      : [];
  });
}

/**
 * Every real conflict of an answer with the resume or an earlier answer, one per thing, in the answer's order. When the candidate corrects
 * themselves, earlier answers are not held against them.
 */
export function findContradictions(
  clean: CleanText,
  sentences: readonly Sentence[],
  context: {
    question: string;
    facts: readonly ResumeFact[];
    earlierAnswers: readonly EarlierAnswer[];
    selfCorrection: boolean;
  },
): Contradiction[] {
  if (context.selfCorrection) return [];
  const earlier = context.earlierAnswers.map(readEarlier);
  const read = sentences.map((sentence) => ({ sentence, quantities: quantitiesOf(clean.text, sentence) }));
  const spoken = read.flatMap((one) => one.quantities);
  const found = read.flatMap(({ sentence, quantities }) => {
    const text = clean.text.slice(sentence.start, sentence.end);
    const said: Said = { clean, sentence, text, quantities, question: context.question, spoken };
    return [
      ...factConflicts(said, context.facts),
      ...earlier.flatMap((told) => [...numberConflicts(said, told), ...denialConflicts(said, told)]),
    ];
  });
  const seen = new Set<string>();
  return found.filter((one) => {
    const key = `${one.claim.start} ${one.against.factId ?? one.against.turnId}`;
    return !seen.has(key) && seen.add(key);
  });
}
