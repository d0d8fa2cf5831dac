import { describe, expect, it } from 'vitest';
import { phraseAround } from './quote-phrase.ts';

const mention = (text: string, part: string) => {
  const start = text.indexOf(part);
  return { text: part, start, end: start + part.length };
};

describe('a quotation of the candidate', () => {
  it.each([
    ['About 16, for our client.', '16', 'About 16'],
    ['At work I moved 62 batch jobs to Airflow.', '62 batch jobs', '62 batch jobs'],
    [
      'We saw that forty jobs did not depend on each other.',
      'forty jobs',
      'forty jobs did not depend on each other',
    ],
    [
      'A failed night cost us about four engineer hours next morning.',
      'four engineer hours',
      'A failed night cost us about four engineer hours next morning',
    ],
    ['We redesigned it as a team and we finished in 2 weeks.', '2', 'we finished in 2 weeks'],
    ['I rewrote the dashboard alone.', 'rewrote', 'I rewrote the dashboard alone'],
    ['In five years I would like to run it.', 'five years', 'In five years I would like to run it'],
    ['Then it fell from 6.5 hours to 2.1 in June.', '6.5', 'it fell from 6.5 hours to 2.1 in June'],
    [
      'I redesigned 25 cases last winter and found the cause in 5 of them.',
      '25',
      'I redesigned 25 cases last winter',
    ],
  ])('of “%s” around “%s” is “%s”', (text, part, phrase) => {
    const quote = phraseAround(text, mention(text, part));
    expect(quote.text).toBe(phrase);
    expect(text.slice(quote.start, quote.end)).toBe(quote.text);
  });

  it('leaves a long mention as it is, but for words that hang at its ends', () => {
    const text = 'we moved all the nightly jobs in the middle of June';
    const whole = mention(text, 'we moved all the nightly jobs');
    expect(phraseAround(text, whole)).toEqual(whole);
    const filled = 'Basically the price is very important to the';
    expect(phraseAround(filled, mention(filled, filled)).text).toBe('the price is very important');
  });

  it.each([
    [
      'At work I moved 48 nightly jobs to one scheduler, and left.',
      'work I moved 48 nightly jobs to one',
      'I moved 48 nightly jobs to one scheduler',
    ],
    [
      'In five years I would like to run pricing for a bank that I know well.',
      'five years I would like to run pricing',
      'I would like to run pricing',
    ],
    [
      'So the ledger staying correct is what we bought.',
      'ledger staying correct is what we bought',
      'the ledger staying correct is what we bought',
    ],
  ])('of “%s” makes “%s” whole: “%s”', (text, part, phrase) => {
    expect(phraseAround(text, mention(text, part)).text).toBe(phrase);
  });
});
