import { describe, expect, it } from 'vitest';
import {
  agreementWords,
  besideFunnel,
  changeWords,
  hoursWords,
  percent,
  questionWords,
  severityWords,
  signed,
} from './analytics-words.ts';

describe('the words of figures', () => {
  it.each([
    [0, '2 used the warm-up. 1 ran out of time before finishing, 0 were taken back.'],
    [1, '2 used the warm-up. 1 ran out of time before finishing, 1 was taken back.'],
    [1234, '2 used the warm-up. 1 ran out of time before finishing, 1,234 were taken back.'],
  ])('of %s taken back', (revoked, words) =>
    expect(besideFunnel({ practised: 2, expired: 1, revoked })).toBe(words),
  );

  it.each([
    [-0.2, 'no better than chance'],
    [0, 'no better than chance'],
    [0.2, 'slight'],
    [0.21, 'fair'],
    [0.6, 'moderate'],
    [0.8, 'substantial'],
    [1, 'almost whole'],
  ])('call an agreement of %s %s', (value, words) => expect(agreementWords(value)).toBe(words));

  it.each([
    [0.5, 0.1, 'milder than the others'],
    [-0.5, 0.1, 'stricter than the others'],
    [0.19, 0.1, 'as the others, as far as can be told'],
    [2, null, 'too little to say'],
  ])('call a leniency of %s with an error of %s %s', (leniency, standardError, words) =>
    expect(severityWords({ leniency, standardError })).toBe(words),
  );

  it.each([
    [null, 'too little to say'],
    [-0.4, 'does not go with the other topics'],
    [0.2, 'goes with the other topics a little'],
    [0.3, 'goes with the other topics'],
  ])('call a question of %s what it is: %s', (correlation, words) =>
    expect(questionWords(correlation)).toBe(words),
  );

  it.each([
    [0.5, '30 minutes'],
    [1.26, '1.3 hours'],
    [47.9, '47.9 hours'],
    [72, '3 days'],
  ])('say %s hours as %s', (hours, words) => expect(hoursWords(hours)).toBe(words));

  it('say no difference where the interval holds none', () => {
    const change = { by: 0.2, low: -0.1, high: 0.5, isMore: false, isLess: false };
    expect(changeWords(change)).toBe('no difference that can be told (−0.1 to +0.5)');
    expect(changeWords({ by: -0.4, low: -0.7, high: -0.1, isMore: false, isLess: true })).toBe(
      'lower by 0.4 (−0.7 to −0.1)',
    );
    expect([changeWords(null), percent(null), percent(0.585), signed(0), signed(-0.25)]).toEqual([
      '',
      '',
      '59 %',
      '0',
      '−0.25',
    ]);
  });
});
