import type { ReactNode } from 'react';
import type { SchoolDashboard } from '#contract/schools/dashboard.ts';
import { Part, Table, Time } from '../parts.tsx';
import type { PlaceParams, SchoolView } from '../places.ts';
import { useSchool } from '../school-context.ts';
import { counted, invitationWords } from '../school-words.ts';

/** What waits: one's own reviews, everybody's, deadlines and unopened mail. What does not wait is not named. */
export function Waiting({ dashboard }: { dashboard: SchoolDashboard }) {
  const { mine, team, people } = dashboard;
  const asks = [mine?.waiting, team?.waiting, people?.near, people?.unopened, people?.bounced];
  const quiet = asks.every((count) => !count);
  const reads = mine !== null || team !== null || people !== null;
  return (
    <>
      {reads && quiet && <p className="lead">Nothing waits for you.</p>}
      {mine !== null && mine.waiting > 0 && (
        <Part title={`${counted(mine.waiting, 'review')} for you`}>
          <Oldest at={mine.oldestAt} />
          <To view="reviews" words="To your reviews" button />
        </Part>
      )}
      {team !== null && team.waiting > 0 && <Team team={team} />}
      {people && <People people={people} />}
    </>
  );
}

function Oldest({ at }: { at: string | null }) {
  return at === null ? null : (
    <p>
      The oldest was assigned on <Time iso={at} />.
    </p>
  );
}

function To({
  view,
  params = {},
  words,
  button = false,
}: {
  view: SchoolView;
  params?: PlaceParams;
  words: ReactNode;
  button?: boolean;
}) {
  const { sees, renderLink } = useSchool();
  if (!sees(view)) return null;
  return <p className="ways">{renderLink(view, params, words, { className: button ? 'btn slim' : 'go' })}</p>;
}

function Team({ team }: { team: NonNullable<SchoolDashboard['team']> }) {
  return (
    <Part title={`${counted(team.waiting, 'review')} waiting in all`}>
      <Table
        name="Who has reviews waiting, the longest wait first"
        rows={team.reviewers}
        keyOf={({ memberId }) => memberId}
        columns={[
          { name: 'Reviewer', render: ({ name }) => name },
          { name: 'Waiting', render: ({ waiting }) => <span className="num">{waiting}</span> },
          { name: 'Since', render: ({ oldestAt }) => oldestAt && <Time iso={oldestAt} /> },
        ]}
      />
      <To view="reviews" words="To the reviews" />
    </Part>
  );
}

type PeopleWaiting = NonNullable<SchoolDashboard['people']>;

function People({ people }: { people: PeopleWaiting }) {
  const { near, nearLines, unopened, unopenedLines, bounced } = people;
  return (
    <>
      {near > 0 && (
        <Part title={`${counted(near, 'deadline')} within three days`}>
          <Lines name="Deadlines that are near" lines={nearLines} of={near} />
        </Part>
      )}
      {unopened > 0 && (
        <Part title={`${counted(unopened, 'invitation')} not opened for two days`}>
          <Lines name="Invitations that are not opened" lines={unopenedLines} of={unopened} />
        </Part>
      )}
      {bounced > 0 && (
        <Part title={`${counted(bounced, 'mail')} came back`}>
          <p>Their addresses lead nowhere: correct them and send the invitations again.</p>
          <To view="applicants" params={{ stage: 'bounced' }} words="To those whose mail came back" />
        </Part>
      )}
    </>
  );
}

function Lines({ name, lines, of }: { name: string; lines: PeopleWaiting['nearLines']; of: number }) {
  const { sees, renderLink } = useSchool();
  return (
    <>
      <Table
        name={name}
        rows={lines}
        keyOf={({ applicantId, deadlineAt }) => `${applicantId} ${deadlineAt}`}
        columns={[
          {
            name: 'Applicant',
            render: (line) =>
              sees('applicants')
                ? renderLink('applicants', { id: line.applicantId }, line.name, { className: 'go' })
                : line.name,
          },
          { name: 'So far', render: ({ state }) => invitationWords[state] },
          { name: 'Until', render: ({ deadlineAt }) => <Time iso={deadlineAt} /> },
        ]}
      />
      {of > lines.length && <p className="small">And {counted(of - lines.length, 'more', 'more')}.</p>}
      <To view="applicants" words="To the applicants" />
    </>
  );
}
