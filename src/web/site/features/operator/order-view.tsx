import { formatRupees } from '#contract/money.ts';
import type { OrderForOperator } from '#contract/operator-page.ts';
import { ActButton } from './act.tsx';
import { callOperator } from './call-operator.ts';
import { useOperator } from './operator-context.ts';
import { counted, plainWords } from './operator-words.ts';
import { Facts, Id, Part, Table, Time } from './parts.tsx';
import { Read } from '#web/ui/read.tsx';
import { useReading } from './use-reading.ts';

/** One order with everything that happened to its money. */
export function OrderView({ orderId }: { orderId: string }) {
  const reading = useReading('readOrderForOperator', { params: { orderId } });
  return (
    <>
      <h1>Order</h1>
      <Read reading={reading} what="the order">
        {({ order }) => <Order order={order} onChanged={reading.again} />}
      </Read>
    </>
  );
}

function Order({ order, onChanged }: { order: OrderForOperator; onChanged: () => void }) {
  const { renderLink } = useOperator();
  const id = (value: string | null, what: string) =>
    value === null ? '–' : <Id value={value} what={what} />;
  return (
    <>
      <Facts
        facts={[
          ['Order', id(order.orderId, 'the id of the order')],
          ['Buyer', renderLink({ at: 'user', uid: order.uid }, order.email)],
          ['Status', plainWords(order.status)],
          ['Amount', formatRupees(order.amountPaise)],
          ['What', `${order.product}, ${counted(order.interviews, 'interview')}`],
          ['Placed', <Time key="placed" iso={order.createdAt} />],
          ['Paid', <Time key="paid" iso={order.paidAt} />],
          ['The gateway is asked next', <Time key="next" iso={order.nextCheckAt} />],
          ['Receipt at the gateway', id(order.receipt, 'the receipt')],
          ['Gateway order', id(order.razorpayOrderId, "the gateway's order")],
          ['Payment', id(order.razorpayPaymentId, 'the payment')],
        ]}
      />
      <div className="ways acts">
        <ActButton
          act="resettle"
          label="Ask the gateway"
          title="Ask the gateway about this order?"
          happens="The gateway is asked for the payments and refunds of this order, and what it says is booked. Asking again changes nothing."
          confirm="Ask"
          onAct={async ({ reason }) => {
            const call = { params: { orderId: order.orderId }, body: { reason } };
            const { before, after } = await callOperator('resettleOnOperatorPage', call);
            onChanged();
            return `It was ${plainWords(before)} and is ${plainWords(after)}.`;
          }}
        />
        {order.razorpayPaymentId && (
          <ActButton
            act="refund"
            label="Refund"
            title="Refund what is left of this order?"
            happens={
              <>
                What has not gone back of {formatRupees(order.amountPaise)} is sent back the way it was paid,
                whatever the order’s age. Its unused interviews are frozen now and go once the gateway has
                paid. {order.email} is told by mail. It cannot be undone.
              </>
            }
            confirm="Send the money back"
            onAct={async ({ reason, idempotencyKey }) => {
              const { amountPaise, revoked } = await callOperator('refundOnOperatorPage', {
                params: { orderId: order.orderId },
                body: { reason },
                idempotencyKey,
              });
              onChanged();
              return `${formatRupees(amountPaise)} goes back; ${counted(revoked, 'unused interview')} with it.`;
            }}
          />
        )}
      </div>
      <Part title="Attempts to pay">
        <Table
          name="Attempts to pay"
          rows={order.attempts}
          keyOf={({ razorpayPaymentId }) => razorpayPaymentId}
          empty="Nobody has tried to pay it."
          columns={[
            {
              name: 'Payment',
              render: ({ razorpayPaymentId }) => <Id value={razorpayPaymentId} what="the payment" />,
            },
            { name: 'Status', render: ({ status }) => status },
            { name: 'Amount', number: true, render: ({ amountPaise }) => formatRupees(amountPaise) },
            { name: 'Method', render: ({ method }) => method ?? '–' },
            { name: 'When', render: ({ createdAt }) => <Time iso={createdAt} /> },
          ]}
        />
      </Part>
      <Part title="Refunds">
        <Table
          name="Refunds"
          rows={order.refunds}
          keyOf={({ refundId }) => refundId}
          empty="Nothing went back."
          columns={[
            { name: 'Refund', render: ({ refundId }) => <Id value={refundId} what="the refund" /> },
            { name: 'Status', render: ({ status }) => status },
            { name: 'Amount', number: true, render: ({ amountPaise }) => formatRupees(amountPaise) },
            { name: 'Because of', render: ({ cause }) => cause },
            {
              name: 'At the gateway',
              render: ({ razorpayRefundId }) => id(razorpayRefundId, "the gateway's refund"),
            },
            { name: 'When', render: ({ createdAt }) => <Time iso={createdAt} /> },
          ]}
        />
      </Part>
      <Part title="Documents">
        <Table
          name="Documents"
          rows={order.documents}
          keyOf={({ number }) => number}
          empty="No document was issued."
          columns={[
            { name: 'Number', render: ({ number }) => number },
            { name: 'Kind', render: ({ kind }) => plainWords(kind) },
            { name: 'Issued', render: ({ issuedAt }) => <Time iso={issuedAt} /> },
          ]}
        />
      </Part>
    </>
  );
}
