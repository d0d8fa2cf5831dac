/** Why an attempt to pay fails, in the gateway's codes; the sentences are the stand-in's own. */
const failureTable = {
  declined: ['BAD_REQUEST_ERROR', 'Your bank declined the payment.', 'issuer_bank', 'payment_declined'],
  insufficient_funds: [
    'BAD_REQUEST_ERROR',
    'The account has too little money for this payment.',
    'issuer_bank',
    'insufficient_funds',
  ],
  timed_out: ['BAD_REQUEST_ERROR', 'The bank did not answer in time.', 'customer', 'payment_timed_out'],
  cancelled: ['BAD_REQUEST_ERROR', 'You cancelled the payment.', 'customer', 'payment_cancelled'],
  technical: ['GATEWAY_ERROR', 'The bank had a technical problem.', 'gateway', 'gateway_technical_error'],
  invalid_card: [
    'BAD_REQUEST_ERROR',
    'This is not one of the test cards.',
    'customer',
    'card_number_invalid',
  ],
  invalid_vpa: ['BAD_REQUEST_ERROR', 'This is not one of the test UPI ids.', 'customer', 'invalid_vpa'],
} as const;

type FailureName = keyof typeof failureTable;
export type Failure = { code: string; description: string; source: string; step: string; reason: string };

/** What comes of one attempt to pay. `unanswered`: the bank has not said. */
export type Outcome = 'captured' | 'authorized' | 'unanswered' | FailureName;

export const outcomes: readonly Outcome[] = [
  'captured',
  'authorized',
  'unanswered',
  ...(Object.keys(failureTable) as FailureName[]),
];

export function failureOf(name: FailureName): Failure {
  const [code, description, source, reason] = failureTable[name];
  return { code, description, source, step: 'payment_authorization', reason };
}

type TestCard = { network: string; outcome: Outcome };

/** The gateway's published test cards (rule RAZORPAY-10). */
export const testCards: Readonly<Record<string, TestCard>> = {
  '4100280000001007': { network: 'Visa', outcome: 'captured' },
  '5500670000001002': { network: 'MasterCard', outcome: 'captured' },
  '6527658900001005': { network: 'RuPay', outcome: 'captured' },
  '4100280000080001': { network: 'Visa', outcome: 'insufficient_funds' },
  '4100280000060003': { network: 'Visa', outcome: 'declined' },
  '4100280000090000': { network: 'Visa', outcome: 'timed_out' },
  '4100280000070002': { network: 'Visa', outcome: 'cancelled' },
  '4100280000020007': { network: 'Visa', outcome: 'technical' },
};

const testUpiIds: Readonly<Record<string, Outcome>> = {
  'success@razorpay': 'captured',
  'failure@razorpay': 'declined',
};

/** What the customer pays with: a card (its number in any spacing) or a UPI id. */
export type Instrument = { method: 'card'; number: string } | { method: 'upi'; vpa: string };

export const workingCard: Instrument = { method: 'card', number: '4100280000001007' };

/** What the bank says to an instrument when no scenario says otherwise. */
export function outcomeOf(instrument: Instrument): Outcome {
  if (instrument.method === 'upi') return testUpiIds[instrument.vpa.trim().toLowerCase()] ?? 'invalid_vpa';
  return testCards[digitsOf(instrument.number)]?.outcome ?? 'invalid_card';
}

export function digitsOf(cardNumber: string): string {
  return cardNumber.replaceAll(/[\s-]/g, '');
}
