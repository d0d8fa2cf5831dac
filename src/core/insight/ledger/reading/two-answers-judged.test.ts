import { describe, expect, it } from 'vitest';
import { ledgerTranscript } from '#tests/fixtures/ledger-interviews.ts';
import { asked, between, conflictsOf, led, lines, never, refOf, row } from '#tests/fixtures/two-answers.ts';
import type { ReadRow } from './check-rows.ts';
import { ledgerRead, ledgerToJudge } from './read-ledger.ts';
import { type JudgedRow, together } from './settle-rows.ts';

describe('two answers that exclude each other, as they are asked for and judged (rules LEDGER-19, LEDGER-20)', () => {
  it('are a row with both sentences whole, the earlier against the later, whichever was named first', () => {
    const input = between(never, led);
    const of = refOf(input, 'I write the code');
    const wanted = {
      statement: { text: never },
      against: { words: led, turnId: 'T10' },
      steps: [{ turnId: 'T09' }, { turnId: 'T10', kind: 'conflicts' }],
    };
    for (const one of [
      row('have never managed people', 'team of six reported to me'),
      row('', 'team of six reported to me', { of }),
      row('team of six reported to me', 'have never managed people', { of: 'Q5', exchanges: [2] }),
    ])
      expect(conflictsOf(input, [one])).toMatchObject([wanted]);
  });

  it('are both shown whole to the second reading, among all exchanges, with two that are true together and without what was found', () => {
    const { rows, exchanges } = ledgerToJudge(between(never, led), [
      row('have never managed people', 'team of six reported to me'),
    ]);
    expect(exchanges).toHaveLength(5);
    const pairs = rows.filter(({ also }) => also !== undefined);
    expect(pairs.map(({ claim, also }) => [claim, also])).toEqual([
      [never, led],
      [expect.stringContaining('small shop'), expect.not.stringContaining('monsoon')],
    ]);
    expect(JSON.stringify(rows)).not.toContain('conflict');
  });

  it('stand where a reader names beside them some that do not', () => {
    const input = between(never, led);
    const of = refOf(input, 'I write the code');
    const rows = [
      row('', 'paper waits for people', { of, exchanges: [3] }),
      row('', 'team of six reported to me', { of }),
    ];
    expect(
      conflictsOf(input, [{ ...rows[0], words: 'nobody said this' } as ReadRow, rows[1] as ReadRow]),
    ).toHaveLength(1);
  });

  it('are not what was said to the question asked right on', () => {
    const transcript = ledgerTranscript([
      { move: 'lead', asked, said: 'I handle all of it by myself at the berth.' },
      {
        move: 'probe',
        asked: 'The pilots too?',
        said: 'The pilots are called by the harbour office, I give them a slot.',
      },
    ]);
    const rows = [row('all of it by myself', 'called by the harbour office', { of: 'Q1', exchanges: [2] })];
    expect(conflictsOf({ transcript, facts: [], lines }, rows)).toEqual([]);
  });

  it.each<[JudgedRow['both']]>([
    ...together.filter((one) => one !== 'no').map((one) => [one] as [typeof one]),
    [null],
  ])('do not stand where the second reading says %s', (both) =>
    expect(
      conflictsOf(between(never, led), [row('never managed people', 'team of six reported to me')], both),
    ).toEqual([]),
  );

  it('are no row at all where the second reading does not see them so', () => {
    const input = between(never, led);
    const rows = [row('never managed people', 'team of six reported to me')];
    const judged: JudgedRow[] = [{ row: 1, about: [5], standing: 'left_open', both: 'other_time' }];
    expect(ledgerRead(input, rows, judged).some(({ statement }) => statement.text === never)).toBe(false);
  });

  it('are judged beside two sentences that share no word and say nothing of every time', () => {
    const others =
      'My parents keep their shop near the port road even today. I always walk behind it along the winding lanes there.';
    const rows = [row('never managed people', 'team of six reported to me')];
    const { also } = ledgerToJudge(between(never, `${led} ${others}`), rows).rows.at(-1) ?? {};
    expect(also).toContain('Kannada novels');
  });

  it('do not stand where the second reading calls a conflict what is true together', () => {
    const input = between(never, led);
    const rows = [row('never managed people', 'team of six reported to me')];
    const judged = ledgerToJudge(input, rows).rows.map(
      ({ row: number, exchanges }): JudgedRow => ({
        row: number,
        about: exchanges,
        standing: 'in_conflict',
        both: 'no',
      }),
    );
    expect(ledgerRead(input, rows, judged).filter(({ standing }) => standing === 'in_conflict')).toEqual([]);
    expect(
      ledgerRead(input, rows, judged.slice(0, 1)).filter(({ standing }) => standing === 'in_conflict'),
    ).toHaveLength(1);
  });

  it('are four at the most', () => {
    const parts = ['pumps', 'gates', 'cranes', 'lamps', 'ropes', 'tugs'];
    const input = between(
      parts.map((part) => `Nobody else repaired the ${part} there.`).join(' '),
      parts.map((part) => `The ${part} were all repaired for us by Imran.`).join(' '),
    );
    const rows = parts.map((part) =>
      row(`Nobody else repaired the ${part}`, `The ${part} were all repaired for us`),
    );
    expect(conflictsOf(input, rows)).toHaveLength(4);
  });
});
