import { useState } from 'react';
import { appealable, type ShortlistCase, shortlistLimits } from '#contract/schools/shortlist.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Check } from '#web/ui/check.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSchool } from '../school-context.ts';

/** Opens a decision again: who has not read this applicant reads them now. */
export function AppealDialog({
  season,
  one,
  onDone,
  onClose,
}: {
  season: string;
  one: ShortlistCase;
  onDone: (said: string) => void;
  onClose: () => void;
}) {
  const { orgId } = useSchool().school;
  const [memberIds, setMemberIds] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const reasonMissing = reason.trim().length < 3;
  const was = appealable.find((status) => status === one.status);
  const isFull = memberIds.length >= shortlistLimits.readers;
  const send = (): Promise<unknown> | null => {
    setTried(true);
    if (memberIds.length === 0 || reasonMissing || !was) return null;
    return callEndpoint('POST /api/schools/:orgId/shortlists/:intakeId/appeals', {
      params: { orgId, intakeId: season },
      body: { applicantId: one.applicantId, was, memberIds: [...memberIds], reason },
    }).then(() => onDone(`An appeal of ${one.name} was opened. They are undecided until it is read.`));
  };
  return (
    <FormDialog
      title={`Open an appeal of ${one.name}`}
      text="They become undecided, and members who have not read them read their sitting, without seeing what stood before."
      send="Open the appeal"
      onSend={send}
      onClose={onClose}
    >
      {(busy) => (
        <>
          <fieldset>
            <legend>Who reads it now</legend>
            {one.readers.length === 0 && (
              <p className="said-wrong">
                Everybody who may review has read this applicant or knows them. Add a member first.
              </p>
            )}
            {one.readers.map(({ memberId, name }) => (
              <Check
                key={memberId}
                checked={memberIds.includes(memberId)}
                disabled={busy || (isFull && !memberIds.includes(memberId))}
                onChange={(ticked) =>
                  setMemberIds(
                    ticked ? [...memberIds, memberId] : memberIds.filter((each) => each !== memberId),
                  )
                }
              >
                {name}
              </Check>
            ))}
            {tried && memberIds.length === 0 && one.readers.length > 0 && (
              <p className="said-wrong">Choose who reads it.</p>
            )}
          </fieldset>
          <Field
            label="Reason"
            error={tried && reasonMissing ? 'Say why in three letters at least.' : undefined}
          >
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={shortlistLimits.reasonCharacters}
                value={reason}
                disabled={busy}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}
