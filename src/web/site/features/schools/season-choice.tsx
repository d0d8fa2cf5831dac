import { Field } from '#web/ui/field.tsx';
import type { SchoolView } from './places.ts';
import { useSchool } from './school-context.ts';

/** The season a view is about: the one the address names, else the newest that is open; null where the school has none. */
export function useSeason(): string | null {
  const { school, params } = useSchool();
  const seasons = school.programmes.flatMap(({ intakes }) => intakes);
  const named = seasons.find(({ intakeId }) => intakeId === params['season']);
  const open = seasons.findLast(({ closedAt }) => closedAt === null);
  return (named ?? open ?? seasons.at(-1))?.intakeId ?? null;
}

/** Chooses another season. `keep` is what else the address goes on saying. */
export function SeasonChoice({
  view,
  season,
  keep = {},
}: {
  view: SchoolView;
  season: string;
  keep?: Readonly<Record<string, string>>;
}) {
  const { school, go } = useSchool();
  return (
    <Field label="Season" className="season">
      {(control) => (
        <select
          {...control}
          value={season}
          onChange={(event) => go(view, { ...keep, season: event.target.value }, { replace: true })}
        >
          {school.programmes.map(({ programmeId, name, intakes }) => (
            <optgroup key={programmeId} label={name}>
              {intakes.map((intake) => (
                <option key={intake.intakeId} value={intake.intakeId}>
                  {intake.name}
                  {intake.closedAt && ', closed'}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}
