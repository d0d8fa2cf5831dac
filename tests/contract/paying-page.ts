import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of this computer on which a person pays one order after another through the real checkout. */
export async function startPayingPage(
  keyId: string,
): Promise<{ pay(orderId: string): Promise<string>; close(): Promise<void> }> {
  let asked: { orderId: string; paid: (paymentId: string) => void } | null = null;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/order') return void response.end(asked?.orderId ?? '');
    if (pathname === '/paid') {
      asked?.paid(searchParams.get('payment') ?? '');
      return void response.end();
    }
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html(keyId));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return {
    pay: (orderId) =>
      new Promise((resolve) => {
        process.stdout.write(`→ Pay ${orderId} with a test card at ${address}\n`);
        asked = {
          orderId,
          paid: (paymentId) => {
            asked = null;
            resolve(paymentId);
          },
        };
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function html(keyId: string): string {
  return `<!doctype html>
<html lang="en-IN"><meta charset="utf-8"><title>Contract with Razorpay's test mode</title>
<h1>Contract with Razorpay's test mode</h1>
<p>Each order opens by itself. Pay it with a test card; leave this page open until the command ends.</p>
<script src="https://checkout.razorpay.com/v1/checkout.js"></script>
<script>
let opened = '';
setInterval(async () => {
  const order = await (await fetch('/order')).text();
  if (!order || order === opened) return;
  opened = order;
  new Razorpay({
    key: ${JSON.stringify(keyId)},
    order_id: order,
    name: 'Hotseat contract test',
    handler: ({ razorpay_payment_id }) => fetch('/paid?payment=' + razorpay_payment_id),
    modal: { ondismiss: () => { opened = ''; } },
  }).open();
}, 1000);
</script></html>`;
}
