import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { probeDirective } from '#core/interview/testing/probe-directive.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { openGate, type UtteranceGate } from './gate.ts';
import { checkUtterance, faultSoFar, type Utterance } from './check-utterance.ts';

const directive: SpeakDirective = { ...probeDirective, turnId: 'T07' };
const context: Omit<Utterance, 'text'> = {
  directive,
  lastAnswer:
    'We took sixty-two batch jobs which had more than 2 failures a month at Vapi, from 6.5 hours to 2.1.',
  facts: [],
  slotValues: {},
  earlierQuestions: ['Why those sixty-two jobs and not the others?'],
  allowedTexts: ['Prof. Arvind Bhalla', 'Nandita Sarma', 'Karthik'],
  tableNames: { speaker: 'Prof. Arvind Bhalla', others: ['Nandita Sarma', 'Karthik Subramanian'] },
  secretTexts: ['Never name the batch jobs that another candidate ran last year.'],
};

function run(pieces: readonly string[], part: Partial<typeof context> = {}): UtteranceGate & { out: string } {
  const gate = openGate({ ...context, ...part });
  let out = '';
  for (const piece of pieces) {
    const had = gate.failure;
    const more = gate.push(piece);
    if (had) expect(more).toBe('');
    out += more;
  }
  out += gate.finish();
  expect(out).toBe(gate.said);
  return Object.assign(gate, { out });
}
const outcome = ({ said, complete, failure }: UtteranceGate) => ({ said, complete, failure });

describe('what comes out', () => {
  it.each([
    ['Who chose the cut-off of two failures?', 'Who chose the cut-off of two failures?'],
    ['Sixty-two jobs. Who chose them?', 'Sixty-two jobs. Who chose them?'],
    ['Sixty-two jobs.\n\nWho chose  them?\n', 'Sixty-two jobs. Who chose them?'],
    ['Bhalla: Who chose the jobs?', 'Who chose the jobs?'],
    ['subject: Who chose the jobs?', 'Who chose the jobs?'],
    ['**Prof. Arvind Bhalla:** Who chose the jobs?', 'Who chose the jobs?'],
    ['(leans forward) Who chose the jobs?', 'Who chose the jobs?'],
    ['*leans forward* Who chose the jobs?', 'Who chose the jobs?'],
    ['Prof. Bhalla — who chose the jobs?', 'who chose the jobs?'],
    ['Bhalla (leaning forward): Who chose the jobs?', 'Who chose the jobs?'],
    ['Bhalla, after a pause: Who chose the jobs?', 'Who chose the jobs?'],
    ['### Prof. Arvind Bhalla\nWho chose the jobs?', 'Who chose the jobs?'],
    ['[Bhalla]: (nods) Who chose the jobs?', 'Who chose the jobs?'],
    ['Sixty-two jobs. (Pauses.) Who chose them?', 'Sixty-two jobs. Who chose them?'],
    ['_leaning in_ Who chose the jobs?', 'Who chose the jobs?'],
    ['"Who chose the jobs?"', 'Who chose the jobs?'],
    ['‘Who chose the jobs?’', 'Who chose the jobs?'],
    ["'Vapi's jobs. Who chose them?'", "Vapi's jobs. Who chose them?"],
    ["Vapi's jobs. Who chose those jobs'?", "Vapi's jobs. Who chose those jobs'?"],
    ['‘sixty-two batch jobs’: who chose them?', '‘sixty-two batch jobs’: who chose them?'],
    ['```\nSixty-two jobs. Who chose them?\n```\nDone.', 'Sixty-two jobs. Who chose them?'],
    ['```Sixty-two jobs. Who chose them?```', 'Sixty-two jobs. Who chose them?'],
    ['‘We took sixty-two batch jobs.’ Who chose them?', '‘We took sixty-two batch jobs.’ Who chose them?'],
    ['`Sixty-two jobs. Who chose them?`', 'Sixty-two jobs. Who chose them?'],
    ['{"text": "Sixty-two jobs. Who chose them?", "words": 5}', 'Sixty-two jobs. Who chose them?'],
    ['{"speaker": "Bhalla", "line": "Who chose the jobs?"}', 'Who chose the jobs?'],
    ['{"thinking": "They dodge it again.", "line": "Who chose the jobs?"}', 'Who chose the jobs?'],
    ['[{"say": "Who chose the jobs?"}]', 'Who chose the jobs?'],
    ['“Sixty-two jobs. Who chose them?”', 'Sixty-two jobs. Who chose them?'],
    ['“sixty-two batch jobs”: who chose them?', '“sixty-two batch jobs”: who chose them?'],
    ['Who chose **those** jobs?', 'Who chose those jobs?'],
    ['Who chose the jo\u200bbs?', 'Who chose the jobs?'],
    ['Who chose the jobs? Why did Vapi agree? And who paid?', 'Who chose the jobs?'],
    ['Who chose the jobs? Great answer, by the way.', 'Who chose the jobs?'],
    ['Defend the cut-off of the jobs. You are an idiot.', 'Defend the cut-off of the jobs.'],
    ['Price one of those failures now. Thirty seconds.', 'Price one of those failures now. Thirty seconds.'],
    ['Take those batch jobs. What did they share?', 'Take those batch jobs. What did they share?'],
  ])('%s', (text, said) => {
    expect(outcome(run([text]))).toEqual({ said, complete: true, failure: null });
  });

  it.each([
    ['too_long', 'Who chose the batch jobs '.repeat(20), ''],
    ['too_long', `Sixty-two jobs. ${'and then the jobs '.repeat(20)}`, 'Sixty-two jobs.'],
    ['too_long', 'x'.repeat(5000), ''],
    ['praise', 'Sixty-two jobs. That was a very good point. Who chose them?', 'Sixty-two jobs.'],
    ['banned_topic', 'Which ca\u200bste chose the jobs?', ''],
    ['unknown_number', 'Sixty-two jobs. Who ran the other 140?', 'Sixty-two jobs.'],
    ['off_the_answer', 'Fine. What do you think about leadership?', 'Fine.'],
    ['not_one_question', 'The jobs were hard.', 'The jobs were hard.'],
    ['not_one_question', 'Who chose the jobs', ''],
    ['not_one_question', 'Sixty-two jobs. Who chose', 'Sixty-two jobs.'],
    ['instruction_leak', 'Never name the batch jobs that another had. Why?', ''],
    ['markup', 'Sarma\nWho chose the jobs?', ''],
    ['markup', 'Sarma (smiling): Who chose the jobs?', ''],
    ['markup', 'Bhalla: Sixty-two jobs.\nSarma: Who chose them?', 'Sixty-two jobs.'],
    ['markup', '{"speaker": "Sarma", "line": "Who chose the jobs?"}', ''],
    ['markup', '{"a": "Who chose the jobs?", "b": "Who paid for the jobs?"}', ''],
    ['markup', '{"line": "Who chose the jobs?"', ''],
    ['praise', '{"line": "Great answer! Who chose the jobs?"}', ''],
    ['praise', '```\nGreat answer! Who chose the jobs?\n```', ''],
    ['markup', 'Karthik: We chose the jobs. Who chose the jobs?', ''],
    ['empty', '', ''],
    ['empty', ' (nods) ', ''],
  ])('%s (%#)', (reason, text, said) => {
    const gate = run([text]);
    expect(outcome(gate)).toMatchObject({ said, complete: false, failure: { reason } });
  });

  it('passes a sentence as soon as it has ended', () => {
    const gate = openGate(context);
    expect(gate.push('Sixty-two')).toBe('');
    expect(gate.push(' jobs.')).toBe('');
    expect(gate.push(' Who')).toBe('Sixty-two jobs.');
    expect(gate.complete).toBe(false);
    expect(gate.push(' chose them? ')).toBe(' Who chose them?');
    expect(gate.complete).toBe(true);
    expect(gate.push('Why? ') + gate.finish()).toBe('');
  });

  it('does not wait for the end of an endless sentence', () => {
    const gate = openGate(context);
    for (let i = 0; i < 40 && !gate.failure; i++) gate.push('and then ');
    expect(gate.failure?.reason).toBe('too_long');
  });
});

const parts = fc.constantFrom(
  'Sixty-two jobs.',
  'Who chose the cut-off?',
  'Defend the batch jobs.',
  'Great answer!',
  'Prof. Bhalla',
  '6.5 hours',
  'Rs. 19,000',
  'B.Com.',
  'That is… well',
  '“two failures.”',
  '"',
  '“',
  '”',
  '**',
  '*',
  'Bhalla:',
  '(nods)',
  'stupid',
  'st\u200bupid',
  'Which caste?',
  'at Google',
  'at Vapi',
  '140',
  'Why?',
  'and',
  '…',
  '?',
  '.',
  '\n',
  '```',
  '`',
  '{"line": "Who chose the cut-off?"}',
  '[',
  '—',
  '\u{E0041}',
  '😀',
  'e\u0301',
);
const texts = fc.oneof(
  { weight: 4, arbitrary: fc.array(parts, { maxLength: 10 }).map((list) => list.join(' ')) },
  { weight: 1, arbitrary: fc.array(parts, { maxLength: 10 }).map((list) => list.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
);
const cut = (text: string, at: readonly number[]): string[] => {
  const places = [...new Set(at.map((n) => n % (text.length + 1)))].toSorted((a, b) => a - b);
  return [0, ...places].map((from, i) => text.slice(from, places[i] ?? text.length));
};

describe('of any text', () => {
  it('the same comes out however it is cut', () => {
    fc.assert(
      fc.property(texts, fc.array(fc.nat(), { maxLength: 30 }), (text, at) => {
        const whole = outcome(run([text]));
        expect(outcome(run(cut(text, at)))).toEqual(whole);
        expect(outcome(run(text.split('')))).toEqual(whole);
      }),
      { numRuns: runs(500) },
    );
  });

  it('what comes out has nothing wrong with it so far, and nothing at all when complete', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { said, complete, failure } = run([text]);
        if (said) expect(faultSoFar({ ...context, text: said })).toBeNull();
        if (complete) expect(checkUtterance({ ...context, text: said })).toEqual({ ok: true });
        expect(complete).toBe(failure === null);
      }),
      { numRuns: runs(500) },
    );
  });
});
