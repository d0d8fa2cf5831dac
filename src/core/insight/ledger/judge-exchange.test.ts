import { describe, expect, it } from 'vitest';
import { ledgerTranscript } from '#tests/fixtures/ledger-interviews.ts';
import { claimStandings } from './claim-standings.ts';

const lines = [
  'KIRAN BHAT | Hubballi',
  'Cut billing errors at the water board by 42% in 8 months',
  'Wrote 900+ bylines for the district desk',
  'Ran a tree census across 64 villages of Dharwad',
  'Recovered Rs 12 lakh of unpaid licence fees',
];
type Said = [asked: string, said: string, move?: 'lead' | 'probe'];
const ledgerOf = (...exchanges: Said[]) =>
  claimStandings({
    transcript: ledgerTranscript(
      exchanges.map(([asked, said, move = 'probe'], at) => ({
        asked,
        said,
        move: at === 0 ? 'lead' : move,
      })),
    ),
    facts: [],
    lines,
  });
const rowOf = (words: string, ...exchanges: Said[]) =>
  ledgerOf(...exchanges).find(({ statement }) => statement.text.includes(words));

const billing: Said[0] = 'Billing errors down by 42 percent. How was that measured?';
const recovered: Said[0] = 'You recovered 12 lakh of licence fees. How was it counted?';
const method =
  'From the complaint register: I counted 1,900 wrong bills in March and 1,102 in November, and I walked the two wards where most came from.';

describe('what the whole exchange decides (rules LEDGER-1, LEDGER-4, LEDGER-5)', () => {
  it.each<[string, string, string, Said[]]>([
    [
      'a later "it should say"',
      'billing',
      'corrected',
      [
        [billing, method],
        ['Is that line right?', 'It should say 31.'],
      ],
    ],
    ['"No, about" another sum', 'Recovered', 'corrected', [[recovered, 'No sir, about 4 lakh by me.']]],
    [
      '"that isn\'t correct"',
      'Recovered',
      'corrected',
      [[recovered, "That isn't correct, ma'am, the office did it."]],
    ],
    [
      'a concession two turns later',
      'Recovered',
      'corrected',
      [
        [recovered, 'By receipts.'],
        ['All of it by you?', 'Some.'],
        ['So the line?', 'I concede this.'],
      ],
    ],
    ['"never measured"', 'billing', 'shaken', [[billing, 'It was never measured, ma’am.']]],
    ['not knowing', 'billing', 'shaken', [[billing, 'I do not know.']]],
    [
      'not knowing something else',
      'billing',
      'left_open',
      [['Errors in billing down by 42 percent. Who was angry?', 'I do not know.']],
    ],
    ['a figure and a method', 'billing', 'defended', [[billing, method]]],
    [
      'a method, and luck after it',
      'billing',
      'left_open',
      [
        [billing, method],
        ['All of it you?', 'Partly luck, sir.'],
      ],
    ],
    ['a method of few words', 'billing', 'left_open', [[billing, 'From the register, sir.']]],
    [
      'another count of the same noun',
      'bylines',
      'in_conflict',
      [
        [
          'The bylines for the district desk, tell us.',
          'I have some seven hundred bylines from the district.',
        ],
      ],
    ],
    [
      'a count that the page only rounds',
      'bylines',
      'left_open',
      [['The bylines for the district desk, tell us.', 'I have 880 bylines from the district.']],
    ],
    [
      'another count in an answer to something else',
      'census',
      'in_conflict',
      [['Why an MBA?', 'In the tree census I had 70 villages, and it was too much for one person.']],
    ],
    [
      'an equal noun of another thing',
      'billing',
      'untested',
      [['Why an MBA?', 'I lived in a hostel for 10 months.']],
    ],
  ])('by %s: %s is %s', (_, words, standing, exchanges) =>
    expect(rowOf(words, ...exchanges)?.standing).toBe(standing),
  );

  it('shows every question and answer whole, up to the next lead', () => {
    const row = rowOf(
      'billing',
      [billing, method],
      ['Go on?', 'We also changed the meters.'],
      ['Why an MBA?', 'To learn costing.', 'lead'],
    );
    expect(row?.steps.map(({ quote }) => quote)).toEqual([
      billing,
      method,
      'Go on?',
      'We also changed the meters.',
    ]);
  });

  it('shows both sides of a conflict', () => {
    const row = rowOf('census', ['Why an MBA?', 'It was late. In the tree census I had 70 villages.']);
    expect(row?.against).toEqual({ words: 'In the tree census I had 70 villages.', turnId: 'T02' });
    expect(row?.steps.map(({ kind }) => kind)).toEqual(['asked', 'conflicts']);
  });
});

it('of what was said only what a question took up is a row, with the sentence it leans on (rule LEDGER-12)', () => {
  const said = 'I moved to the pump house. There 37 valves were leaking. We fed 55 dogs.';
  const rows = ledgerOf(
    ['What did you do then?', said],
    ['37 valves? How did you find them?', 'By walking.'],
  );
  const texts = rows.flatMap(({ statement, places }) => (places[0]?.by === 'turn' ? [statement.text] : []));
  expect(texts).toEqual(['I moved to the pump house. There 37 valves were leaking.']);
});
