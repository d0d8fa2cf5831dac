import { oneOf, raw } from '#core/text/lexicon.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { Contradiction } from '#core/answers/answer-signals.ts';
import { conflict, names, narrowing, ofKind, type Said } from './claims.ts';
import type { Quantity } from '#core/answers/signals/quantities.ts';

const finished = oneOf(
  'graduated|passed out',
  raw`completed my (?:graduation|b\.?\s?tech|b\.?e\.?|b\.?\s?com|bba|b\.?sc|b\.?a|degree|bachelor\S*)`,
  raw`finished my (?:graduation|degree|b\.?\s?tech|b\.?\s?com)`,
);
const graduation = new RegExp(raw`\bi (?:\w+ )?${finished}\b`, 'i');

/** Another year of graduating or joining. */
export function yearConflicts(said: Said, facts: readonly ResumeFact[]): Contradiction[] {
  const years = said.quantities.filter((quantity) => quantity.measure === 'year');
  const only = years[0];
  if (!only || years.length !== 1 || narrowing.test(said.text)) return [];
  const graduated = graduation.test(said.text);
  const degrees = ofKind(facts, 'education').filter(
    (fact) => fact.attributes.level === 'UG' && fact.attributes.year !== undefined,
  );
  const degree = degrees[0];
  if (graduated && degree && degrees.length === 1 && degree.attributes.year !== only.value)
    return [conflict(said, only, degree, 'graduation year')];
  if (!/\bi (?:\w+ )?joined\b/i.test(said.text)) return [];
  const jobs = ofKind(facts, 'employment').filter(
    (fact) => names(said.text, fact.attributes.organisation) && /^\d{4}/.test(fact.attributes.from ?? ''),
  );
  const job = jobs[0];
  return job && jobs.every((fact) => Number(fact.attributes.from?.slice(0, 4)) !== only.value)
    ? [conflict(said, only, job, 'joining year')]
    : [];
}

/** Another CGPA, percentile or school mark. */
export function markConflicts(said: Said, facts: readonly ResumeFact[]): Contradiction[] {
  if (
    narrowing.test(said.text) ||
    /\b(?:he|she|they|topper|friend|batch|average|cut-?off)\b/i.test(said.text)
  )
    return [];
  const scores = ofKind(facts, 'score').concat(
    ofKind(facts, 'education').filter((fact) => fact.attributes.score),
  );
  return said.quantities.flatMap((quantity) => {
    if (quantity.measure === 'percentile' && /\bcat\b/i.test(said.text)) {
      const cat = ofKind(facts, 'cat').filter((fact) => fact.attributes.percentile !== undefined);
      const only = cat[0];
      return only &&
        cat.length === 1 &&
        Math.abs((only.attributes.percentile ?? 0) - quantity.value) >
          (quantity.approximate || Number.isInteger(quantity.value) ? 1 : 0.1)
        ? [conflict(said, quantity, only, 'CAT percentile')]
        : [];
    }
    if (
      quantity.measure === 'grade' &&
      quantity.value <= 10 &&
      /\bmy\b|\bi (?:have|had|got|scored|finished|graduated)\b/i.test(said.text)
    ) {
      const grades = scores.filter(
        (fact) =>
          /\/\s*10\b|cgpa|cpi/i.test(`${fact.attributes.score ?? ''} ${fact.value}`) &&
          (fact.attributes.level ?? 'UG') === 'UG',
      );
      const values = grades.map((fact) =>
        Number((fact.attributes.score ?? fact.value).match(/\d{1,2}(?:\.\d+)?/)?.[0]),
      );
      const only = grades[0];
      return only &&
        values.every(
          (value) =>
            Number.isFinite(value) &&
            Math.abs(value - quantity.value) >
              (quantity.approximate || Number.isInteger(quantity.value) ? 0.6 : 0.1),
        )
        ? [conflict(said, quantity, only, 'CGPA')]
        : [];
    }
    return schoolMark(said, quantity, scores);
  });
}

function schoolMark(said: Said, quantity: Quantity, scores: readonly ResumeFact[]): Contradiction[] {
  if (
    quantity.measure !== 'percent' ||
    !/\b(?:i (?:scored|got|had|secured)|my (?:marks|percentage|score|board))\b/i.test(said.text)
  )
    return [];
  const level = /\b(?:class |std )?(?:12th|xii|twelfth|class 12|hsc)\b/i.test(said.text)
    ? 'XII'
    : /\b(?:class |std )?(?:10th|tenth|class 10|ssc|sslc)\b|\bclass x\b/i.test(said.text)
      ? 'X'
      : undefined;
  const marks = scores.filter(
    (fact) => fact.attributes.level === level && fact.attributes.percent !== undefined,
  );
  const only = marks[0];
  if (!level || !only || said.quantities.filter((one) => one.measure === 'percent').length !== 1) return [];
  return marks.every(
    (fact) =>
      Math.abs((fact.attributes.percent ?? 0) - quantity.value) >
      (quantity.approximate || Number.isInteger(quantity.value) ? 1.5 : 0.3),
  )
    ? [conflict(said, quantity, only, `class ${level} marks`)]
    : [];
}
