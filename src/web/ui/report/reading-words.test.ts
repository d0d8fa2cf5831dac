import { describe, expect, it } from 'vitest';
import type { Reader, TopicFeedback } from '#contract/feedback.ts';
import type { Turn } from '#contract/transcript.ts';
import {
  isReadWithoutModel,
  middleWords,
  preparedWords,
  readByWords,
  readersWords,
} from './reading-words.ts';

const topic: TopicFeedback = {
  topicId: 'why_mba',
  name: 'Why MBA',
  score: 6.4,
  band: null,
  text: '',
  levels: [],
  quotes: [],
  missing: [],
  nextStep: '',
  caps: [],
};
const read = (...scores: [Reader, number][]) => scores.map(([reader, score]) => ({ reader, score }));

it.each([
  [
    read(['chair', 6.6], ['subject', 6.1], ['industry', 7.4]),
    'Three read this alone: Chair 6.5, Subject 6, Industry 7.5.',
  ],
  [read(['subject', 10]), 'One read this alone: Subject 10.'],
])('says what each reader gave, to the nearest half', (readings, words) => {
  expect(readersWords(readings)).toBe(words);
});

describe('middleWords', () => {
  const readings = read(['chair', 6.6], ['subject', 6.1], ['industry', 7.4]);
  it.each<[string, Partial<TopicFeedback>, RegExp | '']>([
    ['a mark among the readers', { readings }, /is their middle\.$/],
    ['a mark that rounds to the lowest of them', { readings, score: 5.8 }, /is their middle\.$/],
    ['a mark that rounds to the highest of them', { readings, score: 7.7 }, /is their middle\.$/],
    ['a mark under all of them', { readings, score: 5.7 }, /criterion by criterion/],
    ['a mark above all of them', { readings, score: 7.8 }, /criterion by criterion/],
    ['readers who agree', { readings: read(['chair', 6.4], ['subject', 6.6]) }, /^They agree\.$/],
    ['a single reader', { readings: readings.slice(0, 1) }, ''],
    ['no readers', {}, ''],
    ['no mark', { readings, score: null }, ''],
  ])('%s', (_, given, words) => {
    expect(middleWords({ ...topic, ...given })).toMatch(words === '' ? /^$/ : words);
  });
});

const model = {
  kind: 'model' as const,
  name: 'some-model',
  version: '1',
  rubricHash: 'abc',
  calibrated: false,
  honesty: '',
};
const offline = { ...model, kind: 'offline' as const };

it.each<[boolean, typeof model | typeof offline, Partial<TopicFeedback>]>([
  [true, model, { assessedBy: 'offline' }],
  [false, model, { assessedBy: 'model' }],
  [false, model, {}],
  [false, offline, { assessedBy: 'offline' }],
  [false, model, { assessedBy: 'offline', score: null }],
  [false, model, { assessedBy: 'offline', topicId: 'composure' }],
])('%s: %j with %j', (expected, assessor, given) => {
  expect(isReadWithoutModel(assessor, { ...topic, ...given })).toBe(expected);
});

describe('readByWords', () => {
  const plain = { ...topic, assessedBy: 'offline' as const };
  it('says that this is the practice panel, what it counts and what it cannot tell (rules PROSE-2, TOLD-1)', () => {
    const words = readByWords({ assessor: offline, topics: [topic] });
    expect(words).toMatch(/^This is the practice panel: no AI model read your answers\. /);
    expect(words).toContain('what you told, how concretely, and how far it holds together');
    expect(words).toContain('cannot tell whether you answered the question');
  });
  it('names the model, and says that its scores are indications until it is calibrated', () => {
    expect(readByWords({ assessor: model, topics: [topic, plain] })).toMatch(/some-model.*not calibrated/);
    expect(readByWords({ assessor: { ...model, calibrated: true }, topics: [topic] })).not.toMatch(
      /calibrated/,
    );
  });
  it('does not claim that a model read what it did not', () => {
    const composure = { ...topic, topicId: 'composure' as const };
    expect(readByWords({ assessor: model, topics: [plain, composure] })).toMatch(/no reading/);
  });
});

describe('preparedWords', () => {
  const turns = (...wordedBy: Turn['wordedBy'][]): Turn[] =>
    wordedBy.map((by, place) => ({
      id: `T0${place}`,
      role: 'panel',
      topicId: 'why_mba',
      text: '',
      startedAtMs: 0,
      endedAtMs: 0,
      ...(by ? { wordedBy: by } : {}),
    }));
  it.each([
    [turns(), ''],
    [turns(undefined, undefined), ''],
    [turns('model', undefined, 'model'), ''],
    [turns('model', 'offline', undefined), 'One of the 2 turns that the model was to word was '],
    [turns('offline', 'offline', 'model'), 'Two of the 3 turns that the model was to word were '],
  ])('counts only turns that a model was to word', (transcript, begins) => {
    const words = preparedWords(transcript);
    expect(words.slice(0, begins.length)).toBe(begins);
    expect(words === '').toBe(begins === '');
  });
});
