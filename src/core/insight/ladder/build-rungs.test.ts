import { expect, it } from 'vitest';
import type { Turn } from '#contract/transcript.ts';
import type { ScoredAnswer } from '#core/scoring/assessment.ts';
import { gatherTopic } from '#core/scoring/gather-topic.ts';
import { absentWords, rungLines, rungText } from '#contract/ladder.ts';
import type { TopicId } from '#contract/topics.ts';
import { buildRungs } from './build-rungs.ts';

type Asked = readonly [question: string, answer: string];

/** What is built of the first answer of a talk on one topic. */
function builtOf(topicId: TopicId, score: number, ...talk: readonly Asked[]) {
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
  const input = { topicId, transcript, ledger: [], answers, score };
  return buildRungs({ ...input, answer: answers[0] as ScoredAnswer });
}

/** Its rungs by their heights: their words, the lines under the answer, and what they lift. */
function rungsOf(topicId: TopicId, ...talk: readonly Asked[]) {
  const built = builtOf(topicId, 4, ...talk);
  return (built.kind === 'rungs' ? built.rungs : []).map(({ mark, parts, lifts }) => ({
    mark,
    text: rungText(parts),
    lines: rungLines(parts).flatMap(({ lead, parts: on }) =>
      lead === null ? [] : [[lead, on.map(({ text }) => text).join('')] as const],
    ),
    left: parts.flatMap((part) => (part.kind === 'left_out' ? [part.text] : [])),
    lifts: lifts.map(({ text }) => text),
  }));
}
const highest = (...talk: Parameters<typeof rungsOf>) => rungsOf(...talk).at(-1);

const vague = 'I worked on various modules of the billing desk and the client liked it.';

it('brings a later answer in verbatim and whole, with the question it answers (rule LADDER-7)', () => {
  const said =
    'The nightly batch. It was taking 6 hours and the bank wanted it under four. I wrote a cache for it. That saved the night.';
  const told = highest('work_experience', ['Walk us through it.', vague], ['Which one?', said]);
  expect(told?.lines[0]).toEqual([
    'Bring this in unasked. They had to ask “Which one?”, and you said:',
    said,
  ]);
});

it('brings in none of one that is too long to be said along: a cut answer may mean something else', () => {
  const sentence = 'In March the wait at gate 4 fell from 50 minutes to 20, because I moved the desk there. ';
  const told = rungsOf(
    'work_experience',
    ['What did you do?', vague],
    ['Go on.', sentence.repeat(12).trim()],
  );
  for (const { lines } of told)
    expect(lines.map(([lead]) => lead)).not.toContainEqual(expect.stringContaining('Go on.'));
});

it('brings what only goes on with something brought in, and what a question means', () => {
  const talk: Asked[] = [
    ['What did you do?', vague],
    ['Which desk?', 'The one at gate 4, where the lorries stood in the rain.'],
    ['And it cost?', 'We lost two guards, who did not like it.'],
    ['And then?', 'The new guards asked for a shed, and the shed came in a month.'],
  ];
  expect(rungsOf('work_experience', ...talk)[1]?.lines.map(([lead]) => lead)).toEqual([
    expect.stringContaining('“Which desk?”'),
    expect.stringContaining('“And it cost?”'),
    expect.stringContaining('“And then?”'),
  ]);
});

const talkOfTalk: Asked[] = [
  [
    'Why an MBA?',
    'I have always been passionate about management, and an MBA will enhance my skill set and give me a holistic view and exposure to network with leaders.',
  ],
];
const dodge: Asked = [
  'In your internship, did you see one bad decision?',
  'It was a very good learning experience, sir. All the seniors were supportive, and it was overall a smooth experience for me.',
];
const real: Asked = ['One day.', 'In August they asked me what one ticket costs, and I had no number.'];

it('takes what was said later for empty talk, and where that is empty too there is nothing', () => {
  expect(builtOf('why_mba', 4, ...talkOfTalk, dodge)).toEqual({ kind: 'empty_talk' });
  const [five] = rungsOf('why_mba', ...talkOfTalk, dodge, real);
  expect(five?.left).toEqual([talkOfTalk[0]?.[1]]);
  expect(five?.lines).toEqual([[expect.stringContaining('“One day.”'), real[1]]]);
});

it('asks what the panel asked and was told to be not known, in their words', () => {
  const open: Asked = ['How much did the import cover fall?', 'Exact number I do not know, sir.'];
  const [five] = rungsOf('work_experience', ['What did you do?', 'I sorted the requests by branch.'], open);
  expect(five?.lines).toEqual([
    [`They asked “${open[0]}” too. Have an answer ready:`, '[what do you say to that?]'],
  ]);
  expect(five?.lifts).toEqual(['What they asked gets an answer.']);
});

it('calls nothing unanswered that got words, however vague', () => {
  for (const { text } of rungsOf(
    'work_experience',
    ['What did you do?', 'I sorted the requests by branch.'],
    dodge,
  ))
    expect(text).not.toContain('Have an answer ready');
});

it('strikes nothing out of an answer that is not a long row of phrases as a whole', () => {
  const talk: Asked[] = [
    ['What does a captain do?', `Decides who raids, sir. I am a hard working person. ${vague}`],
    real,
  ];
  for (const { left } of rungsOf('hobbies', ...talk)) expect(left).toEqual([]);
  // Empty talk by any measure, and the short answer that was asked for.
  const short: Asked[] = [
    ['What does a captain do in kabaddi?', 'Decides who raids, sir. And shouting, mostly.'],
    real,
  ];
  for (const { left } of rungsOf('hobbies', ...short)) expect(left).toEqual([]);
});

it('asks for a number by the word that hides it', () => {
  const [five] = rungsOf('work_experience', [
    'Your work?',
    'I sorted many tickets and wrote to the branches.',
  ]);
  expect(five?.lines).toEqual([['You said “many tickets”. Say the number:', '[how many?]']]);
});

it('has no height without a change, and keeps one blank a rung', () => {
  const rich =
    'In 2021 I moved the desk to the gate because the lorries waited, but the guard was against it. The wait fell from 50 minutes to 20. I should have asked the guard first.';
  expect(builtOf('work_experience', 4, ['What did you change?', rich])).toEqual({ kind: 'nothing_to_add' });
  const half = 'In 2021 I moved the desk to the gate. The wait was 50 minutes.';
  const built = builtOf('work_experience', 4, ['What did you change?', half]);
  if (built.kind !== 'rungs') throw new Error(built.kind);
  expect(built.rungs.map(({ mark }) => mark)).toEqual([7, 8]);
  for (const { parts } of built.rungs) expect(parts.filter(({ kind }) => kind === 'asked')).toHaveLength(1);
});

it('shows heights above what the topic came to', () => {
  const marksAt = (score: number) => {
    const built = builtOf('work_experience', score, ['What did you do?', vague], real);
    return built.kind === 'rungs' ? built.rungs.map(({ mark }) => mark) : [];
  };
  expect([marksAt(4.9)[0], marksAt(5)[0], marksAt(6.9)[0]]).toEqual([5, 7, 7]);
  expect(absentWords([])).toMatch(/^Only heights above/);
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
    'what came of it, where it was told when the panel asked on',
    'work_experience',
    [
      ['What did you build?', 'I built a solar drier with two carpenters because the road is far.'],
      ['And?', 'It dried eight kilos. Nobody used it after the first season.'],
    ],
    /What came of it/,
  ],
  [
    'a number, where one was told in words',
    'work_experience',
    [['What did you build?', 'I built a drier for half of the village, and it works.']],
    /number|how many/,
  ],
  [
    'a lesson, where a definition was asked for',
    'academics',
    [['Define goodwill.', 'Goodwill is an intangible asset that comes with a purchase.']],
    /differently|number/,
  ],
  [
    'a figure, where an opinion was asked for',
    'current_affairs',
    [['Should petrol be under GST?', 'It should, people will pay less.']],
    /number|how many/,
  ],
  [
    'what a place lives on, where people were asked about',
    'background',
    [['Who are the Mahatos?', 'We are farmers, and my father has two acres.']],
    /live on|seen of it/,
  ],
])('never asks for %s (rule LADDER-7)', (_, topicId, talk, blank) => {
  for (const { text } of rungsOf(topicId, ...talk)) expect(text).not.toMatch(blank);
});

it('keeps the sentence whose number the next one is told against', () => {
  const told = highest('work_experience', [
    'What did you change?',
    'Patients were falling in our ward. Seven in a month was usual. I asked for a round at 3:30, and after four months it was three in a month.',
  ]);
  expect(told?.text).toContain('Seven in a month was usual.');
  expect(told?.left).toEqual([]);
});

it('brings no words about the resume itself into an answer', () => {
  const talk: Asked[] = [
    ['What did you change?', vague],
    ['One.', 'In March the OPD wait fell from 47 minutes to 18. I gave slots by treatment in my own clinic.'],
    [
      'Your resume says two clinics.',
      'It is old, I have to correct it. Now it is one clinic and three staff.',
    ],
  ];
  for (const { text } of rungsOf('work_experience', ...talk))
    expect(text).not.toMatch(/correct it|three staff/);
});

it('brings in nothing that was said when the panel asked for something else, and what puts a claim right always', () => {
  const told = 'In 2021 I moved the desk to the gate, because 40 lorries waited.';
  const other: Asked = [
    'And the school band, you raised two lakh for a drum?',
    'My uncle gave it, but he was angry with me for a year.',
  ];
  for (const { lines } of rungsOf('work_experience', ['What did you change?', told], other))
    expect(lines.map(([lead]) => lead)).not.toContainEqual(expect.stringContaining('school band'));
  const right = 'My senior did most of it, sir. I only gave the plan.';
  const [five] = rungsOf(
    'work_experience',
    ['What did you change?', `${told} It cost us a guard.`],
    ['You moved it yourself?', right],
  );
  expect(five?.lines[0]).toEqual([expect.stringContaining('“You moved it yourself?”'), right]);
});

it('brings in at the first height what decides, and what is weak later (rule LADDER-7)', () => {
  const weak = 'It was on the second floor, near the stairs of the old wing.';
  const deciding =
    'I moved the billing desk to gate 4 in March, because the lorries stood 50 minutes there. Two guards left over it, and I should have asked them first.';
  const rungs = rungsOf(
    'work_experience',
    ['What did you do at the billing desk?', vague],
    ['On which floor was the billing?', weak],
    ['And what did the desk get from you?', deciding],
  );
  const said = rungs.map(({ lines }) => lines.map(([, text]) => text).filter((text) => text !== undefined));
  expect(said[0]?.[0]).toBe(deciding);
  expect(said[1]?.slice(0, 2)).toEqual([weak, deciding]);
});
