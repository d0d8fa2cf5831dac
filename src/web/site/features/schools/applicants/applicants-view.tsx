import { useCallback, useState } from 'react';
import { applicantStages } from '#contract/schools/applicants.ts';
import { decisionStatuses } from '#contract/schools/states.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { PageTurner } from '#web/ui/page-turner.tsx';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { counted, statusWords } from '../school-words.ts';
import { useSeason } from '../season-choice.tsx';
import { useReading } from '../use-reading.ts';
import { ApplicantDetail } from './applicant-detail.tsx';
import { AddApplicant } from './applicant-forms.tsx';
import { ApplicantTable } from './applicant-table.tsx';
import { type Season, stageWords } from './applicant-words.ts';
import { ImportDialog } from './import-dialog.tsx';
import { MailDialog } from './mail-dialog.tsx';
import './applicants.css';
import { SearchField } from '../search-field.tsx';

type Doing = 'add' | 'import' | 'invite' | 'remind' | null;

/** The applicants of a season, what became of their invitations, and the ways to bring in, invite and remind them. */
export function ApplicantsView() {
  const { school, params, sees, renderLink } = useSchool();
  const seasons: Season[] = school.programmes.flatMap(({ programmeId, name, intakes }) =>
    intakes.map((intake) => ({
      programmeId,
      intakeId: intake.intakeId,
      name: `${name}, ${intake.name}`,
      isClosed: intake.closedAt !== null,
    })),
  );
  const chosen = useSeason();
  const season = seasons.find(({ intakeId }) => intakeId === chosen);
  if (!season)
    return (
      <>
        <h1>Applicants</h1>
        <p className="lead">Applicants belong to a season of a programme, and there is none yet.</p>
        {sees('settings') && (
          <p className="ways">
            {renderLink('settings', {}, 'Add a programme and a season', { className: 'btn slim' })}
          </p>
        )}
      </>
    );
  if (params['id']) return <ApplicantDetail key={params['id']} applicantId={params['id']} season={season} />;
  return <SeasonView key={season.intakeId} season={season} seasons={seasons} />;
}

function SeasonView({ season, seasons }: { season: Season; seasons: readonly Season[] }) {
  const { school, params, may, go } = useSchool();
  const { orgId } = school;
  const { intakeId } = season;
  const [pages, setPages] = useState<readonly string[]>([]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [doing, setDoing] = useState<Doing>(null);
  const [said, setSaid] = useState('');
  const { stage = '', status = '', search = '', sort = 'name' } = params;
  const after = pages.at(-1);
  const load = useCallback(
    (signal: AbortSignal) =>
      callEndpoint('GET /api/schools/:orgId/applicants', {
        params: { orgId },
        query: {
          intakeId,
          sort: sort as 'name',
          ...(stage && { stage: stage as 'none' }),
          ...(status && { status: status as 'undecided' }),
          ...(search && { search }),
          ...(after && { after }),
        },
        signal,
      }),
    [orgId, intakeId, stage, status, search, sort, after],
  );
  const reading = useReading(load);
  const filter = (change: Record<string, string>): void => {
    setPages([]);
    setSelected(new Set());
    go('applicants', { season: intakeId, stage, status, search, sort, ...change }, { replace: true });
  };
  const close = (): void => {
    setDoing(null);
    setSelected(new Set());
    reading.again();
  };
  const isFiltered = stage !== '' || status !== '' || search !== '';
  const manages = may('manage_applicants');
  return (
    <>
      <h1>Applicants</h1>
      {manages && (
        <div className="ways">
          <button
            type="button"
            className="btn slim"
            disabled={season.isClosed}
            onClick={() => setDoing('import')}
          >
            Import a list
          </button>
          <button
            type="button"
            className="btn line slim"
            disabled={season.isClosed}
            onClick={() => setDoing('add')}
          >
            Add one
          </button>
          <button
            type="button"
            className="btn line slim"
            disabled={season.isClosed}
            onClick={() => setDoing('invite')}
          >
            {selected.size > 0 ? `Invite ${counted(selected.size, 'applicant')}` : 'Invite all not invited'}
          </button>
          <button type="button" className="btn line slim" onClick={() => setDoing('remind')}>
            {selected.size > 0 ? `Remind ${counted(selected.size, 'applicant')}` : 'Remind all who wait'}
          </button>
          <output>{season.isClosed ? 'This season is closed.' : said}</output>
        </div>
      )}
      <Filters season={season} seasons={seasons} params={params} onFilter={filter} />
      <div className="part">
        <Read reading={reading} what="the applicants">
          {({ applicants, more }) =>
            applicants.length === 0 ? (
              <p className="none">
                {isFiltered
                  ? 'Nobody is found by this.'
                  : 'Nobody is in this season yet. Import a list, or add the first by hand.'}
              </p>
            ) : (
              <>
                <ApplicantTable
                  applicants={applicants}
                  season={season}
                  selected={selected}
                  onSelect={setSelected}
                />
                {(pages.length > 0 || more) && (
                  <PageTurner
                    pages={pages}
                    next={more ? (applicants.at(-1)?.applicantId ?? null) : null}
                    words={['Back', 'More']}
                    onTurn={setPages}
                  />
                )}
              </>
            )
          }
        </Read>
      </div>
      {doing === 'import' && <ImportDialog season={season} onClose={close} />}
      {doing === 'add' && <AddApplicant season={season} onDone={setSaid} onClose={close} />}
      {(doing === 'invite' || doing === 'remind') && (
        <MailDialog what={doing} season={season} selected={[...selected]} onClose={close} />
      )}
    </>
  );
}

function Filters({
  season,
  seasons,
  params,
  onFilter,
}: {
  season: Season;
  seasons: readonly Season[];
  params: Readonly<Record<string, string>>;
  onFilter: (change: Record<string, string>) => void;
}) {
  const [search, setSearch] = useState(params['search'] ?? '');
  const choose = (
    label: string,
    key: string,
    options: readonly (readonly [string, string])[],
    value: string,
  ) => (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onFilter({ [key]: event.target.value })}>
          {options.map(([of, words]) => (
            <option key={of} value={of}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  const any = ['', 'Any'] as const;
  return (
    <form
      className="applicant-filters"
      aria-label="Filters"
      onSubmit={(event) => {
        event.preventDefault();
        onFilter({ search: search.trim() });
      }}
    >
      {choose(
        'Season',
        'season',
        seasons.map((one) => [one.intakeId, one.name] as const),
        season.intakeId,
      )}
      {choose(
        'Invitation',
        'stage',
        [any, ...applicantStages.map((one) => [one, stageWords[one]] as const)],
        params['stage'] ?? '',
      )}
      {choose(
        'Decision',
        'status',
        [any, ...decisionStatuses.map((one) => [one, statusWords[one]] as const)],
        params['status'] ?? '',
      )}
      {choose(
        'Order',
        'sort',
        [
          ['name', 'By name'],
          ['newest', 'Newest first'],
          ['status', 'By decision'],
        ],
        params['sort'] ?? 'name',
      )}
      <div className="find">
        <SearchField label="Name, mail or number" value={search} onSearch={setSearch} />
        <button type="submit" className="btn line slim">
          Find
        </button>
      </div>
    </form>
  );
}
