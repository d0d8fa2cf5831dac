import { expect, it } from 'vitest';
import { shareCardLines } from './share-card-words.ts';

const assessor = {
  kind: 'offline',
  name: 'Offline practice interviewer',
  version: '1',
  rubricHash: 'x',
  calibrated: false,
  honesty: '',
} as const;
const feedback = {
  assessedTopics: 9,
  durationMs: 1_830_000,
  avgScore: 6.6,
  band: { low: 5.1, high: 8.2 },
  assessor,
};

it('says how much was practised and no score, unless asked for (rule SHARE-1)', () => {
  const lines = ['I practised for my MBA interview with Hotseat', '9 topics, 31 minutes'];
  expect(shareCardLines(feedback, false)).toEqual(lines);
  expect(shareCardLines(feedback, true)).toEqual([
    ...lines,
    '6.5 of 10, likely 5–8, read by Offline practice interviewer',
  ]);
});

it('counts one as one', () => {
  expect(shareCardLines({ ...feedback, assessedTopics: 1, durationMs: 100 }, false)[1]).toBe(
    '1 topic, 1 minute',
  );
});
