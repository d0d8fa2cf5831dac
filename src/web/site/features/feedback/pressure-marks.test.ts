import { describe, expect, it } from 'vitest';
import type { PressureMap } from '#contract/pressure-map.ts';
import type { Turn } from '#contract/transcript.ts';
import { markWords } from '#contract/ledger-words.ts';
import { paces, readingMs } from './look-back-pace.ts';
import { pressureMarks, recoveries } from './pressure-marks.ts';

const turn = (id: string, role: Turn['role'], startedAtMs: number): Turn => ({
  id,
  role,
  topicId: 'hobbies',
  text: `words of ${id}`,
  startedAtMs,
  endedAtMs: startedAtMs + 1,
});
const transcript = [
  turn('T01', 'panel', 0),
  turn('T02', 'candidate', 10),
  turn('T03', 'panel', 20),
  turn('T04', 'candidate', 30),
];
const answer = (turnId: string, askedTurnId: string, atMs: number) =>
  ({ turnId, askedTurnId, topicId: 'hobbies', atMs, level: 'some', because: 'a figure' }) as const;
const firing = (turnsToRecover: number | null) =>
  ({ tactic: 'disbelief', turnId: 'T01', atMs: 0, topicId: 'hobbies', turnsToRecover }) as const;
const map = (turnsToRecover: number | null): PressureMap => ({
  endMs: 40,
  grounds: [{ topicId: 'hobbies', name: 'Hobbies', fromMs: 0, toMs: 40 }],
  answers: [answer('T02', 'T01', 10), answer('T04', 'T03', 30)],
  tactics: [firing(turnsToRecover)],
});

describe('the marks of the line', () => {
  it('come by the clock, each with its question, its answer and the notes on both', () => {
    const notes = [{ panellistId: 'p1', turnId: 'T02', text: 'a note' }];
    const marks = pressureMarks(map(1), { transcript, panel: [], notes });
    expect(marks.map(({ kind, asked, answered }) => [kind, asked?.id, answered?.id])).toEqual([
      ['tactic', 'T01', 'T02'],
      ['answer', 'T01', 'T02'],
      ['answer', 'T03', 'T04'],
    ]);
    expect(marks.map(({ notes: read }) => read.length)).toEqual([1, 1, 0]);
    expect(marks[0]?.label).toBe('00:00, disbelief · counted as met after one turn');
    expect(marks[1]?.said).toBe('some counted: a figure');
  });

  it.each([
    [0, 10],
    [1, 30],
    [null, undefined],
    [2, undefined],
  ])('a tactic recovered from in %s turns is drawn to %s', (turnsToRecover, toMs) => {
    expect(recoveries(map(turnsToRecover))[0]?.toMs).toBe(toMs);
  });
});

describe('looking back', () => {
  it('leaves longer words longer, and goes by the pace', () => {
    const [slow, plain, fast] = paces.map(({ factor }) => readingMs('one two three four', factor));
    expect(slow).toBeGreaterThan(plain!);
    expect(plain).toBeGreaterThan(fast!);
    expect(readingMs('one '.repeat(60), 1)).toBeGreaterThan(readingMs('one', 1) + 15_000);
  });
});

describe('what a mark does', () => {
  const mark = { correct: '90', becomes: '90 minutes', at: '' };
  const said = { by: 'turn', turnId: 'T02', text: '48 minutes', within: '' } as const;
  const written = { by: 'resume', factId: 'F01', text: '48 minutes', within: '' } as const;
  it.each([
    [
      'on the resume',
      [said, written],
      'Your next interview reads “90 minutes” where your resume says “48 minutes”.',
    ],
    ['said only', [said], 'Noted here. Your resume does not say the old one, so no later panel reads it.'],
  ])('of a claim %s is told as it is', (_, places, words) => {
    expect(markWords({ places: [...places], mark })).toBe(words);
  });
});
