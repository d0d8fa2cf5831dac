import { useCallback, useEffect, useState } from 'react';
import type { ScenarioQuestion } from '#contract/schools/scenario.ts';
import type { ScenarioDraft, ScenarioShown } from '#contract/schools/scenario-shown.ts';
import { callEndpoint, EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';
import { wordsOfFault } from './scenario-words.ts';

type Fault = { code: string; field: string; detail?: string | undefined };
export type Words = Pick<ScenarioQuestion, 'questionId' | 'topicId' | 'text'>;

const settledMs = 500;

const draftOf = ({ rules }: ScenarioShown): ScenarioDraft => ({
  ...rules,
  mustAsk: rules.mustAsk.map(({ questionId }) => questionId),
  mayAsk: rules.mayAsk.map(({ questionId }) => questionId),
});

/** A draft in the making: what is typed, what is wrong with it, and its saving over the revision that was seen. */
export function useDraft(orgId: string, read: ScenarioShown) {
  const { scenarioId } = read;
  const [saved, setSaved] = useState(() => ({
    name: read.name,
    draft: draftOf(read),
    revision: read.revision,
  }));
  const [name, setName] = useState(read.name);
  const [draft, setDraft] = useState(saved.draft);
  const [faults, setFaults] = useState<readonly Fault[]>(read.faults);
  const [known, setKnown] = useState<ReadonlyMap<string, Words>>(
    () => new Map([...read.rules.mustAsk, ...read.rules.mayAsk].map((one) => [one.questionId, one])),
  );
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isStale, setStale] = useState(false);
  const key = JSON.stringify(draft);
  const isDirty = name !== saved.name || key !== JSON.stringify(saved.draft);

  const noteFields = useCallback((error: unknown): boolean => {
    if (!(error instanceof EndpointError) || error.code !== 'invalid_input') return false;
    setFaults(
      error.fields.map(({ path, message }) => ({
        code: message,
        field: path.replace(/^body\.(draft\.)?/, ''),
      })),
    );
    return true;
  }, []);
  useEffect(() => {
    if (!isDirty) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      callEndpoint('POST /api/schools/:orgId/scenarios/:scenarioId/check', {
        params: { orgId, scenarioId },
        body: { draft: JSON.parse(key) as ScenarioDraft },
        signal: stop.signal,
      }).then(
        (checked) => stop.signal.aborted || setFaults(checked.faults),
        (error: unknown) => stop.signal.aborted || noteFields(error),
      );
    }, settledMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [orgId, scenarioId, key, isDirty, noteFields]);

  const save = async (): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      const reply = await callEndpoint('PUT /api/schools/:orgId/scenarios/:scenarioId', {
        params: { orgId, scenarioId },
        body: { revision: saved.revision, name: name.trim(), draft },
      });
      setSaved({ name: name.trim(), draft, revision: reply.revision });
      setName(name.trim());
      setFaults(reply.faults);
      return true;
    } catch (error) {
      noteFields(error);
      setStale(error instanceof EndpointError && error.code === 'changed_meanwhile');
      setFailure(wordsFor(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    name,
    draft,
    faults,
    known,
    busy,
    failure,
    isStale,
    isDirty,
    revision: saved.revision,
    setName,
    set: (change: Partial<ScenarioDraft>) => setDraft((before) => ({ ...before, ...change })),
    know: (question: Words) => setKnown((before) => new Map(before).set(question.questionId, question)),
    save,
    /** What is wrong at a field or below it, in one sentence or more. */
    wrongAt: (field: string, deep = false): string | undefined =>
      [
        ...new Set(
          faults
            .filter((one) => one.field === field || (deep && one.field.startsWith(`${field}.`)))
            .map(wordsOfFault),
        ),
      ].join(' ') || undefined,
  };
}
export type Draft = ReturnType<typeof useDraft>;
