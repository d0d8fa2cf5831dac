import type { ColourChecked } from '#contract/schools/branding.ts';
import { Field } from '#web/ui/field.tsx';
import { type ColourKnown, colourIn } from './use-colour.ts';

const when = { light: 'By day', dark: 'By night' } as const;
const ratio = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** One of a school's colours: chosen or typed, with what is shown of it by day and by night and its nearest tint at hand (rule SCHOOL-91). */
export function ColourField({
  label,
  hint,
  value,
  known: { checked, failure },
  disabled,
  onChange,
}: {
  label: string;
  hint: string;
  value: string;
  known: ColourKnown;
  disabled: boolean;
  onChange: (value: string) => void;
}) {
  const isHalf = value.trim() !== '' && colourIn(value) === null;
  return (
    <div className="colour-field">
      <Field
        label={label}
        hint={hint}
        error={isHalf ? 'A colour is written with # and six digits, such as #0b3d91.' : undefined}
      >
        {(control) => (
          <span className="colour">
            <input
              type="color"
              aria-label={`Choose: ${label.toLowerCase()}`}
              value={colourIn(value) ?? '#777777'}
              disabled={disabled}
              onChange={(event) => onChange(event.target.value)}
            />
            <input
              {...control}
              autoComplete="off"
              spellCheck={false}
              maxLength={7}
              placeholder="none"
              value={value}
              disabled={disabled}
              onChange={(event) => onChange(event.target.value)}
            />
            {value !== '' && (
              <button type="button" className="go" disabled={disabled} onClick={() => onChange('')}>
                Take away
              </button>
            )}
          </span>
        )}
      </Field>
      <div className="colour-said" aria-live="polite">
        {failure && <p className="said-wrong">{failure}</p>}
        {checked && <Verdicts checked={checked} disabled={disabled} onTake={onChange} />}
      </div>
    </div>
  );
}

function Verdicts({
  checked,
  disabled,
  onTake,
}: {
  checked: ColourChecked;
  disabled: boolean;
  onTake: (colour: string) => void;
}) {
  return (['light', 'dark'] as const).map((theme) => {
    const { contrast, asWords, nearest } = checked.themes[theme];
    return (
      <p key={theme} className="small">
        <span className="swatch" data-theme={theme}>
          <i style={{ background: nearest }} />
        </span>
        <span>
          {when[theme]} {ratio.format(contrast)} : 1.{' '}
          {asWords ? 'It can be read as it is.' : `Hard to read; we show ${nearest} instead.`}
        </span>
        {!asWords && (
          <button type="button" className="go" disabled={disabled} onClick={() => onTake(nearest)}>
            Take {nearest}
          </button>
        )}
      </p>
    );
  });
}
