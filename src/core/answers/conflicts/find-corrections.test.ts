import { describe, expect, it, test } from 'vitest';
import { readCorrections } from './find-corrections.ts';
import { readDisowned, tellsDisowned } from './find-disowned.ts';
import { settingRight } from './lexicon-correction.ts';

/** Sentences in which the candidate puts a figure of theirs right. */
const own: readonly string[] = [
  'Sorry, I said nine; it was a team of six.',
  'Let me correct that, the saving was 12 percent, not 20.',
  'I misspoke earlier: we had 48 proposals, not 65.',
  'Actually it was four months, I had said eight.',
  'I was wrong about the date, I joined in June 2022.',
  'That figure should be 31 lakh, I mixed it up with the annual budget.',
  'Correction, three suppliers, not five.',
  'Not nine technicians, six. Three of them came later.',
  'Sorry, I meant 640 units a day, not a week.',
  'I should be careful: the team was six people, nine is what it became after I left.',
  'Can I go back? I told you 30 stores, the right number is 13.',
  'Pardon me, the percentage I gave you was from the wrong year; it was 7, not 17.',
  'Earlier I said two years. It is really fourteen months.',
  'I gave you the wrong number before, it was 250 litres.',
  'Oh, I exaggerated there, it was closer to 20 than 50 customers.',
  'Sorry sir, galat bol diya, team mein six log the, nine nahi.',
  'My earlier answer had a mistake, the plant makes 90 tonnes, not 900.',
  'No wait, 2021, not 2020, that is when I got certified.',
  'To be accurate, I handled 4 of those accounts and not all 11 as I made it sound.',
  'Hang on, that was the 2022 batch; ours had 38 people.',
  'Hmm, not 15 lakh, 1.5 lakh, I dropped a point.',
  'The 90 percent I mentioned is of the pilot. For the whole plant it was 62 percent.',
  "I don't think three is correct, we were two interns.",
  'Let me restate: I joined in 2019, left in 2021.',
  'About the dealers, I over-counted, there were 22.',
  'My bad, 14 kilometres.',
  'What I told you about the 500 copies is not true, we printed 50.',
  'Sir, I would like to revise my number to 18 percent.',
  'Thirteen, I said thirty, sorry.',
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
];

describe('a figure that is put right (rule CLAIM-2)', () => {
  it.each(own)('%s', (answer) => expect(readCorrections(answer).corrections).not.toEqual([]));
  it.each(others)('nothing: %s', (answer) => expect(readCorrections(answer).corrections).toEqual([]));
  it.each([
    ['Sorry, I said nine; it was a team of six.', 9, 6],
    ['Earlier I said two years. It is really three years.', 17_520, 26_280],
    ['The 90 percent I mentioned is of the pilot. For the whole plant it was 62 percent.', 90, 62],
    ["I don't think three is correct, we were two interns.", 3, 2],
    ['Oh, I exaggerated there, it was closer to 20 than 50 customers.', 50, 20],
  ])('%s', (answer, before, now) => {
    const [first] = readCorrections(answer).corrections;
    expect([first?.before?.value, first?.now.value]).toEqual([before, now]);
  });
});

describe('words that put right', () => {
  test.each(settingRight.entries.map(({ example }, at) => [example, at] as const))('%s', (example, at) =>
    expect(settingRight.patterns[at]?.test(example)).toBe(true),
  );
  test.each(settingRight.entries.flatMap(({ not }, at) => (not === undefined ? [] : [[not, at] as const])))(
    'not: %s',
    (near, at) => expect(settingRight.patterns[at]?.test(near)).toBe(false),
  );
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
