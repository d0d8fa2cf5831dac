import type { SchoolFigures } from '#contract/schools/analytics.ts';
import { Field } from '#web/ui/field.tsx';
import { Table } from '../parts.tsx';
import { changeWords, oneDigit, percent, twoDigits, wholeWords, withheldWords } from './analytics-words.ts';
import { Figure, TooFew } from './figure.tsx';

/** The seasons of the programme beside each other. */
export function SeasonFigure({ seasons }: { seasons: SchoolFigures['seasons'] }) {
  if (seasons.length < 2) return null;
  return (
    <Figure
      title="Seasons"
      tells="Our mean score, each season beside the one before, with the range the difference lies in. Other applicants and another scenario change it as much as a better cohort."
    >
      <Table
        name="Seasons of the programme"
        rows={seasons}
        keyOf={({ intakeId }) => intakeId}
        columns={[
          { name: 'Season', render: ({ name }) => name },
          { name: 'Invited', render: ({ invited }) => wholeWords(invited) },
          { name: 'Finished', render: ({ finishedShare }) => percent(finishedShare) },
          {
            name: 'Our mean',
            render: ({ mean, withheld }) =>
              withheld ? withheldWords[withheld].mean : mean === null ? 'too few' : twoDigits(mean),
          },
          { name: 'Beside the season before', render: ({ change }) => changeWords(change) },
        ]}
      />
    </Figure>
  );
}

const columnWords = { not_finished: 'Not finished', finished: 'Finished' } as const;
const hidden = <span className="small whole">hidden</span>;
const shown = (count: number | null) => (count === null ? hidden : wholeWords(count));

/** One column of the school's own groups at a time. */
export function GroupFigure({
  names,
  chosen,
  groups,
  onChoose,
}: {
  names: readonly string[];
  /** What the address names; what is shown may still be of the choice before. */
  chosen: string;
  groups: SchoolFigures['groups'];
  onChoose: (name: string) => void;
}) {
  return (
    <Figure
      title="By group"
      tells="Groups are what you supplied with your applicants; nothing is guessed. Counts under ten are hidden, and so is whatever they could be worked out from."
    >
      {names.length === 0 ? (
        <TooFew>Supply columns named “group: …” with your applicants to compare by them.</TooFew>
      ) : (
        <Field label="Compare by" className="narrow">
          {(control) => (
            <select
              {...control}
              value={names.includes(chosen) ? chosen : ''}
              onChange={(event) => onChoose(event.target.value)}
            >
              <option value="">Nothing</option>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      {chosen !== '' && groups && (
        <Table
          stacks
          name={`Applicants by ${groups.name}`}
          rows={[
            ...groups.rows,
            { group: 'All', ...groups, ours: null, theirs: null, counts: groups.totals },
          ]}
          keyOf={({ group }) => group ?? ''}
          columns={[
            { name: groups.name, render: ({ group }) => group ?? 'Smaller groups together' },
            ...groups.columns.map((column, at) => ({
              name: columnWords[column],
              render: ({ counts }: { counts: (number | null)[] }) => shown(counts[at] ?? null),
            })),
            { name: 'All', render: ({ total }) => shown(total) },
            { name: 'Our mean', render: ({ ours }) => (ours === null ? '' : oneDigit(ours)) },
            {
              name: 'Reviewers’ mean',
              render: ({ theirs }) => (theirs === null ? '' : twoDigits(theirs)),
            },
          ]}
        />
      )}
    </Figure>
  );
}
