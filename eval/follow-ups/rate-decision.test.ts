import { describe, expect, test } from 'vitest';
import type { Move, Turn } from '#contract/transcript.ts';
import { type PanelDecision, panelDecisions } from './panel-decisions.ts';
import { type Binary, rateDecision } from './rate-decision.ts';

type Said = [by: 'C' | Move, text: string, more?: Partial<Turn>];

/** Turns of one topic, in order; the last one is what the panel did next. */
function decision(said: readonly Said[], topicId: Turn['topicId'] = 'work_experience'): PanelDecision {
  const turns = said.map(
    ([by, text, more], at): Turn => ({
      id: `T${String(at + 1).padStart(2, '0')}`,
      topicId,
      text,
      startedAtMs: at * 30_000,
      endedAtMs: (at + 1) * 30_000,
      ...(by === 'C' ? { role: 'candidate' } : { role: 'panel', move: by }),
      ...more,
    }),
  );
  const found = panelDecisions({ id: 'one', style: 'grill', facts: [], turns }).at(-1);
  if (!found) throw new Error('no decision');
  return found;
}

const lead: Said = ['lead', 'Which decision in the clinic was yours alone?'];
const thin: Said = ['C', 'We changed the billing desk as a team and it was better after that.'];
const full: Said = [
  'C',
  'In 2022 I rebuilt the billing desk in Mysuru because patients waited 40 minutes. It came down to 15 minutes, but the cashier had to relearn her work and I should have asked her first.',
];
const half: Said = ['C', 'I rebuilt the billing desk because patients waited too long there.'];
const lost: Said = ['C', 'Sorry, I do not know.'];

describe('a follow-up', () => {
  test('that takes up the answer and asks for what it left open is yes four times', () => {
    expect(rateDecision(decision([lead, thin, ['probe', 'Better by how much at the desk?']]))).toEqual({
      benevolence: true,
      necessity: true,
      context: true,
      openness: true,
      justified_skip: null,
    });
  });

  test.each<[Binary, string, Said[]]>([
    [
      'benevolence',
      'about the person',
      [lead, thin, ['probe', 'Does your husband help at the billing desk?']],
    ],
    [
      'benevolence',
      'pressing who does not know',
      [lead, lost, ['challenge', 'What do you know of the desk?']],
    ],
    [
      'necessity',
      'asked before',
      [lead, thin, ['probe', 'Which decision in the clinic was yours alone, then?']],
    ],
    [
      'necessity',
      'lessons told already',
      [lead, full, ['probe', 'What would you do differently at the desk?']],
    ],
    [
      'necessity',
      'whose act it was, told already',
      [
        lead,
        ['C', 'I built the desk sheet. I tested it and I trained two clerks.'],
        ['probe', 'Whose decision was the sheet?'],
      ],
    ],
    ['context', 'about something else', [lead, thin, ['probe', 'Where does the monsoon begin?']]],
    [
      'context',
      'with a number nobody gave',
      [lead, thin, ['probe', 'Why did 73 people at the desk object?']],
    ],
    ['context', 'with a name nobody gave', [lead, thin, ['probe', 'What did Zenith say about the desk?']]],
    ['openness', 'to be answered by yes', [lead, thin, ['probe', 'Did the desk get faster?']]],
    ['openness', 'offering two words', [lead, thin, ['probe', 'The desk, then. Faster or cheaper?']]],
  ])('fails %s when %s', (binary, _why, said) => {
    const rating = rateDecision(decision(said));
    expect(rating[binary]).toBe(false);
  });

  test('may be an order, ask an easier thing after not knowing, and take up earlier words', () => {
    expect(rateDecision(decision([lead, thin, ['probe', 'Describe the desk before that.']])).openness).toBe(
      true,
    );
    expect(
      rateDecision(decision([lead, lost, ['probe', 'Simpler: what did you see at the clinic?']])).benevolence,
    ).toBe(true);
    const hook = { turnId: 'T02', quote: 'as a team' };
    const later: Said[] = [
      lead,
      thin,
      ['probe', 'Better by how much?'],
      ['C', 'Around half.'],
      ['probe', 'You said “as a team”. Which part was yours?', { hook }],
    ];
    expect(rateDecision(decision(later)).context).toBe(true);
  });
});

describe('moving on', () => {
  const next: Said = ['lead', 'Name a rule you would not break.', { topicId: 'situational_ethics' }];

  test.each<[string, Said[], boolean]>([
    ['after a full answer', [lead, full, next], true],
    ['after a thin one, at once', [lead, thin, next], false],
    [
      'when the thread is as deep as planned',
      [lead, thin, ['probe', 'Who?'], thin, ['probe', 'How?'], thin, next],
      true,
    ],
    ['when a follow-up was met with not knowing', [lead, half, ['probe', 'Who?'], lost, next], true],
    ['when two answers brought nothing', [lead, thin, ['probe', 'Who?'], thin, next], true],
    ['when one of two brought something', [lead, half, ['probe', 'Who?'], thin, next], false],
    ['when time for leads is over', [lead, ['C', thin[1], { endedAtMs: 27 * 60_000 }], next], true],
    ['just before that', [lead, ['C', thin[1], { endedAtMs: 27 * 60_000 - 1 }], next], false],
  ])('%s', (_when, said, justified) => {
    expect(rateDecision(decision(said))).toEqual({
      benevolence: null,
      necessity: null,
      context: null,
      openness: null,
      justified_skip: justified,
    });
  });

  test('is no choice after words that are not scored, or when the panel repeats itself', () => {
    const turns = (said: readonly Said[]) => () => decision(said);
    expect(turns([lead, ['C', 'You are rude.', { unscored: true }], next])).toThrow('no decision');
    expect(turns([lead, thin, ['repeat', 'Which decision was yours alone?']])).toThrow('no decision');
  });
});
