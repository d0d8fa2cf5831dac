import { useState } from 'react';
import type { BooksReport } from '#contract/billing.ts';
import { formatRupees } from '#contract/money.ts';
import { ActButton } from './act.tsx';
import { callOperator } from './call-operator.ts';
import { NumberField } from './number-field.tsx';
import { useOperator } from './operator-context.ts';
import { counted, plainWords } from './operator-words.ts';
import { Part, Table, Time } from './parts.tsx';
import { Read } from '#web/ui/read.tsx';
import { useReading } from './use-reading.ts';

/** What of money does not move by itself, and whether the books agree. */
export function OrdersView() {
  const { renderLink } = useOperator();
  const reading = useReading('listStuckForOperator');
  return (
    <>
      <h1>Orders</h1>
      <Part title="That do not move by themselves">
        <Read reading={reading} what="the orders">
          {({ orders, clocksApartSeconds }) => (
            <>
              {clocksApartSeconds !== null && (
                <p className="said-wrong">
                  The clocks are {counted(Math.abs(clocksApartSeconds), 'second')} apart: nothing is decided
                  about money.
                </p>
              )}
              <Table
                name="Orders that do not move"
                rows={orders}
                keyOf={({ orderId, why }) => `${orderId} ${why}`}
                empty="None: everything that was paid is settled."
                columns={[
                  { name: 'Order', render: ({ orderId }) => renderLink({ at: 'order', orderId }, orderId) },
                  { name: 'Why', render: ({ why }) => why },
                  { name: 'Status', render: ({ status }) => plainWords(status) },
                  { name: 'What', render: ({ paymentType }) => paymentType },
                  { name: 'Placed', render: ({ createdAt }) => <Time iso={createdAt} /> },
                ]}
              />
            </>
          )}
        </Read>
      </Part>
      <Books />
    </>
  );
}

function Books() {
  const [days, setDays] = useState('35');
  const [report, setReport] = useState<BooksReport | null>(null);
  const span = /^\d{1,3}$/.test(days) ? Number(days) : 0;
  const possible = span >= 1 && span <= 180;
  return (
    <Part
      title="The books"
      ways={
        <ActButton
          act="compare_books"
          label="Compare"
          about="the books"
          title="Compare the gateway’s books with ours?"
          happens="The gateway is asked for every payment and refund of these days, which takes up to a minute. Nothing is booked by it."
          confirm="Compare"
          fields={
            <NumberField
              label="Days back"
              error={possible ? undefined : 'A whole number from 1 to 180.'}
              value={days}
              onChange={setDays}
            />
          }
          onAct={async ({ reason }) => {
            const found = await callOperator('compareBooksOnOperatorPage', { body: { days: span, reason } });
            setReport(found);
            return found.differences.length === 0 ? 'They agree.' : 'They differ.';
          }}
        />
      }
    >
      {report === null ? (
        <p className="none">They are compared every night; here you may do it now.</p>
      ) : (
        <>
          <p>
            <Time iso={report.from} /> to <Time iso={report.to} />: {counted(report.payments, 'payment')}{' '}
            captured ({formatRupees(report.capturedPaise)}), {formatRupees(report.refundedPaise)} sent back,{' '}
            {counted(report.orders, 'paid order')}.
          </p>
          <Table
            name="Differences"
            rows={report.differences}
            keyOf={({ kind, orderId, gatewayId }) => `${kind} ${orderId} ${gatewayId}`}
            empty="The books agree."
            columns={[
              { name: 'Difference', render: ({ kind }) => plainWords(kind) },
              { name: 'Order', render: ({ orderId }) => orderId ?? '–' },
              { name: 'At the gateway', render: ({ gatewayId }) => gatewayId ?? '–' },
            ]}
          />
        </>
      )}
    </Part>
  );
}
