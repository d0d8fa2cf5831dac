import { type ReactNode, useId, useState } from 'react';
import type { OperatorAct } from '#contract/operators.ts';
import { mayAct } from '#contract/operators.ts';
import { wordsFor } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { useOperator } from './operator-context.ts';

const reasonLength = { least: 3, most: 300 };

/** What an act is given besides its reason: a key that stays the same while its dialog is open, so that pressing twice is once. */
type Acting = { reason: string; idempotencyKey: string };

/**
 * A button for one act, there only for a role that may do it. It asks first: what will happen, and why it is done. What came of it is said
 * beside the button.
 */
export function ActButton({
  act,
  label,
  about,
  title,
  happens,
  confirm,
  fields,
  fault = null,
  onAct,
}: {
  act: OperatorAct;
  label: string;
  /** Of what, for who does not see what the button stands beside. */
  about?: string;
  title: string;
  /** Exactly what will happen. */
  happens: ReactNode;
  confirm: string;
  /** What else must be filled in. */
  fields?: ReactNode;
  /** What must be put right in them first. */
  fault?: string | null;
  /** Does it; gives what came of it in one sentence. */
  onAct: (acting: Acting) => Promise<string>;
}) {
  const { role } = useOperator();
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  if (!mayAct(role, act)) return null;
  return (
    <span className="act">
      <button
        type="button"
        className="btn line slim"
        onClick={() => {
          setSaid(null);
          setOpen(true);
        }}
      >
        {label}
        {about && <span className="vh"> {about}</span>}
      </button>
      <output className="small">{said}</output>
      {open && (
        <ActDialog
          title={title}
          happens={happens}
          confirm={confirm}
          fields={fields}
          fault={fault}
          onAct={onAct}
          onClose={(result) => {
            setOpen(false);
            setSaid(result);
          }}
        />
      )}
    </span>
  );
}

function ActDialog({
  title,
  happens,
  confirm,
  fields,
  fault,
  onAct,
  onClose,
}: {
  title: string;
  happens: ReactNode;
  confirm: string;
  fields: ReactNode;
  fault: string | null;
  onAct: (acting: Acting) => Promise<string>;
  onClose: (result: string | null) => void;
}) {
  const id = useId();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const short = reason.trim().length < reasonLength.least;
  const [tooShort, setTooShort] = useState(false);

  const go = async (): Promise<void> => {
    setTooShort(short);
    setFailure(fault);
    if (short || fault !== null) return;
    setBusy(true);
    try {
      onClose(await onAct({ reason: reason.trim(), idempotencyKey }));
    } catch (error) {
      setBusy(false);
      setFailure(wordsFor(error));
    }
  };

  return (
    <Modal
      open
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      busy={busy}
      onCancel={() => onClose(null)}
    >
      <form
        noValidate
        className="act-form"
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        <h2 id={`${id}-title`}>{title}</h2>
        <div id={`${id}-text`}>
          <p>{happens}</p>
        </div>
        {fields}
        <Field
          label="Reason"
          hint="It goes into the audit log with your name."
          error={tooShort && short ? `Say why in ${reasonLength.least} letters at least.` : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              rows={2}
              maxLength={reasonLength.most}
              value={reason}
              disabled={busy}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        {failure && (
          <p className="said-wrong" role="alert">
            {failure}
          </p>
        )}
        <div className="answers">
          <button type="submit" className="btn line" disabled={busy}>
            {busy ? 'Working...' : confirm}
          </button>
          <button type="button" className="btn" disabled={busy} onClick={() => onClose(null)}>
            Cancel
          </button>
        </div>
      </form>
    </Modal>
  );
}
