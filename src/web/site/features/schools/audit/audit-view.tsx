import { useCallback, useState } from 'react';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Table, Time } from '../parts.tsx';
import { PageTurner } from '#web/ui/page-turner.tsx';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { useReading } from '../use-reading.ts';
import { wordsOfActor, wordsOfDetail, wordsOfEntry } from './audit-words.ts';

/** What was changed in the school, by whom, the newest first, a page at a time. */
export function AuditView() {
  const { orgId, programmes } = useSchool().school;
  const nameOf = new Map(
    programmes.flatMap(({ programmeId, name, intakes }) => [
      [programmeId, name] as const,
      ...intakes.map((season) => [season.intakeId, season.name] as const),
    ]),
  );
  /** The last entries of the pages before this one, the page before last first. */
  const [pages, setPages] = useState<readonly string[]>([]);
  const before = pages.at(-1);
  const load = useCallback(
    (signal: AbortSignal) =>
      callEndpoint('GET /api/schools/:orgId/audit', {
        params: { orgId },
        query: before === undefined ? {} : { before },
        signal,
      }),
    [orgId, before],
  );
  const reading = useReading(load);
  return (
    <>
      <h1>Audit log</h1>
      <p className="lead">
        What was changed, by whom and when. Nobody can change it, and no applicant is named.
      </p>
      <div className="part">
        <Read reading={reading} what="the audit log">
          {({ entries, more }) => (
            <>
              <Table
                stacks
                name={pages.length === 0 ? 'The newest entries' : `Entries, page ${pages.length + 1}`}
                rows={entries}
                keyOf={({ auditId }) => auditId}
                columns={[
                  { name: 'When', render: ({ at }) => <Time iso={at} /> },
                  { name: 'What', render: wordsOfEntry },
                  { name: 'By', render: wordsOfActor },
                  {
                    name: 'Detail',
                    render: ({ detail, subject }) => (
                      <>
                        {wordsOfDetail(detail, nameOf)}
                        {subject && <span className="small id">{subject}</span>}
                      </>
                    ),
                  },
                ]}
              />
              <PageTurner
                pages={pages}
                next={more ? (entries.at(-1)?.auditId ?? null) : null}
                onTurn={setPages}
              />
            </>
          )}
        </Read>
      </div>
    </>
  );
}
