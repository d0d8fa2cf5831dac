import { describe, expect, it } from 'vitest';
import { likelyNames } from './likely-names.ts';
import { namesOf } from './names-of.ts';

const names = [
  'Trivanta Systems',
  'Suryakiran Renewables',
  'Nilgiri Payments',
  'Coimbatore',
  'Jamshedpur',
  'Mukherjee',
  'Chakraborty',
  'Arvind Bhalla',
  'Zenvia Logistics',
  'SPJIMR',
  'Sarma',
  'Indore',
  'Anita Bose',
  'Thomas',
  'Infosys',
];
const mended = (text: string): string[] =>
  likelyNames(text, names).map(({ heard, name }) => `${heard} > ${name}`);

describe('names that were misheard (rule VOICE-10)', () => {
  // What Moonshine heard of flite saying the names.
  it.each([
    ['I worked with Trulenta Systems for three years.', 'Trulenta Systems > Trivanta Systems'],
    [
      'After that I moved to Sir Yakir and renewables because of my father.',
      'Sir Yakir and renewables > Suryakiran Renewables',
    ],
    ['I come from ill-geried payments and I studied there.', 'ill-geried payments > Nilgiri Payments'],
    ['I worked with Coin Batori for three years.', 'Coin Batori > Coimbatore'],
    ['We showed it to Jam Shepard on a Monday.', 'Jam Shepard > Jamshedpur'],
    ['After that I moved to McCarjee because of my father.', 'McCarjee > Mukherjee'],
    ['My manager at Chicra, Bertie did not agree.', 'Chicra, Bertie > Chakraborty'],
    ['I come from Arvin Bella and I studied there.', 'Arvin Bella > Arvind Bhalla'],
    ['We showed it to SPJ IMR on a Monday.', 'SPJ IMR > SPJIMR'],
  ])('%s', (text, offer) => {
    expect(mended(text)).toEqual([offer]);
  });

  it.each([
    'I worked with Trivanta Systems and with coimbatore for three years.',
    'I asked the team to wait for two days and they agreed.',
    'The numbers fell because the vendor sent the wrong file.',
    'A good manager listens before the meeting and not after it.',
    'The payments of the third week were late, and the systems were down.',
    'I see it the same way, and the vendor was slower than the other one in winter.',
    'The interview went into a hundred units. So each of them wrote times and names.',
    '',
  ])('are not found where none was: %s', (text) => {
    expect(mended(text)).toEqual([]);
  });

  it('stand where they were heard, in order and none over another', () => {
    const text = 'From Coin Batori I went to Jam Shepard.';
    const found = likelyNames(text, names);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['Coin Batori', 'Jam Shepard']);
  });

  it('are those of the resume and the table, each once', () => {
    const fact = (kind: 'name' | 'place' | 'employment' | 'hobby', value: string, attributes = {}) => ({
      id: value,
      kind,
      value,
      line: 1,
      attributes,
    });
    const facts = [
      fact('name', 'Kavya Rao'),
      fact('place', 'Kochi, Kerala', { city: 'Kochi', state: 'Kerala' }),
      fact('employment', 'Analyst, Zenvia, 2021', { organisation: 'Zenvia Pvt. Ltd.', months: 4 }),
      fact('employment', 'Lead, Zenvia, 2023', { organisation: 'Zenvia' }),
      fact('hobby', 'chess'),
    ];
    expect(namesOf(facts, [])).toEqual(['Kavya Rao', 'Kochi', 'Kerala', 'Zenvia']);
  });
});
