import { formatIndiaTime } from '#contract/india-time.ts';
import { formatDateTime } from '#contract/time.ts';

const noBreakSpace = '\u00a0';
const wordJoiner = '\u2060';

/** Words that stay on one line: "5-7 business days" does not end a line at its hyphen. */
export function unbroken(words: string): string {
  return words.replaceAll(' ', noBreakSpace).replaceAll('-', `${wordJoiner}-${wordJoiner}`);
}

/** A date and time where the reader is; neither "November 22" nor "6:29 PM" is torn apart. */
export function localTime(iso: string | null | undefined): string {
  return bound(formatDateTime(iso));
}

/** The same in India, and saying so, as receipts and mails do: "November 22, 2026 at 6:29 PM IST". */
export function indianTime(iso: string | null | undefined): string {
  return bound(formatIndiaTime(iso)).replace(' IST', `${noBreakSpace}IST`);
}

function bound(time: string): string {
  return time.replaceAll(/([A-Za-z]) (?=\d)|(\d) (?=[AP]M)/g, `$1$2${noBreakSpace}`);
}
