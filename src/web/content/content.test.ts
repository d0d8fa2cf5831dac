import { describe, expect, it } from 'vitest';
import { catalogue, interviewsPerPack } from '#contract/catalogue.ts';
import { claims } from './claims.ts';
import { creators } from './creators.ts';
import { expiryWords } from './expiry-words.ts';
import { faq } from './faq.ts';
import { helpGroups } from './help.ts';
import { inWords, inWordsCapital } from './number-words.ts';
import { cancellation, shipping } from './policies.ts';
import { problems } from './problems.ts';

describe('what the pages say', () => {
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
