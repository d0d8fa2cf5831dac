import { useState } from 'react';
import type { Applicant } from '#contract/schools/applicants.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { Time } from '../parts.tsx';
import { useSchool } from '../school-context.ts';
import { invitationWords } from '../school-words.ts';
import { isLinkless } from './applicant-words.ts';
import { RetakeForm } from './retake-form.tsx';

type Invitation = Applicant['invitations'][number];

const steps = [
  ['createdAt', 'Invited'],
  ['sentAt', 'Mail sent'],
  ['openedAt', 'Link opened'],
  ['signedInAt', 'Signed in'],
  ['practisedAt', 'Practised'],
  ['remindedAt', 'Reminded'],
  ['startedAt', 'Interview begun'],
  ['finishedAt', 'Interview finished'],
] as const;

/** An invitation with its timeline, and what can still be done with it. */
export function InvitationPart({
  applicantId,
  invitation,
  onChanged,
}: {
  applicantId: string;
  invitation: Invitation;
  onChanged: () => void;
}) {
  const { may } = useSchool();
  const [doing, setDoing] = useState<'resend' | 'revoke' | 'extend' | 'retake' | null>(null);
  const { state, bounced, scenarioName, version, deadlineAt } = invitation;
  const isOpen = !['finished', 'expired', 'revoked'].includes(state);
  const happened = steps
    .flatMap(([key, words]) => (invitation[key] === null ? [] : [{ at: invitation[key], words }]))
    .toSorted((a, b) => a.at.localeCompare(b.at));
  const close = (): void => setDoing(null);
  return (
    <article className="invitation">
      <h3>
        {scenarioName}, version {version}: {invitationWords[state]}
      </h3>
      {bounced !== null && <p className="said-wrong">The mail came back: {bounced}</p>}
      {isLinkless(invitation) && <p className="said-wrong">No link was sent to the corrected address yet.</p>}
      <p>
        To be taken by <Time iso={deadlineAt} />
      </p>
      <ol className="timeline">
        {happened.map(({ at, words }) => (
          <li key={words}>
            {words} <Time iso={at} />
          </li>
        ))}
      </ol>
      {may('manage_applicants') && (
        <div className="row-ways">
          {isOpen && (
            <button type="button" className="go" onClick={() => setDoing('resend')}>
              {isLinkless(invitation) ? 'Send the link' : 'Send a new link'}
            </button>
          )}
          {(isOpen || state === 'expired') && (
            <>
              <button type="button" className="go" onClick={() => setDoing('extend')}>
                Give more time
              </button>
              <button type="button" className="go" onClick={() => setDoing('revoke')}>
                Revoke
              </button>
            </>
          )}
          {!isOpen && (
            <button type="button" className="go" onClick={() => setDoing('retake')}>
              Allow a retake
            </button>
          )}
        </div>
      )}
      {(doing === 'resend' || doing === 'revoke') && (
        <Sure what={doing} invitation={invitation} onChanged={onChanged} onClose={close} />
      )}
      {doing === 'retake' && (
        <RetakeForm applicantId={applicantId} invitation={invitation} onDone={onChanged} onClose={close} />
      )}
      {doing === 'extend' && <Extend invitation={invitation} onChanged={onChanged} onClose={close} />}
    </article>
  );
}

type Changing = { invitation: Invitation; onChanged: () => void; onClose: () => void };

function Sure({ what, invitation, onChanged, onClose }: Changing & { what: 'resend' | 'revoke' }) {
  const { orgId } = useSchool().school;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const options = { params: { orgId, invitationId: invitation.invitationId }, body: {} };
  const call = () =>
    what === 'resend'
      ? callEndpoint('POST /api/schools/:orgId/invitations/:invitationId/resend', options)
      : callEndpoint('POST /api/schools/:orgId/invitations/:invitationId/revoke', options);
  const confirm = (): void => {
    setBusy(true);
    call().then(
      () => {
        onChanged();
        onClose();
      },
      (error: unknown) => {
        setBusy(false);
        setFailure(wordsFor(error));
      },
    );
  };
  const isResend = what === 'resend';
  const isFirst = !invitation.hasLink;
  return (
    <Dialog
      open
      title={isResend ? (isFirst ? 'Send the link?' : 'Send a new link?') : 'Revoke this invitation?'}
      text={
        isResend
          ? isFirst
            ? 'One mail goes out, to the address as it is now.'
            : 'One mail goes out. The link in the mail before leads nowhere from then on.'
          : 'Its link leads nowhere from then on, for good. No mail tells of it.'
      }
      confirmLabel={isResend ? 'Send it' : 'Revoke'}
      cancelLabel="Leave it"
      busy={busy}
      failure={failure}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

function Extend({ invitation, onChanged, onClose }: Changing) {
  const { orgId } = useSchool().school;
  const [day, setDay] = useState('');
  const [tried, setTried] = useState(false);
  const send = (): Promise<unknown> | null => {
    setTried(true);
    if (day === '') return null;
    const params = { orgId, invitationId: invitation.invitationId };
    // The last minute of that day in India.
    const deadlineAt = new Date(`${day}T23:59:00+05:30`).toISOString();
    return callEndpoint('POST /api/schools/:orgId/invitations/:invitationId/extend', {
      params,
      body: { deadlineAt },
    }).then(onChanged);
  };
  return (
    <FormDialog
      title="Give more time"
      text="A later deadline for this invitation alone."
      send="Move the deadline"
      onSend={send}
      onClose={onClose}
    >
      {(busy) => (
        <Field
          label="Until the end of"
          hint="A day in India."
          error={tried && day === '' ? 'Please choose a day.' : undefined}
        >
          {(control) => (
            <input
              {...control}
              type="date"
              value={day}
              disabled={busy}
              onChange={(event) => setDay(event.target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}
