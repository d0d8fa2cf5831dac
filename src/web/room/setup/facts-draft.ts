import type { ResumeFact } from '#contract/resume.ts';

/** The facts while the candidate works on them, and every earlier list, newest last, for undo. */
export type FactsDraft = { facts: readonly ResumeFact[]; past: readonly (readonly ResumeFact[])[] };

export type FactChange =
  | { kind: 'edit'; fact: ResumeFact }
  | { kind: 'remove'; id: string }
  | { kind: 'add'; fact: Omit<ResumeFact, 'id' | 'line' | 'confidence'> }
  | { kind: 'undo' };

/** The contract takes at most this many facts. */
export const maxFacts = 250;
const pastKept = 50;

export function factsDraft(facts: readonly ResumeFact[]): FactsDraft {
  return { facts, past: [] };
}

/** The draft after one change; what cannot be done leaves it as it is. An added fact stands on line 0: it is the candidate's own. */
export function changeFacts(draft: FactsDraft, change: FactChange): FactsDraft {
  switch (change.kind) {
    case 'undo': {
      const before = draft.past.at(-1);
      return before ? { facts: before, past: draft.past.slice(0, -1) } : draft;
    }
    case 'remove':
      return changed(draft, withoutFact(draft.facts, change.id));
    case 'edit':
      return changed(
        draft,
        draft.facts.map((fact) => (fact.id === change.fact.id ? { ...change.fact, confidence: 1 } : fact)),
      );
    case 'add': {
      const id = freeFactId(draft.facts);
      if (id === null) return draft;
      return changed(draft, [...draft.facts, { ...change.fact, id, line: 0, confidence: 1 }]);
    }
    default:
      return draft;
  }
}

function changed(draft: FactsDraft, facts: readonly ResumeFact[]): FactsDraft {
  return { facts, past: [...draft.past, draft.facts].slice(-pastKept) };
}

/** A metric or team of a removed job stays, but belongs to nothing. */
function withoutFact(facts: readonly ResumeFact[], id: string): ResumeFact[] {
  return facts
    .filter((fact) => fact.id !== id)
    .map((fact) => {
      if (fact.ofFactId !== id) return fact;
      const { ofFactId: _, ...alone } = fact;
      return alone;
    });
}

function freeFactId(facts: readonly ResumeFact[]): string | null {
  if (facts.length >= maxFacts) return null;
  const highest = Math.max(0, ...facts.map((fact) => Number(fact.id.slice(1))));
  const used = new Set(facts.map((fact) => fact.id));
  for (const number of [highest + 1, ...Array.from({ length: 999 }, (_, index) => index + 1)]) {
    const id = `F${String(number).padStart(2, '0')}`;
    if (number <= 999 && !used.has(id)) return id;
  }
  return null;
}

/** The longest wording of one fact. */
export const maxFactChars = 400;
