import { useEffect, useId, useState } from 'react';
import type { ApplicantImport } from '#contract/schools/applicants.ts';
import { rowErrorWords } from '#contract/schools/row-errors.ts';
import { sheetFaultWords } from '#contract/schools/sheet-faults.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { addressOf } from '#web/lib/endpoint-address.ts';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { useSchool } from '../school-context.ts';
import { counted } from '../school-words.ts';
import type { Season } from './applicant-words.ts';
import { JobProgress } from './job-progress.tsx';
import { isOver, useJob } from './use-job.ts';

const errorsShown = 100;

/** Brings a list in: the file, its progress, what is wrong row by row, and the good rows when they are wanted alone. */
export function ImportDialog({ season, onClose }: { season: Season; onClose: () => void }) {
  const { orgId } = useSchool().school;
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [jobId, setJobId] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const [report, setReport] = useState<ApplicantImport | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const followed = useJob(orgId, jobId, round);
  const over = isOver(followed.job);
  useEffect(() => {
    if (!over || jobId === null) return;
    callEndpoint('GET /api/schools/:orgId/applicants/imports/:jobId', { params: { orgId, jobId } }).then(
      (reply) => setReport(reply.report),
      (error: unknown) => setFailure(wordsFor(error)),
    );
  }, [over, jobId, orgId]);
  const run = (call: () => Promise<unknown>): void => {
    setBusy(true);
    setFailure(null);
    call()
      .catch((error: unknown) => setFailure(wordsFor(error)))
      .finally(() => setBusy(false));
  };
  const upload = (): void => {
    if (!file) return setFailure('Please choose a file first.');
    const form = new FormData();
    form.append('file', file);
    const params = { orgId, intakeId: season.intakeId };
    return run(async () => {
      const started = await callEndpoint('POST /api/schools/:orgId/intakes/:intakeId/applicants', {
        params,
        form,
      });
      setJobId(started.jobId);
    });
  };
  const takeGood = (): void =>
    run(async () => {
      const params = { orgId, jobId: jobId ?? '' };
      await callEndpoint('POST /api/schools/:orgId/applicants/imports/:jobId/take', { params, body: {} });
      setReport(null);
      setRound((before) => before + 1);
    });
  const startOver = (): void => {
    setJobId(null);
    setReport(null);
    setFile(null);
  };
  const isMendable = report !== null && report.taken === null;
  return (
    <Modal open labelledBy={`${id}-title`} describedBy={`${id}-text`} busy={busy} onCancel={onClose}>
      <div className="school-form">
        <h2 id={`${id}-title`}>Import applicants</h2>
        <p id={`${id}-text`}>
          A CSV or Excel file with the columns Email and Name, for {season.name}. Nothing is taken in unless
          every row is good or you say so.
        </p>
        {jobId === null && (
          <Field
            label="File"
            hint="Up to 10,000 rows. Also: Application number, Extra minutes, Reason for extra minutes, Group: …"
          >
            {(control) => (
              <input
                {...control}
                type="file"
                accept=".csv,.xlsx"
                disabled={busy}
                onChange={(event) => setFile(event.target.files?.[0] ?? null)}
              />
            )}
          </Field>
        )}
        {jobId !== null && !report && <JobProgress job={followed.job} what="Rows read" />}
        {report && <Report report={report} orgId={orgId} jobId={jobId ?? ''} />}
        {(failure ?? followed.failure) && (
          <p className="said-wrong" role="alert">
            {failure ?? followed.failure}
          </p>
        )}
        <div className="answers">
          {jobId === null && (
            <button type="button" className="btn" disabled={busy} onClick={upload}>
              {busy ? 'Uploading...' : 'Import'}
            </button>
          )}
          {isMendable && report.fault === null && report.badRows < report.rows && (
            <button type="button" className="btn" disabled={busy} onClick={takeGood}>
              Take the {counted(report.rows - report.badRows, 'good row')}
            </button>
          )}
          {isMendable && (
            <button type="button" className="btn line" onClick={startOver}>
              Another file
            </button>
          )}
          <button type="button" className="btn line" disabled={busy} onClick={onClose}>
            {report?.taken == null ? 'Close' : 'Done'}
          </button>
        </div>
      </div>
    </Modal>
  );
}

function Report({ report, orgId, jobId }: { report: ApplicantImport; orgId: string; jobId: string }) {
  const { fault, taken, rows, badRows, errors } = report;
  if (fault)
    return (
      <p className="said-wrong" role="alert">
        {faultWords(fault)}
      </p>
    );
  if (taken !== null) return <output>{counted(taken, 'applicant')} taken in.</output>;
  const { url } = addressOf('GET /api/schools/:orgId/applicants/imports/:jobId/bad-rows', {
    params: { orgId, jobId },
  });
  return (
    <>
      <output>
        {badRows.toLocaleString('en-IN')} of {counted(rows, 'row')} cannot be taken. Nothing was taken in yet.
      </output>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="row-errors" tabIndex={0} aria-label="What is wrong, row by row">
        <ul>
          {errors.slice(0, errorsShown).map((error) => (
            <li key={`${error.row}-${error.column}-${error.code}`}>
              <b>Row {error.row}</b>, {error.column}: {rowErrorWords(error)}
            </li>
          ))}
        </ul>
        {errors.length > errorsShown && (
          <p className="small">The others stand in the file of the bad rows.</p>
        )}
      </section>
      <p>
        <a href={url} download>
          Download the bad rows as CSV
        </a>
      </p>
    </>
  );
}

function faultWords(fault: NonNullable<ApplicantImport['fault']>): string {
  if (fault.kind === 'sheet') return sheetFaultWords[fault.code];
  if (fault.kind === 'full')
    return `A season holds at most ${fault.most.toLocaleString('en-IN')} applicants.`;
  const columns = fault.columns.join(', ');
  return fault.code === 'column_missing'
    ? `The first row lacks: ${columns}. It has: ${fault.found.join(', ')}.`
    : `The first row has more than one of: ${columns}.`;
}
