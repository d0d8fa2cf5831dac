import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import type { BillingDocument } from '#contract/billing.ts';
import { backgroundNice } from '#server/platform/background-thread.ts';
import { documentPdf } from './document-pdf.ts';
import { drawDocument } from './draw-document.ts';

const receipt: BillingDocument = {
  documentId: 'doc_drawn',
  kind: 'receipt',
  number: 'RC/26-27/000007',
  issuedAt: '2026-05-04T06:30:00.000Z',
  orderId: 'ord_drawn',
  againstNumber: null,
  seller: {
    name: 'Hotseat Interviews',
    address: '1 Sample Street, Pune',
    gstin: null,
    email: 'help@hotseat.example',
    grievanceOfficer: 'Meera Pillai',
  },
  buyer: { name: 'Kavya Ramanathan', email: 'kavya@example.com', state: null, pin: null },
  description: 'Premium (4 Interviews)',
  sac: null,
  placeOfSupply: null,
  lines: [{ label: 'Price', amountPaise: 99_900 }],
  totalPaise: 99_900,
  interviews: 4,
  expiresAt: '2026-06-03T06:30:00.000Z',
  razorpayOrderId: 'order_drawn000000001',
  razorpayPaymentId: 'pay_drawn0000000001',
  method: 'upi',
};

describe('drawDocument', () => {
  it('draws what documentPdf draws, many at once', async () => {
    const expected = await documentPdf(receipt);
    const drawn = await Promise.all(Array.from({ length: 12 }, () => drawDocument(receipt)));
    expect(drawn.every((pdf) => pdf.equals(expected))).toBe(true);
  });

  it('says what cannot be drawn, and draws the next', async () => {
    const broken = { ...receipt, issuedAt: 'no time at all' };
    const [refused, drawn] = await Promise.allSettled([drawDocument(broken), drawDocument(receipt)]);
    expect(refused.status).toBe('rejected');
    expect(drawn.status).toBe('fulfilled');
  });

  it.runIf(process.platform === 'linux')('draws on a thread of lower priority', async () => {
    await drawDocument(receipt);
    // A thread of the runner may end while they are asked.
    const threads = readdirSync('/proc/self/task').flatMap((id) => {
      try {
        return [getPriority(Number(id))];
      } catch {
        return [];
      }
    });
    expect(threads).toContain(backgroundNice);
    expect(getPriority()).toBeLessThan(backgroundNice);
  });
});
