import { useCallback } from 'react';
import { type DecisionStatus, decisionStatuses } from '#contract/schools/states.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { SeasonChoice, useSeason } from '../season-choice.tsx';
import { useReading } from '../use-reading.ts';
import { Cases } from './cases.tsx';
import { Order } from './order.tsx';
import '../lists.css';
import './shortlist.css';

/** A season's order by the school's rules, and what people decide. */
export function ShortlistView() {
  const { params } = useSchool();
  const season = useSeason();
  const compared = params['compare'];
  if (season !== null && compared) return <Cases key={compared} season={season} applicants={compared} />;
  return (
    <>
      <h1>Shortlist</h1>
      <p className="lead">
        The rules suggest an order. Nobody is admitted or turned down by it: people decide.
      </p>
      {season === null ? (
        <Empty title="No season yet">
          <p>A shortlist is of a season of a programme; add one in the settings.</p>
        </Empty>
      ) : (
        <>
          <SeasonChoice view="shortlist" season={season} />
          <OfSeason key={season} season={season} />
        </>
      )}
    </>
  );
}

function OfSeason({ season }: { season: string }) {
  const { school, params } = useSchool();
  const { orgId } = school;
  const part = params['part'] === 'incomplete' ? 'incomplete' : 'ranked';
  const status = decisionStatuses.find((one) => one === params['status']);
  const load = useCallback(
    (signal: AbortSignal) => readOrder({ orgId, season, part, status }, undefined, signal),
    [orgId, season, part, status],
  );
  const reading = useReading(load);
  return (
    <Read reading={reading} what="the shortlist">
      {(first) => (
        <Order
          season={season}
          part={part}
          status={status}
          first={first}
          onChanged={reading.again}
          onMore={(after) => readOrder({ orgId, season, part, status }, after)}
        />
      )}
    </Read>
  );
}

type Which = {
  orgId: string;
  season: string;
  part: 'ranked' | 'incomplete';
  status: DecisionStatus | undefined;
};

const readOrder = (
  { orgId, season, part, status }: Which,
  after?: string,
  signal: AbortSignal = new AbortController().signal,
) =>
  callEndpoint('GET /api/schools/:orgId/shortlists/:intakeId', {
    params: { orgId, intakeId: season },
    query: { part, status, after },
    signal,
  });
