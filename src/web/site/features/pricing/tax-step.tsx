import { type SubmitEvent, useId, useRef, useState } from 'react';
import type { BillingAddress } from '#contract/billing.ts';
import { catalogue, type ProductId } from '#contract/catalogue.ts';
import { formatRupees } from '#contract/money.ts';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import {
  type AddressDraft,
  addressProblems,
  type AddressProblems,
  readKeptAddress,
  statesByName,
} from './billing-address.ts';
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
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [draft, setDraft] = useState<AddressDraft>(readKeptAddress);
  const [problems, setProblems] = useState<AddressProblems>({});

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
    <Modal
      open
      className="tax-step"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onCancel={onCancel}
    >
      <form ref={form} noValidate onSubmit={submit}>
        <h2 id={`${id}-title`}>Your tax invoice</h2>
        <p id={`${id}-text`}>
          It must name your state and PIN code. We use them for this invoice only, and this browser forgets
          them when you sign out or close the tab.
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
    </Modal>
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
  return (
    <>
      <Field label="State or union territory" error={problems.stateCode}>
        {(control) => (
          <select
            {...control}
            name="stateCode"
            autoComplete="address-level1"
            value={draft.stateCode}
            onChange={(event) => onChange({ stateCode: event.target.value })}
          >
            <option value="">Choose...</option>
            {statesByName.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="PIN code" error={problems.pin}>
        {(control) => (
          <input
            {...control}
            name="pin"
            className="num"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={7}
            value={draft.pin}
            onChange={(event) => onChange({ pin: event.target.value.replace(/\s/g, '') })}
          />
        )}
      </Field>
    </>
  );
}
