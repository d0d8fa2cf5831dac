import { raw } from '#core/text/lexicon.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { Contradiction } from '#core/answers/answer-signals.ts';
import { conflict, disagree, names, narrowing, ofKind, type Said } from './claims.ts';
import { wordsOf } from '#core/text/words-of.ts';

/** Another length of work at a named employer, or in all. */
export function tenureConflicts(said: Said, facts: readonly ResumeFact[]): Contradiction[] {
  const span = said.quantities.find(
    (quantity) =>
      quantity.measure === 'time' &&
      (quantity.unit === 'month' ||
        quantity.unit === 'mth' ||
        quantity.unit === 'year' ||
        quantity.unit === 'yr'),
  );
  if (!span || said.quantities.filter((quantity) => quantity.measure === 'time').length !== 1) return [];
  const months = { value: span.value / 730, approximate: true };
  if (span.unit.startsWith('y')) months.value = (span.value / 8760) * 12;
  const slack = span.unit.startsWith('y') ? 7 : 3;
  const jobs = ofKind(facts, 'employment').filter((fact) => fact.attributes.months !== undefined);
  const there = jobs.filter((fact) => names(said.text, fact.attributes.organisation));
  if (
    there.length > 0 &&
    /\bi (?:\w+ )?(?:worked|work|been|spent|was|served|stayed)\b[^.]*\b(?:for|spent|months|years)\b/i.test(
      said.text,
    ) &&
    !narrowing.test(said.text.replace(/\bat that\b/gi, ''))
  ) {
    const total = there.reduce((sum, fact) => sum + (fact.attributes.months ?? 0), 0);
    const job = there[0];
    const matchesOne = there.some(
      (fact) => !disagree(months, { value: fact.attributes.months ?? 0, approximate: true }, slack),
    );
    const partial = /\b(?:on|in) (?:the|a|that|this) \w+ (?:team|project|desk|module|role)\b/i.test(
      said.text,
    );
    if (job && !partial && !matchesOne && disagree(months, { value: total, approximate: true }, slack))
      return [conflict(said, span, job, 'months worked')];
  }
  const overall =
    /\b(?:years?|months?)\s+of\s+(?:total |full[- ]time |overall )?(?:work )?(?:experience|work ex\w*)\b/i.test(
      said.text,
    );
  const fullTime = jobs.filter((fact) => fact.attributes.fullTime === true);
  const first = fullTime[0];
  if (!overall || !first || narrowing.test(said.text) || /\bexperience (?:in|with|of|as)\b/i.test(said.text))
    return [];
  const total = fullTime.reduce((sum, fact) => sum + (fact.attributes.months ?? 0), 0);
  return disagree(months, { value: total, approximate: true }, slack)
    ? [
        {
          ...conflict(said, span, first, 'total experience'),
          against: { text: fullTime.map((fact) => fact.value).join('; '), factId: first.id },
        },
      ]
    : [];
}

const offices = [
  'vice president',
  'vice captain',
  'president',
  'secretary',
  'treasurer',
  'captain',
  'founder',
  'chairperson',
  'convenor',
  'volunteer',
  'intern',
  'trainee',
  'manager',
  'director',
];
const highOffice = new Set(['manager', 'director', 'president', 'founder', 'captain', 'chairperson']);
const lowOffice = new Set(['intern', 'trainee', 'volunteer']);
const electedOffice = new Set([
  'vice president',
  'vice captain',
  'president',
  'secretary',
  'treasurer',
  'captain',
]);

const officePatterns = offices.map(
  (office) => [office, new RegExp(String.raw`\b${office.replace(' ', '[ -]')}\b`, 'i')] as const,
);
const officeIn = (text: string): string | undefined =>
  officePatterns.find(([, pattern]) => pattern.test(text))?.[0];

/** Another office or rank in a named organisation. */
export function roleConflicts(said: Said, facts: readonly ResumeFact[]): Contradiction[] {
  const claim = said.text.match(
    /\bi (?:was|am|worked as|work as|served as) (?:an? |the )?((?:[\p{L}-]+ ){0,3}[\p{L}-]+)/iu,
  );
  const office = officeIn(claim?.[1] ?? '');
  if (
    !claim ||
    !office ||
    /\b(?:under|with|for|to) (?:the|my|a)?\s*$/i.test(claim[0]) ||
    /\b(?:assistant|deputy|later|then|before|after|first|promoted|not)\b/i.test(said.text)
  )
    return [];
  const there = facts.filter(
    (fact) =>
      (fact.kind === 'employment' || fact.kind === 'responsibility') &&
      fact.attributes.role &&
      names(said.text, fact.attributes.organisation),
  );
  const only = there[0];
  const written = officeIn(only?.attributes.role ?? '');
  if (!only || there.length !== 1 || written === office) return [];
  const apart =
    (electedOffice.has(office) && written !== undefined && electedOffice.has(written)) ||
    (highOffice.has(office) &&
      (written !== undefined ? lowOffice.has(written) : /\bmember\b/i.test(only.attributes.role ?? ''))) ||
    (lowOffice.has(office) &&
      (written !== undefined
        ? highOffice.has(written)
        : only.attributes.fullTime === true && office !== 'trainee'));
  const start = said.sentence.start + said.text.indexOf(claim[0]);
  return apart ? [conflict(said, { start, end: start + claim[0].length }, only, 'role')] : [];
}

const denied = "(?:never|not ever|have not|haven't|do not|don't|did not|didn't)";
const used = '(?:used?|worked (?:in|on|with)|know|coded in|learnt|learned|touched)';
const neverUsed = new RegExp(
  raw`\bi (?:have |had |'ve )?${denied} (?:really |actually |ever )?${used}\s+((?:[\p{L}\p{N}+#.&-]+\s?){1,4})`,
  'iu',
);

/** Denies a listed skill, or any work, that the resume claims. */
export function skillConflicts(said: Said, facts: readonly ResumeFact[]): Contradiction[] {
  const denial = said.text.match(neverUsed);
  const start = said.sentence.start + (denial?.index ?? 0);
  if (
    denial &&
    !/\b(?:for|at|before|until|till|beyond|outside|deeply|much|enough|directly|how|why|what|if|whether|professionally|in (?:production|depth|detail)|since)\b/i.test(
      `${denial[1]} ${said.text.slice((denial.index ?? 0) + denial[0].length)}`,
    )
  ) {
    const object = new Set(wordsOf(denial[1] ?? '').map((word) => word.key));
    const known = facts.find(
      (fact) =>
        fact.kind === 'tool' &&
        wordsOf(fact.value).length <= 3 &&
        wordsOf(fact.value).every((word) => object.has(word.key)),
    );
    if (known) return [conflict(said, { start, end: start + denial[0].trimEnd().length }, known, 'skill')];
  }
  const idle = said.text.match(
    /\bi (?:have|had) (?:no|never had any|never had a|not had any) (?:full[- ]time )?(?:work experience|work ex|job)\b|\bi have never (?:worked|had a job)(?=\s*(?:[.,!?]|$))/i,
  );
  const job = facts.find((fact) => fact.kind === 'employment' && fact.attributes.fullTime === true);
  const from = said.sentence.start + (idle?.index ?? 0);
  return idle && job
    ? [conflict(said, { start: from, end: from + idle[0].length }, job, 'work experience')]
    : [];
}
