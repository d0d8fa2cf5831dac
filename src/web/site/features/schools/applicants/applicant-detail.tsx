import { useCallback, useState } from 'react';
import type { Applicant } from '#contract/schools/applicants.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Part, Time } from '../parts.tsx';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { counted, statusWords } from '../school-words.ts';
import { useReading } from '../use-reading.ts';
import { ChangeApplicant } from './applicant-forms.tsx';
import type { Season } from './applicant-words.ts';
import { InvitationPart } from './invitation-part.tsx';

/** One applicant: who it is, what happened with each invitation and when, and the ways to change it. */
export function ApplicantDetail({ applicantId, season }: { applicantId: string; season: Season }) {
  const { school, renderLink } = useSchool();
  const { orgId } = school;
  const load = useCallback(
    (signal: AbortSignal) =>
      callEndpoint('GET /api/schools/:orgId/applicants/:applicantId', {
        params: { orgId, applicantId },
        signal,
      }),
    [orgId, applicantId],
  );
  const reading = useReading(load);
  return (
    <>
      <p>{renderLink('applicants', { season: season.intakeId }, 'All applicants', { className: 'go' })}</p>
      <Read reading={reading} what="the applicant">
        {(applicant) => <Shown applicant={applicant} onChanged={reading.again} />}
      </Read>
    </>
  );
}

function Shown({ applicant, onChanged }: { applicant: Applicant; onChanged: () => void }) {
  const { may } = useSchool();
  const [doing, setDoing] = useState<'change' | 'remove' | null>(null);
  const groups = Object.entries(applicant.groups);
  return (
    <>
      <h1>{applicant.name}</h1>
      <dl className="applicant-facts">
        <Fact name="E-mail" value={applicant.email} />
        {applicant.externalId && <Fact name="Number" value={applicant.externalId} />}
        <Fact name="Decision" value={statusWords[applicant.status]} />
        {applicant.extraMinutes > 0 && (
          <Fact
            name="Extra time"
            value={`${counted(applicant.extraMinutes, 'minute')}: ${applicant.extraReason ?? ''}`}
          />
        )}
        {groups.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
      {may('manage_applicants') && (
        <div className="ways">
          <button type="button" className="btn line slim" onClick={() => setDoing('change')}>
            Change
          </button>
          <button type="button" className="btn line slim" onClick={() => setDoing('remove')}>
            Remove
          </button>
        </div>
      )}
      <Part title="Invitations">
        {applicant.invitations.length === 0 && <p className="none">Not invited yet.</p>}
        {applicant.invitations.map((invitation) => (
          <InvitationPart
            key={invitation.invitationId}
            applicantId={applicant.applicantId}
            invitation={invitation}
            onChanged={onChanged}
          />
        ))}
      </Part>
      {applicant.sittings.length > 0 && (
        <Part title="Interviews">
          <ul>
            {applicant.sittings.map(({ sittingId, scenarioName, version, startedAt, finishedAt }) => (
              <li key={sittingId}>
                {scenarioName}, version {version}: <Time iso={startedAt} />
                {finishedAt === null && ', not finished'}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {doing === 'change' && (
        <ChangeApplicant applicant={applicant} onDone={onChanged} onClose={() => setDoing(null)} />
      )}
      {doing === 'remove' && <RemoveApplicant applicant={applicant} onClose={() => setDoing(null)} />}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function RemoveApplicant({ applicant, onClose }: { applicant: Applicant; onClose: () => void }) {
  const { school, go } = useSchool();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { applicantId, records, name, intakeId } = applicant;
  const remove = (): void => {
    setBusy(true);
    const params = { orgId: school.orgId, applicantId };
    callEndpoint('POST /api/schools/:orgId/applicants/:applicantId/remove', {
      params,
      body: { records },
    }).then(
      () => go('applicants', { season: intakeId }, { replace: true }),
      (error: unknown) => {
        setBusy(false);
        setFailure(wordsFor(error));
      },
    );
  };
  return (
    <Dialog
      open
      title={`Remove ${name}?`}
      text={
        records > 0
          ? `The invitations, ${counted(records, 'record')} of interviews and all reviews of them are deleted for good.`
          : 'The invitations are deleted, and a link that was sent leads nowhere.'
      }
      confirmLabel="Remove"
      cancelLabel="Keep"
      busy={busy}
      failure={failure}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}
