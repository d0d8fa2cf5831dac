import { expect, test } from 'vitest';
import { read, of } from '#tests/fixtures/resume-readings.ts';

test.each<[string, string]>([
  ['BusMitra (final year, team of 4): crowd-sourced timing app; 1,300 downloads', 'BusMitra'],
  ['M.A. level reading list: Partition fiction', 'M.A. level reading list'],
  ['Water level alert (IoT', 'Water level alert'],
  ['B.E. final year: Solar dryer for turmeric', 'Solar dryer for turmeric'],
  ['MT project: Token system at the yard', 'Token system at the yard'],
  ['M.Tech thesis: Heat transfer in micro-channels', 'Heat transfer in micro-channels'],
])('the name of the project in %s', (line, noun) => {
  expect(of(read(`Asha Pillai\nPROJECTS\n${line}`), 'project')[0]?.attributes.noun).toBe(noun);
});

test('two honours on one line have each its own rank and year', () => {
  const reading = read(
    'Asha Pillai\nACHIEVEMENTS\nFirst prize, college debate 2023; runner-up, city hackathon 2024\nDistrict chess, 2012 and 2014\nDebate: lost in 2016; reached the final in 2017',
  );
  expect(of(reading, 'achievement').map(({ value, attributes }) => [value, attributes.year])).toEqual([
    ['First prize, college debate 2023', 2023],
    ['runner-up, city hackathon 2024', 2024],
    ['District chess, 2012 and 2014', undefined],
    ['Debate: lost in 2016; reached the final in 2017', undefined],
  ]);
});

test.each([
  ['ACHIEVEMENTS', 'PERSONAL'],
  ['ACHIEVEMENTS', 'OTHER DETAILS'],
  ['SKILLS', 'can read and summarise long documents'],
  ['SKILLS', 'making friends'],
])('nothing of a line under %s: %s', (head, line) => {
  const reading = read(`Asha Pillai\n${head}\n${line}`);
  expect([...of(reading, 'achievement'), ...of(reading, 'tool')]).toEqual([]);
});

test('what goes on in small letters is no honour of its own', () => {
  const reading = read('Asha Pillai\nACHIEVEMENTS\nMade a checklist; the master sent it to the office');
  expect(of(reading, 'achievement')).toHaveLength(1);
});

test.each([
  ['Village Barha, Dist. Gorakhpur, Uttar Pradesh', 'Gorakhpur'],
  ['Sarangarh district, Odisha', 'Sarangarh'],
])('the city of %s', (address, city) => {
  expect(of(read(`Asha Pillai\nAddress: ${address}`), 'place')[0]?.attributes.city).toBe(city);
});

test('an arrow of two characters is a bullet', () => {
  const [office] = of(read('Asha Pillai\nPOSITIONS\n-> Event Head, Udaan 2024'), 'responsibility');
  expect(office?.value).toBe('Event Head, Udaan 2024');
});
