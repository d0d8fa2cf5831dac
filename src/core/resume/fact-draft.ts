import type { Doubt, FactAttributes, FactKind, ResumeFact } from '#contract/resume.ts';
import { clip } from './clean-line.ts';

/** A fact before it has an id; `of` is the draft of the job, degree or project it belongs to. */
export type FactDraft = {
  kind: FactKind;
  value: string;
  line: number;
  of?: FactDraft;
  attributes: FactAttributes;
  doubt?: Doubt | undefined;
};

/** A fact as far as others follow from it. */
export type KnownFact = Pick<FactDraft, 'kind' | 'value' | 'line' | 'attributes' | 'doubt'>;

/** A line of the resume with its 1-based place in the extracted text; in plain text also how far it is indented and whether an empty line parts it from the one before. */
export type NumberedLine = { text: string; line: number; indent?: number; isApart?: boolean };

const attributeLimits: Partial<Record<keyof FactAttributes, number>> = {
  city: 80,
  state: 80,
  degree: 120,
  branch: 120,
  institution: 200,
  board: 80,
  score: 40,
  role: 160,
  organisation: 200,
  number: 60,
  noun: 80,
  depth: 120,
};
const mostFacts = 200;

function clipAttributes(attributes: FactAttributes): FactAttributes {
  const clipped = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === undefined || value === '') return [];
    const limit = attributeLimits[name as keyof FactAttributes];
    return [[name, typeof value === 'string' && limit ? clip(value, limit) : value]];
  });
  return Object.fromEntries(clipped) as FactAttributes;
}

/** Ids for drafts in the order of the page (`F01`, `F02`, ...), starting after `after`; at most 200 facts, empty and repeated ones left out. */
export function numberFacts(drafts: readonly FactDraft[], after = 0): ResumeFact[] {
  const seen = new Set<string>();
  const kept = drafts
    .filter((draft) => {
      const key = `${draft.kind}\u0000${draft.value.toLowerCase()}\u0000${draft.line}`;
      if (draft.value.trim() === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .toSorted((a, b) => a.line - b.line)
    .slice(0, mostFacts);
  const ids = new Map(kept.map((draft, index) => [draft, factId(after + index + 1)]));
  return kept.map((draft) => {
    const owner = draft.of === undefined ? undefined : ids.get(draft.of);
    return {
      id: ids.get(draft) ?? factId(1),
      kind: draft.kind,
      value: clip(draft.value.trim(), 400),
      line: draft.line,
      ...(owner === undefined ? {} : { ofFactId: owner }),
      attributes: clipAttributes(draft.attributes),
      ...(draft.doubt === undefined ? {} : { doubt: draft.doubt }),
    };
  });
}

/** `F07` for 7, `F112` for 112. */
export function factId(number: number): string {
  return `F${String(number).padStart(2, '0')}`;
}
