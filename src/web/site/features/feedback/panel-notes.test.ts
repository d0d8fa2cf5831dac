import { array, assert, constantFrom, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Panellist } from '#contract/panellists.ts';
import type { Turn } from '#contract/transcript.ts';
import { opening, panelNotes } from './panel-notes.ts';

const panellist = (id: 'meera' | 'bhalla' | 'iqbal'): Panellist => ({
  id,
  name: id,
  shortName: id,
  role: '',
  portrait: id,
});
const panel = [panellist('meera'), panellist('bhalla'), panellist('iqbal')];
const transcript: Turn[] = ['T02', 'T04', 'T10'].map((id, place) => ({
  id,
  role: 'candidate',
  topicId: 'why_mba',
  text: id,
  startedAtMs: place,
  endedAtMs: place,
}));
const note = (panellistId: string, turnId: string, text = 'thin so far') => ({ panellistId, turnId, text });
const shown = (notes: ReturnType<typeof note>[]) => {
  const found = panelNotes({ notes, panel, transcript });
  return (
    found && {
      shared: found.shared.map(({ turn, notes: on }) => [turn.id, on.map((one) => one.panellist.id)]),
      own: found.own.map((book) => [book.panellist.id, book.notes.map((one) => one.turn?.id ?? null)]),
    }
  );
};

describe('panelNotes', () => {
  it('is nothing where nobody wrote', () => {
    expect(panelNotes({ panel, transcript })).toBeNull();
    expect(shown([])).toBeNull();
    expect(shown([note('meera', 'T02', '  '), note('stranger', 'T02')])).toBeNull();
  });

  it('keeps each panellist’s notes in the order of the interview, and leaves out who wrote none', () => {
    expect(shown([note('iqbal', 'T10'), note('meera', 'T04'), note('meera', 'T02')])).toEqual({
      shared: [],
      own: [
        ['meera', ['T02', 'T04']],
        ['iqbal', ['T10']],
      ],
    });
  });

  it('sets notes of two on one turn side by side, in the panel’s order, and not again under each', () => {
    expect(shown([note('iqbal', 'T04'), note('meera', 'T04'), note('meera', 'T10')])).toEqual({
      shared: [['T04', ['meera', 'iqbal']]],
      own: [['meera', ['T10']]],
    });
  });

  it('does not take two notes of one panellist for two opinions', () => {
    expect(shown([note('meera', 'T02', 'a'), note('meera', 'T02', 'b')])?.shared).toEqual([]);
  });

  it('keeps a note on a turn that the transcript does not hold, last and without a place', () => {
    expect(shown([note('meera', 'T99'), note('bhalla', 'T99'), note('meera', 'T10')])).toEqual({
      shared: [],
      own: [
        ['meera', ['T10', null]],
        ['bhalla', [null]],
      ],
    });
  });

  it('shows every written note exactly once', () => {
    const notes = array(
      record({
        panellistId: constantFrom('meera', 'bhalla', 'iqbal'),
        turnId: constantFrom('T02', 'T04', 'T10', 'T99'),
        text: string(),
      }),
    );
    assert(
      property(notes, (written) => {
        const found = panelNotes({ notes: written, panel, transcript });
        const texts = [...(found?.shared ?? []), ...(found?.own ?? [])].flatMap((group) =>
          group.notes.map((one) => one.text),
        );
        const expected = written.map((one) => one.text.trim()).filter((text) => text !== '');
        expect(texts.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });
});

describe('opening', () => {
  it.each([
    ['As short as it is.', 'As short as it is.'],
    ['Some of it was luck, honestly. The monsoon came late.', 'Some of it was luck\u00a0…'],
    ['a'.repeat(40), `${'a'.repeat(24)}\u00a0…`],
    ['  spaced \n out  ', 'spaced out'],
  ])('%s', (text, expected) => {
    expect(opening(text, 24)).toBe(expected);
  });
});
