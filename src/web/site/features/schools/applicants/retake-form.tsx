import { useState } from 'react';
import type { Applicant } from '#contract/schools/applicants.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSchool } from '../school-context.ts';

const attempts = ['1', '2', '3'] as const;

/** Lets somebody sit a scenario again whose invitation to it is over, with the reason for the log. */
export function RetakeForm({
  applicantId,
  invitation,
  onDone,
  onClose,
}: {
  applicantId: string;
  invitation: Applicant['invitations'][number];
  onDone: () => void;
  onClose: () => void;
}) {
  const { orgId } = useSchool().school;
  const [reason, setReason] = useState('');
  const [count, setCount] = useState<string>('1');
  const [tried, setTried] = useState(false);
  const reasonWrong = reason.trim().length < 3;
  const { scenarioId, version, scenarioName } = invitation;
  const send = (): Promise<unknown> | null => {
    setTried(true);
    if (reasonWrong) return null;
    const body = {
      scenarioId,
      version,
      deadlineAt: null,
      attempts: Number(count),
      reason: reason.trim(),
    };
    const params = { orgId, applicantId };
    return callEndpoint('POST /api/schools/:orgId/applicants/:applicantId/retake', { params, body }).then(
      onDone,
    );
  };
  return (
    <FormDialog
      title="Allow a retake"
      text={`${scenarioName}, version ${version}. One mail with a new link goes out.`}
      send="Allow it"
      onSend={send}
      onClose={onClose}
    >
      {(busy) => (
        <>
          <Field
            label="Reason"
            hint="It stands in the audit log."
            error={tried && reasonWrong ? 'Please give a reason.' : undefined}
          >
            {(control) => (
              <input
                {...control}
                maxLength={300}
                autoComplete="off"
                value={reason}
                disabled={busy}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
          <Field label="Attempts">
            {(control) => (
              <select
                {...control}
                value={count}
                disabled={busy}
                onChange={(event) => setCount(event.target.value)}
              >
                {attempts.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}
