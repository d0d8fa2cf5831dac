import type { SchoolJob } from '#contract/schools/jobs.ts';

/** How far a job is; said aloud when it is over. */
export function JobProgress({ job, what }: { job: SchoolJob | null; what: string }) {
  const total = job?.total ?? null;
  const done = job?.done ?? 0;
  return (
    <div className="job">
      <progress
        aria-label={what}
        {...(total !== null && { value: Math.min(done, total), max: Math.max(total, 1) })}
      />
      <span className="small">
        {what}: {done.toLocaleString('en-IN')}
        {total !== null && ` of ${total.toLocaleString('en-IN')}`}
      </span>
    </div>
  );
}
