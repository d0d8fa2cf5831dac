import { useState } from 'react';
import { retentionLimits } from '#contract/schools/organisation.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { Part } from '../parts.tsx';
import { useSchool } from '../school-context.ts';
import './settings.css';

const { least, most } = retentionLimits;
const inDays = (days: number): string => `${days.toLocaleString('en-IN')} days`;

/** For how long records are kept, and the change of it, which is asked about once more. */
export function Retention() {
  const { school, reload } = useSchool();
  const { orgId, retentionDays: was } = school;
  const [written, setWritten] = useState(String(was));
  const [asking, setAsking] = useState(false);
  const days = /^\d{1,4}$/.test(written.trim()) ? Number(written) : 0;
  const wrong = days < least || days > most;
  return (
    <Part title="How long records are kept">
      <p>
        The record of an interview (its transcript, its quotes and our numbers) is deleted after so many days.
        You may say {least} to {most.toLocaleString('en-IN')}.
      </p>
      <form
        className="school-form retention"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!wrong && days !== was) setAsking(true);
        }}
      >
        <Field
          label="Days"
          error={wrong ? `A whole number from ${least} to ${most.toLocaleString('en-IN')}.` : undefined}
        >
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={written}
              onChange={(event) => setWritten(event.target.value)}
            />
          )}
        </Field>
        <button type="submit" className="btn line slim" disabled={wrong || days === was}>
          Change
        </button>
      </form>
      {asking && (
        <FormDialog
          title={`Keep records for ${inDays(days)}?`}
          text={
            days < was
              ? `Until now it was ${inDays(was)}. What is older than ${inDays(days)} is deleted within a day, and nobody can bring it back.`
              : `Until now it was ${inDays(was)}. What is there is kept for as much longer.`
          }
          send="Change it"
          onSend={() =>
            callEndpoint('PUT /api/schools/:orgId/retention', {
              params: { orgId },
              body: { was, retentionDays: days },
            }).then(reload)
          }
          onClose={() => setAsking(false)}
        >
          {() => null}
        </FormDialog>
      )}
    </Part>
  );
}
