import { useCallback } from 'react';
import type { ScenarioShown } from '#contract/schools/scenario-shown.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { FormDialog } from '../form-dialog.tsx';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { useReading } from '../use-reading.ts';
import { Changes } from './changes.tsx';

/** What a new version changes against the last one, and its publishing. */
export function PublishDialog({
  read: { scenarioId, version },
  revision,
  onPublished,
  onClose,
}: {
  read: ScenarioShown;
  revision: number;
  onPublished: () => void;
  onClose: () => void;
}) {
  const { orgId } = useSchool().school;
  const load = useCallback(
    (signal: AbortSignal) =>
      version === null
        ? Promise.resolve({ changes: [] })
        : callEndpoint('GET /api/schools/:orgId/scenarios/:scenarioId/changes', {
            params: { orgId, scenarioId },
            query: { from: String(version), to: 'draft' },
            signal,
          }),
    [orgId, scenarioId, version],
  );
  const reading = useReading(load);
  return (
    <FormDialog
      title={`Publish version ${(version ?? 0) + 1}`}
      text={
        version === null
          ? 'Applicants can be invited to it. It never changes; what you edit later becomes another version.'
          : `Who was invited to version ${version} still sits that one. This is what changes:`
      }
      send="Publish"
      onSend={() =>
        callEndpoint('POST /api/schools/:orgId/scenarios/:scenarioId/publish', {
          params: { orgId, scenarioId },
          body: { revision },
        }).then(onPublished)
      }
      onClose={onClose}
    >
      {() =>
        version !== null && (
          <Read reading={reading} what="the changes">
            {({ changes }) => <Changes changes={changes} />}
          </Read>
        )
      }
    </FormDialog>
  );
}
