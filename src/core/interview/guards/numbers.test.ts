import { describe, expect, it } from 'vitest';
import { Known } from './known.ts';
import { unknownNumber } from './numbers.ts';

const sources = `We cut it from 4.8 to 1.9 per cent, saved 4.2 lakh rupees and 19,000 a month, with sixty-two jobs, six hundred rupees an hour,
  70 percent of the gain, two and a half crore in all, 40k rows, a team of 5 at 91.2 accuracy, waste from 11 percent to 4, then from 12 percent to 13 vans.`;
const known = new Known([sources]);

describe('given, however it is written', () => {
  it.each([
    '4.8 per cent',
    '1.9%',
    '70 %',
    'Seventy percent',
    '4.2 lakh',
    '420,000 rupees',
    'nineteen thousand a month',
    '19000',
    '62 jobs',
    'Sixty two jobs',
    '600 rupees',
    '25 million',
    '2.5 crore',
    'forty thousand rows',
    '40k rows',
    'your team of five',
    '91.2 per cent',
    '4 percent',
    'Name three reasons',
    'in thirty seconds, or 20 words',
    'one per cent of it',
    'a B2B firm on 4G',
    'half of it, twice',
  ])('%s', (text) => {
    expect(unknownNumber(text, known)).toBeNull();
  });
});

describe('not given', () => {
  it.each([
    ['62 per cent', '62'],
    ['13 percent', '13'],
    ['In the eighties it was done by hand', 'eighty'],
    ['sixty-two percent', 'sixty-two'],
    ['4.2 crore', '4.2 crore'],
    ['two lakh', 'two lakh'],
    ['a hundred people', 'a hundred'],
    ['five per cent', 'five'],
    ['140 jobs', '140'],
    ['eighty jobs', 'eighty'],
    ['your team of nine', 'nine'],
    ['your three years', 'three'],
    ['in 1987', '1987'],
    ['9 jobs', '9'],
    ['4.81', '4.81'],
  ])('%s', (text, word) => {
    expect(unknownNumber(text, known)).toBe(word);
  });
});
