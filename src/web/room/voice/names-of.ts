import type { Panellist } from '#contract/panellists.ts';
import type { FactKind, ResumeFact } from '#contract/resume.ts';

/** Where a fact of this kind holds a name that may be said: attributes, or the value itself. */
const nameAttributes: Readonly<Partial<Record<FactKind, readonly (keyof ResumeFact['attributes'])[]>>> = {
  name: [],
  place: ['city', 'state'],
  education: ['institution'],
  employment: ['organisation'],
};
const mostNames = 150;
/** How a company is written and nobody says it. */
const legalForm = /[\s,]+(?:(?:Pvt|Private)\b\.?\s*)?(?:Ltd|Limited|LLP|Inc|LLC|GmbH)\b\.?$/i;

/** The names to listen for: of resume, table and schools, each once (rule VOICE-10). */
export function namesOf(facts: readonly ResumeFact[], panel: readonly Panellist[]): readonly string[] {
  const ofFacts = facts.flatMap(({ kind, value, attributes }) => {
    const keys = nameAttributes[kind];
    if (!keys) return [];
    return keys.length === 0 ? [value] : keys.map((key) => attributes[key]);
  });
  const names = [...ofFacts, ...panel.map(({ shortName }) => shortName)]
    .filter((name): name is string => typeof name === 'string')
    .map((name) => name.trim().replace(legalForm, ''));
  return [...new Set(names)].filter((name) => name !== '').slice(0, mostNames);
}
