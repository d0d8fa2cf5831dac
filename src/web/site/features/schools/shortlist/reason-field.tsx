import { shortlistLimits } from '#contract/schools/shortlist.ts';
import { Field } from '#web/ui/field.tsx';

/** Whether a reason is too short to be one. */
export const isReasonMissing = (reason: string): boolean => reason.trim().length < 3;

/** Why something is decided, kept with it; `tried` once it was sent without. */
export function ReasonField({
  reason,
  tried,
  disabled,
  onWrite,
}: {
  reason: string;
  tried: boolean;
  disabled: boolean;
  onWrite: (reason: string) => void;
}) {
  return (
    <Field
      label="Reason"
      error={tried && isReasonMissing(reason) ? 'Say why in three letters at least.' : undefined}
    >
      {(control) => (
        <textarea
          {...control}
          rows={3}
          maxLength={shortlistLimits.reasonCharacters}
          value={reason}
          disabled={disabled}
          onChange={(event) => onWrite(event.target.value)}
        />
      )}
    </Field>
  );
}
