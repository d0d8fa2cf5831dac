import { formatRupees } from '#contract/money.ts';

/** Micro-rupees as rupees with two places: "₹12.40"; what is smaller than a paisa is not nothing. */
export function rupeesOfMicro(microRupees: number): string {
  if (microRupees > 0 && microRupees < 10_000) return 'under ₹0.01';
  const rupees = microRupees / 1_000_000;
  return `₹${rupees.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** A code of the service as words: "refund_pending" is "refund pending", "orderId" is "order id". */
export const plainWords = (code: string): string =>
  code.replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** What an entry of the audit log says beside its kind: the reason first, money in rupees; who did it stands in a column of its own. */
export function detailWords(detail: Readonly<Record<string, string | number | boolean | null>>): string {
  const { reason } = detail;
  const rest = Object.entries(detail).filter(([name]) => name !== 'operator' && name !== 'reason');
  const parts = rest.map(([name, value]) =>
    name.endsWith('Paise') && typeof value === 'number'
      ? `${plainWords(name.slice(0, -'Paise'.length))} ${formatRupees(value)}`
      : `${plainWords(name)} ${value === null ? 'none' : String(value)}`,
  );
  return [...(reason === undefined ? [] : [`“${String(reason)}”`]), ...parts].join(', ');
}

/** A count with its noun: "1 interview", "4 interviews", "2 entries". */
export function counted(count: number, noun: string): string {
  const many = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${count.toLocaleString('en-IN')} ${count === 1 ? noun : many}`;
}

/** How long something has taken or stood: "3 s", "12 min", "5 h", "2 days". */
export function lengthOf(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (ms < 1000) return `${Math.max(0, Math.round(ms))} ms`;
  if (seconds < 90) return `${seconds} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  if (seconds < 36 * 3600) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}
