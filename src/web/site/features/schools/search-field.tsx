import { Field } from '#web/ui/field.tsx';

/** Where one types what a list is searched for. */
export function SearchField({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (words: string) => void;
}) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="search"
          maxLength={200}
          value={value}
          onChange={(event) => onSearch(event.target.value)}
        />
      )}
    </Field>
  );
}
