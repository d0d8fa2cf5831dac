import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { BillingAddress } from '#contract/billing.ts';
import { catalogue, type ProductId } from '#contract/catalogue.ts';
import { formatRupees } from '#contract/money.ts';
import {
  type AddressDraft,
  addressProblems,
  type AddressProblems,
  readKeptAddress,
  statesByName,
} from './billing-address.ts';
import '#web/ui/dialog.css';
import './tax-step.css';

/** Asks where the tax invoice goes before the payment opens. Mounted only while it asks. */
export function TaxStep({
  product,
  onCancel,
  onAddress,
}: {
  product: ProductId;
  onCancel: () => void;
  onAddress: (address: BillingAddress) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [draft, setDraft] = useState<AddressDraft>(readKeptAddress);
  const [problems, setProblems] = useState<AddressProblems>({});
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  const change = (part: Partial<AddressDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    // A complaint goes as soon as it is met; a new one waits for the button.
    const left = addressProblems(next);
    setProblems((said) => ({
      ...(said.stateCode && left.stateCode && { stateCode: left.stateCode }),
      ...(said.pin && left.pin && { pin: left.pin }),
    }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = addressProblems(draft);
    setProblems(found);
    const wrong = found.stateCode ? 'stateCode' : found.pin ? 'pin' : null;
    if (!wrong) return onAddress(draft);
    form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };

  const { title, pricePaise } = catalogue[product];
  return (
    <dialog
      ref={dialog}
      className="ask tax-step"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <form ref={form} noValidate onSubmit={submit}>
        <h2 id={`${id}-title`}>Your tax invoice</h2>
        <p id={`${id}-text`}>
          It must name your state and PIN code. We use them for this invoice only, and this browser forgets
          them when you close the tab.
        </p>
        <AddressFields draft={draft} problems={problems} onChange={change} />
        <p className="total">
          {title} <b className="num">{formatRupees(pricePaise)}</b>
          <span className="small">GST included</span>
        </p>
        <div className="answers">
          <button type="button" className="btn line" onClick={onCancel}>
            Cancel
          </button>
          <button type="submit" className="btn">
            Go to payment
          </button>
        </div>
      </form>
    </dialog>
  );
}

function AddressFields({
  draft,
  problems,
  onChange,
}: {
  draft: AddressDraft;
  problems: AddressProblems;
  onChange: (part: Partial<AddressDraft>) => void;
}) {
  const id = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-state`}>State or union territory</label>
        <select
          id={`${id}-state`}
          name="stateCode"
          autoComplete="address-level1"
          value={draft.stateCode}
          aria-invalid={problems.stateCode ? true : undefined}
          aria-describedby={problems.stateCode ? `${id}-state-wrong` : undefined}
          onChange={(event) => onChange({ stateCode: event.target.value })}
        >
          <option value="">Choose...</option>
          {statesByName.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Wrong id={`${id}-state-wrong`} words={problems.stateCode} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-pin`}>PIN code</label>
        <input
          id={`${id}-pin`}
          name="pin"
          className="num"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
          value={draft.pin}
          aria-invalid={problems.pin ? true : undefined}
          aria-describedby={problems.pin ? `${id}-pin-wrong` : undefined}
          onChange={(event) => onChange({ pin: event.target.value.replace(/\s/g, '') })}
        />
        <Wrong id={`${id}-pin-wrong`} words={problems.pin} />
      </div>
    </>
  );
}

function Wrong({ id, words }: { id: string; words: string | undefined }) {
  if (!words) return null;
  return (
    <p id={id} className="said-wrong wrong">
      {words}
    </p>
  );
}
