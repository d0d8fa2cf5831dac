import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { type BillingDocument, documentKinds } from '#contract/billing.ts';
import { listDocumentsOf } from '#server/billing/documents/document-store.ts';
import { documentPdf } from '#server/billing/documents/document-pdf.ts';
import { documentRoutes } from '#server/billing/documents/document-routes.ts';
import { issueCreditNote } from '#server/billing/documents/issue-document.ts';
import { readDocument } from '#server/billing/documents/read-document.ts';
import type { Seller } from '#server/billing/seller.ts';
import { refunds } from '#server/platform/database/schema/billing.ts';
import { createBind } from '#server/platform/http/endpoint-binding.ts';
import { installErrorReplies } from '#server/platform/http/error-replies.ts';
import { randomId } from '#server/platform/ids.ts';
import { addUser } from '#tests/fixtures/users.ts';
import { paperDesk, unregistered, expiresAt, type Paid } from '#tests/fixtures/paper-desk.ts';

const desk = paperDesk();
const { within, nextYear, paidOrder, issue, lastOf } = desk;

const registered: Seller = {
  ...unregistered,
  name: 'Hotseat Learning',
  address: '4 Residency Road, Bengaluru 560025',
  gstin: '29ABCDE1234F1Z5',
  grievanceOfficer: 'Grievance Officer, grievance@hotseat.example',
};

async function refundOf(order: Paid, amountPaise: number, cause: 'user' | 'gateway' = 'gateway') {
  const refundId = randomId('rfd_');
  const row = { id: refundId, orderId: order.id, razorpayPaymentId: order.paymentId, amountPaise, cause };
  const times = { createdAt: desk.now, updatedAt: desk.now };
  await within((tx) => tx.insert(refunds).values({ ...row, ...times, status: 'processed' }));
  return { orderId: order.id, refundId, amountPaise, razorpayPaymentId: order.paymentId, now: desk.now };
}

const read = (documentId: string, by = desk.uid) => readDocument(desk.db, { uid: by, documentId });
const listed = (of = desk.uid, orderIds?: string[]) => within((tx) => listDocumentsOf(tx, of, orderIds));

describe('a receipt', () => {
  it('says who bought what and for how much, without tax lines while the seller has no GSTIN', async () => {
    const inYear = nextYear();
    const order = await paidOrder({ stateCode: '29', pin: '560001' });
    const { documentId, number } = await issue(order);
    expect(number).toBe(`RC/${inYear}/000001`);
    expect(await read(documentId)).toEqual({
      documentId,
      orderId: order.id,
      kind: 'receipt',
      number,
      issuedAt: desk.now.toISOString(),
      againstNumber: null,
      seller: {
        name: 'Hotseat',
        address: null,
        gstin: null,
        email: 'support@hotseat.example',
        grievanceOfficer: null,
      },
      buyer: { name: 'Ira Deshpande', email: 'ira.deshpande@example.com', state: null, pin: null },
      description: 'Premium (4 Interviews)',
      sac: null,
      placeOfSupply: null,
      lines: [{ label: 'Amount', amountPaise: 99_900 }],
      totalPaise: 99_900,
      interviews: 4,
      expiresAt: expiresAt.toISOString(),
      razorpayOrderId: order.razorpayOrderId,
      razorpayPaymentId: order.paymentId,
      method: 'upi',
    });
    expect(await listed(desk.uid, [order.id])).toEqual([
      { documentId, orderId: order.id, kind: 'receipt', number, issuedAt: desk.now },
    ]);
  });

  it.each([
    [
      'in the same state',
      { stateCode: '29', pin: '560001' },
      'Karnataka (29)',
      ['Taxable value 84662', 'CGST 9 % 7619', 'SGST 9 % 7619'],
    ],
    [
      'in another state',
      { stateCode: '27', pin: '411001' },
      'Maharashtra (27)',
      ['Taxable value 84661', 'IGST 18 % 15239'],
    ],
  ])('is a tax invoice for a buyer %s of a registered seller', async (_where, billing, place, lines) => {
    const inYear = nextYear();
    const { documentId, number } = await issue(await paidOrder(billing), registered);
    expect(number).toBe(`HS/${inYear}/000001`);
    const invoice = await read(documentId);
    expect(invoice).toMatchObject({
      kind: 'tax_invoice',
      sac: '999293',
      placeOfSupply: place,
      buyer: { state: place.slice(0, -5), pin: billing.pin },
      seller: { gstin: '29ABCDE1234F1Z5', address: '4 Residency Road, Bengaluru 560025' },
    });
    expect(invoice.lines.map((line) => `${line.label} ${line.amountPaise}`)).toEqual(lines);
  });

  it('stays a receipt when a registered seller does not know where the buyer is', async () => {
    nextYear();
    const { documentId } = await issue(await paidOrder(), registered);
    expect(await read(documentId)).toMatchObject({ kind: 'receipt', sac: null, placeOfSupply: null });
  });

  it('is issued once for an order, and cannot be changed or taken away', async () => {
    const inYear = nextYear();
    const order = await paidOrder();
    const first = await issue(order);
    expect(await issue(order)).toEqual(first);
    expect(await lastOf(`RC/${inYear}`)).toBe(1);
    const change = (words: string) =>
      within((tx) => tx.execute(`${words} where id = '${first.documentId}'`)).then(
        () => 'done',
        () => 'refused',
      );
    expect(await change("update billing_documents set number = 'RC/1'")).toBe('refused');
    expect(await change('delete from billing_documents')).toBe('refused');
  });

  it('is not found by another user, nor is one that does not exist', async () => {
    nextYear();
    const other = await addUser(desk.db.database, 'Rohan Kuriakose', desk.now);
    const { documentId } = await issue(await paidOrder());
    for (const [id, by] of [
      [documentId, other],
      [randomId('doc_'), desk.uid],
    ] as const)
      await expect(read(id, by)).rejects.toMatchObject({ name: 'Refusal', code: 'not_found' });
    expect(await listed(other)).toEqual([]);
  });
});

describe('a credit note', () => {
  const credit = (note: Awaited<ReturnType<typeof refundOf>>, seller = registered) =>
    within((tx) => issueCreditNote(tx, seller, note));

  it('takes an invoice back under its own number, once for a refund however often it is asked', async () => {
    const inYear = nextYear();
    const order = await paidOrder({ stateCode: '29', pin: '560001' });
    const invoice = await issue(order, registered);
    const note = await refundOf(order, 99_900);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => credit(note)));
    const [first] = outcomes;
    if (!first) throw new Error('There was no credit note.');
    expect(outcomes).toEqual(Array.from({ length: 10 }, () => first));
    expect(first.number).toBe(`CN/${inYear}/000001`);
    expect(await lastOf(`CN/${inYear}`)).toBe(1);
    expect(await read(first.documentId)).toMatchObject({
      kind: 'credit_note',
      orderId: order.id,
      againstNumber: invoice.number,
      totalPaise: 99_900,
      lines: (await read(invoice.documentId)).lines,
    });
    expect((await listed(desk.uid, [order.id])).map((d) => d.kind)).toEqual(['tax_invoice', 'credit_note']);
  });

  it('in parts takes back as much tax as was invoiced, to the paisa, and no more money than was paid', async () => {
    const inYear = nextYear();
    const order = await paidOrder({ stateCode: '27', pin: '411001' });
    const invoice = await read((await issue(order, registered)).documentId);
    const parts: BillingDocument[] = [];
    // The last is a dispute over all of it, of which a part had been given back.
    for (const paise of [33_333, 33_333, 99_900]) {
      const issued = await credit(await refundOf(order, paise));
      if (issued) parts.push(await read(issued.documentId));
    }
    const sums = invoice.lines.map((line, i) => ({
      label: line.label,
      amountPaise: parts.reduce((sum, part) => sum + (part.lines[i]?.amountPaise ?? 0), 0),
    }));
    expect(sums).toEqual(invoice.lines);
    expect(parts.map((part) => part.totalPaise)).toEqual([33_333, 33_333, 33_234]);
    expect(await credit(await refundOf(order, 100))).toBeNull();
    expect(await lastOf(`CN/${inYear}`)).toBe(3);
  });

  it('is not issued without a receipt, nor for money that the receipt does not speak of', async () => {
    const inYear = nextYear();
    const order = await paidOrder();
    const note = await refundOf(order, 99_900);
    expect(await credit(note)).toBeNull();
    await issue(order);
    const second = { ...order, paymentId: randomId('pay_', 14) };
    expect(await credit(await refundOf(second, 99_900))).toBeNull();
    expect(await lastOf(`CN/${inYear}`)).toBe(0);
    expect(await credit(note)).toMatchObject({ number: `CN/${inYear}/000001` });
  });
});

describe('over HTTP', () => {
  it('is read and downloaded by its owner, and is not there for anybody else', async () => {
    const inYear = nextYear();
    const other = await addUser(desk.db.database, 'Asha Menon', desk.now);
    const { documentId } = await issue(await paidOrder());
    const document = await read(documentId);
    const app = fastify();
    installErrorReplies(app);
    const findUser = async (request: { headers: object }) =>
      'x-user' in request.headers
        ? { uid: String(request.headers['x-user']), tokenHash: '', schoolId: null }
        : null;
    const options = {
      findUser,
      sessionHashOf: () => null,
      requireOperator: () => {},
      site: { publicUrl: 'http://localhost', production: false },
      rateLimitScale: 1,
    };
    await documentRoutes(desk.db)(createBind(app, options), app);
    const get = (path: string, user?: string) =>
      app.inject({ url: `/api/documents/${documentId}${path}`, headers: user ? { 'x-user': user } : {} });

    expect((await get('', desk.uid)).json()).toEqual(document);
    const pdf = await get('/pdf', desk.uid);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="RC-${inYear}-000001.pdf"`,
      'cache-control': 'no-store',
    });
    expect(pdf.rawPayload.equals(await documentPdf(document))).toBe(true);
    for (const path of ['', '/pdf']) {
      const refused = await get(path, other);
      expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'not_found']);
      expect((await get(path)).statusCode).toBe(401);
    }
    await app.close();
  });
});

it('every kind of document was issued in these tests', async () => {
  const kinds = (await listed()).map((d) => d.kind);
  expect([...new Set(kinds)].toSorted()).toEqual([...documentKinds].toSorted());
});
