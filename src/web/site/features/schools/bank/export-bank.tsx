import { useState } from 'react';
import type { BankFilter } from '#contract/schools/bank.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { JobFile } from '../job-file.tsx';
import { useSchool } from '../school-context.ts';

/** Takes out what the filter finds: asks for the file, follows it, and gives it. */
export function ExportBank({ filter }: { filter: BankFilter }) {
  const { orgId } = useSchool().school;
  const [jobId, setJobId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
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
  return (
    <JobFile jobId={jobId} asking={false} failure={failure}>
      {(isBusy) =>
        (['csv', 'xlsx'] as const).map((format) => (
          <button key={format} type="button" className="go" disabled={isBusy} onClick={() => ask(format)}>
            Export {format.toUpperCase()}
          </button>
        ))
      }
    </JobFile>
  );
}
