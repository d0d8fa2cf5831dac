import { useState } from 'react';
import type { BankFilter } from '#contract/schools/bank.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { useSchool } from '../school-context.ts';
import { isOver, useJob } from './use-job.ts';

/** Takes out what the filter finds: asks for the file, follows it, and gives it. */
export function ExportBank({ filter }: { filter: BankFilter }) {
  const { orgId } = useSchool().school;
  const [jobId, setJobId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const seen = useJob(orgId, jobId);
  const ask = (format: 'csv' | 'xlsx'): void => {
    setFailure(null);
    callEndpoint('POST /api/schools/:orgId/questions/export', {
      params: { orgId },
      body: { format, filter },
    }).then(
      (asked) => setJobId(asked.jobId),
      (error: unknown) => setFailure(wordsFor(error)),
    );
  };
  const job = seen?.job;
  const isBusy = jobId !== null && !(job && isOver(job));
  return (
    <>
      {(['csv', 'xlsx'] as const).map((format) => (
        <button key={format} type="button" className="go" disabled={isBusy} onClick={() => ask(format)}>
          Export {format.toUpperCase()}
        </button>
      ))}
      <output>
        {isBusy && (job?.total ? `Writing, ${job.done} of ${job.total}...` : 'Writing the file...')}
        {job?.state === 'done' && job.file && (
          <a className="go" href={`/api/schools/${orgId}/jobs/${job.jobId}/file`} download>
            Download {job.file.name}
          </a>
        )}
        {job?.state === 'failed' && 'The file could not be written. Please ask again.'}
        {failure}
      </output>
    </>
  );
}
