import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import {
  answer,
  judge,
  question,
  parameters,
  type Said,
  scoreOf,
  sentences,
  single,
  turnsOf,
} from '#tests/fixtures/offline-answers.ts';
import { assessOffline } from './assess-offline.ts';
import { gatherTopic } from './gather-topic.ts';
import { gradeTopic } from './grade-topic.ts';
import { bandAround, bandHalfWidth } from './score-band.ts';

const examples = [
  'For example, I cut the queue from 40 minutes to 15 minutes in Mysuru.',
  'In 2022 I sold 310 notebooks in Salem and kept a margin of 12 rupees each.',
  'I measured 64 castings and found that 9 had cracked near the gate.',
];

describe('properties of the offline score', () => {
  test('a concrete quantified example never lowers (rule OFFLINE-3)', () => {
    fc.assert(
      fc.property(
        answer,
        fc.constantFrom(...examples),
        fc.constantFrom<TopicId>('work_experience', 'why_mba', 'academics', 'current_affairs'),
        (text, example, topicId) => {
          expect(single(`${text} ${example}`, topicId)).toBeGreaterThanOrEqual(single(text, topicId));
        },
      ),
      parameters,
    );
  });

  test('a concrete quantified example lifts weak answers by 0.3 or more (rule OFFLINE-3)', () => {
    fc.assert(
      fc.property(answer, fc.constantFrom(...examples), (text, example) => {
        const before = single(text);
        fc.pre(before <= 5);
        expect(single(`${text} ${example}`) - before).toBeGreaterThanOrEqual(0.3);
      }),
      parameters,
    );
  });

  test('the score of any text is deterministic and within 0-10 (rule OFFLINE-8)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const score = single(text);
        expect(score).toBe(judge('work_experience', [{ asked: question, move: 'lead', answer: text }]));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(10);
      }),
      parameters,
    );
  });

  test('invisible characters and spaces change nothing (rule OFFLINE-9)', () => {
    fc.assert(
      fc.property(
        answer,
        fc.constantFrom('\u200b', '\u00ad', '\u2060', '\ufeff', '\u{e0041}', '\u202a', '\u200d'),
        fc.nat(),
        (text, mark, at) => {
          const place = at % text.length;
          expect(single(text.slice(0, place) + mark + text.slice(place))).toBe(single(text));
          expect(single(text.replaceAll(' ', '  '))).toBe(single(text));
          expect(single(`  ${text}\u00a0`)).toBe(single(text));
        },
      ),
      parameters,
    );
  });

  test('names, regions, genders and colleges change nothing (rule OFFLINE-10)', () => {
    const people = fc.constantFrom(
      'Priya',
      'Mohammed',
      'Gurpreet',
      'Thangam',
      'Lalrinpuia',
      'Paswan',
      'Iyer',
      'Fernandes',
    );
    const places = fc.constantFrom('Imphal', 'Muzaffarpur', 'Mysuru', 'Srinagar', 'Kollam', 'Aizawl');
    const told = (person: string, place: string, pronoun: string): string =>
      `In 2021 I asked ${person} at our ${place} branch why the refunds took nine days, because ${pronoun} had kept the old forms. I sorted 140 of them by hand.`;
    fc.assert(
      fc.property(people, people, places, places, (a, b, here, there) => {
        expect(single(told(a, here, 'he'))).toBe(single(told(b, there, 'she')));
      }),
      parameters,
    );
  });

  test('the order of sentences matters by 0.3 at most (rule OFFLINE-11)', () => {
    fc.assert(
      fc.property(sentences, fc.infiniteStream(fc.nat()), (list, keys) => {
        const shuffled = list
          .map((text) => ({ text, key: keys.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key);
        expect(
          Math.abs(single(shuffled.map((one) => one.text).join(' ')) - single(list.join(' '))),
        ).toBeLessThanOrEqual(0.3);
      }),
      parameters,
    );
  });

  test('taking hedges out never lowers', () => {
    const hedge = fc.constantFrom('maybe', 'probably', 'I guess', 'sort of', 'perhaps', 'to some extent');
    fc.assert(
      fc.property(sentences, hedge, fc.nat(6), (list, word, at) => {
        const hedged = list.map((text, index) =>
          index === at % list.length ? text.replace(/^(\S+) /, `$1 ${word} `) : text,
        );
        expect(single(list.join(' '))).toBeGreaterThanOrEqual(single(hedged.join(' ')));
      }),
      parameters,
    );
  });

  test('a true sentence about another topic changes nothing here', () => {
    fc.assert(
      fc.property(sentences, sentences, (list, others) => {
        // What was said before is not new (rule SIGNAL-8): the other topic has its own sentences.
        const [text, other] = [list.join(' '), others.filter((one) => !list.includes(one)).join(' ')];
        fc.pre(other !== '');
        const here = turnsOf('hobbies', [
          { asked: 'What do you do on Sundays?', move: 'lead', answer: text },
        ]);
        const there = turnsOf('academics', [{ asked: 'Which subject?', move: 'lead', answer: other }]).map(
          (turn) => ({ ...turn, id: turn.id.replace('T', 'T9') }),
        );
        const grade = (transcript: Turn[]) => {
          const topic = gatherTopic({ transcript, topicId: 'hobbies', profile: 'fresher', facts: [] });
          return gradeTopic({ topic, assessment: assessOffline(topic), contradicted: false });
        };
        expect(grade([...here, ...there])).toEqual(grade(here));
        expect(grade([...there, ...here])).toEqual(grade(here));
      }),
      parameters,
    );
  });

  test('one more answered follow-up never lowers; a dodged one never raises', () => {
    const replies = [
      'I compared 30 bills by hand, because the old sheet hid the delay.',
      'Two of the five clerks disagreed, so I ran both sheets for a week.',
      'It cost us 4,000 rupees a month, which I had not counted.',
      'The risk was the auditor, but he accepted the note in March 2023.',
    ];
    const dodges = [
      "I don't know.",
      'It depends.',
      'As I said already.',
      'No comment, next question please.',
    ];
    const lead = answer.map((text): Said => ({ asked: question, move: 'lead', answer: text }));
    const probes = fc.subarray(replies, { maxLength: 3 }).map((list) =>
      list.map(
        (text): Said => ({
          asked: 'How do you know, and who was against it?',
          move: 'probe',
          answer: text,
        }),
      ),
    );
    fc.assert(
      fc.property(
        lead,
        probes,
        fc.constantFrom(...replies),
        fc.constantFrom(...dodges),
        (first, asked, reply, dodge) => {
          const before = scoreOf('work_experience', [first, ...asked]);
          const more = (text: string): Said => ({
            asked: 'And what did it cost?',
            move: 'probe',
            answer: text,
          });
          if (!asked.some((one) => one.answer === reply))
            expect(scoreOf('work_experience', [first, ...asked, more(reply)])).toBeGreaterThanOrEqual(before);
          expect(scoreOf('work_experience', [first, ...asked, more(dodge)])).toBeLessThanOrEqual(before);
        },
      ),
      parameters,
    );
  });

  test('the band always holds the score', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 12 }),
        fc.double({ min: 0, max: 4, noNaN: true }),
        fc.constantFrom('offline' as const, 'model' as const),
        (tenths, answers, spread, kind) => {
          const score = tenths / 10;
          const half = bandHalfWidth({ kind, answers, spread, samples: 3 });
          const band = bandAround(score, half);
          expect(band.low).toBeLessThanOrEqual(score);
          expect(band.high).toBeGreaterThanOrEqual(score);
          expect(band.low).toBeGreaterThanOrEqual(0);
          expect(band.high).toBeLessThanOrEqual(10);
          expect(half).toBeGreaterThanOrEqual(kind === 'offline' ? 1.4 : 0.5);
        },
      ),
      parameters,
    );
  });
});
