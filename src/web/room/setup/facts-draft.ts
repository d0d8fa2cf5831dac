import type { ResumeFact } from '#contract/resume.ts';

/** An earlier list, and what was done to it, in words. */
type Before = { facts: readonly ResumeFact[]; did: string };

/** The facts while the candidate works on them, and every earlier list, newest last, for undo. */
export type FactsDraft = { facts: readonly ResumeFact[]; past: readonly Before[] };

export type FactChange =
  | { kind: 'edit'; fact: ResumeFact }
  | { kind: 'remove'; id: string }
  /** A whole section of the resume, by its title. */
  | { kind: 'drop'; ids: readonly string[]; title: string }
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
      return before ? { facts: before.facts, past: draft.past.slice(0, -1) } : draft;
    }
    case 'remove': {
      const gone = draft.facts.find(({ id }) => id === change.id);
      return changed(draft, `Removed ${quoted(gone?.value)}`, withoutFacts(draft.facts, [change.id]));
    }
    case 'drop':
      return changed(draft, `Removed all of ${change.title}`, withoutFacts(draft.facts, change.ids));
    case 'edit':
      return changed(
        draft,
        `Edited ${quoted(change.fact.value)}`,
        draft.facts.map((fact) => (fact.id === change.fact.id ? { ...change.fact, confidence: 1 } : fact)),
      );
    case 'add': {
      const id = freeFactId(draft.facts);
      if (id === null) return draft;
      const fact = { ...change.fact, id, line: 0, confidence: 1 };
      return changed(draft, `Added ${quoted(fact.value)}`, [...draft.facts, fact]);
    }
    default:
      return draft;
  }
}

function changed(draft: FactsDraft, did: string, facts: readonly ResumeFact[]): FactsDraft {
  return { facts, past: [...draft.past, { facts: draft.facts, did }].slice(-pastKept) };
}

const mostQuoted = 40;

function quoted(value = ''): string {
  return `“${value.length > mostQuoted ? `${value.slice(0, mostQuoted - 1).trimEnd()}…` : value}”`;
}

/** A metric or team of a removed job stays, but belongs to nothing. */
function withoutFacts(facts: readonly ResumeFact[], ids: readonly string[]): ResumeFact[] {
  return facts
    .filter((fact) => !ids.includes(fact.id))
    .map((fact) => {
      if (fact.ofFactId === undefined || !ids.includes(fact.ofFactId)) return fact;
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
