import type { ReactNode } from 'react';
import { useSchool } from './school-context.ts';
import { isOver, useJob } from './use-job.ts';

/** The buttons that ask for a file, and beside them how far it is and, once it is written, the way to it. */
export function JobFile({
  jobId,
  asking,
  failure,
  children,
}: {
  jobId: string | null;
  asking: boolean;
  failure: string | null;
  children: (isBusy: boolean) => ReactNode;
}) {
  const { orgId } = useSchool().school;
  const job = useJob(orgId, jobId)?.job ?? null;
  const isBusy = asking || (jobId !== null && !(job && isOver(job)));
  return (
    <div className="job-file">
      {children(isBusy)}
      <output>
        {isBusy &&
          (job?.total
            ? `Writing, ${job.done.toLocaleString('en-IN')} of ${job.total.toLocaleString('en-IN')}...`
            : 'Writing the file...')}
        {!isBusy && job?.state === 'done' && job.file && (
          <a className="go" href={`/api/schools/${orgId}/jobs/${job.jobId}/file`} download>
            Download {job.file.name}
          </a>
        )}
        {!isBusy && job?.state === 'failed' && 'The file could not be written. Please ask again.'}
        {failure}
      </output>
    </div>
  );
}
