import { type ContractTerms, endsInTime } from '#contract/schools/organisation.ts';
import { Field } from '#web/ui/field.tsx';

/** A contract as it is being written. */
export type WrittenContract = Readonly<Record<string, string>> & { name: string };

export const emptyContract: WrittenContract = { name: '' };

type FieldRow = readonly [key: string, label: string, type: 'text' | 'email' | 'date' | 'url', hint?: string];

const ofContract: readonly FieldRow[] = [
  ['name', 'Name of the school', 'text'],
  ['seats', 'Seats', 'text', 'One is used by each interview of an applicant that came to a record.'],
  ['contractFrom', 'From', 'date'],
  ['contractUntil', 'Until', 'date'],
  ['managerName', 'Their person at Hotseat', 'text'],
  ['managerEmail', 'The person’s e-mail', 'email'],
  ['managerCalendar', 'The person’s calendar, if any', 'url', 'An address that begins with https://.'],
];
const ofOpening: readonly FieldRow[] = [
  ['slug', 'Slug', 'text', 'Small letters, digits and hyphens; it never changes.'],
  ['ownerName', 'Name of the first owner', 'text'],
  ['ownerEmail', 'E-mail of the first owner', 'email'],
];

/** What is wrong with the days of a contract as it stands, in one sentence; null when nothing is. An unreal day is none to a field of days. */
export function daysFault({ contractFrom = '', contractUntil = '' }: WrittenContract): string | null {
  if (contractFrom === '' || contractUntil === '')
    return 'Say from which day and until which day the contract runs.';
  return endsInTime({ contractFrom, contractUntil }) ? null : endsEarly;
}
const endsEarly = 'The contract would end before it begins.';

/** The fields of a contract; with those of an opening when the school is new. */
export function ContractFields({
  written,
  onWrite,
  isNew = false,
}: {
  written: WrittenContract;
  onWrite: (written: WrittenContract) => void;
  isNew?: boolean;
}) {
  return [...ofContract, ...(isNew ? ofOpening : [])].map(([key, label, type, hint]) => (
    <Field
      key={key}
      label={label}
      hint={hint}
      error={key === 'contractUntil' && daysFault(written) === endsEarly ? endsEarly : undefined}
    >
      {(control) => (
        <input
          {...control}
          type={type}
          autoComplete="off"
          maxLength={500}
          {...(key === 'seats' && { inputMode: 'numeric' as const })}
          value={written[key] ?? ''}
          onChange={(event) => onWrite({ ...written, [key]: event.target.value })}
        />
      )}
    </Field>
  ));
}

/** What was written, as the service takes it; what is no number of seats is refused there. */
export function termsOf(written: WrittenContract): ContractTerms {
  const { name, seats = '', contractFrom = '', contractUntil = '' } = written;
  const { managerName = '', managerEmail = '', managerCalendar = '' } = written;
  return {
    name,
    seats: /^\d+$/.test(seats.trim()) ? Number(seats) : -1,
    contractFrom,
    contractUntil,
    managerName,
    managerEmail,
    managerCalendar: managerCalendar.trim() || null,
  };
}

export const writtenOf = (terms: ContractTerms): WrittenContract => ({
  name: terms.name,
  seats: String(terms.seats),
  contractFrom: terms.contractFrom,
  contractUntil: terms.contractUntil,
  managerName: terms.managerName,
  managerEmail: terms.managerEmail,
  managerCalendar: terms.managerCalendar ?? '',
});
