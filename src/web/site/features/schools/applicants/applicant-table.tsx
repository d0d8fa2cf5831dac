import type { ApplicantLine } from '#contract/schools/applicants.ts';
import { Table, Time } from '../parts.tsx';
import { useSchool } from '../school-context.ts';
import { statusWords } from '../school-words.ts';
import { isLinkless, type Season, stageOf, stageWords } from './applicant-words.ts';

/** A page of applicants; each can be ticked, all of the page at once, and each name leads to its applicant. */
export function ApplicantTable({
  applicants,
  season,
  selected,
  onSelect,
}: {
  applicants: readonly ApplicantLine[];
  season: Season;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}) {
  const { renderLink, may } = useSchool();
  const ids = applicants.map(({ applicantId }) => applicantId);
  const all = ids.every((id) => selected.has(id));
  const tick = (id: string): void => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  const ticks = {
    name: 'Ticked',
    hidden: true,
    render: ({ applicantId, name }: ApplicantLine) => (
      <input
        type="checkbox"
        className="tick"
        aria-label={`Tick ${name}`}
        checked={selected.has(applicantId)}
        onChange={() => tick(applicantId)}
      />
    ),
  };
  const manages = may('manage_applicants');
  return (
    <>
      {manages && (
        <label className="tick-all">
          <input
            type="checkbox"
            className="tick"
            checked={all}
            onChange={() => onSelect(all ? new Set() : new Set(ids))}
          />{' '}
          All on this page
        </label>
      )}
      <Table
        stacks
        name="Applicants"
        rows={applicants}
        keyOf={({ applicantId }) => applicantId}
        columns={[
          ...(manages ? [ticks] : []),
          {
            name: 'Name',
            render: ({ applicantId, name, email }) => (
              <>
                {renderLink('applicants', { id: applicantId, season: season.intakeId }, name)}
                <span className="small">{email}</span>
              </>
            ),
          },
          { name: 'Number', render: ({ externalId }) => externalId ?? '' },
          { name: 'Invitation', render: (line) => <Stage line={line} /> },
          {
            name: 'By',
            render: ({ invitation }) => (invitation === null ? '' : <Time iso={invitation.deadlineAt} />),
          },
          { name: 'Decision', render: ({ status }) => statusWords[status] },
        ]}
      />
    </>
  );
}

function Stage({ line }: { line: ApplicantLine }) {
  const stage = stageOf(line);
  return (
    <>
      <span className={stage === 'bounced' ? 'said-wrong' : undefined}>{stageWords[stage]}</span>
      {line.invitation && isLinkless(line.invitation) && <span className="small">No link sent</span>}
    </>
  );
}
