import { useCallback, useState } from 'react';
import type { Style } from '#contract/styles.ts';
import { keep, kept } from '../room-storage.ts';

export const setupSteps = ['style', 'notice', 'resume', 'answering', 'rules'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** What the candidate has chosen so far. What was agreed to is not among it: the server keeps that. */
export type SetupChoices = {
  step: SetupStep;
  style: Style | null;
  /** The resume whose facts were confirmed for this interview. */
  resumeId: string | null;
  statement: string;
  targetSchools: readonly string[];
};

const nothingChosen: SetupChoices = {
  step: 'style',
  style: null,
  resumeId: null,
  statement: '',
  targetSchools: [],
};

/** The furthest step these choices allow; beyond the notice goes only who agreed to it. */
export function furthestStep(choices: SetupChoices, agreed = true): SetupStep {
  if (!choices.style) return 'style';
  if (!agreed) return 'notice';
  return choices.resumeId ? 'rules' : 'resume';
}

/** The choices read back after a refresh; what is missing or odd counts as not chosen. */
export function choicesFrom(value: unknown): SetupChoices {
  if (typeof value !== 'object' || value === null) return nothingChosen;
  const { step, style, resumeId, statement, targetSchools } = value as Record<keyof SetupChoices, unknown>;
  const choices: SetupChoices = {
    step: 'style',
    style: style === 'chill' || style === 'grill' ? style : null,
    resumeId: typeof resumeId === 'string' ? resumeId : null,
    statement: typeof statement === 'string' ? statement : '',
    targetSchools: Array.isArray(targetSchools)
      ? targetSchools.filter((name) => typeof name === 'string')
      : [],
  };
  const wanted = setupSteps.findIndex((known) => known === step);
  const allowed = setupSteps.indexOf(furthestStep(choices));
  return { ...choices, step: setupSteps[Math.max(0, Math.min(wanted, allowed))] ?? 'style' };
}

/** The candidate's choices, kept in the tab. */
export function useSetup(sessionId: string): [SetupChoices, (change: Partial<SetupChoices>) => void] {
  const [choices, setChoices] = useState(() => choicesFrom(kept(sessionId, 'setup')));
  const change = useCallback(
    (part: Partial<SetupChoices>) =>
      setChoices((now) => {
        const next = { ...now, ...part };
        keep(sessionId, 'setup', next);
        return next;
      }),
    [sessionId],
  );
  return [choices, change];
}
