import { describe, expect, it } from 'vitest';
import { type Delivery, tryResults, type Webhook } from '#contract/schools/webhooks.ts';
import { healthOf, nameOf, readable, resultOf, standingOf } from './webhook-words.ts';

const webhook: Webhook = {
  webhookId: 'whk_aaaaaaaa',
  url: 'https://hooks.example.com:8443/in?key=1',
  description: '',
  events: ['decision.made'],
  state: 'active',
  revision: 1,
  createdAt: '2026-11-02T04:00:00.000Z',
  previousUntil: null,
  failingSince: null,
  lastTakenAt: null,
  waiting: 0,
  dead: 0,
};
const at = '2026-11-02T04:00:00.000Z';

it.each([
  [{}, 'On, nothing taken yet', 'well'],
  [{ lastTakenAt: at }, 'On, all is well', 'well'],
  [{ lastTakenAt: at, failingSince: at }, 'Nothing taken since 2 Nov 2026, 09:30 IST', 'ill'],
  [{ state: 'off', failingSince: at }, 'Switched off', 'off'],
  [{ state: 'failed', failingSince: at }, 'Switched off: nothing was taken for five days', 'ill'],
] as const)('%j fares so: %s', (change, words, look) => {
  expect(healthOf({ ...webhook, ...change })).toEqual({ words, look });
});

it('a webhook is named by its words, otherwise by its host and by no more of its address', () => {
  expect(nameOf(webhook)).toBe('hooks.example.com:8443');
  expect(nameOf({ ...webhook, description: 'CRM' })).toBe('CRM');
});

describe('a message', () => {
  const message = (change: Partial<Delivery>) => ({
    state: 'waiting' as const,
    tries: 0,
    nextAt: at,
    ...change,
  });
  it.each([
    [message({}), 'On its way'],
    [message({ tries: 2 }), 'Next try 2 Nov 2026, 09:30 IST'],
    [message({ tries: 2, state: 'delivered', nextAt: null }), 'Delivered'],
    [message({ tries: 8, state: 'dead', nextAt: null }), 'Given up'],
  ])('%j stands so: %s', (standing, words) => expect(standingOf(standing)).toBe(words));

  it('has words for whatever a try came to', () => {
    const all = tryResults.map((result) => resultOf({ result, status: 503 }));
    expect(all[0]).toBe('Answered 503');
    expect(new Set([...all, resultOf({ result: null, status: null })]).size).toBe(tryResults.length + 1);
  });

  it('is read in lines', () => {
    expect(readable('{"a":{"b":1}}')).toBe('{\n  "a": {\n    "b": 1\n  }\n}');
    expect(readable('not JSON')).toBe('not JSON');
  });
});
