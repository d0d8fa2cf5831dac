import { brandingLimits } from '#contract/schools/branding.ts';
import { Field } from '#web/ui/field.tsx';
import { ColourField } from './colour-field.tsx';
import type { Branding, FieldWords } from './use-branding.ts';
import type { ColourKnown } from './use-colour.ts';

const left = (text: string, most: number, rest: string): string =>
  `${rest} ${(most - text.length).toLocaleString('en-IN')} characters left.`;

/** A line or a text of a school, with what is left of its length. */
function WordsField({
  branding: { words, busy, set },
  of,
  label,
  most,
  hint,
  rows,
  error,
}: {
  branding: Branding;
  of: keyof FieldWords;
  label: string;
  most: number;
  hint: string;
  rows?: number;
  error?: string | undefined;
}) {
  const shared = {
    maxLength: most,
    value: words[of],
    disabled: busy,
    onChange: (event: { target: { value: string } }) => set({ [of]: event.target.value }),
  };
  return (
    <Field label={label} hint={left(words[of], most, hint)} error={error}>
      {(control) =>
        rows ? (
          <textarea {...control} rows={rows} {...shared} />
        ) : (
          <input {...control} autoComplete="off" {...shared} />
        )
      }
    </Field>
  );
}

/** A school's words, who its mails are from, and its two colours. */
export function WordsFields({
  branding,
  main,
  accent,
}: {
  branding: Branding;
  main: ColourKnown;
  accent: ColourKnown;
}) {
  const { words, busy, isShort, set } = branding;
  return (
    <>
      <WordsField
        branding={branding}
        of="shownName"
        label="Name that applicants read"
        most={brandingLimits.name}
        hint="On their page and in our mails."
        error={isShort ? 'Two letters at least.' : undefined}
      />
      <WordsField
        branding={branding}
        of="senderName"
        label="Who mails are from"
        most={brandingLimits.sender}
        hint={`Applicants read “${words.senderName.trim() || words.shownName.trim() || 'your name'} via Hotseat”. The address stays ours.`}
      />
      <WordsField
        branding={branding}
        of="welcome"
        label="Welcome"
        most={brandingLimits.welcome}
        hint="May be empty. It stands under the name."
        rows={5}
      />
      <WordsField
        branding={branding}
        of="consentText"
        label="Your own words in the notice"
        most={brandingLimits.consent}
        hint="May be empty. They follow ours. Who agreed to other words is asked anew when they open their link."
        rows={7}
      />
      <ColourField
        label="Main colour"
        hint="On what applicants press. Where it could not be read, its nearest tint stands."
        value={words.mainColour}
        known={main}
        disabled={busy}
        onChange={(mainColour) => set({ mainColour })}
      />
      <ColourField
        label="Accent colour"
        hint="On lines. Without one the main colour is there too."
        value={words.accentColour}
        known={accent}
        disabled={busy}
        onChange={(accentColour) => set({ accentColour })}
      />
    </>
  );
}
