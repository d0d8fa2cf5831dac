import { Check } from '#web/ui/check.tsx';
import { useSchool } from './school-context.ts';

/** The programmes that somebody or something is narrowed to. */
export function ProgrammeChecks({
  chosen,
  disabled,
  onChoose,
}: {
  chosen: readonly string[];
  disabled: boolean;
  onChoose: (chosen: readonly string[]) => void;
}) {
  const { programmes } = useSchool().school;
  if (programmes.length === 0) return null;
  return (
    <fieldset>
      <legend>Only these programmes; all of them when none is ticked</legend>
      {programmes
        .filter(({ archivedAt, programmeId }) => archivedAt === null || chosen.includes(programmeId))
        .map(({ programmeId, name }) => (
          <Check
            key={programmeId}
            checked={chosen.includes(programmeId)}
            disabled={disabled}
            onChange={(ticked) =>
              onChoose(ticked ? [...chosen, programmeId] : chosen.filter((one) => one !== programmeId))
            }
          >
            {name}
          </Check>
        ))}
    </fieldset>
  );
}
