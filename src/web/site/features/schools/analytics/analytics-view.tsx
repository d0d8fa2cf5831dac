import { useCallback, useState } from 'react';
import type { SchoolAnalytics, SchoolFigures } from '#contract/schools/analytics.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { useSeason } from '../season-choice.tsx';
import { useReading } from '../use-reading.ts';
import { twoDigits, withheldWords } from './analytics-words.ts';
import { GroupFigure, SeasonFigure } from './compare-figures.tsx';
import { ExportSeason } from './export-season.tsx';
import {
  AgreementFigure,
  QuestionFigure,
  SeverityFigure,
  TimesFigure,
  TopicFigure,
} from './review-figures.tsx';
import { FunnelFigure, SpreadFigure } from './spread-figures.tsx';
import './analytics.css';

/** A season in figures, each with what it can and cannot tell, and the season as a file. */
export function AnalyticsView() {
  const { school, params, go, may, sees, renderLink } = useSchool();
  const seasons = school.programmes.flatMap(({ name, intakes }) =>
    intakes.map((intake) => ({ intakeId: intake.intakeId, name: `${name}, ${intake.name}` })),
  );
  const intakeId = useSeason();
  const group = params['group'] ?? '';
  if (intakeId === null)
    return (
      <>
        <h1>Analytics</h1>
        <p className="lead">There is no season yet. Once one has ten applicants, its figures stand here.</p>
        {sees('settings') && (
          <p className="ways">{renderLink('settings', {}, 'To the settings', { className: 'btn slim' })}</p>
        )}
      </>
    );
  return (
    <div className="analytics">
      <h1>Analytics</h1>
      <p className="lead">Every figure is of at least ten applicants, and says what it cannot tell.</p>
      <Field label="Season" className="narrow">
        {(control) => (
          <select
            {...control}
            value={intakeId}
            onChange={(event) => go('analytics', { season: event.target.value }, { replace: true })}
          >
            {seasons.map((season) => (
              <option key={season.intakeId} value={season.intakeId}>
                {season.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Figures
        intakeId={intakeId}
        group={group}
        onGroup={(chosen) => go('analytics', { season: intakeId, group: chosen }, { replace: true })}
      />
      {may('export') && <ExportSeason key={intakeId} intakeId={intakeId} />}
    </div>
  );
}

type Choice = { intakeId: string; group: string; onGroup: (name: string) => void };

function Figures({ intakeId, group, onGroup }: Choice) {
  const { orgId } = useSchool().school;
  const load = useCallback(
    async (signal: AbortSignal) => ({
      intakeId,
      ...(await callEndpoint('GET /api/schools/:orgId/analytics', {
        params: { orgId },
        query: group === '' ? { intakeId } : { intakeId, group },
        signal,
      })),
    }),
    [orgId, intakeId, group],
  );
  const reading = useReading(load);
  // What is there stays while another group is read: the page keeps its place, and the choice its focus.
  const [kept, setKept] = useState<(SchoolAnalytics & { intakeId: string }) | null>(null);
  if (reading.data && reading.data !== kept) setKept(reading.data);
  const data = reading.data ?? (kept?.intakeId === intakeId ? kept : null);
  return (
    <Read reading={{ ...reading, data }} what="the figures">
      {({ figures, groupNames }) =>
        figures ? (
          <>
            <Shown figures={figures} />
            <GroupFigure names={groupNames} chosen={group} groups={figures.groups} onChoose={onGroup} />
          </>
        ) : (
          <p className="none">
            Figures appear once this season has ten applicants, so that none of them tells about one person.
          </p>
        )
      }
    </Read>
  );
}

const oursTells = (within: number | null): string => {
  const likely = within === null ? '' : `, likely within ${twoDigits(within)} either way`;
  return `Each applicant’s last interview, 0 to 10. A score is a reading of one conversation${likely}.`;
};

function Shown({ figures }: { figures: SchoolFigures }) {
  const { withheld } = figures;
  return (
    <>
      <FunnelFigure funnel={figures.funnel} />
      {withheld ? <p className="none">{withheldWords[withheld].figures}</p> : <Judged figures={figures} />}
      <TimesFigure times={figures.times} />
      <SeasonFigure seasons={figures.seasons} />
    </>
  );
}

/** Whatever rests on scores and marks. */
function Judged({ figures }: { figures: SchoolFigures }) {
  return (
    <>
      <div className="pair">
        <SpreadFigure
          title="Our scores"
          tells={oursTells(figures.oursWithin)}
          few="It needs ten applicants with a score. Where no AI model read an interview there is none."
          spread={figures.ours}
        />
        <SpreadFigure
          title="Your reviewers’ marks"
          tells="The mean of each applicant’s reviewers, 1 to 5. A narrow heap means that the order in it is mostly luck."
          few="It needs ten applicants with a review."
          spread={figures.theirs}
        />
      </div>
      <TopicFigure topics={figures.topics} />
      <SeverityFigure reviewers={figures.reviewers} />
      <div className="pair">
        <AgreementFigure agreement={figures.agreement} comparison={figures.comparison} />
      </div>
      <QuestionFigure questions={figures.questions} />
    </>
  );
}
