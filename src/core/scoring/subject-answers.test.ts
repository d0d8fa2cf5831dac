import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/scored-interview.ts';
import { subjectsIn } from './subject-answers.ts';

const question = 'Nobody pays depreciation to anyone. Why does it stand in the accounts?';
const keyPoints = ['matching', 'useful life', 'asset'];
const transcript = transcriptOf([
  ['academics', 'lead', question, 'It is a cost of the assets of a firm.'],
  ['academics', 'probe', 'Over how long?', 'Over its useful life.'],
  ['academics', 'probe', 'Sure?', 'Yes.'],
  ['academics', 'lead', 'And what is a debenture?', 'A loan, matching a bond.'],
]);
const of = (key: object) => new Map([['T01', { keyPoints, ...key }]]);

describe('the points of a subject question', () => {
  it('are the bank’s, with the last answer to it', () => {
    expect(subjectsIn(transcript, 'academics', of({ ofSubject: true }))).toEqual([
      {
        question,
        points: keyPoints,
        leftAt: 'T06',
      },
    ]);
  });

  it.each([
    ['a question whose points are no subject’s', of({}), 'academics'],
    ['a question without a key', new Map(), 'academics'],
    ['another topic', of({ ofSubject: true }), 'hobbies'],
  ] as const)('are none for %s', (_, keys, topicId) => {
    expect(subjectsIn(transcript, topicId, keys)).toEqual([]);
  });
});
