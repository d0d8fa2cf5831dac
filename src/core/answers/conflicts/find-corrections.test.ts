import { describe, expect, it } from 'vitest';
import { readCorrections } from './find-corrections.ts';
import { readDisowned, tellsDisowned } from './find-disowned.ts';

/** The figure taken back and the one in its place, as each answer names both. */
const own: readonly (readonly [string, number, number])[] = [
  ['Let me correct that, the saving was 12 percent, not 20.', 20, 12],
  ['I misspoke earlier: we had 48 proposals, not 65.', 65, 48],
  ['One correction from my side, it was in 2021 and not 2019.', 2019, 2021],
  ['Make it nine boxes, not seven, I forgot the Sunday.', 7, 9],
  ['Sorry, fourteen, not forty. Forty is the whole floor.', 40, 14],
  ['Correction, three suppliers, not five.', 5, 3],
  ['Earlier I said eight. It was six.', 8, 6],
  ['I said eight, it was six. Two were closed before me.', 8, 6],
  ['Did I say three crore just now? I meant three lakh.', 3e7, 3e5],
  ['Kindly take my twelve lakh as three and a half.', 12e5, 3.5e5],
  ['We ran thirty, no, twenty-three trials before it held.', 30, 23],
  ['There were fifty, sorry, fifteen people on the roll.', 50, 15],
  ['Sorry sir, galti se bol diya. 45 nahi, 35 families.', 45, 35],
  ['You are right, it cannot be sixty, I was counting both. Thirty.', 60, 30],
  ['The 3% on my page does not stand as written, so please go by 4.2.', 3, 4.2],
  ['Earlier I told you 30 stores, the right number is 13.', 30, 13],
  ['My mistake, we were four people and not seven.', 7, 4],
];
/** Sentences with figures and words of correction that put nothing right of what the candidate said. */
const others: readonly string[] = [
  'I asked Ramesh to correct my list and he found four wrong part numbers.',
  'My manager corrected the report before it went out to the client.',
  'The auditor said the figure was wrong and should be 14 lakh.',
  'We corrected the 12 wrong invoices within two days.',
  'I corrected the drawing myself: the hole was 8 mm, not 10.',
  'She said she was mistaken about the 3 pallets.',
  'My job was to correct 40 scripts a week.',
  "If I said I was sorry for the 2 days' delay, the customer calmed down.",
  'The customer wanted 20 boxes, not 12, so I called the depot.',
  'A junior told me "I was wrong, it is 15", and I thanked him.',
  'I had my sister check my numbers and correct me where 6 had become 9.',
  'The supervisor stood corrected: 45 bags were in the store, not 54.',
  'Our teacher made me correct the same 10 sums again.',
  'Get the vendor to correct the bill, I told Asha, it should be 9,200.',
  'The ledger was wrong by 300 rupees, so I rewrote three entries.',
  'Actually 18 people came, which is more than the hall could hold.',
  'He apologised, he had said 5 days and it took 9.',
  'The label read 220 volts, not 110, so I stopped the line.',
  "I don't want to correct the 12 percent, I stand by it.",
  'People assume I led a team of 20, and I let them believe nothing of the sort; I said 6 from the start.',
  'The doctor asked for 2 units, not 3, and I ran.',
  'In the second draft I changed 40 words, not the argument.',
  'My father says six hours of sleep is enough, not eight.',
  'I was wrong to wait 3 weeks before telling him.',
  'As I said, 12 of the 30 stores were mine.',
  'She corrected me in front of 20 people.',
  'We waited 4 hours, sorry to say, for one signature.',
  'Sorry for the long answer, there are 3 reasons.',
  'To be exact about the dose one needs 5 ml, and the cup held 7.',
  'I told the team 10 days, it took 14.',
  'Yes, that is why it is at 97.5 and not 90.',
  'If I had said it we would have lost one lakh and not four.',
  'My uncle told me ask for ten, not six.',
  'It was not three boys, it was the whole hostel.',
  'Not just three, all the 22 villages faced it.',
  'Ma’am I passed in 2019 and not 2018, because the exams were late.',
  'The paper printed 600. It was 160, I have the register.',
  'We got it at 9 lakh instead of 18.',
  'It was 14 days in 2022, now it is 6.',
  'I mean, what is six percent to a showroom? To my father it is two salaries.',
  'Sorry for going round. Three depots, forty drivers, and no fixed time for lunch.',
  'As I said ten, it was ten from the start, and two more joined.',
  'This year we had nine stalls, not seven.',
  'Sorry, I got nervous. Eleven boats, and each boat is four families.',
  'I said eight, it is five each for the other two.',
  'Take the ten as a sample and twenty as the whole.',
];

describe('a figure that is put right (rule CLAIM-2)', () => {
  it.each(own)('%s', (answer, before, now) => {
    const found = readCorrections(answer).corrections;
    expect(found.map((one) => [one.before.value, one.now.value])).toEqual([[before, now]]);
  });
  it.each(others)('nothing: %s', (answer) => expect(readCorrections(answer).corrections).toEqual([]));
});

describe('an act that is given to somebody else', () => {
  const told = 'I led the migration and designed the screens.';
  it.each([
    ['I should take that back: my manager led the migration, I only tested it.', true],
    ['To be fair, the screens were designed by Meera.', true],
    ['In fairness, our designer designed the screens.', true],
    ['So basically last winter my friend came and the migration began, honestly.', false],
    ['It was Ravi who led the migration, I just took notes.', true],
    ['My manager led the other migration in May.', false],
    ['To be honest, my manager liked the migration.', false],
    ['I only designed the screens for telephones.', false],
  ])('%s', (answer, is) => {
    expect(readDisowned(answer).disowned.some((one) => tellsDisowned(told, one))).toBe(is);
  });
});
