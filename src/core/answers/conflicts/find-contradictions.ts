import { raw } from '#core/text/lexicon.ts';
import { phrases } from '#core/text/phrase-pattern.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { Contradiction, EarlierAnswer } from '#core/answers/answer-signals.ts';
import type { CleanText } from '#core/text/clean-text.ts';
import { narrowing, type Said, tells } from './claims.ts';
import { factConflicts } from './fact-conflicts.ts';
import { type Correction, readCorrections, takesBack } from './find-corrections.ts';
import { readFact, sameThingDifferentNumber, sumsOf } from './metric-conflicts.ts';
import { mentionAt } from '#core/text/find-mentions.ts';
import { correcting } from '#core/answers/signals/lexicon-intent.ts';
import { type Quantity, quantitiesOf } from '#core/answers/signals/quantities.ts';
import { type EarlierClaims, readEarlier } from './read-earlier.ts';
import type { Sentence } from '#core/text/segment-text.ts';
import { stem } from '#core/text/stem.ts';

/** An earlier answer and the turn it was given in. */
type Told = EarlierClaims & { turnId: string; takenBack: (figure: Quantity) => boolean };

/** What one sentence says that earlier answers may conflict with; read once, then held against each. */
type Rule = (told: Told) => Contradiction[];
const noConflict: Rule = () => [];

/** Numbers of this answer against numbers of an earlier one: same noun, same unit, same role, and neither answer gives the other's number. */
function numberRule(said: Said): Rule {
  if (said.quantities.length === 0 || narrowing.test(said.text)) return noConflict;
  return (told) =>
    said.quantities.flatMap((quantity) => {
      const rival = told.numbers.find(
        (one) =>
          !told.takenBack(one.quantity) &&
          sameThingDifferentNumber(quantity, said.clean.text, one.quantity, told.text),
      );
      if (!rival) return [];
      const elsewhere = [...told.numbers.map((one) => one.quantity), ...told.sums];
      if (tells(said.spoken, rival.quantity) || tells(elsewhere, quantity)) return [];
      const claim = mentionAt(said.clean, quantity.start, quantity.end);
      return [{ claim, against: { text: rival.text, turnId: told.turnId }, about: 'number' }];
    });
}

const deeds = phrases(
  'led, lead, managed, used, worked, visited, failed, written, wrote, played, coded, travelled, missed, lied, cheated',
);
const never = new RegExp(
  raw`\bi (?:have |had |'ve )?never (${deeds.join('|')})\s*((?:(?:with|in|on|at|to|a|an|the|any|my)\s+)*)([\p{L}\p{N}&+#-]+)?`,
  'iu',
);
const did =
  /\bi (led|managed|used|worked|visited|failed|wrote|played|coded|travelled|missed|lied|cheated)\s*((?:(?:with|in|on|at|to|a|an|the|my|our)\s+)*)([\p{L}\p{N}&+#-]+)?/iu;

/** "I have never led a team" in one answer and "I led a team" in another: `here` is what this answer says, `there` what the other does. */
function denialRule(said: Said, here: RegExp, there: RegExp): Rule {
  const now = said.text.match(here);
  const object = now?.[3];
  if (!now || !object || /\b(?:before|until|till|after that|since|again|as a|so far)\b/i.test(said.text))
    return noConflict;
  const verbStem = stem(now[1]?.toLowerCase() ?? '');
  const objectStem = stem(object.toLowerCase());
  const start = said.sentence.start + (now.index ?? 0);
  return (told) => {
    const rival = told.sentences.find((text) => {
      const then = text.match(there);
      return (
        then !== null &&
        then[3] !== undefined &&
        stem(then[1]?.toLowerCase() ?? '') === verbStem &&
        stem(then[3].toLowerCase()) === objectStem &&
        !/\b(?:before|until|till|again|so far)\b/i.test(text)
      );
    });
    const claim = mentionAt(said.clean, start, start + now[0].trimEnd().length);
    return rival
      ? [{ claim, against: { text: rival, turnId: told.turnId }, about: 'what you said before' }]
      : [];
  };
}

/**
 * Every real conflict of an answer with the resume or an earlier answer, one per thing, in the answer's order. A figure the candidate took back,
 * in this answer or before it, is held against nothing, and one that corrects is not held against what it corrects (rule CLAIM-2).
 */
export function findContradictions(
  clean: CleanText,
  sentences: readonly Sentence[],
  context: {
    facts: readonly ResumeFact[];
    earlierAnswers: readonly EarlierAnswer[];
    selfCorrection: boolean;
  },
): Contradiction[] {
  const { corrections } = readCorrections(clean.source);
  const before = context.earlierAnswers.map((one) => readCorrections(one.text).corrections);
  const takenBack = [...before, corrections];
  const earlier = context.earlierAnswers.map(({ turnId, text }, at): Told => {
    const later = takenBack.slice(at).flat();
    return { ...readEarlier(text), turnId, takenBack: (one) => later.some((by) => takesBack(by, one)) };
  });
  const refused = new Set(corrections.flatMap((one) => one.before?.start ?? []));
  const read = sentences.map((sentence) => ({
    sentence,
    quantities: quantitiesOf(clean.text, sentence).filter((one) => !refused.has(one.start)),
  }));
  const quantities = read.flatMap((one) => one.quantities);
  const spoken = [...quantities, ...sumsOf(clean.text, quantities)];
  const found = read.flatMap(({ sentence, quantities }) => {
    const text = clean.text.slice(sentence.start, sentence.end);
    const said: Said = { clean, sentence, text, quantities, spoken };
    const denials = context.selfCorrection
      ? []
      : [denialRule(said, never, did), denialRule(said, did, never)];
    const rules = [numberRule(said), ...denials];
    const facts = amendsResume(text) ? [] : context.facts;
    return [
      ...factConflicts(said, facts).filter((one) => !corrected(one, takenBack.flat())),
      ...earlier.flatMap((told) => rules.flatMap((rule) => rule(told))),
    ];
  });
  const seen = new Set<string>();
  return found.filter((one) => {
    const key = `${one.claim.start} ${one.against.factId ?? one.against.turnId}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** "My resume is wrong there, it was four months": what follows is not held against it. */
const amendsResume = (text: string): boolean =>
  /\b(?:resume|cv|page|file|form)\b/i.test(text) && correcting.pattern.test(text);

/** Whether the candidate took back the figure of the resume that a conflict rests on. */
const corrected = (one: Contradiction, corrections: readonly Correction[]): boolean =>
  readFact(one.against.text).written.some((figure) =>
    corrections.some((by) => by.before && takesBack(by, figure)),
  );
