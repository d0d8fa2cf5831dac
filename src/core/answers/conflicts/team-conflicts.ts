import type { ResumeFact } from '#contract/resume.ts';
import type { Contradiction } from '#core/answers/answer-signals.ts';
import { conflict, disagree, names, ofKind, type Said, stemsOf, tells } from './claims.ts';
import { generic } from './metric-conflicts.ts';
import type { Quantity } from '#core/answers/signals/quantities.ts';

const ledPeople =
  /\b(?:i (?:\w+ )?(?:led|lead|managed|manage|headed|head|supervised|supervise|had)|my team|team of mine)\b/i;
const people = new Set([
  'person',
  'member',
  'engineer',
  'worker',
  'workman',
  'volunteer',
  'developer',
  'analyst',
  'student',
  'colleagu',
  'executiv',
  'associat',
  'intern',
  'trainee',
  'staff',
  'operator',
  'technician',
]);

const anyone = new Set(['person', 'member', 'staff', 'colleagu']);
const peopleWords = new Set([...people].filter((one) => !anyone.has(one)));

/** The size a sentence gives to a team the candidate led, if it gives one. */
function teamSize(said: Said): Quantity | undefined {
  if (!ledPeople.test(said.text)) return undefined;
  return said.quantities.find((quantity) => {
    const around = said.clean.text.slice(Math.max(0, quantity.start - 12), quantity.end + 14);
    return (
      (quantity.measure === 'count' || quantity.measure === 'bare') &&
      (/\bteam of \S*\s*\S*$/i.test(
        said.clean.text.slice(Math.max(0, quantity.start - 18), quantity.start),
      ) ||
        /\d[\s-]+(?:member|person|people|engineer)/i.test(around) ||
        people.has(quantity.nouns[0] ?? '') ||
        people.has(quantity.nouns[1] ?? ''))
    );
  });
}

function sizeOf(fact: ResumeFact): number | undefined {
  if (fact.attributes.size !== undefined) return fact.attributes.size;
  const number = Number(fact.attributes.number?.replaceAll(',', ''));
  return Number.isFinite(number) ? number : undefined;
}

/** Another size for a team the resume says the candidate led. */
export function teamConflicts(said: Said, facts: readonly ResumeFact[]): Contradiction[] {
  const size = teamSize(said);
  const teams = ofKind(facts, 'team');
  if (!size || teams.length === 0 || teams.some((fact) => !sizeOf(fact))) return [];
  const sizes = teams.map((fact) => ({
    measure: size.measure,
    value: sizeOf(fact) ?? 0,
    approximate: false,
  }));
  if (sizes.some((one) => !disagree(size, one, 1) || tells(said.spoken, one))) return [];
  const answer = said.clean.text;
  const spoken = size.nouns.find((noun) => peopleWords.has(noun));
  const linked = teams.filter((fact) => {
    const owner = facts.find((other) => other.id === fact.ofFactId);
    const shared = [...stemsOf(`${fact.value} ${fact.attributes.noun ?? ''}`)].filter(
      (s) => !generic.has(s) && !people.has(s) && !/^\d/.test(s),
    );
    const here = stemsOf(said.text);
    const written = [...stemsOf(`${fact.value} ${fact.attributes.noun ?? ''}`)].find(
      (s) => people.has(s) && !anyone.has(s),
    );
    if (spoken !== undefined && written !== undefined && spoken !== written) return false;
    if (
      owner?.kind === 'employment' &&
      /\b(?:college|school|fest|club|hostel|campus|ngo|volunteer\w*)\b/i.test(said.text)
    )
      return false;
    return (
      names(answer, owner?.attributes.organisation) ||
      shared.some((s) => here.has(s)) ||
      (teams.length === 1 && /\bmy team\b/i.test(said.text))
    );
  });
  const only = linked.length === 1 ? linked[0] : undefined;
  return only ? [conflict(said, size, only, 'team size')] : [];
}
