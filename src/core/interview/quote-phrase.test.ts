import { describe, expect, it } from 'vitest';
import { openingPhrase, phraseAround } from './quote-phrase.ts';

const mention = (text: string, part: string) => {
  const start = text.indexOf(part);
  return { text: part, start, end: start + part.length };
};

describe('a quotation of the candidate', () => {
  it.each([
    ['About 16, for our client.', '16', 'About 16'],
    ['We redesigned it as a team and we finished in 2 weeks.', '2', 'we finished in 2 weeks'],
    ['I rewrote the dashboard alone.', 'rewrote', 'I rewrote the dashboard alone'],
    ['Then it fell from 6.5 hours to 2.1 in June.', '6.5', 'fell from 6.5 hours to 2.1 in June'],
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

  it('leaves a long mention as it is', () => {
    const text = 'we moved all the nightly jobs in June';
    const whole = mention(text, 'we moved all the nightly jobs');
    expect(phraseAround(text, whole)).toEqual(whole);
    const filled = 'Basically the price is very important to the';
    expect(phraseAround(filled, mention(filled, filled)).text).toBe('price is very important');
  });

  it.each([
    ['The ledger, in the first week.', 'The ledger'],
    ['  Yes. ', 'Yes'],
    ['...', null],
    ['', null],
  ])('opens “%s” with %s', (text, phrase) => {
    expect(openingPhrase(text)?.text ?? null).toBe(phrase);
  });
});
