import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { interviewsPerPack } from '#contract/catalogue.ts';
import { credited, expectMoney, givenBack, type Money } from '#tests/fixtures/payment-checks.ts';
import { type PaymentService, startPaymentService } from '#tests/fixtures/payment-service.ts';
import {
  askForRefund,
  type Happening,
  happenings,
  takeInterview,
} from '#tests/fixtures/payment-happenings.ts';
import { beginStory, type Story } from '#tests/fixtures/payment-story.ts';

let service: PaymentService;

beforeAll(async () => {
  service = await startPaymentService();
});
beforeEach(async () => {
  service.renewClient();
  await service.gateway.tell('webhooks', { mode: 'hold' });
});
afterEach(async () => void (await service.gateway.tell('clear-faults')));
afterAll(() => service.close());

type Told = { scenario?: string; unsettled?: true; told: Happening[]; expected: Money };

const underWay: Money = {
  ...credited,
  status: 'refund_pending',
  remaining: 0,
  mails: ['receipt', 'refund_requested'],
  refunds: ['99900 pending'],
};
const refused: Money = {
  ...credited,
  mails: ['receipt', 'refund_failed', 'refund_requested'],
  refunds: ['99900 failed'],
};
/** Taken back without the owner asking. */
const takenBack: Money = { ...givenBack, mails: ['receipt', 'refund_processed'] };
const inPart: Money = {
  ...credited,
  status: 'partially_refunded',
  documents: ['credit_note', 'receipt'],
  mails: ['receipt', 'refund_processed'],
  refunds: ['10000 processed'],
};
const asked: Happening[] = ['the owner asks', 'refunds are driven'];

/** Rule FAULT-5. Each begins with a purchase that is paid and, unless it says otherwise, settled. */
const stories: Record<string, Told> = {
  'the owner asks, webhooks': { told: [...asked, 'webhooks'], expected: givenBack },
  'the owner asks, webhooks backwards': { told: [...asked, 'webhooks backwards'], expected: givenBack },
  'the owner asks, no webhook': { told: ['the webhooks get lost', ...asked], expected: givenBack },
  'a double click': { told: ['a double click', 'refunds are driven', 'webhooks'], expected: givenBack },
  'two devices': { told: ['two devices ask', 'driven twice at once', 'webhooks'], expected: givenBack },
  'the reply is lost': {
    scenario: 'refund_lost_response',
    told: [...asked, 'webhooks'],
    expected: givenBack,
  },
  'the reply is lost, no webhook': {
    scenario: 'refund_lost_response',
    told: ['the webhooks get lost', ...asked, 'refunds are driven'],
    expected: givenBack,
  },
  'the gateway is busy with it': {
    scenario: 'refund_409',
    told: [...asked, 'refunds are driven', 'webhooks'],
    expected: givenBack,
  },
  'the bank takes its time': { scenario: 'refund_pending', told: [...asked, 'webhooks'], expected: underWay },
  'the bank takes its time and pays, webhooks': {
    scenario: 'refund_pending',
    told: [...asked, 'webhooks', 'the bank pays', 'webhooks'],
    expected: givenBack,
  },
  'the bank takes its time and pays, webhooks backwards': {
    scenario: 'refund_pending',
    told: [...asked, 'the bank pays', 'webhooks backwards'],
    expected: givenBack,
  },
  'the bank takes its time and pays, no webhook': {
    scenario: 'refund_pending',
    told: ['the webhooks get lost', ...asked, 'two days', 'the bank pays', 'refunds are driven'],
    expected: givenBack,
  },
  'the bank refuses, webhooks': {
    scenario: 'refund_pending',
    told: [...asked, 'webhooks', 'the bank refuses', 'webhooks'],
    expected: refused,
  },
  'the bank refuses, webhooks backwards': {
    scenario: 'refund_pending',
    told: [...asked, 'the bank refuses', 'webhooks backwards'],
    expected: refused,
  },
  'the bank refuses at once, no webhook': {
    scenario: 'refund_failed',
    told: ['the webhooks get lost', ...asked, 'two days', 'refunds are driven'],
    expected: refused,
  },
  'the bank refuses at once, and the reply is lost': {
    scenario: 'refund_failed',
    told: ['the webhooks get lost', 'the reply will get lost', ...asked, 'refunds are driven'],
    expected: refused,
  },
  'the bank refuses, and pays when asked again': {
    scenario: 'refund_pending',
    told: [...asked, 'the bank refuses', 'webhooks', ...asked, 'webhooks', 'the bank pays', 'webhooks'],
    expected: {
      ...givenBack,
      mails: ['receipt', 'refund_failed', 'refund_processed', 'refund_requested', 'refund_requested'],
      refunds: ['99900 failed', '99900 processed'],
    },
  },
  'after an interview': { told: ['an interview is taken', 'the owner is refused'], expected: used() },
  'asked again once refunded': { told: [...asked, 'the owner is refused', 'webhooks'], expected: givenBack },
  'the whole at the dashboard': { told: ['refunded at the dashboard', 'webhooks'], expected: takenBack },
  'the whole at the dashboard, no webhook': {
    told: ['the webhooks get lost', 'refunded at the dashboard', 'reconciler'],
    expected: takenBack,
  },
  'the whole at the dashboard, after an interview': {
    told: ['an interview is taken', 'refunded at the dashboard', 'webhooks'],
    expected: takenBack,
  },
  'the whole at the dashboard while ours waits': {
    told: ['the owner asks', 'refunded at the dashboard', 'refunds are driven', 'webhooks'],
    expected: givenBack,
  },
  'the whole at the dashboard and its webhook while ours waits': {
    told: ['the owner asks', 'refunded at the dashboard', 'webhooks', 'refunds are driven'],
    expected: givenBack,
  },
  'a part at the dashboard': { told: ['₹100 at the dashboard', 'webhooks'], expected: inPart },
  'a part at the dashboard: the owner cannot have the rest': {
    told: ['₹100 at the dashboard', 'webhooks', 'the owner is refused'],
    expected: inPart,
  },
  'a part at the dashboard is on its way: the owner cannot have the rest': {
    scenario: 'refund_pending',
    told: ['₹100 at the dashboard', 'webhooks', 'the owner is refused', 'the bank pays', 'webhooks'],
    expected: inPart,
  },
  'a part at the dashboard was on its way and the bank refused: the owner can have the whole': {
    scenario: 'refund_pending',
    told: [
      '₹100 at the dashboard',
      ...(['webhooks', 'the bank refuses', 'webhooks'] as const),
      ...asked,
      ...(['webhooks', 'the bank pays', 'webhooks'] as const),
    ],
    expected: {
      ...givenBack,
      mails: [...givenBack.mails, 'refund_failed'].toSorted(),
      refunds: ['10000 failed', '99900 processed'],
    },
  },
  'two parts at the dashboard are the whole': {
    told: ['₹100 at the dashboard', 'webhooks', '₹899 at the dashboard', 'webhooks backwards'],
    expected: inParts(['10000 processed', '89900 processed']),
  },
  'a part at the dashboard while ours waits': {
    told: ['the owner asks', '₹100 at the dashboard', 'webhooks', 'refunds are driven', 'webhooks'],
    expected: inParts(['10000 processed', '89900 processed'], ['refund_requested']),
  },
  'a part at the dashboard that we hear of when ours is sent': {
    told: ['the owner asks', '₹100 at the dashboard', ...asked.slice(1), 'refunds are driven', 'webhooks'],
    expected: inParts(['10000 processed', '89900 processed'], ['refund_requested']),
  },
  'the refund is told before the payment': {
    unsettled: true,
    told: ['refunded at the dashboard', 'webhooks backwards'],
    expected: { ...credited, ...nothing() },
  },
  'the bank refuses to give back what we had not settled': {
    scenario: 'refund_pending',
    unsettled: true,
    told: [
      'the webhooks get lost',
      'refunded at the dashboard',
      'reconciler',
      'the bank refuses',
      'refunds are driven',
      'reconciler',
    ],
    expected: { ...credited, refunds: ['99900 failed'] },
  },
  'a dispute is opened': { told: ['a dispute is opened', 'webhooks'], expected: credited },
  'a dispute is won': { told: ['a dispute is opened', 'a dispute is won', 'webhooks'], expected: credited },
  'a dispute is lost': {
    told: ['a dispute is opened', 'webhooks', 'a dispute is lost', 'webhooks'],
    expected: { ...takenBack, refunds: [] },
  },
  'a dispute is lost, told backwards': {
    told: ['a dispute is opened', 'a dispute is lost', 'webhooks backwards'],
    expected: { ...takenBack, refunds: [] },
  },
  'a dispute is lost after the refund': {
    told: [...asked, 'webhooks', 'a dispute is lost', 'webhooks'],
    expected: { ...givenBack, mails: [...givenBack.mails, 'refund_processed'].toSorted() },
  },
  'a dispute is lost after a part went back': {
    told: ['₹100 at the dashboard', 'webhooks', 'a dispute is lost', 'webhooks'],
    expected: { ...inParts(['10000 processed']) },
  },
  'a dispute is lost after an interview': {
    told: ['an interview is taken', 'a dispute is lost', 'webhooks'],
    expected: { ...takenBack, refunds: [] },
  },
};

function used(): Money {
  return { ...credited, remaining: interviewsPerPack - 1, ledger: interviewsPerPack - 1 };
}

function inParts(refunds: string[], mails: string[] = []): Money {
  return {
    ...takenBack,
    documents: ['credit_note', 'credit_note', 'receipt'],
    mails: [...takenBack.mails, 'refund_processed', ...mails].toSorted(),
    refunds,
  };
}

/** Given back before it bought anything. */
function nothing(): Partial<Money> {
  return {
    status: 'expired',
    remaining: 0,
    ledger: 0,
    grants: 0,
    documents: [],
    mails: [],
    refunds: ['99900 processed'],
  };
}

async function paid(scenario?: string): Promise<Story> {
  const story = await beginStory(service, scenario ? { scenario } : {});
  await happenings.pays(story);
  return story;
}

describe('a purchase on its way back', () => {
  it.each(Object.entries(stories))('%s', async (_name, { scenario, unsettled, told, expected }) => {
    const story = await paid(scenario);
    if (!unsettled) await happenings.webhooks(story);
    for (const happening of told) await happenings[happening](story);
    await expectMoney(service, story, expected);
  });

  it('of which the bank said no can be used again', async () => {
    const story = await paid('refund_failed');
    for (const happening of ['webhooks', ...asked, 'webhooks'] as const) await happenings[happening](story);
    await takeInterview(story);
    await expectMoney(service, story, { ...refused, remaining: 3, ledger: 3 });
  });
});

describe('a whole refund from the dashboard that the bank has not paid yet', () => {
  it('lets nobody begin on that money meanwhile, and again once the bank said no', async () => {
    const story = await paid('refund_pending');
    for (const happening of ['webhooks', 'refunded at the dashboard', 'webhooks'] as const)
      await happenings[happening](story);
    await expect(takeInterview(story)).rejects.toMatchObject({ code: 'no_interviews_left' });
    for (const happening of ['the bank refuses', 'webhooks'] as const) await happenings[happening](story);
    await expect(takeInterview(story)).resolves.toBeUndefined();
  });
});

/** The gateway does not answer the refund as it should (rule FAULT-4). */
const faults = [
  'timeout_after',
  '500',
  '502_html',
  '429',
  '409',
  'reset',
  'reset_after',
  'half_body',
] as const;

describe('the gateway is out of order while money goes back', () => {
  it.each(faults)('%s: it goes back once', async (kind) => {
    const story = await paid();
    await happenings.webhooks(story);
    await service.gateway.tell('webhooks', { mode: 'drop' });
    await askForRefund(story);
    service.renewClient({ orderMs: 400, readMs: 400, overallMs: 700 });
    await service.gateway.tell('fault', { kind, times: 100, method: 'POST', path: '/v1/payments/*' });
    await happenings['refunds are driven'](story);
    expect((await story.buyer.call('readOrder', { params: story })).refund?.status).not.toBe('failed');
    await service.gateway.tell('clear-faults');
    service.renewClient();
    await happenings['refunds are driven'](story);
    await expectMoney(service, story, givenBack);
  });
});
