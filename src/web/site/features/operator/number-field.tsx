import { Field } from '#web/ui/field.tsx';

/** A whole number of up to three digits that an act takes beside its reason. `error` says what may stand there when something else does. */
export function NumberField({
  label,
  error,
  value,
  onChange,
}: {
  label: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={label} error={error} className="few">
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          maxLength={3}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
