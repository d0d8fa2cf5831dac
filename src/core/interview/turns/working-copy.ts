import type { ConductorState } from '#core/interview/state.ts';

/**
 * A state to work on: what a step changes in place is copied, everything else is shared with the state given, which stays as it is (rule
 * CODE-1). Lists may be added to; what stands in them, the setting, the panel and a topic's progress are replaced, never changed.
 */
export function workingCopy(state: ConductorState): ConductorState {
  const { asked, thread } = state;
  return {
    ...state,
    turns: [...state.turns],
    utteredTurnIds: [...state.utteredTurnIds],
    asked: asked && { ...asked },
    thread: thread && { ...thread },
    topics: { ...state.topics },
    counts: { ...state.counts },
    usedStemIds: [...state.usedStemIds],
    usedFactIds: [...state.usedFactIds],
    usedTexts: [...state.usedTexts],
    usedQuotes: [...state.usedQuotes],
    conflictsAsked: [...state.conflictsAsked],
    denied: [...state.denied],
    tactics: { ...state.tactics, firings: [...state.tactics.firings] },
    conduct: { ...state.conduct },
    notes: [...state.notes],
  };
}
