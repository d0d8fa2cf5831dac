import { type ReactNode, useState } from 'react';
import { Field } from '#web/ui/field.tsx';

/** A number within its bounds; what is typed and is none is told, and not handed on. */
export function NumberField({
  label,
  hint,
  least,
  most,
  step = 1,
  value,
  error,
  onChange,
}: {
  label: ReactNode;
  hint?: string;
  least: number;
  most: number;
  step?: number;
  value: number;
  error?: string | undefined;
  onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const isNumber = typed === null || isWithin(typed, least, most, step);
  return (
    <Field
      label={label}
      hint={hint}
      error={isNumber ? error : `From ${least} to ${most}${step === 1 ? ', a whole number' : ''}.`}
    >
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="decimal"
          min={least}
          max={most}
          step={step}
          value={typed ?? String(value)}
          onChange={(event) => {
            const text = event.target.value;
            const isGood = isWithin(text, least, most, step);
            setTyped(isGood ? null : text);
            if (isGood) onChange(Number(text));
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}

function isWithin(text: string, least: number, most: number, step: number): boolean {
  const number = Number(text);
  return (
    text.trim() !== '' &&
    number >= least &&
    number <= most &&
    Number.isInteger(Math.round((number / step) * 1e6) / 1e6)
  );
}
