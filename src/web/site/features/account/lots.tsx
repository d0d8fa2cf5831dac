import { type ReactNode, useState } from 'react';
import type { Lot } from '#contract/billing.ts';
import { validityDays } from '#contract/catalogue.ts';
import { Tick } from '#web/ui/art/pen-marks.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { inUseOrder, lotDate, lotParts, lotTitle } from './order-words.ts';

/** The packs a person has, each with what is left of it and until when. */
export function Lots({
  lots,
  renderPlans,
}: {
  lots: readonly Lot[];
  renderPlans: (words: string) => ReactNode;
}) {
  const [now] = useState(() => Date.now());
  if (lots.length === 0) {
    return (
      <Empty action={renderPlans('See plans')}>
        <p>You have no interviews now. A pack is valid {validityDays} days from the purchase.</p>
      </Empty>
    );
  }
  return (
    <ul className="lots">
      {inUseOrder(lots).map((lot) => (
        <li key={lot.lotId}>
          <div>
            <h3>{lotTitle(lot)}</h3>
            <p className="small">{lotDate(lot, now)}</p>
          </div>
          <Boxes lot={lot} gone={lotParts(lot, now).gone} />
          <p className="small num">{lotParts(lot, now).words}</p>
        </li>
      ))}
    </ul>
  );
}

/** One box an interview: ticked when used, half filled when begun, struck out when gone. The words beside it say the same. */
function Boxes({ lot, gone }: { lot: Lot; gone: number }) {
  const kinds = [
    ...Array.from({ length: lot.used }, () => 'used'),
    ...Array.from({ length: lot.held }, () => 'held'),
    ...Array.from({ length: lot.available }, () => 'left'),
    ...Array.from({ length: gone }, () => 'gone'),
  ];
  return (
    <p className="boxes" aria-hidden="true">
      {kinds.map((kind, place) => (
        <span key={place} className={kind}>
          {kind === 'used' && <Tick />}
        </span>
      ))}
    </p>
  );
}
