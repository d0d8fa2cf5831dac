import { useState } from 'react';
import type { Applicant } from '#contract/schools/applicants.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSchool } from '../school-context.ts';
import type { Season } from './applicant-words.ts';

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

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
  const emailWrong = !isAddress(email);
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
          <AddressField email={email} wrong={tried && emailWrong} busy={busy} onChange={setEmail} />
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

/** Changes name, address and extra minutes; the address stays once an interview was started under it (rule SCHOOL-97). */
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
  const { applicantId, name, email: seen, extraMinutes, extraReason } = applicant;
  const hasSat = applicant.sittings.some(({ seat }) => seat !== null);
  const [email, setEmail] = useState(seen);
  const [terms, setTerms] = useState<Terms>({
    name,
    minutes: String(extraMinutes),
    reason: extraReason ?? '',
  });
  const [tried, setTried] = useState(false);
  const emailWrong = email !== seen && !isAddress(email);
  const send = (): Promise<unknown> | null => {
    setTried(true);
    if (emailWrong || Object.values(faultsOf(terms)).some(Boolean)) return null;
    const to = { ...termsOf(terms), email: email.trim() };
    const body = { was: { name, email: seen, extraMinutes, extraReason }, to };
    return callEndpoint('PUT /api/schools/:orgId/applicants/:applicantId', {
      params: { orgId, applicantId },
      body,
    }).then(onDone);
  };
  return (
    <FormDialog
      title={`Change ${name}`}
      {...(hasSat && { text: seen })}
      send="Change"
      onSend={send}
      onClose={onClose}
    >
      {(busy) => (
        <>
          {!hasSat && (
            <AddressField
              email={email}
              wrong={tried && emailWrong}
              busy={busy}
              hint={linkHint(applicant)}
              onChange={setEmail}
            />
          )}
          <TermFields terms={terms} tried={tried} busy={busy} onChange={setTerms} />
        </>
      )}
    </FormDialog>
  );
}

const linkHint = ({ invitations }: Applicant): string | undefined =>
  invitations.some(({ hasLink }) => hasLink)
    ? 'With another address the link that was sent leads nowhere. Send the new one afterwards.'
    : undefined;

function AddressField({
  email,
  wrong,
  busy,
  hint,
  onChange,
}: {
  email: string;
  wrong: boolean;
  busy: boolean;
  hint?: string | undefined;
  onChange: (email: string) => void;
}) {
  return (
    <Field label="E-mail" hint={hint} error={wrong ? 'Please give a whole address.' : undefined}>
      {(control) => (
        <input
          {...control}
          type="email"
          maxLength={254}
          autoComplete="off"
          value={email}
          disabled={busy}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
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
