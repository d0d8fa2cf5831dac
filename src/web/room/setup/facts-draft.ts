import type { ResumeFact } from '#contract/resume.ts';

/** An earlier list, and what was done to it, in words. */
type Before = { facts: readonly ResumeFact[]; did: string };

/** The facts while the candidate works on them, and every earlier list, newest last, for undo. */
export type FactsDraft = { facts: readonly ResumeFact[]; past: readonly Before[] };

export type FactChange =
  /** A fact with the marks that are changed with it; a mark without words goes. */
  | { kind: 'edit'; fact: ResumeFact; marks?: readonly ResumeFact[] }
  /** The candidate says that a fact in doubt is right. */
  | { kind: 'confirm'; id: string }
  | { kind: 'remove'; id: string; marks?: readonly ResumeFact[] }
  /** A whole section of the resume, by its title. */
  | { kind: 'drop'; ids: readonly string[]; title: string }
  | { kind: 'add'; fact: Omit<ResumeFact, 'id' | 'line' | 'doubt'> }
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
      const ids = [change.id, ...(change.marks ?? []).map(({ id }) => id)];
      return changed(draft, `Removed ${quoted(gone?.value)}`, withoutFacts(draft.facts, ids));
    }
    case 'drop':
      return changed(draft, `Removed all of ${change.title}`, withoutFacts(draft.facts, change.ids));
    case 'edit': {
      const { fact, marks = [] } = change;
      const edited = new Map([sure(fact), ...marks].map((one) => [one.id, one]));
      const facts = draft.facts.map((one) => edited.get(one.id) ?? one);
      const gone = marks.flatMap(({ id, value }) => (isEmptyMark(value) ? [id] : []));
      return changed(draft, `Edited ${quoted(fact.value)}`, withoutFacts(facts, gone));
    }
    case 'confirm': {
      const right = draft.facts.find(({ id }) => id === change.id);
      const facts = draft.facts.map((fact) => (fact === right ? sure(fact) : fact));
      return changed(draft, `Confirmed ${quoted(right?.value)}`, facts);
    }
    case 'add': {
      const id = freeFactId(draft.facts);
      if (id === null) return draft;
      const fact = { ...change.fact, id, line: 0 };
      return changed(draft, `Added ${quoted(fact.value)}`, [...draft.facts, fact]);
    }
    default:
      return draft;
  }
}

function changed(draft: FactsDraft, did: string, facts: readonly ResumeFact[]): FactsDraft {
  return { facts, past: [...draft.past, { facts: draft.facts, did }].slice(-pastKept) };
}

/** What the candidate writes or confirms is in no doubt. */
function sure(fact: ResumeFact): ResumeFact {
  const { doubt: _, ...certain } = fact;
  return certain;
}

const isEmptyMark = (value: string): boolean => /^\s*(?:in |$)/.test(value);

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
