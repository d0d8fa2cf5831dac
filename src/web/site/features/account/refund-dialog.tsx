import { useState } from 'react';
import type { Order } from '#contract/billing.ts';
import { formatRupees } from '#contract/money.ts';
import { callEndpoint, EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { refundQuestion } from './order-words.ts';

/** Asks once more, then requests the refund. Trying again after a lost answer is the same request: its key stays while the dialog is open. */
export function RefundDialog({
  order,
  onClose,
  onRefunded,
  onRefused,
}: {
  order: Order;
  onClose: () => void;
  onRefunded: () => void;
  /** The service says no: what the page shows is out of date. */
  onRefused: () => void;
}) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const refund = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await callEndpoint('POST /api/orders/:orderId/refund', {
        params: { orderId: order.orderId },
        body: {},
        idempotencyKey,
      });
      onRefunded();
    } catch (error) {
      setBusy(false);
      setFailure(wordsFor(error));
      if (error instanceof EndpointError && error.code === 'refund_not_possible') onRefused();
    }
  };

  return (
    <Dialog
      open
      title={`Refund ${formatRupees(order.amountPaise)}?`}
      text={refundQuestion(order)}
      confirmLabel={busy ? 'Asking...' : 'Refund'}
      cancelLabel="Keep my interviews"
      busy={busy}
      failure={failure}
      onCancel={onClose}
      onConfirm={() => void refund()}
    />
  );
}
