import { jobInWords, studyInWords } from '#contract/fact-in-words.ts';
import type { FactAttributes, FactKind, ResumeFact } from '#contract/resume.ts';
import { type PartKey, partsOf } from './fact-words.ts';

/** The parts of a fact as they are typed. */
export type PartTexts = Readonly<Partial<Record<PartKey, string>>>;

type FormFact = Pick<ResumeFact, 'kind' | 'value' | 'attributes'>;
type Typed = { wording: string; texts: PartTexts; fullTime: boolean };

const inWords: Readonly<Partial<Record<FactKind, (parts: FactAttributes) => string>>> = {
  employment: jobInWords,
  education: studyInWords,
};

/** Whether the wording of such a fact follows from its parts. */
export const isOfParts = (kind: FactKind): boolean => inWords[kind] !== undefined;

export const textsOf = ({ kind, attributes }: FormFact): PartTexts =>
  Object.fromEntries((partsOf[kind] ?? []).map(({ key }) => [key, String(attributes[key] ?? '')]));

/** The fact as typed; null while it says nothing. */
export function filledFact(
  fact: FormFact,
  { wording, texts, fullTime }: Typed,
): { value: string; attributes: FactAttributes } | null {
  const before = textsOf(fact);
  const keys = (partsOf[fact.kind] ?? []).map(({ key }) => key);
  const isChanged = keys.some((key) => (texts[key] ?? '') !== before[key]);
  const attributes = isChanged ? withParts(fact.attributes, keys, texts) : fact.attributes;
  const words = inWords[fact.kind];
  const value = words === undefined ? wording.trim() : isChanged ? words(attributes) : fact.value;
  if (value === '') return null;
  return { value, attributes: fact.kind === 'employment' ? { ...attributes, fullTime } : attributes };
}

function withParts(parts: FactAttributes, keys: readonly PartKey[], texts: PartTexts): FactAttributes {
  const filled: FactAttributes = { ...parts };
  for (const key of keys) {
    const text = (texts[key] ?? '').trim();
    delete filled[key];
    if (key === 'year' && isYear(text)) filled.year = Number(text);
    else if (key !== 'year' && text !== '') filled[key] = text;
  }
  // The month a study ended in goes with its year.
  if (keys.includes('year') && filled.year !== parts.year) delete filled.to;
  return filled;
}

const isYear = (text: string): boolean => /^(?:19[5-9]\d|20\d\d|2100)$/.test(text);
