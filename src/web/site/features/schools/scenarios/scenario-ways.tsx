import { useState } from 'react';
import type { ScenarioShown } from '#contract/schools/scenario-shown.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { useSchool } from '../school-context.ts';

/** Puts a scenario away, or brings it back. */
export function Archive({
  read: { scenarioId, archivedAt },
  onDone,
  onFailure,
}: {
  read: ScenarioShown;
  onDone: () => void;
  onFailure: (words: string | null) => void;
}) {
  const { orgId } = useSchool().school;
  const [busy, setBusy] = useState(false);
  const isAway = archivedAt !== null;
  const change = (): void => {
    setBusy(true);
    onFailure(null);
    callEndpoint('POST /api/schools/:orgId/scenarios/:scenarioId/archive', {
      params: { orgId, scenarioId },
      body: { archived: !isAway },
    })
      .then(onDone, (error: unknown) => onFailure(wordsFor(error)))
      .finally(() => setBusy(false));
  };
  return (
    <button type="button" className="go" disabled={busy} onClick={change}>
      {isAway ? 'Bring it back' : 'Put it away'}
    </button>
  );
}

/** Opens the room of one's own try of the version that is published; it holds no seat and is in no figure (rule SCHOOL-6). */
export function SitItYourself({
  scenarioId,
  disabled,
  onFailure,
}: {
  scenarioId: string;
  disabled: boolean;
  onFailure: (words: string | null) => void;
}) {
  const { school, sit } = useSchool();
  const [busy, setBusy] = useState(false);
  const open = (): void => {
    setBusy(true);
    onFailure(null);
    callEndpoint('POST /api/schools/:orgId/scenarios/:scenarioId/try', {
      params: { orgId: school.orgId, scenarioId },
    }).then(
      ({ sessionId }) => sit(sessionId),
      (error: unknown) => {
        setBusy(false);
        onFailure(wordsFor(error));
      },
    );
  };
  return (
    <button type="button" className="go" disabled={disabled || busy} onClick={open}>
      {busy ? 'Opening the room...' : 'Sit it yourself'}
    </button>
  );
}
