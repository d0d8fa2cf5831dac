import { Field } from '#web/ui/field.tsx';
import { useSchool } from '../school-context.ts';

/** Whether a scenario's name is too short to be one. */
export const isNameShort = (name: string): boolean => name.trim().length < 2;

/** What a scenario in the making is called, and of which programme it is. */
export function NameFields({
  name,
  programmeId,
  tried,
  disabled,
  onName,
  onProgramme,
}: {
  name: string;
  programmeId: string;
  /** What is missing is told. */
  tried: boolean;
  disabled: boolean;
  onName: (name: string) => void;
  onProgramme: (programmeId: string) => void;
}) {
  const { school } = useSchool();
  const programmes = school.programmes.filter(({ archivedAt }) => archivedAt === null);
  return (
    <>
      <Field label="Name" error={tried && isNameShort(name) ? 'Two letters at least.' : undefined}>
        {(control) => (
          <input
            {...control}
            maxLength={120}
            autoComplete="off"
            value={name}
            disabled={disabled}
            onChange={(event) => onName(event.target.value)}
          />
        )}
      </Field>
      <Field label="Programme">
        {(control) => (
          <select
            {...control}
            value={programmeId}
            disabled={disabled}
            onChange={(event) => onProgramme(event.target.value)}
          >
            {programmes.map((one) => (
              <option key={one.programmeId} value={one.programmeId}>
                {one.name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}
