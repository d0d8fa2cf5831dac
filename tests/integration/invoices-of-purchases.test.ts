import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BillingAddress, BillingDocument } from '#contract/billing.ts';
import { catalogue, productDescription, productIds } from '#contract/catalogue.ts';
import { newKey } from '#tests/fixtures/local-gateway.ts';
import { credited, expectMoney, givenBack } from '#tests/fixtures/payment-checks.ts';
import { type Buyer, type PaymentService, startPaymentService } from '#tests/fixtures/payment-service.ts';
import { codeOf, type Story, tell } from '#tests/fixtures/payment-story.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';

const seller = {
  SELLER_NAME: 'Hotseat',
  SELLER_ADDRESS: '1 Test Street, Bengaluru 560001',
  SELLER_GSTIN: '29ABCDE1234F1Z5',
  GRIEVANCE_OFFICER: 'The grievance desk',
};
const bengaluru: BillingAddress = { stateCode: '29', pin: '560001' };

let registered: PaymentService;
let unregistered: PaymentService;

beforeAll(async () => {
  registered = await startPaymentService({ env: seller });
  unregistered = await startPaymentService();
});
afterAll(async () => {
  await registered.close();
  await unregistered.close();
});

async function bought(
  service: PaymentService,
  billing: BillingAddress | null,
  { buyer, product = 'premium' }: { buyer?: Buyer; product?: 'premium' | 'top_up' } = {},
): Promise<Story> {
  const by = buyer ?? (await service.buyer());
  const body = { product, ...(billing ? { billing } : {}) };
  const checkout = await by.call('createOrder', { body, idempotencyKey: newKey() });
  const { orderId, razorpayOrderId } = checkout;
  const story = { service, buyer: by, uid: by.uid, orderId, razorpayOrderId, checkout, handed: [] };
  await tell(story, ['pays', 'handler']);
  return story;
}

async function documentsOf({ buyer, orderId }: Story): Promise<BillingDocument[]> {
  const { documents } = await buyer.call('readOrder', { params: { orderId } });
  return Promise.all(
    documents.map(({ documentId }) => buyer.call('readDocument', { params: { documentId } })),
  );
}

async function givenBackStory(story: Story): Promise<void> {
  const request = { params: { orderId: story.orderId }, body: {}, idempotencyKey: newKey() };
  await story.buyer.call('requestRefund', request);
  await tell(story, ['refunds are driven', 'webhooks']);
}

describe('with a GSTIN', () => {
  it('nothing is sold to an address without state and PIN', async () => {
    const buyer = await registered.buyer();
    const placed = (billing?: unknown) =>
      codeOf(
        buyer.call('createOrder', {
          body: { product: 'premium', ...(billing ? { billing: billing as BillingAddress } : {}) },
          idempotencyKey: newKey(),
        }),
      );
    expect(await placed()).toBe('billing_address_required');
    for (const wrong of [
      { stateCode: '29' },
      { pin: '560001' },
      { stateCode: '99', pin: '560001' },
      { stateCode: '29', pin: '060001' },
      { stateCode: '29', pin: '5600011' },
      { ...bengaluru, gstin: seller.SELLER_GSTIN },
    ])
      expect(await placed(wrong)).toBe('invalid_input');
    expect(await rowsOf(registered.database, 'orders')).toEqual([]);
    expect(await placed(bengaluru)).toBe('done');
  });

  it.each([
    ['another state', '27', 'Maharashtra', ['Taxable value 84661', 'IGST 18 % 15239']],
    ['the same state', '29', 'Karnataka', ['Taxable value 84662', 'CGST 9 % 7619', 'SGST 9 % 7619']],
    ['a union territory', '04', 'Chandigarh', ['Taxable value 84661', 'IGST 18 % 15239']],
  ])('%s: a tax invoice of Rule 46, and a credit note against it', async (_name, stateCode, state, lines) => {
    const story = await bought(registered, { stateCode, pin: '411001' });
    await expectMoney(registered, story, { ...credited, documents: ['tax_invoice'] });
    const [invoice] = await documentsOf(story);
    expect(invoice).toMatchObject({
      kind: 'tax_invoice',
      number: expect.stringMatching(/^HS\/25-26\/\d{6}$/),
      seller: { name: 'Hotseat', address: seller.SELLER_ADDRESS, gstin: seller.SELLER_GSTIN },
      buyer: { state, pin: '411001' },
      sac: '999293',
      placeOfSupply: `${state} (${stateCode})`,
      totalPaise: 99_900,
      againstNumber: null,
    });
    expect(invoice?.lines.map((line) => `${line.label} ${line.amountPaise}`)).toEqual(lines);
    await givenBackStory(story);
    await expectMoney(registered, story, { ...givenBack, documents: ['credit_note', 'tax_invoice'] });
    const note = (await documentsOf(story)).find((one) => one.kind === 'credit_note');
    expect(note).toMatchObject({
      number: expect.stringMatching(/^CN\/25-26\/\d{6}$/),
      againstNumber: invoice?.number,
      lines: invoice?.lines,
    });
  });

  it('the address of the last request before paying counts', async () => {
    const buyer = await registered.buyer();
    const first = { body: { product: 'premium' as const, billing: bengaluru }, idempotencyKey: newKey() };
    const { orderId } = await buyer.call('createOrder', first);
    const story = await bought(registered, { stateCode: '33', pin: '600001' }, { buyer });
    expect(story.orderId).toBe(orderId);
    const [invoice] = await documentsOf(story);
    expect(invoice).toMatchObject({ buyer: { state: 'Tamil Nadu', pin: '600001' } });
  });

  it('numbers follow each other without a gap', async () => {
    const rows = await rowsOf(registered.database, 'billing_documents');
    const numbers = rows
      .filter((row) => row['kind'] === 'tax_invoice')
      .map((row) => Number(String(row['number']).split('/').at(-1)))
      .toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    expect(rows.every((row) => String(row['number']).length <= 16)).toBe(true);
  });
});

describe('without a GSTIN', () => {
  it('a payment receipt speaks of no tax, with an address or without', async () => {
    for (const billing of [null, bengaluru]) {
      const story = await bought(unregistered, billing);
      await expectMoney(unregistered, story, credited);
      const [receipt] = await documentsOf(story);
      expect(receipt).toMatchObject({
        kind: 'receipt',
        number: expect.stringMatching(/^RC\/25-26\/\d{6}$/),
        seller: { gstin: null },
        sac: null,
        placeOfSupply: null,
        lines: [{ label: 'Amount', amountPaise: 99_900 }],
      });
    }
  });

  it('checkout, gateway, ledger, lot, mail and receipt name the same pack', async () => {
    const { buyer } = await bought(unregistered, null);
    for (const product of productIds) {
      const { interviews, pricePaise } = catalogue[product];
      const owner = product === 'premium' ? await unregistered.buyer() : buyer;
      const story = await bought(unregistered, null, { buyer: owner, product });
      const description = `${catalogue[product].title} (${interviews} Interviews)`;
      expect(productDescription(catalogue[product])).toBe(description);
      expect(story.checkout).toMatchObject({ description, amountPaise: pricePaise, currency: 'INR' });
      const atGateway = (await unregistered.gateway.state()).orders.find(
        (order) => order.id === story.razorpayOrderId,
      );
      expect(atGateway).toMatchObject({ amount: pricePaise, currency: 'INR', receipt: story.orderId });
      const [receipt] = await documentsOf(story);
      expect(receipt).toMatchObject({ description, interviews, totalPaise: pricePaise });
      const { lots } = await owner.call('readBilling');
      const lot = lots.find((one) => one.expiresAt === receipt?.expiresAt && one.source === product);
      expect(lot).toMatchObject({ granted: interviews, available: interviews });
      const grants = (await rowsOf(unregistered.database, 'ledger')).filter(
        (row) => row['lot_id'] === lot?.lotId && row['kind'] === 'grant',
      );
      expect(grants.map((row) => row['delta'])).toEqual([interviews]);
      const mail = (await rowsOf(unregistered.database, 'mails')).find(
        (row) => row['id'] === `receipt:${story.orderId}`,
      );
      expect(mail?.['text']).toContain(description);
    }
  });
});
