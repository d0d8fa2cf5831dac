import { expect, it } from 'vitest';
import type { Turn } from '#contract/transcript.ts';
import type { ScoredAnswer } from '#core/scoring/assessment.ts';
import { gatherTopic } from '#core/scoring/gather-topic.ts';
import { absentWords, rungText } from '#contract/ladder.ts';
import type { TopicId } from '#contract/topics.ts';
import { buildRungs } from './build-rungs.ts';

type Asked = readonly [question: string, answer: string];

/** The rungs of the first answer of a talk on one topic, by their heights. */
function rungsOf(
  topicId: TopicId,
  ...talk: readonly Asked[]
): { mark: number; text: string; lifts: string[] }[] {
  const transcript = talk.flatMap(([question, answer], at): Turn[] => {
    const turn = (n: number, role: Turn['role'], text: string): Turn => ({
      id: `T${n}`,
      role,
      topicId,
      text,
      startedAtMs: n,
      endedAtMs: n,
      ...(role === 'panel' ? { move: at === 0 ? 'lead' : 'probe' } : { source: 'typed' }),
    });
    return [turn(2 * at + 1, 'panel', question), turn(2 * at + 2, 'candidate', answer)];
  });
  const { answers } = gatherTopic({ transcript, topicId, profile: 'experienced', facts: [] });
  const input = { topicId, transcript, facts: [], ledger: [], answers };
  const rungs = buildRungs({ ...input, answer: answers[0] as ScoredAnswer }) ?? [];
  return rungs.map(({ mark, parts, lifts }) => ({
    mark,
    text: rungText(parts),
    lifts: lifts.map(({ text }) => text),
  }));
}
const highest = (...talk: Parameters<typeof rungsOf>): string => rungsOf(...talk).at(-1)?.text ?? '';

const fluff =
  'I have worked on various modules using latest technologies and I got appreciation from the client.';

it('opens what a later answer names with words of ours, and keeps what hangs on it (rule LADDER-7)', () => {
  const told = highest(
    'work_experience',
    ['Walk us through something you built.', fluff],
    [
      'Which one?',
      'The nightly batch. It was taking 6 hours and the bank wanted it under four. I wrote a cache for it. That saved the night.',
    ],
  );
  expect(told).toContain('One thing: the nightly batch. It was taking 6 hours');
  expect(told).toContain('That saved the night.');
});

it.each([
  [
    'What lost?',
    'Two area managers, since their territory had almost no such doctors in it at all.',
    'Two area managers',
  ],
  [
    'What does it live on?',
    'Rice mostly, it gives around a third of the rice of Kerala in a year.',
    'Rice mostly',
  ],
  [
    'Take a law course.',
    'I thought of that. I asked our contracts manager, he has done both, and he said law tells you what is written.',
    'he has done both',
  ],
  [
    'And then?',
    'A small cupboard, since we had no room for more. I filled the cupboard with vouchers of 2021 and locked it.',
    'I filled the cupboard',
  ],
])('what hangs on words that are left out is not brought in: %s %s', (question, answer, cut) => {
  const told = highest('work_experience', ['What did you change?', fluff], [question, answer]);
  expect(told).not.toContain(cut);
});

const changed = 'I moved the desk to the gate because the lorries waited, and the wait fell to 20 minutes.';
it.each<[string, TopicId, Asked[], RegExp]>([
  [
    'who was against it, where somebody spoke up',
    'work_experience',
    [
      ['What did you change?', changed],
      ['And?', 'My section head shouted at me on the phone before all of them.'],
    ],
    /who was against it/,
  ],
  [
    'the month, where the time was told',
    'work_experience',
    [['What did you change?', `For three years I stood at the gate. ${changed}`]],
    /which month/,
  ],
  [
    'what came of it, where it was told when the panel asked on',
    'work_experience',
    [
      ['What did you build?', 'I built a solar drier with two carpenters because the road is far.'],
      ['And?', 'It dried eight kilos. Nobody used it after the first season.'],
    ],
    /What came of it/,
  ],
  [
    'what a people lacks',
    'background',
    [
      [
        'Who are the Mahatos?',
        'We are Kurmi Mahatos, farmers of Chotanagpur. My father has two acres near Bokaro.',
      ],
    ],
    /lacks|seen it myself/,
  ],
  [
    'the first post, where it was told',
    'career_goals',
    [
      [
        'What after?',
        'I want to run procurement for vegetables at Safal in Ranchi, because I know the farms.',
      ],
      ['How?', 'First two years as an area buyer, and I know it pays about eight lakh.'],
    ],
    /which post first/,
  ],
  [
    'by name what a fest went wrong with',
    'hobbies',
    [
      [
        'What went wrong at the fest?',
        'The sound came at 6 pm for a show at 5, so I kept 1,200 people singing.',
      ],
    ],
    /by its name/,
  ],
])('never asks for %s (rule LADDER-7)', (_, topicId, talk, blank) => {
  for (const { text } of rungsOf(topicId, ...talk)) expect(text).not.toMatch(blank);
});

it('has no height that is word for word the one below', () => {
  const rungs = rungsOf('work_experience', [
    'What did you change?',
    'In 2021 I moved the desk to the gate because the lorries waited, but the guard was against it. The wait fell from 50 minutes to 20. I learnt to ask the guard first.',
  ]);
  expect(rungs.map(({ mark }) => mark)).toEqual([5]);
  expect(absentWords([])).toBe(
    'There is no 5 and no 7 and no 8 here: nothing more can be built from what you said.',
  );
});

it('says of what brings nothing that was missing only that it goes on', () => {
  const talk: Asked[] = [
    [
      'What did you change?',
      'As a team we gave our best and the management was very happy with the results.',
    ],
    [
      'One.',
      'In March 2021 rejection went from 4 percent to 2.5 percent because I put a counter on the press.',
    ],
    ['And?', 'The two older operators pressed the button 40 times in the first week.'],
  ];
  const lifts = rungsOf('work_experience', ...talk).flatMap((one) => one.lifts);
  expect(lifts).toContain('It goes on where the panel asked on.');
});

it('keeps the sentence whose number the next one is told against', () => {
  const told = highest('work_experience', [
    'What did you change?',
    'Patients were falling in our ward. Seven in a month was usual. I asked for a round at 3:30, and after four months it was three in a month.',
  ]);
  expect(told).toContain('Seven in a month was usual.');
});

it('brings no words about the resume itself into an answer, and calls nothing a reason or a name that shows none', () => {
  const talk: Asked[] = [
    [
      'What did you change?',
      'As a team we gave our best and the management was very happy with the results.',
    ],
    ['One.', 'In March the OPD wait fell from 47 minutes to 18. I gave slots by treatment in my own clinic.'],
    [
      'Your resume says two clinics.',
      'It is old, I have to correct it. Now it is one clinic and three staff.',
    ],
  ];
  const rungs = rungsOf('work_experience', ...talk);
  for (const { text } of rungs) expect(text).not.toMatch(/correct it|three staff/);
  expect(rungs[0]?.lifts).not.toContain('A cause is given.');
});
