import { expect, it } from 'vitest';
import type { Panellist } from '#contract/panellists.ts';
import { fictionNote } from './panellist-names.ts';

const panel: Panellist[] = ['bhalla', 'meera', 'iqbal'].map((id) => ({
  id,
  name: id,
  shortName: id,
  role: '',
  portrait: 'bhalla',
}));

it.each([
  ['offline', 3, 'Three fictional panellists, played by software'],
  ['model', 2, 'Two AI personas, worded by a language model'],
] as const)('%s: says what plays the panel', (engine, count, words) => {
  expect(fictionNote(panel.slice(0, count), engine)).toBe(words);
});
