import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import { assessOffline } from './assess-offline.ts';
import { gatherTopic } from './gather-topic.ts';
import { gradeTopic, type TopicGrade } from './grade-topic.ts';

const asked = 'Tell us about a decision at work that was yours alone.';

function gradeOf(answer: string, question = asked, topicId: TopicId = 'work_experience'): TopicGrade {
  const at = { startedAtMs: 0, endedAtMs: 0 };
  const transcript: Turn[] = [
    { id: 'T01', role: 'panel', topicId, move: 'lead', text: question, ...at },
    { id: 'T02', role: 'candidate', topicId, source: 'typed', text: answer, ...at },
  ];
  const topic = gatherTopic({ transcript, topicId, profile: 'experienced', facts: [] });
  return gradeTopic({ topic, assessment: assessOffline(topic), contradicted: false });
}

/** The points before any cap. */
const pointsIn = (answer: string): number =>
  gradeOf(answer).criteria.reduce((sum, { points }) => sum + points, 0);

const good =
  'In August 2023 I was the stores officer of a dairy near Anand, and one tanker of milk smelt sour at the gate. My manager was on leave, and the driver wanted his slip within the hour. I had two options: pool the milk and test later, or send it back and run the line short. I sent it back, because one tanker can spoil a silo of forty thousand litres. The test came at six: acidity of 0.19 against our limit of 0.15. We lost half a shift, and I would ring the collection centre earlier next time.';

describe('words that no person would say in a row', () => {
  const words = fc.shuffledSubarray(good.split(' '), { minLength: 40 });

  test('are worth 2.5 at most, in 98 of a hundred orders at least (rule SIGNAL-5)', () => {
    const scores = fc.sample(words, { numRuns: 200, seed: 7 }).map((list) => gradeOf(list.join(' ')).score);
    expect(scores.filter((score) => score <= 2.5).length).toBeGreaterThanOrEqual(196);
  });

  test('rest on nothing that could be quoted', () => {
    const [list = []] = fc.sample(words, { numRuns: 1, seed: 7 });
    expect(gradeOf(list.join(' ')).criteria.flatMap((one) => one.evidence)).toEqual([]);
  });

  test('raise nothing when they follow an answer that is plausible', () => {
    const before = gradeOf(good).score;
    expect(before).toBeGreaterThan(6);
    fc.assert(
      fc.property(words, (list) => {
        expect(gradeOf(`${good} ${list.join(' ')}`).score).toBeLessThanOrEqual(before + 0.3);
      }),
    );
  });
});

const generic =
  'I strongly believe that hard work and dedication are the keys to success in every field of life. One should always stay positive and keep learning from each experience. In today’s competitive world it is very important to have a holistic approach. Teamwork and communication play a vital role in any organisation, and a good leader should take everybody along. I always try to give my best and to add value to the organisation.';

describe('what anybody could have said', () => {
  test('is worth little by itself, and is not nothing (rule SIGNAL-6)', () => {
    const { score } = gradeOf(generic);
    expect(score).toBeGreaterThan(0.5);
    expect(score).toBeLessThanOrEqual(3);
  });

  test.each([
    ['a good answer', good],
    ['a short one', 'I stopped the despatch. One carton smelt of solvent, and the lab was shut. I held it.'],
    ['a weak one', 'We had a problem with the roster in March, so I changed it with my manager.'],
  ])('adds 0.3 at most to %s', (_, answer) => {
    expect(gradeOf(`${answer} ${generic}`).score - gradeOf(answer).score).toBeLessThanOrEqual(0.3);
  });
});

describe('crisp sentences', () => {
  const crisp =
    'I stopped the Friday despatch. Forty pallets of glucose, and one carton smelt of solvent. The lab said two days; the customer threatened a penalty of three lakh. I held it. The test failed six in fifty. We paid. I would hold it again, but ring my manager first.';

  test('are worth what long ones are that hold the same', () => {
    expect(gradeOf(crisp).score).toBeGreaterThanOrEqual(6);
    expect(gradeOf(crisp).score).toBeGreaterThan(gradeOf(generic).score + 3);
  });

  test('of a sum are reasoning', () => {
    const sum =
      'Say 60 lakh people. One in ten takes a rickshaw on a day, two trips each: 12 lakh trips. A driver does about 15 trips, so roughly 80,000 are on the road. At 80 rupees a trip he earns 1,200 a day, which fits what drivers say.';
    const { score } = gradeOf(sum, 'Estimate how many rickshaws run in Pune.', 'analytical');
    expect(score).toBeGreaterThanOrEqual(6);
  });
});

describe('a showcase of figures, names and terms', () => {
  const showcase =
    'The decision was 61% mine because I audited 27 vendors with the Kanban of Nashik, and the lead time of trust fell from 8.1 to 3.4. In 2021 I benchmarked the SAP margin, which led to Rs. 5.2 crore of variance per customer. However, the trade-off was a median of 6.3, although the pilot compared 14 KPIs to Bosch. As a result the ratio of ownership was 52 units, since I measured the root cause of teamwork at 77 hours.';

  test('is worth 2.5 at most, and adds nothing to an answer', () => {
    const { score, caps } = gradeOf(showcase);
    expect(score).toBeLessThanOrEqual(2.5);
    expect(caps.length).toBeGreaterThan(0);
    expect(gradeOf(`${good} ${showcase}`).score).toBeLessThanOrEqual(gradeOf(good).score);
  });
});

test('without a follow-up nothing is worth more than 8, and the cap says so (rule CAP-7)', () => {
  const { score } = gradeOf(
    `${good} I compared 30 dockets by hand, because the gate clerk doubted my count, and 4 of them were wrong.`,
  );
  expect(score).toBeLessThanOrEqual(8);
});

describe("somebody else's words and acts", () => {
  const plain =
    'We had a problem with the roster in March, so I changed it with my manager, and two people stayed.';

  test.each([
    'My manager said: "He cut the waiting time from 40 minutes to 12 and saved 3 lakh rupees in Mysuru alone."',
    "My manager said: 'He cut the waiting time from 40 minutes to 12 and saved 3 lakh rupees in Mysuru alone.'",
    'My manager always said that I cut the waiting time from 40 minutes to 12 and saved 3 lakh rupees in Mysuru.',
    'The average package of that batch is 24 lakh and the highest was 61 lakh.',
  ])('add half a point at most: %s (rule SIGNAL-7)', (added) => {
    expect(gradeOf(`${plain} ${added}`).score - gradeOf(plain).score).toBeLessThanOrEqual(0.5);
  });

  test("an apostrophe opens no quotation, and a form's word or two are the speaker's", () => {
    const own =
      "I didn't wait for the lab's word, and the plant's manager wasn't there; I sent the tanker back at 6.";
    expect(gradeOf(own).score).toBe(gradeOf(own.replaceAll("'", '\u2019')).score);
    expect(gradeOf(`${good} My form says "stores: good" there.`).score).toBeGreaterThanOrEqual(
      gradeOf(good).score,
    );
  });

  test.each([
    "To be honest, that was my manager's decision.",
    'It was not really my idea.',
    "I don't remember the number.",
    'That figure was a guess.',
  ])('what is taken back no longer counts: %s', (back) => {
    expect(pointsIn(`${good} ${back}`)).toBeLessThan(pointsIn(good));
  });
});

describe('a way out', () => {
  test.each([
    "I don't leave it there; I rang the chemist on Sunday.",
    'As I told the auditor, the gate register was wrong by nine bags.',
    "Which of the two it was I can't say, because the label had gone.",
  ])('is none inside a full answer: %s', (sentence) => {
    expect(gradeOf(`${good} ${sentence}`).score).toBeGreaterThanOrEqual(gradeOf(good).score - 0.1);
  });

  test('is one by itself', () => {
    expect(gradeOf('It depends, sir. As I told you already.').score).toBeLessThanOrEqual(1);
  });
});

/** The scores of the same answers, one to a topic. */
function scoresOf(said: readonly (readonly [TopicId, string, string])[]): number[] {
  const at = { startedAtMs: 0, endedAtMs: 0 };
  const transcript = said.flatMap(([topicId, question, text], index): Turn[] => [
    { id: `P${index}`, role: 'panel', topicId, move: 'lead', text: question, ...at },
    { id: `C${index}`, role: 'candidate', topicId, source: 'typed', text, ...at },
  ]);
  return said.map(([topicId]) => {
    const topic = gatherTopic({ transcript, topicId, profile: 'experienced', facts: [] });
    return gradeTopic({ topic, assessment: assessOffline(topic), contradicted: false }).score;
  });
}

describe('what was said before (rule SIGNAL-8)', () => {
  const ethics = 'A supplier offers your chief a holiday. What do you do?';

  test('is no new evidence under another topic', () => {
    const half = good.split('. ').slice(0, 3).join('. ');
    const [, second = 10] = scoresOf([
      ['work_experience', asked, good],
      ['situational_ethics', ethics, `${half}.`],
    ]);
    expect(second).toBeLessThanOrEqual(2);
  });

  test('is no answer to the second question when it is pasted whole, and to none of three', () => {
    const [first = 0, second = 10] = scoresOf([
      ['work_experience', asked, good],
      ['situational_ethics', ethics, good],
    ]);
    expect(first).toBeGreaterThan(4);
    expect(second).toBeLessThanOrEqual(0.5);
    const scores = scoresOf([
      ['work_experience', asked, good],
      ['situational_ethics', ethics, good],
      ['hobbies', 'What do you do when nobody asks anything of you?', good],
    ]);
    expect(Math.max(...scores)).toBeLessThanOrEqual(0.5);
  });

  test('in other words is told anew', () => {
    const [, second = 0] = scoresOf([
      ['work_experience', asked, good],
      [
        'situational_ethics',
        ethics,
        'I would refuse it and write to my chief the same day, because a holiday of 40,000 rupees is a bribe whoever books it. I returned a hamper in 2022 at the dairy, and the supplier rang my uncle.',
      ],
    ]);
    expect(second).toBeGreaterThan(4);
  });
});
