import { cutText } from '#core/text/cut-text.ts';
import type { FactAttributes, ResumeFact } from '#contract/resume.ts';
import { cleanLine } from './clean-line.ts';
import { findPlace } from './places.ts';
import { derivedFacts, derivedKinds } from './derived-facts.ts';
import { educationFacts } from './education-facts.ts';
import { findDegree } from './education-levels.ts';
import { employmentEntries } from './employment-facts.ts';
import { factId, numberFacts } from './fact-draft.ts';
import { catFact, projectEntries, responsibilityFacts } from './list-facts.ts';
import { hobbyFacts } from './hobby-facts.ts';
import { metricFact, teamFact } from './metric-facts.ts';
import { findScores } from './scores.ts';

/** The typed parts that a fact's wording gives by itself; empty where its kind has none or the wording gives none. */
export function attributesOf(kind: ResumeFact['kind'], value: string, nowMonth: string): FactAttributes {
  const line = { text: value, line: 0 };
  const read: Partial<Record<ResumeFact['kind'], () => FactAttributes | undefined>> = {
    employment: () => employmentEntries([line], false, nowMonth)[0]?.fact.attributes,
    education: () => educationFacts([line]).find((fact) => fact.kind === 'education')?.attributes,
    score: () => scoreAttributes(value),
    metric: () => metricFact(line, undefined)?.attributes,
    team: () => teamFact(line, undefined)?.attributes,
    cat: () => catFact([line])[0]?.attributes,
    hobby: () => hobbyFacts([line])[0]?.attributes,
    project: () => projectEntries([line])[0]?.fact.attributes,
    responsibility: () => responsibilityFacts([line])[0]?.attributes,
    place: () => {
      const place = findPlace(value);
      return (
        place && {
          ...(place.city ? { city: place.city } : {}),
          ...(place.state ? { state: place.state } : {}),
        }
      );
    },
  };
  return read[kind]?.() ?? {};
}

function scoreAttributes(value: string): FactAttributes | undefined {
  const score = findScores(value)[0];
  if (!score) return undefined;
  const degree = findDegree(value);
  return {
    score: score.text,
    ...(score.percent === undefined ? {} : { percent: Math.round(score.percent * 100) / 100 }),
    ...(degree ? { level: degree.level, degree: degree.degree, branch: degree.branch } : {}),
  };
}

function sameParts(a: FactAttributes, b: FactAttributes): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof FactAttributes>;
  return [...names].every((name) => a[name] === b[name]);
}

/**
 * One edited fact: it keeps its place on the page; an added one stands on line 0; new wording without new parts has its parts read again.
 */
function settle(fact: ResumeFact, before: ResumeFact | undefined, nowMonth: string): ResumeFact {
  const value = cutText(cleanLine(fact.value), 400);
  const reworded =
    before === undefined
      ? Object.keys(fact.attributes).length === 0
      : before.value !== value && sameParts(before.attributes, fact.attributes);
  const parts = reworded ? attributesOf(fact.kind, value, nowMonth) : fact.attributes;
  const attributes = reworded && before ? { ...before.attributes, ...parts } : parts;
  return { ...fact, value, attributes, line: before?.line ?? 0 };
}

const key = (fact: Pick<ResumeFact, 'kind' | 'value'>) => `${fact.kind}\u0000${fact.value}`;

/**
 * The candidate's list of facts put in order: ids kept, repeated ones renumbered, links to facts that are gone dropped. What follows from other facts
 * is worked out again: a gap or trend that no longer holds goes, a new one comes, and one the candidate struck out stays out.
 */
export function editFacts(
  previous: readonly ResumeFact[],
  edited: readonly ResumeFact[],
  nowMonth: string,
): ResumeFact[] {
  const before = new Map(previous.map((fact) => [fact.id, fact]));
  const used = new Set<string>();
  let highest = Math.max(0, ...[...previous, ...edited].map((fact) => Number(fact.id.slice(1))));
  const settled = edited.flatMap((fact) => {
    const known = used.has(fact.id) ? undefined : before.get(fact.id);
    const sameKind = known?.kind === fact.kind ? known : undefined;
    const id = used.has(fact.id) ? factId((highest += 1)) : fact.id;
    used.add(id);
    const kept = { ...settle(fact, sameKind, nowMonth), id };
    return kept.value === '' ? [] : [kept];
  });
  const base = (facts: readonly ResumeFact[]) => facts.filter((fact) => !derivedKinds.includes(fact.kind));
  const followedBefore = new Set(derivedFacts(base(previous), nowMonth).map(key));
  const following = derivedFacts(base(settled), nowMonth);
  const follows = new Set(following.map(key));
  const standing = settled.filter(
    (fact) => !derivedKinds.includes(fact.kind) || follows.has(key(fact)) || !followedBefore.has(key(fact)),
  );
  const present = new Set(standing.map(key));
  const fresh = following.filter((draft) => !present.has(key(draft)) && !followedBefore.has(key(draft)));
  const room = Math.max(0, Math.min(250 - standing.length, 999 - highest));
  const ids = new Set(standing.map((fact) => fact.id));
  return [...standing, ...numberFacts(fresh.slice(0, room), highest)].map((fact) => {
    if (fact.ofFactId === undefined || (ids.has(fact.ofFactId) && fact.ofFactId !== fact.id)) return fact;
    const { ofFactId: _gone, ...rest } = fact;
    return rest;
  });
}
