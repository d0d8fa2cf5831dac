import { useState } from 'react';
import type { Applicant } from '#contract/schools/applicants.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSchool } from '../school-context.ts';
import type { Season } from './applicant-words.ts';

type Terms = { name: string; minutes: string; reason: string };

/** What is wrong with what was typed, by field. */
function faultsOf({ name, minutes, reason }: Terms) {
  const count = Number(minutes || '0');
  const isCount = Number.isInteger(count) && count >= 0 && count <= 60;
  return {
    name: name.trim() === '' ? 'Please give a name.' : undefined,
    minutes: isCount ? undefined : 'A whole number from 0 to 60.',
    reason: isCount && count > 0 && reason.trim() === '' ? 'Extra minutes need a reason.' : undefined,
  };
}
const termsOf = ({ name, minutes, reason }: Terms) => {
  const extraMinutes = Number(minutes || '0');
  return { name: name.trim(), extraMinutes, extraReason: extraMinutes > 0 ? reason.trim() : null };
};

/** Adds one applicant by hand. */
export function AddApplicant({
  season,
  onDone,
  onClose,
}: {
  season: Season;
  onDone: (said: string) => void;
  onClose: () => void;
}) {
  const { orgId } = useSchool().school;
  const [terms, setTerms] = useState<Terms>({ name: '', minutes: '', reason: '' });
  const [email, setEmail] = useState('');
  const [number, setNumber] = useState('');
  const [tried, setTried] = useState(false);
  const emailWrong = !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  const send = (): Promise<unknown> | null => {
    setTried(true);
    if (emailWrong || Object.values(faultsOf(terms)).some(Boolean)) return null;
    const own = { intakeId: season.intakeId, email: email.trim(), externalId: number.trim() || null };
    const body = { ...termsOf(terms), ...own };
    return callEndpoint('POST /api/schools/:orgId/applicants', { params: { orgId }, body }).then(() =>
      onDone(`${body.name} was added.`),
    );
  };
  return (
    <FormDialog title="Add an applicant" text={season.name} send="Add" onSend={send} onClose={onClose}>
      {(busy) => (
        <>
          <Field label="E-mail" error={tried && emailWrong ? 'Please give a whole address.' : undefined}>
            {(control) => (
              <input
                {...control}
                type="email"
                maxLength={254}
                autoComplete="off"
                value={email}
                disabled={busy}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <TermFields terms={terms} tried={tried} busy={busy} onChange={setTerms} />
          <Field label="Application number (optional)">
            {(control) => (
              <input
                {...control}
                maxLength={60}
                autoComplete="off"
                value={number}
                disabled={busy}
                onChange={(event) => setNumber(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}

/** Changes name and extra minutes. */
export function ChangeApplicant({
  applicant,
  onDone,
  onClose,
}: {
  applicant: Applicant;
  onDone: () => void;
  onClose: () => void;
}) {
  const { orgId } = useSchool().school;
  const { applicantId, name, extraMinutes, extraReason } = applicant;
  const [terms, setTerms] = useState<Terms>({
    name,
    minutes: String(extraMinutes),
    reason: extraReason ?? '',
  });
  const [tried, setTried] = useState(false);
  const send = (): Promise<unknown> | null => {
    setTried(true);
    if (Object.values(faultsOf(terms)).some(Boolean)) return null;
    const body = { was: { name, extraMinutes, extraReason }, to: termsOf(terms) };
    return callEndpoint('PUT /api/schools/:orgId/applicants/:applicantId', {
      params: { orgId, applicantId },
      body,
    }).then(onDone);
  };
  return (
    <FormDialog title={`Change ${name}`} text={applicant.email} send="Change" onSend={send} onClose={onClose}>
      {(busy) => <TermFields terms={terms} tried={tried} busy={busy} onChange={setTerms} />}
    </FormDialog>
  );
}

function TermFields({
  terms,
  tried,
  busy,
  onChange,
}: {
  terms: Terms;
  tried: boolean;
  busy: boolean;
  onChange: (terms: Terms) => void;
}) {
  const faults = tried ? faultsOf(terms) : { name: undefined, minutes: undefined, reason: undefined };
  return (
    <>
      <Field label="Name" error={faults.name}>
        {(control) => (
          <input
            {...control}
            maxLength={120}
            autoComplete="off"
            value={terms.name}
            disabled={busy}
            onChange={(event) => onChange({ ...terms, name: event.target.value })}
          />
        )}
      </Field>
      <Field label="Extra minutes" hint="Time on top of the scenario’s, 60 at most." error={faults.minutes}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            maxLength={3}
            value={terms.minutes}
            disabled={busy}
            onChange={(event) => onChange({ ...terms, minutes: event.target.value })}
          />
        )}
      </Field>
      <Field label="Reason for extra minutes" error={faults.reason}>
        {(control) => (
          <input
            {...control}
            maxLength={300}
            autoComplete="off"
            value={terms.reason}
            disabled={busy}
            onChange={(event) => onChange({ ...terms, reason: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
