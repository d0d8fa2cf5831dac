import { expect, it } from 'vitest';
import { claimsOfTurn } from './read-claims.ts';

it.each([
  ['I matched 1,400 milk collection slips with the ledger.', ['1,400 milk collection slips']],
  ['Humne 1.2 lakh collect kiya from 14 sponsors.', ['1.2 lakh', '14 sponsors']],
  ['We had 30 dealers directly under us.', ['30 dealers']],
  ['I led a team of 9 field technicians there.', ['9 field technicians']],
  ['It took 1 hour 58 minutes, against 2 hours 10 before.', ['1 hour 58 minutes', '2 hours 10']],
  [
    'He pays 2 rupees 40 paise a metre for one lakh twenty thousand metres.',
    ['2 rupees 40 paise', 'one lakh twenty thousand metres'],
  ],
  ['I served ten years and six months.', ['ten years and six months']],
  [
    'I saw 70 to 80 children a day, and 31 of 46 children could not read.',
    ['70 to 80 children', '31 of 46 children'],
  ],
  ['Owners have between eight and twenty four looms.', ['between eight and twenty four looms']],
  ['It fell from 9 to 4 days.', ['4 days']],
  ['Outstanding is 90 lakh, turnover is 9.5 crore.', ['90 lakh', '9.5 crore']],
  ['It gives a 360 degree view of a grade 1 paragraph.', []],
  ['I sent 25 back.', []],
  ['Out of every hundred demands eleven were not met.', []],
  ['If two shops sell the same ice cream, go to one.', ['two shops']],
  ['The system came at 6 pm for a 5 pm show.', ['6 pm', '5 pm']],
  ['No one under forty grows paddy except two others.', ['two others']],
  ['We had 41 civilians and a hundred and sixty groups.', ['41 civilians', 'hundred and sixty groups']],
  ['The waiver came, and 640 got it.', []],
])('the words of a figure are those of one claim, to what was counted: %s', (text, words) => {
  const figures = claimsOfTurn({ id: 'T02', text }).filter(({ kind }) => kind === 'figure');
  expect(figures.map(({ source }) => source.text)).toEqual(words);
});
