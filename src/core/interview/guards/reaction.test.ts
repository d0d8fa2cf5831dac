import { describe, expect, it } from 'vitest';
import { Play } from '#core/interview/testing/play.ts';
import { probeDirective } from '#core/interview/testing/probe-directive.ts';
import type { Utterance } from './check-utterance.ts';
import { openGate } from './gate.ts';
import { guardContext } from './guard-context.ts';

const earlier =
  'In the first month I sorted 1,200 slips at the Hosur counter with Mrs. Fernandes, who still writes each one by hand.';
const last = 'I moved the pick-up to the evening, and the queue went from forty people to nine.';
const context = (part: Partial<Utterance> = {}): Omit<Utterance, 'text'> => ({
  directive: { ...probeDirective, draft: 'Who was against it?' },
  lastAnswer: last,
  facts: [
    {
      id: 'F01',
      kind: 'hobby',
      value: 'Veena',
      line: 1,
      attributes: { depth: '11 years' },
      confidence: 1,
    },
  ],
  slotValues: {},
  earlierQuestions: ['What did you change first at the counter?'],
  allowedTexts: [earlier, last],
  ...part,
});
const passes = (text: string, part: Partial<Utterance> = {}): boolean => {
  const gate = openGate(context(part));
  return gate.push(text) + gate.finish() === text;
};

describe('a reaction (rule GUARD-4)', () => {
  it.each([
    'Mrs. Fernandes still writes by hand, then. Who was against the evening pick-up?',
    'So the queue moved to the evening. Who was against it?',
    'Mrs. Fernandes still writes each slip by hand. Who was against the evening?',
  ])('that is due is said before its question, and not again so soon: %s', (text) => {
    expect(passes(text)).toBe(true);
    expect(passes(text, { reactedLately: true })).toBe(false);
  });

  it.each([
    ['is one', 'So the queue moved. Then the evening was full. Who was against it?'],
    [
      'has twelve words at most',
      'So the queue of forty people at the counter went down to nine in the evening. Who was against it?',
    ],
    ['praises nothing', 'So a brilliant evening pick-up, then. Who was against it?'],
    ['brings no figure of its own', 'So the queue lost 31 people, then. Who was against it?'],
    ['is about what was said', 'So the monsoon had been kind, then. Who was against it?'],
  ])('%s', (_, text) => {
    expect(passes(text)).toBe(false);
  });

  it('is none where words of the answer lead into the question, however often they do', () => {
    for (const text of ['Forty people to nine. Who was against it?', 'The evening. Who was against it?'])
      expect(passes(text, { reactedLately: true })).toBe(true);
  });

  it('comes once in four questions of an interview', () => {
    const play = new Play('chill', 11);
    const due: boolean[] = [];
    for (let minute = 1; minute < 9; minute++) {
      for (const speak of play.spoken) {
        const { reactedLately } = guardContext(play.state, speak, []);
        if (speak.awaiting) due.push(!reactedLately);
        const reaction = speak.awaiting && !reactedLately ? 'So that is how it was, then. ' : '';
        const text = reaction + 'Who was asked?';
        play.send({ kind: 'uttered', atMs: minute * 60_000, turnId: speak.turnId, text });
      }
      play.answer(
        `I kept the ledger in March for ${minute} clerks because they lost hours.`,
        minute * 60_000,
      );
    }
    expect(due.length).toBeGreaterThanOrEqual(8);
    expect(due.slice(0, 8)).toEqual([true, false, false, false, true, false, false, false]);
  });
});

describe('what was said long ago', () => {
  it.each([
    'You sorted slips at the Hosur counter. Who was against the evening?',
    'Twelve hundred slips, and then nine people in a queue. Who was against it?',
    'Eleven years of veena. What in them taught you to move a queue?',
  ])('may be taken up again: %s', (text) => {
    expect(passes(text)).toBe(true);
  });

  it.each([
    'You sorted slips at the Salem counter. Who was against it?',
    'Thirteen hundred slips. Who was against it?',
  ])('may not be made up: %s', (text) => {
    expect(passes(text)).toBe(false);
  });
});

describe('leave asked before a question', () => {
  it('is no question of its own, and not yet the question', () => {
    expect(passes('May I stay with that? Who was against the evening?')).toBe(true);
    expect(passes('May I stay with that? Who was against it? And who paid?')).toBe(false);
    const gate = openGate(context());
    expect(gate.push('May I stay with the queue? ')).not.toBe('');
    expect(gate.complete).toBe(false);
    gate.finish();
    expect(gate.failure?.reason).toBe('not_one_question');
  });
});
