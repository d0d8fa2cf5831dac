import { useState } from 'react';
import { Check } from '#web/ui/check.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSchool } from '../school-context.ts';

export type Named = {
  title: string;
  send: string;
  name: string;
  /** The box by which it is put away, where it can be. */
  ended?: { label: string; text: string; is: boolean };
  onSend: (name: string, ended: boolean) => Promise<unknown>;
};

/** The name of a programme or of a season, and whether it is over. */
export function NameForm({ title, send, name, ended, onSend, onClose }: Named & { onClose: () => void }) {
  const { reload } = useSchool();
  const [written, setWritten] = useState(name);
  const [over, setOver] = useState(ended?.is ?? false);
  const [tried, setTried] = useState(false);
  const short = written.trim().length < 2;
  return (
    <FormDialog
      title={title}
      send={send}
      onSend={() => {
        setTried(true);
        return short ? null : onSend(written.trim(), over).then(reload);
      }}
      onClose={onClose}
    >
      {(busy) => (
        <>
          <Field label="Name" error={tried && short ? 'Two letters at least.' : undefined}>
            {(control) => (
              <input
                {...control}
                maxLength={120}
                autoComplete="off"
                value={written}
                disabled={busy}
                onChange={(event) => setWritten(event.target.value)}
              />
            )}
          </Field>
          {ended && (
            <Check checked={over} disabled={busy} text={ended.text} onChange={setOver}>
              {ended.label}
            </Check>
          )}
        </>
      )}
    </FormDialog>
  );
}
