import { useState } from 'react';
import { type DecisionStatus, decisionStatuses } from '#contract/schools/states.ts';
import { callEndpoint, EndpointError } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSchool } from '../school-context.ts';
import { counted, statusWords } from '../school-words.ts';
import { isReasonMissing, ReasonField } from './reason-field.tsx';

type Picked = { applicantId: string; name: string; status: DecisionStatus };

/** A decision about those who were chosen: a status and the reason, kept under one's name. */
export function DecideDialog({
  season,
  picked,
  onDone,
  onClose,
}: {
  season: string;
  picked: readonly Picked[];
  onDone: (said: string) => void;
  onClose: () => void;
}) {
  const { orgId } = useSchool().school;
  const [status, setStatus] = useState<DecisionStatus>('shortlisted');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const toMove = picked.filter((one) => one.status !== status);
  const send = (): Promise<unknown> | null => {
    setTried(true);
    if (isReasonMissing(reason) || toMove.length === 0) return null;
    return callEndpoint('POST /api/schools/:orgId/shortlists/:intakeId/decisions', {
      params: { orgId, intakeId: season },
      body: {
        status,
        reason,
        applicants: toMove.map(({ applicantId, status: was }) => ({ applicantId, was })),
      },
    }).then(({ moved, changed }) => onDone(outcomeWords(status, moved, changed)), named);
  };
  return (
    <FormDialog
      title={`Decide about ${picked.length === 1 ? (picked[0]?.name ?? '') : counted(picked.length, 'applicant')}`}
      text="It stands under your name with the time and your reason, and can be decided anew. The applicant is not told by it."
      send={
        toMove.length === 0
          ? `${picked.length === 1 ? 'Is' : 'All are'} “${statusWords[status]}” already`
          : `Set ${counted(toMove.length, 'applicant')} to “${statusWords[status]}”`
      }
      onSend={send}
      onClose={onClose}
    >
      {(busy) => (
        <>
          <Field
            label="Status"
            error={tried && toMove.length === 0 ? 'They stand there already.' : undefined}
          >
            {(control) => (
              <select
                {...control}
                value={status}
                disabled={busy}
                onChange={(event) => setStatus(event.target.value as DecisionStatus)}
              >
                {decisionStatuses.map((one) => (
                  <option key={one} value={one}>
                    {statusWords[one]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <p className="small">{picked.map(({ name }) => name).join(', ')}</p>
          <ReasonField reason={reason} tried={tried} disabled={busy} onWrite={setReason} />
        </>
      )}
    </FormDialog>
  );
}

/** Says whose appeal waits, where one of many is why nobody was moved. */
function named(error: unknown): never {
  const name = error instanceof EndpointError && error.code === 'appeal_waits' && error.data['name'];
  if (typeof name !== 'string') throw error;
  throw new EndpointError(
    'appeal_waits',
    `The appeal of ${name} is not read yet, so nobody was moved. They stay undecided until it is read.`,
  );
}

function outcomeWords(
  status: DecisionStatus,
  moved: number,
  changed: readonly { name: string; status: DecisionStatus }[],
): string {
  const done = `${counted(moved, 'applicant')} set to “${statusWords[status]}”.`;
  if (changed.length === 0) return done;
  const others = changed.map((one) => `${one.name} (${statusWords[one.status]})`).join(', ');
  return `${done} Somebody else decided meanwhile about ${others}: they stay as they are.`;
}
