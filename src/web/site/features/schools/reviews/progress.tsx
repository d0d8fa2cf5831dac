import { useCallback, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import type { ReviewProgress } from '#contract/schools/review.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Table, Time } from '../parts.tsx';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { counted } from '../school-words.ts';
import { SeasonChoice, useSeason } from '../season-choice.tsx';
import { useReading } from '../use-reading.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { Readers } from './readers.tsx';

type Page = ReplyOf<'listReviewProgress'>;

/** How far the reviews of a season are, and the way to assign them. No mark is on it (rule SCHOOL-8). */
export function Progress() {
  const season = useSeason();
  if (season === null)
    return (
      <Empty title="No season yet">
        <p>Sittings belong to a season of a programme; add one in the settings.</p>
      </Empty>
    );
  return <OfSeason key={season} season={season} />;
}

function OfSeason({ season }: { season: string }) {
  const { school } = useSchool();
  const { orgId } = school;
  const load = useCallback(
    (signal: AbortSignal) =>
      callEndpoint('GET /api/schools/:orgId/reviews', {
        params: { orgId },
        query: { intakeId: season },
        signal,
      }),
    [orgId, season],
  );
  const reading = useReading(load);
  return (
    <>
      <SeasonChoice view="reviews" season={season} keep={{ tab: 'team' }} />
      <Read reading={reading} what="how far the reviews are">
        {(first) =>
          first.totals.sittings === 0 ? (
            <Empty title="Nobody has finished yet">
              <p>A sitting comes here once it is over, and can be given to its readers.</p>
            </Empty>
          ) : (
            <Sittings first={first} season={season} onChanged={reading.again} />
          )
        }
      </Read>
    </>
  );
}

function Totals({ totals }: { totals: Page['totals'] }) {
  const { sittings, assigned, submitted, without } = totals;
  return (
    <dl className="totals">
      {(
        [
          ['Finished sittings', sittings],
          ['Reviews assigned', assigned],
          ['Submitted', submitted],
          ['Still waiting', assigned - submitted],
          ['Sittings without a reader', without],
        ] as const
      ).map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{count.toLocaleString('en-IN')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The pages read so far; a change reads the first anew and folds the later ones up. */
function useSittings(first: Page, season: string) {
  const { school } = useSchool();
  const [later, setLater] = useState<{ of: Page; pages: Page[] }>({ of: first, pages: [] });
  const [failure, setFailure] = useState<string | null>(null);
  const pages = later.of === first ? later.pages : [];
  const sittings = [first, ...pages].flatMap((page) => page.sittings);
  const more = (): void => {
    callEndpoint('GET /api/schools/:orgId/reviews', {
      params: { orgId: school.orgId },
      query: { intakeId: season, after: sittings.at(-1)?.sittingId },
    }).then(
      (page) => {
        setLater({ of: first, pages: [...pages, page] });
        setFailure(null);
      },
      (error: unknown) => setFailure(wordsFor(error)),
    );
  };
  return { sittings, hasMore: (pages.at(-1) ?? first).more, more, failure };
}

function Sittings({ first, season, onChanged }: { first: Page; season: string; onChanged: () => void }) {
  const { sittings, hasMore, more, failure } = useSittings(first, season);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [assigning, setAssigning] = useState(false);
  const [outcome, setOutcome] = useState<ReplyOf<'assignReviews'> | null>(null);
  const choose = (sittingId: string, ticked: boolean): void => {
    const next = new Set(chosen);
    if (ticked) next.add(sittingId);
    else next.delete(sittingId);
    setChosen(next);
  };
  return (
    <>
      <Totals totals={first.totals} />
      <div className="ways">
        <button type="button" className="btn slim" onClick={() => setAssigning(true)}>
          {chosen.size > 0 ? `Assign ${chosen.size} chosen` : 'Assign reviews'}
        </button>
        {chosen.size > 0 && (
          <button type="button" className="go" onClick={() => setChosen(new Set())}>
            Choose none
          </button>
        )}
      </div>
      <output>{outcome && <Outcome outcome={outcome} sittings={sittings} />}</output>
      <Table
        stacks
        name="Finished sittings"
        rows={sittings}
        keyOf={({ sittingId }) => sittingId}
        columns={columnsOf(chosen, choose, onChanged)}
      />
      {failure && (
        <p className="said-wrong" role="alert">
          {failure}
        </p>
      )}
      {hasMore && (
        <button type="button" className="btn line slim" onClick={more}>
          Show more
        </button>
      )}
      {assigning && (
        <AssignDialog
          season={season}
          chosen={[...chosen]}
          chosenTopics={topicsOf(sittings.filter(({ sittingId }) => chosen.has(sittingId)))}
          onDone={(done) => {
            setOutcome(done);
            setChosen(new Set());
            onChanged();
          }}
          onClose={() => setAssigning(false)}
        />
      )}
    </>
  );
}

/** What any of these sittings was asked about. */
const topicsOf = (sittings: readonly ReviewProgress[]) => [
  ...new Set(sittings.flatMap(({ topicIds }) => topicIds)),
];

const columnsOf = (
  chosen: ReadonlySet<string>,
  choose: (sittingId: string, ticked: boolean) => void,
  onChanged: () => void,
) => [
  {
    name: 'Chosen',
    hidden: true,
    render: ({ sittingId, applicantName }: ReviewProgress) => (
      <input
        type="checkbox"
        className="pick"
        aria-label={`Choose ${applicantName}`}
        checked={chosen.has(sittingId)}
        onChange={(event) => choose(sittingId, event.target.checked)}
      />
    ),
  },
  { name: 'Applicant', render: ({ applicantName }: ReviewProgress) => applicantName },
  { name: 'Finished', render: ({ finishedAt }: ReviewProgress) => <Time iso={finishedAt} /> },
  {
    name: 'Submitted',
    render: ({ assigned, submitted }: ReviewProgress) => (
      <span className="num">
        {submitted} of {assigned}
      </span>
    ),
  },
  {
    name: 'Waiting since',
    render: ({ waitingSince }: ReviewProgress) => waitingSince && <Time iso={waitingSince} />,
  },
  {
    name: 'Readers',
    render: (sitting: ReviewProgress) => <Readers sitting={sitting} onChanged={onChanged} />,
  },
];

/** What came out of an assignment; the sittings that too few may read are named where they are in sight. */
function Outcome({
  outcome: { assigned, short, without },
  sittings,
}: {
  outcome: ReplyOf<'assignReviews'>;
  sittings: readonly ReviewProgress[];
}) {
  const names = sittings.filter(({ sittingId }) => short.includes(sittingId)).map((one) => one.applicantName);
  return (
    <>
      {counted(assigned, 'review was', 'reviews were')} assigned.
      {short.length > 0 &&
        ` ${counted(short.length, 'sitting has', 'sittings have')} fewer readers than you asked for: too few of those may read ${
          short.length === 1 ? 'it' : 'them'
        }${names.length > 0 ? ` (${names.slice(0, 8).join(', ')}${short.length > 8 ? ' …' : ''})` : ''}.`}
      {without > 0 &&
        ` ${counted(without, 'sitting was', 'sittings were')} left out of topics that ${
          without === 1 ? 'its scenario does' : 'their scenarios do'
        } not have.`}
    </>
  );
}
