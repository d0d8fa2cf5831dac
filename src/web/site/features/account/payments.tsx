import { type ReactNode, useState } from 'react';
import type { Order } from '#contract/billing.ts';
import { catalogue, productDescription } from '#contract/catalogue.ts';
import { formatRupees } from '#contract/money.ts';
import { documentTitles } from '#web/content/document-titles.ts';
import { indianTime } from '#web/content/unbroken-words.ts';
import { addressOf } from '#web/lib/endpoint-address.ts';
import { orderStanding, refundObstacleText } from './order-words.ts';
import { Empty } from '#web/ui/empty.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** The link to the page of one document, with these words on it. */
export type ReceiptLink = (documentId: string, words: string) => ReactNode;

/** Every purchase, the newest first: what became of it, its papers, and the way to have it back. */
export function Payments({
  orders,
  renderPlans,
  renderReceipt,
  onChanged,
}: {
  orders: readonly Order[];
  renderPlans: (words: string) => ReactNode;
  renderReceipt: ReceiptLink;
  onChanged: () => void;
}) {
  const [asking, setAsking] = useState<Order | null>(null);
  if (orders.length === 0)
    return (
      <Empty>
        <p>Nothing paid yet. Receipts and refunds will stand here.</p>
      </Empty>
    );
  return (
    <>
      <ul className="payments">
        {orders.map((order) => (
          <Payment
            key={order.orderId}
            order={order}
            renderPlans={renderPlans}
            renderReceipt={renderReceipt}
            onRefund={() => setAsking(order)}
          />
        ))}
      </ul>
      {asking && (
        <RefundDialog
          key={asking.orderId}
          order={asking}
          onClose={() => setAsking(null)}
          onRefunded={() => {
            setAsking(null);
            onChanged();
          }}
          onRefused={onChanged}
        />
      )}
    </>
  );
}

function Payment({
  order,
  renderPlans,
  renderReceipt,
  onRefund,
}: {
  order: Order;
  renderPlans: (words: string) => ReactNode;
  renderReceipt: ReceiptLink;
  onRefund: () => void;
}) {
  const { word, text } = orderStanding(order);
  const unpaid = order.status !== 'success' && order.status !== 'refunded' && !order.confirming;
  const obstacle = refundObstacleText(order);
  const refundable = order.status === 'success' && order.refundObstacle === null;
  return (
    <li>
      <div className="what">
        <h3>{productDescription(catalogue[order.paymentType])}</h3>
        <p className="small">{indianTime(order.paidAt ?? order.createdAt)}</p>
      </div>
      <p className="amount num">{formatRupees(order.amountPaise)}</p>
      <div className="became">
        <p className="word">{word}</p>
        {text && <p className="small">{text}</p>}
        {obstacle && <p className="small">{obstacle}</p>}
        {refundable && (
          <>
            {order.refundableUntil && (
              <p className="small">Refundable until {indianTime(order.refundableUntil)}</p>
            )}
            <button type="button" className="btn line slim" onClick={onRefund}>
              Refund {formatRupees(order.amountPaise)}
              <span className="vh"> of {productDescription(catalogue[order.paymentType])}</span>
            </button>
          </>
        )}
      </div>
      <div className="ways">
        {order.documents.map(({ documentId, kind, number }) => (
          <p key={documentId} className="paper">
            {renderReceipt(documentId, `${documentTitles[kind]} ${number}`)}
            <a
              className="go"
              href={addressOf('GET /api/documents/:documentId/pdf', { params: { documentId } }).url}
              download
            >
              PDF<span className="vh"> of {number}</span>
            </a>
          </p>
        ))}
        {unpaid && renderPlans('Go to pricing')}
      </div>
    </li>
  );
}
