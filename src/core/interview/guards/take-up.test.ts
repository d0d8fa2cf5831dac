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
  facts: [{ id: 'F01', kind: 'hobby', value: 'Veena', line: 1, attributes: { depth: '11 years' } }],
  slotValues: {},
  earlierQuestions: ['What did you change first at the counter?'],
  allowedTexts: [earlier, last],
  ...part,
});
const faultIn = (text: string, part: Partial<Utterance> = {}): string | null => {
  const gate = openGate(context(part));
  const said = gate.push(text) + gate.finish();
  return said === text && gate.complete ? null : (gate.failure?.reason ?? said);
};

describe('a reaction (rule GUARD-4)', () => {
  it.each([
    'Mrs. Fernandes still writes by hand, then. Who was against the evening pick-up?',
    'So the queue moved to the evening. Who was against it?',
    'So the queue went home and the slips stayed. Who was against it?',
  ])('takes up what was said: %s', (text) => expect(faultIn(text)).toBeNull());

  it.each([
    'So a brilliant evening pick-up, then. Who was against it?',
    'So the queue lost 31 people, then. Who was against it?',
    'So the monsoon had been kind, then. Who was against it?',
    'So your evening was lost, then. Who was against it?',
  ])('and neither praises, counts, invents nor turns on anybody: %s', (text) =>
    expect(faultIn(text)).not.toBeNull(),
  );
});

describe('an acknowledgement (rule GUARD-4)', () => {
  it.each(['All right.', 'I see.', 'Go on.', 'Fine.', 'Noted.'])('always passes: %s', (words) =>
    expect(faultIn(`${words} Who was against the evening?`)).toBeNull(),
  );

  it.each([
    ['comes once a turn', 'All right. I see. Who was against the evening?'],
    ['is no praise', 'All right, well done. Who was against the evening?'],
    ['hides nothing', 'Fine. You are lying. Who was against the evening?'],
    ['is in the closed list', 'Lovely. Who was against the evening?'],
  ])('%s', (_, text) => expect(faultIn(text)).not.toBeNull());
});

describe('what was said long ago', () => {
  it.each([
    'You sorted slips at the Hosur counter. Who was against the evening?',
    'Twelve hundred slips, and then nine people in a queue. Who was against it?',
    'Eleven years of veena. What in them taught you to move a queue?',
    'Whose hand wrote the slips?',
  ])('may be taken up again: %s', (text) => expect(faultIn(text)).toBeNull());

  it.each([
    'You sorted slips at the Salem counter. Who was against it?',
    'Thirteen hundred slips. Who was against it?',
  ])('may not be made up: %s', (text) => expect(faultIn(text)).not.toBeNull());

  it('may stand in the statement alone', () => {
    const play = new Play('grill', 11);
    const { setting } = play.state;
    if (!setting) throw new Error('an interview that runs has its setting');
    const state = { ...play.state, setting: { ...setting, statement: 'I kept bees in Coorg.' } };
    const { heardTexts } = guardContext(state, play.spoken[0] ?? expect.fail(), []);
    expect(heardTexts).toContain('I kept bees in Coorg.');
  });
});

describe('leave asked before a question', () => {
  it('is no question of its own, and not yet the question', () => {
    expect(faultIn('May I stay with that? Who was against the evening?')).toBeNull();
    expect(faultIn('May I stay with that? Who was against it? And who paid?')).not.toBeNull();
    const gate = openGate(context());
    expect(gate.push('May I stay with the queue? ')).not.toBe('');
    expect(gate.complete).toBe(false);
    gate.finish();
    expect(gate.failure?.reason).toBe('not_one_question');
  });

  it('a tail of the question is none either', () => {
    expect(faultIn('Who was against the evening, and why?')).toBeNull();
    expect(faultIn('Who was against the evening, and why did they stay?')).toBe('not_one_question');
  });
});
