import { describe, expect, it } from 'vitest';
import { honestRewordings } from '#tests/fixtures/honest-rewordings.ts';
import { inventedIn, knownFacts } from './invented-in.ts';

const known = knownFacts([
  'In April 2023 our hub had 1,400 unpaid invoices and clearing one took nine days. I mapped the steps and built a Python matcher, because most of the wait was manual matching.',
  'We raised collection by 12% for 14 vendors at Zenvia Logistics Pvt Ltd',
  'My CTC is 6.5 LPA and 40 percent of it is variable. We have five lakh customers.',
]);

describe('what nobody said', () => {
  it.each([
    ['It took 9 days to clear an invoice.'],
    ['In April 2023, when 1400 invoices were unpaid, I mapped the steps.'],
    ['There were fourteen hundred unpaid invoices [in which hub?].'],
    ['Collection went up by twelve percent for fourteen vendors.'],
    ['6.5 lakh, of which 40% is variable.'],
    ['We have 5,00,000 customers.'],
    ['I built the Python matcher, since most of the wait was matching.'],
    ['First, one of the steps was manual; I saw that [how many weeks?] later.'],
    ['१४०० invoices'],
  ])('is not in “%s”', (text) => expect(inventedIn(text, known)).toEqual([]));

  it.each([
    ['It took three days.', 'three days'],
    ['It took 14 days.', '14 days'],
    ['We had 12 vendors.', '12 vendors'],
    ['We had twelve vendors.', 'twelve vendors'],
    ['It fell to १२ days.', '12 days'],
    ['It fell by 𝟓𝟎 percent.', '50 percent'],
    ['We cleared 10-15 invoices.', '10'],
    ['It was a lakh.', 'a lakh'],
    ['It doubled.', 'doubled'],
    ['Half the vendors paid.', 'Half'],
    ['Most of the vendors were against it.', 'Most of'],
    ['We saved ½ of it.', '½'],
    ['I was the senior manager.', 'senior'],
    ['I won an award for it.', 'won'],
    ['At Infosys I mapped the steps.', 'Infosys'],
    ['Infosys gave me the steps.', 'Infosys'],
    ['I built it at zentrix.', 'zentrix'],
    ['The Steps Bank was against it.', 'Bank'],
    ['I did it in march, on a monday.', 'monday'],
    ['I built a Kubernetes matcher.', 'Kubernetes'],
    ['Ⅻ invoices were left.', 'Ⅻ'],
    ['Then [how did you convince McKinsey?].', 'McKinsey'],
    ['In मुंबई I mapped the steps.', 'म'],
  ])('is found in “%s”', (text, what) => {
    const found = inventedIn(text, known).map((one) => one.text);
    expect(found.join(' | ')).toContain(what);
  });

  it('is seldom found in what honest people reworded, who add no fact', () => {
    const judged = honestRewordings.flatMap(({ said, reworded }) => {
      const facts = knownFacts(said);
      return reworded.map((text) => inventedIn(text, facts).length > 0);
    });
    expect(judged.length).toBeGreaterThan(70);
    expect(judged.filter(Boolean).length / judged.length).toBeLessThan(0.2);
  });
});
