import type { SchoolFigures } from '#contract/schools/analytics.ts';
import { groupMeans, groupTable } from '#core/schools/analytics/group-table.ts';
import type { PeopleInFigures, ScoreInFigures } from './analytics-store.ts';

const columns = ['not_finished', 'finished'] as const;
const finished = 4;

type Known = { ours: ReadonlyMap<string, number>; theirs: ReadonlyMap<string, number> };

/**
 * One column of groups that the school supplied: how far its people came, and the means of those with a score. Beside the means stands no
 * count of their own: a hidden count could be found from it (rule SCHOOL-70).
 */
export function groupsShown(
  name: string,
  people: readonly PeopleInFigures[],
  scores: readonly ScoreInFigures[],
  { ours, theirs }: Known,
): NonNullable<SchoolFigures['groups']> {
  const invited = people.flatMap(({ group, reached, people: count }) =>
    reached === null
      ? []
      : Array.from({ length: count }, () => ({
          group,
          column: reached === finished ? 'finished' : 'not_finished',
        })),
  );
  const { rows, totals, total } = groupTable(invited, columns);
  const meansOf = (known: ReadonlyMap<string, number>): ReadonlyMap<string, number | null> => {
    const scored = scores.flatMap(({ applicant_id, group }) => {
      const value = known.get(applicant_id);
      return value === undefined ? [] : [{ group, value }];
    });
    return new Map(groupMeans(scored).map(({ group, mean }) => [group, mean]));
  };
  const [our, their] = [meansOf(ours), meansOf(theirs)];
  return {
    name,
    columns: [...columns],
    rows: rows.map((row) => ({
      ...row,
      ours: row.group === null ? null : (our.get(row.group) ?? null),
      theirs: row.group === null ? null : (their.get(row.group) ?? null),
    })),
    totals,
    total,
  };
}
