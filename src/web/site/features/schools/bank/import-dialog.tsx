import { useEffect, useId, useState } from 'react';
import type { ImportReport } from '#contract/schools/bank.ts';
import { rowErrorWords } from '#contract/schools/row-errors.ts';
import { sheetFaultWords } from '#contract/schools/sheet-faults.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Table } from '../parts.tsx';
import { useSchool } from '../school-context.ts';
import { counted } from '../school-words.ts';
import { isOver, useJob } from '../use-job.ts';

const shownErrors = 200;
type Going = { jobId: string; round: number };

/** Brings in a sheet: the file, its reading, and what is wrong with it row by row; nothing is taken by halves unless that is asked. */
export function ImportDialog({ onDone, onClose }: { onDone: (what: string) => void; onClose: () => void }) {
  const id = useId();
  const { orgId } = useSchool().school;
  const [file, setFile] = useState<File | null>(null);
  const [going, setGoing] = useState<Going | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { report, job, lookFailure } = useReport(orgId, going);
  const taken = report?.taken;
  useEffect(() => {
    if (taken) onDone(`${counted(taken.added, 'question')} added, ${taken.changed} changed.`);
    // oxlint-disable-next-line react/exhaustive-deps -- told once, when it was taken
  }, [taken]);
  const start = async (work: () => Promise<{ jobId: string }>): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      const { jobId } = await work();
      setGoing((before) => ({ jobId, round: (before?.round ?? 0) + 1 }));
    } catch (error) {
      setFailure(wordsFor(error));
    } finally {
      setSending(false);
    }
  };
  const upload = (): void => {
    if (!file) return setFailure('Choose a file first.');
    const form = new FormData();
    form.append('file', file);
    void start(() => callEndpoint('POST /api/schools/:orgId/questions/import', { params: { orgId }, form }));
  };
  const isBusy = isSending || (going !== null && report === null);
  const good = report ? report.rows - report.badRows : 0;
  return (
    <Modal
      open
      className="wide-ask"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      busy={isSending}
      onCancel={onClose}
    >
      <h2 id={`${id}-title`}>Import questions</h2>
      <p id={`${id}-text`}>
        A CSV or an Excel file (.xlsx) with the heads Topic and Question; Tags, Difficulty, Follow-up 1 to 3,
        Key points and Id may be there. A row with the Id of an export changes that question.
      </p>
      <Field label="File">
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            disabled={isBusy}
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null);
              setGoing(null);
              setFailure(null);
            }}
          />
        )}
      </Field>
      <output className="import-state">
        {isSending && 'Sending the file...'}
        {!isSending && going && !report && `Reading${job?.done ? `, row ${job.done}` : ''}...`}
        {report && <Outcome report={report} />}
      </output>
      {(failure ?? lookFailure) && (
        <p className="said-wrong" role="alert">
          {failure ?? lookFailure}
        </p>
      )}
      <div className="answers">
        {report && !report.fault && !taken && good > 0 && going && (
          <button
            type="button"
            className="btn"
            disabled={isBusy}
            onClick={() =>
              void start(() =>
                callEndpoint('POST /api/schools/:orgId/questions/imports/:jobId/take', {
                  params: { orgId, jobId: going.jobId },
                  body: {},
                }),
              )
            }
          >
            Take the {counted(good, 'good row')}
          </button>
        )}
        {!taken && (
          <button type="button" className={report ? 'btn line' : 'btn'} disabled={isBusy} onClick={upload}>
            {report ? 'Try the file again' : 'Import'}
          </button>
        )}
        <button type="button" className="btn line" disabled={isSending} onClick={onClose}>
          {taken ? 'Close' : 'Cancel'}
        </button>
      </div>
    </Modal>
  );
}

/** The job of an import and, when it is over, its report. */
function useReport(orgId: string, going: Going | null) {
  const seen = useJob(orgId, going?.jobId ?? null, going?.round);
  const job = seen?.job ?? null;
  const [read, setRead] = useState<{ going: Going; report: ImportReport } | null>(null);
  const over = job !== null && isOver(job);
  useEffect(() => {
    if (!going || !over) return undefined;
    const stop = new AbortController();
    callEndpoint('GET /api/schools/:orgId/questions/imports/:jobId', {
      params: { orgId, jobId: going.jobId },
      signal: stop.signal,
    }).then(
      ({ report }) =>
        setRead({ going, report: report ?? { fault: null, rows: 0, badRows: 0, errors: [], taken: null } }),
      () => undefined,
    );
    return () => stop.abort();
  }, [orgId, going, over]);
  const report = going && read?.going === going ? read.report : null;
  return { job, report, lookFailure: seen?.failure ?? null };
}

function Outcome({ report }: { report: ImportReport }) {
  const { fault, rows, badRows, errors, taken } = report;
  if (fault) return <p className="said-wrong">{faultWords(fault)}</p>;
  return (
    <>
      <p>
        {counted(rows, 'row')} read, {badRows === 0 ? 'none' : badRows.toLocaleString('en-IN')} of them bad.{' '}
        {taken
          ? `${taken.added} added, ${taken.changed} changed, ${taken.same} as they were.`
          : 'Nothing was taken yet.'}
      </p>
      {errors.length > 0 && (
        <Table
          name="Bad rows"
          rows={errors.slice(0, shownErrors)}
          keyOf={({ row, column, code }) => `${row} ${column} ${code}`}
          columns={[
            { name: 'Row', render: ({ row }) => row },
            { name: 'Column', render: ({ column }) => column },
            { name: 'What is wrong', render: rowErrorWords },
          ]}
        />
      )}
      {errors.length > shownErrors && <p className="small">And {errors.length - shownErrors} more.</p>}
    </>
  );
}

function faultWords(fault: NonNullable<ImportReport['fault']>): string {
  if (fault.kind === 'full') return `A bank holds at most ${fault.most.toLocaleString('en-IN')} questions.`;
  if (fault.kind === 'sheet')
    return `${sheetFaultWords[fault.code]}${fault.row === null ? '' : ` (Row ${fault.row}.)`}`;
  const columns = fault.columns.join(', ');
  const found = fault.found.length > 0 ? fault.found.join(', ') : 'none';
  return fault.code === 'column_missing'
    ? `These heads are missing from the first row: ${columns}. It has: ${found}. We look for: ${fault.expected.join(', ')}.`
    : `These heads are there twice: ${columns}.`;
}
