import { useCallback } from 'react';
import type { SchoolDashboard } from '#contract/schools/dashboard.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Part } from '../parts.tsx';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { useReading } from '../use-reading.ts';
import { Beginning, hasBegun } from './beginning.tsx';
import { Contract, Manager } from './contract.tsx';
import { Figures } from './figures.tsx';
import { Waiting } from './waiting-lines.tsx';
import './dashboard.css';

/** What waits for one in a school, how far its season is, and who at Hotseat knows it. */
export function DashboardView() {
  const { school } = useSchool();
  const { orgId } = school;
  const load = useCallback(
    (signal: AbortSignal) => callEndpoint('GET /api/schools/:orgId/dashboard', { params: { orgId }, signal }),
    [orgId],
  );
  const reading = useReading(load);
  return (
    <>
      <h1>{school.name}</h1>
      <Read reading={reading} what="what waits">
        {(dashboard) => <Shown dashboard={dashboard} />}
      </Read>
      <div className="dashboard-foot">
        <Contract />
        <Manager />
      </div>
    </>
  );
}

function Shown({ dashboard }: { dashboard: SchoolDashboard }) {
  const { school, may } = useSchool();
  if (dashboard.begun && !hasBegun(school, dashboard.begun)) return <Beginning begun={dashboard.begun} />;
  return (
    <>
      <Waiting dashboard={dashboard} />
      {dashboard.figures && (
        <Part title="How far the open seasons are">
          <Figures figures={dashboard.figures} />
          {!may('read_applicants') && (
            <p className="small">Of the seasons that have ten applicants or more.</p>
          )}
        </Part>
      )}
      {!dashboard.figures && !dashboard.mine && (
        <p className="none">
          Figures appear once an open season has ten applicants, so that none of them tells about one person.
        </p>
      )}
    </>
  );
}
