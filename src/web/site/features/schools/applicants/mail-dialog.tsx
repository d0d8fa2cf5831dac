import { useCallback, useEffect, useId, useState } from 'react';
import type { MailingReport } from '#contract/schools/applicants.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { useSchool } from '../school-context.ts';
import { counted } from '../school-words.ts';
import { useReading } from '../use-reading.ts';
import type { Season } from './applicant-words.ts';
import { JobProgress } from './job-progress.tsx';
import { isOver, useJob } from './use-job.ts';

/** Invites or reminds, the ticked ones or everybody it concerns: it says how many mails that is before, and how many were written after. */
export function MailDialog({
  what,
  season,
  selected,
  onClose,
}: {
  what: 'invite' | 'remind';
  season: Season;
  selected: readonly string[];
  onClose: () => void;
}) {
  const { orgId } = useSchool().school;
  const id = useId();
  const scenarios = useScenarios(orgId, season);
  const [scenarioId, setScenarioId] = useState('');
  const chosen = scenarios.data?.find((one) => one.scenarioId === scenarioId) ?? scenarios.data?.[0];
  const mails = useMailCount(orgId, season, what === 'invite' ? chosen?.scenarioId : undefined);
  const count = selected.length > 0 ? selected.length : (mails?.[what] ?? null);
  const [jobId, setJobId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { job, failure: lost } = useJob(orgId, jobId);
  const report = useMailing(orgId, jobId, isOver(job));
  const applicantIds = selected.length > 0 ? [...selected] : null;
  const start = async (): Promise<{ jobId: string }> => {
    const params = { orgId };
    const { intakeId } = season;
    if (what === 'remind')
      return callEndpoint('POST /api/schools/:orgId/invitations/remind', {
        params,
        body: { intakeId, applicantIds },
      });
    const to = { scenarioId: chosen?.scenarioId ?? '', version: chosen?.version ?? 1, deadlineAt: null };
    return callEndpoint('POST /api/schools/:orgId/invitations', {
      params,
      body: { intakeId, applicantIds, ...to },
    });
  };
  const send = (): void => {
    setBusy(true);
    setFailure(null);
    start()
      .then(
        (started) => setJobId(started.jobId),
        (error: unknown) => setFailure(wordsFor(error)),
      )
      .finally(() => setBusy(false));
  };
  const noScenario = what === 'invite' && scenarios.data?.length === 0;
  const said =
    failure ??
    lost ??
    (job?.state === 'failed' ? 'The mails could not all be written. Please try again.' : null);
  return (
    <Modal open labelledBy={`${id}-title`} describedBy={`${id}-text`} busy={busy} onCancel={onClose}>
      <div className="school-form">
        <h2 id={`${id}-title`}>{what === 'invite' ? 'Invite applicants' : 'Remind applicants'}</h2>
        <p id={`${id}-text`}>
          {what === 'invite'
            ? 'Each gets a mail with a personal link and the deadline of the scenario.'
            : 'Who has not begun gets a mail; nobody is reminded twice within a day.'}
        </p>
        {jobId === null && what === 'invite' && !noScenario && (
          <Field label="Scenario">
            {(control) => (
              <select
                {...control}
                value={chosen?.scenarioId ?? ''}
                disabled={busy}
                onChange={(event) => setScenarioId(event.target.value)}
              >
                {scenarios.data?.map((one) => (
                  <option key={one.scenarioId} value={one.scenarioId}>
                    {one.name}, version {one.version}, {one.minutes} minutes
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {noScenario && (
          <p className="said-wrong">No scenario of this programme is published yet. Publish one first.</p>
        )}
        {jobId === null && count !== null && !noScenario && (
          <p className="mails-asked">
            <b>{selected.length > 0 ? `At most ${counted(count, 'mail')}` : counted(count, 'mail')}</b>{' '}
            {selected.length > 0
              ? 'to those ticked.'
              : what === 'invite'
                ? 'to everybody not invited yet.'
                : 'to everybody who waits.'}
          </p>
        )}
        {jobId !== null && !report && <JobProgress job={job} what="Mails written" />}
        {report && (
          <output>
            {counted(report.mails, 'mail')} on the way
            {report.passedOver > 0 && `; ${report.passedOver.toLocaleString('en-IN')} passed over`}.
          </output>
        )}
        {said && (
          <p className="said-wrong" role="alert">
            {said}
          </p>
        )}
        <div className="answers">
          {jobId === null && !noScenario && (
            <button
              type="button"
              className="btn"
              disabled={busy || count === null || count === 0}
              onClick={send}
            >
              {what === 'invite' ? 'Send invitations' : 'Send reminders'}
            </button>
          )}
          <button type="button" className="btn line" disabled={busy} onClick={onClose}>
            {report ? 'Done' : 'Close'}
          </button>
        </div>
      </div>
    </Modal>
  );
}

/** The published scenarios of a season's programme. */
function useScenarios(orgId: string, { programmeId }: Season) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { scenarios } = await callEndpoint('GET /api/schools/:orgId/scenarios', {
        params: { orgId },
        signal,
      });
      return scenarios.filter((one) => one.programmeId === programmeId && one.version !== null);
    },
    [orgId, programmeId],
  );
  return useReading(load);
}

function useMailCount(orgId: string, { intakeId }: Season, scenarioId: string | undefined) {
  const load = useCallback(
    (signal: AbortSignal) =>
      callEndpoint('GET /api/schools/:orgId/invitation-mails', {
        params: { orgId },
        query: scenarioId === undefined ? { intakeId } : { intakeId, scenarioId },
        signal,
      }),
    [orgId, intakeId, scenarioId],
  );
  return useReading(load).data;
}

function useMailing(orgId: string, jobId: string | null, over: boolean): MailingReport | null {
  const [report, setReport] = useState<MailingReport | null>(null);
  useEffect(() => {
    if (!over || jobId === null) return;
    callEndpoint('GET /api/schools/:orgId/invitations/jobs/:jobId', { params: { orgId, jobId } }).then(
      (reply) => setReport(reply.report),
      () => setReport(null),
    );
  }, [orgId, jobId, over]);
  return report;
}
