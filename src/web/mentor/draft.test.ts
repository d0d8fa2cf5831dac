import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { criterionIds } from '#contract/feedback.ts';
import { mentorTopicScore } from '#contract/mentors.ts';
import { topicIds } from '#contract/topics.ts';
import { cleanDraft, countGiven, type Draft, firstOpen, scoresOf, withLevel, withNote } from './draft.ts';
import { tokenOf } from './token-of.ts';

const topics = topicIds.slice(0, 3);

describe('a mentor’s draft', () => {
  it('is whole once every level is given or cannot be said, and asks for the first that is not', () => {
    const steps = topics.flatMap((topicId) => criterionIds.map((criterion) => ({ topicId, criterion })));
    let draft: Draft = {};
    steps.forEach((step, at) => {
      expect(firstOpen(draft, topics)).toEqual(step);
      expect(countGiven(draft, topics)).toBe(at);
      draft = withLevel(draft, step.topicId, step.criterion, at % 2 === 0 ? 3 : null);
    });
    expect(firstOpen(draft, topics)).toBeNull();
    expect(countGiven(draft, topics)).toBe(steps.length);
  });

  it('survives the way to storage and back, and is sent as the service takes it', () => {
    const level = fc.option(fc.integer({ min: 0, max: 4 }), { nil: null });
    const step = fc.tuple(fc.constantFrom(...topics), fc.constantFrom(...criterionIds), level, fc.string());
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (drawn) => {
        const draft = drawn.reduce<Draft>(
          (made, [topicId, criterion, given, note]) =>
            withNote(withLevel(made, topicId, criterion, given), topicId, note),
          {},
        );
        expect(cleanDraft(JSON.parse(JSON.stringify(draft)), topics)).toEqual(draft);
        for (const one of scoresOf(draft, topics)) expect(mentorTopicScore.parse(one)).toEqual(one);
      }),
    );
  });

  it('is nothing where something else is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        for (const one of scoresOf(cleanDraft(stored, topics), topics))
          expect(mentorTopicScore.parse(one)).toEqual(one);
      }),
    );
    expect(
      cleanDraft({ [topics[0] ?? '']: { levels: { evidence: 9, structure: 1.5 }, note: 3 } }, topics),
    ).toEqual({
      [topics[0] ?? '']: { levels: {}, note: '' },
    });
  });
});

it.each([
  [`#${'aB3_-'.repeat(8)}abc`, `${'aB3_-'.repeat(8)}abc`],
  ['#', null],
  ['', null],
  [`#${'a'.repeat(42)}`, null],
  [`#${'a'.repeat(44)}`, null],
  [`#${'a'.repeat(42)}/`, null],
])('the secret in %s is %s (rule MENTOR-2)', (hash, token) => {
  expect(tokenOf(hash)).toBe(token);
});
