import type { CallScope, LanguageModel } from '#server/interviewer/language-model.ts';

/** The model that words the pointed question and reads claims, behind its budgets, and how it is named to people. */
export type InsightModel = { modelFor: (scope: CallScope) => LanguageModel; name: string; patience: number };
