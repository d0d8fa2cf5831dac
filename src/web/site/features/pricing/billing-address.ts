import type { BillingAddress } from '#contract/billing.ts';
import { indianStates } from '#contract/indian-states.ts';
import { keptAddress } from '#web/lib/kept-words.ts';

/** The states and union territories as a list to choose from, by name. */
export const statesByName: readonly { code: string; name: string }[] = Object.entries(indianStates)
  .map(([code, name]) => ({ code, name }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en-IN'));

export type AddressDraft = { stateCode: string; pin: string };
export type AddressProblems = Partial<Record<keyof AddressDraft, string>>;

/** What is missing or wrong in an address, in words for its field; empty when it can go on an invoice. */
export function addressProblems({ stateCode, pin }: AddressDraft): AddressProblems {
  return {
    ...(!Object.hasOwn(indianStates, stateCode) && { stateCode: 'Please choose your state.' }),
    ...(!/^[1-9]\d{5}$/.test(pin) && { pin: 'A PIN code has six digits and does not begin with 0.' }),
  };
}

/** The address of this tab's last purchase, or an empty one. Where storage is closed to us nothing is kept. */
export function readKeptAddress(): AddressDraft {
  try {
    const { stateCode, pin } = JSON.parse(
      sessionStorage.getItem(keptAddress) ?? '{}',
    ) as Partial<AddressDraft>;
    return { stateCode: stateCode ?? '', pin: pin ?? '' };
  } catch {
    return { stateCode: '', pin: '' };
  }
}

export function keepAddress(address: BillingAddress): void {
  try {
    sessionStorage.setItem(keptAddress, JSON.stringify(address));
  } catch {
    return;
  }
}
