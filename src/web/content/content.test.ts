import { describe, expect, it } from 'vitest';
import { catalogue, interviewsPerPack } from '#contract/catalogue.ts';
import { claims } from './claims.ts';
import { creators } from './creators.ts';
import { enterpriseFeatures } from './enterprise.ts';
import { expiryWords } from './expiry-words.ts';
import { faq } from './faq.ts';
import { helpGroups } from './help.ts';
import { longDate } from './long-date.ts';
import { inWords, inWordsCapital } from './number-words.ts';
import { cancellation, privacy, shipping, terms } from './policies.ts';
import { problems } from './problems.ts';
import { updates, updatesShownFirst } from './updates.ts';

const unique = (values: readonly string[]): number => new Set(values).size;

describe('what the pages say', () => {
  it('has as many of each as rule PAGE-1 counts', () => {
    expect([faq.length, unique(faq.map((item) => item.question))]).toEqual([14, 14]);
    expect([problems.length, unique(problems.map((pair) => pair.problem))]).toEqual([10, 10]);
    expect(updates).toHaveLength(5);
    expect(terms.sections).toHaveLength(7);
    expect(privacy.sections).toHaveLength(5);
    expect(helpGroups.map((group) => group.title)).toEqual([
      'Getting Started',
      'Using the Platform',
      'Account & Billing',
    ]);
    expect(enterpriseFeatures).toHaveLength(8);
    expect(claims).toHaveLength(6);
  });

  it('lists the updates newest first, from the beta to the improved feedback', () => {
    const times = updates.map((update) => Date.parse(update.day));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(updates[0]).toMatchObject({ day: '2025-03-07', title: 'Improved Feedback' });
    expect(updates.at(-1)).toMatchObject({ day: '2025-02-01', title: 'Beta Launch' });
    expect([longDate('2025-03-07'), longDate('2025-02-01')]).toEqual(['March 7, 2025', 'February 1, 2025']);
    expect(updatesShownFirst).toBe(3);
  });

  it('names the pack, the price and the guarantee as the catalogue has them', () => {
    const words = JSON.stringify([faq, helpGroups, cancellation, shipping]);
    expect(words).toContain(`set of ${inWords(interviewsPerPack)} interviews`);
    expect(words).toContain(`₹${catalogue.top_up.pricePaise / 100}`);
    expect(words).toContain('indicator, not a guarantee');
    expect(words).toContain('14-day money-back guarantee');
    expect(words).toContain('5-7 business days');
    expect(JSON.stringify(cancellation)).toMatch(/account page, or via the Contact Us page/);
  });

  it('invents no people and claims no calibration', () => {
    expect(creators).toEqual([]);
    expect(JSON.stringify([claims, faq, problems])).not.toMatch(/calibrat/i);
  });
});

describe('inWords', () => {
  it.each([
    [0, 'no'],
    [4, 'four'],
    [12, 'twelve'],
    [13, '13'],
  ])('%i is %s', (count, word) => {
    expect(inWords(count)).toBe(word);
  });
  it('begins a sentence', () => expect(inWordsCapital(4)).toBe('Four'));
});

it.each([
  [null, null],
  [
    { interviews: 1, at: '2026-12-22T18:29:59.000Z' },
    '1 interview expires on December\u00a022, 2026 at\u00a011:59\u00a0PM\u00a0IST',
  ],
  [
    { interviews: 2, at: '2026-12-22T18:29:59.000Z' },
    '2 interviews expire on December\u00a022, 2026 at\u00a011:59\u00a0PM\u00a0IST',
  ],
])('tells of %j ahead', (next, words) => {
  expect(expiryWords(next)).toBe(words);
});
