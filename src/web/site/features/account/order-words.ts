import type { Lot, Order } from '#contract/billing.ts';
import {
  catalogue,
  type PaidPlan,
  planTitles,
  productDescription,
  productsRequiring,
  refundDuration,
} from '#contract/catalogue.ts';
import { formatRupees } from '#contract/money.ts';
import { refundWords } from '#web/content/refund-words.ts';
import { indianTime, unbroken } from '#web/content/unbroken-words.ts';

/** What became of a purchase: one word to see at a glance, and the sentence a person acts on. */
export function orderStanding({ status, confirming, refund, amountPaise }: Order): {
  word: string;
  text: string | null;
} {
  if (refund?.status === 'requested' || refund?.status === 'pending') {
    return {
      word: 'Refund under way',
      text: `${formatRupees(refund.amountPaise)} goes back the way it was paid, in ${unbroken(refundDuration)}. Asked for on ${indianTime(refund.requestedAt)}.`,
    };
  }
  if (status === 'refunded') {
    return {
      word: 'Refunded',
      text: `${formatRupees(refund?.amountPaise ?? amountPaise)} went back the way it was paid.`,
    };
  }
  if (status === 'success') {
    const failed = refund?.status === 'failed';
    return {
      word: 'Paid',
      text: failed ? 'The bank did not take the refund. Your interviews are yours again.' : null,
    };
  }
  if (confirming) {
    return {
      word: 'Confirming',
      text: 'The bank is being asked. Your interviews come by themselves; please do not pay again.',
    };
  }
  return {
    word: 'Not paid',
    text: `${status === 'failed' ? 'The last try was declined. ' : ''}Nothing was charged. It can be paid on the pricing page.`,
  };
}

/** Why a paid purchase cannot be refunded, where its standing does not say so already. */
export function refundObstacleText({ refundObstacle }: Pick<Order, 'refundObstacle'>): string | null {
  const said = ['not_paid', 'refund_under_way', 'refunded'];
  return refundObstacle && !said.includes(refundObstacle) ? refundWords[refundObstacle] : null;
}

/** What a refund gives and takes, to be read before saying yes. */
export function refundQuestion({ amountPaise, interviews, paymentType }: Order): string {
  const back = `${formatRupees(amountPaise)} goes back to the card or account you paid with, in ${unbroken(refundDuration)}.`;
  const lost = `The ${interviews} interviews of this purchase are taken back at once.`;
  const { plan } = catalogue[paymentType];
  return [back, lost, ...(plan ? [withoutPlan(plan)] : [])].join(' ');
}

function withoutPlan(plan: PaidPlan): string {
  const titles = productsRequiring(plan).map((product) => product.title);
  return `Without ${planTitles[plan]} no ${titles.join(' or ')} can be bought.`;
}

/** What a lot is called: the purchase it came from, or a gift. */
export function lotTitle({ source, granted }: Lot): string {
  if (source === 'gift') return `Given by us (${granted} ${granted === 1 ? 'Interview' : 'Interviews'})`;
  return productDescription({ ...catalogue[source], interviews: granted });
}

/** The date that matters of a lot at `now` (epoch ms): its end while something can end, else when it came. */
export function lotDate(lot: Lot, now: number): string {
  if (Date.parse(lot.expiresAt) < now) return `Expired ${indianTime(lot.expiresAt)}`;
  if (lot.available + lot.held > 0) return `Expires ${indianTime(lot.expiresAt)}`;
  return `${lot.source === 'gift' ? 'Given' : 'Bought'} ${indianTime(lot.grantedAt)}`;
}

/** Where the interviews of a lot are at `now` (epoch ms); what is neither there, begun nor used has expired or was refunded. */
export function lotParts(
  { granted, available, held, used, expiresAt }: Lot,
  now: number,
): { words: string; gone: number } {
  const expired = Date.parse(expiresAt) < now;
  const gone = Math.max(0, granted - available - held - used);
  const words = [
    ...(available > 0 || gone === 0 ? [`${available} left`] : []),
    ...(held > 0 ? [`${held} begun`] : []),
    ...(used > 0 ? [`${used} used`] : []),
    ...(gone > 0 ? [`${gone} ${expired ? 'expired' : 'refunded'}`] : []),
  ];
  return { words: words.join(', '), gone };
}

/** Lots in the order their interviews are begun: the first to expire first, of those the oldest, and those with nothing left at the end. */
export function inUseOrder(lots: readonly Lot[]): Lot[] {
  const finished = (lot: Lot): number => (lot.available + lot.held > 0 ? 0 : 1);
  return lots.toSorted(
    (a, b) =>
      finished(a) - finished(b) ||
      Date.parse(a.expiresAt) - Date.parse(b.expiresAt) ||
      Date.parse(a.grantedAt) - Date.parse(b.grantedAt),
  );
}
