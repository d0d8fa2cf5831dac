import { Field } from '#web/ui/field.tsx';
import type { SchoolView } from './places.ts';
import { useSchool } from './school-context.ts';
import { seasonOf } from './season-of.ts';

/** The season a view is about: the one chosen last, else the same on every page; null where the school has none. */
export function useSeason(): string | null {
  const { school, season } = useSchool();
  return seasonOf(school.programmes, season);
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
