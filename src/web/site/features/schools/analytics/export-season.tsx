import { useState } from 'react';
import { type SeasonExport, type SeasonSheet, seasonSheets } from '#contract/schools/exports.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Part } from '../parts.tsx';
import { useSchool } from '../school-context.ts';
import { JobFile } from '../job-file.tsx';
import { PackLine } from './pack-line.tsx';

const sheetWords: Readonly<Record<SeasonSheet, { name: string; holds: string }>> = {
  applicants: { name: 'Applicants', holds: 'Who they are, how far they came, our score, the decision.' },
  reviews: { name: 'Reviews', holds: 'A row for each, with marks, note and every change.' },
  decisions: { name: 'Decisions', holds: 'Who decided what, when and why.' },
};

/** Takes the season out as a sheet. */
export function ExportSeason({ intakeId }: { intakeId: string }) {
  return (
    <Part title="Take it out">
      <p className="tells">
        The file is there for you alone, for seven days. Of an applicant whom you still have to review, our
        numbers and the others’ marks are left out.
      </p>
      <ul className="season-sheets">
        {seasonSheets.map((sheet) => (
          <SheetLine key={sheet} sheet={sheet} intakeId={intakeId} />
        ))}
        <PackLine intakeId={intakeId} />
      </ul>
    </Part>
  );
}

function SheetLine({ sheet, intakeId }: { sheet: SeasonSheet; intakeId: string }) {
  const { orgId } = useSchool().school;
  const [jobId, setJobId] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = (format: SeasonExport['format']): void => {
    setFailure(null);
    setAsking(true);
    setJobId(null);
    callEndpoint('POST /api/schools/:orgId/exports', {
      params: { orgId },
      body: { intakeId, sheet, format },
    })
      .then(
        (asked) => setJobId(asked.jobId),
        (error: unknown) => setFailure(wordsFor(error)),
      )
      .finally(() => setAsking(false));
  };
  const { name, holds } = sheetWords[sheet];
  return (
    <li>
      <p>
        <b>{name}</b>
        <span className="small">{holds}</span>
      </p>
      <JobFile jobId={jobId} asking={asking} failure={failure}>
        {(isBusy) =>
          (['xlsx', 'csv'] as const).map((format) => (
            <button
              key={format}
              type="button"
              className="btn line slim"
              disabled={isBusy}
              aria-label={`${name} as ${format === 'csv' ? 'CSV' : 'Excel'}`}
              onClick={() => ask(format)}
            >
              {format === 'csv' ? 'CSV' : 'Excel'}
            </button>
          ))
        }
      </JobFile>
    </li>
  );
}
