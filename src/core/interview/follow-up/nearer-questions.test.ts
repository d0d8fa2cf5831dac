import { describe, expect, it } from 'vitest';
import { topicIds } from '#contract/topics.ts';
import { findBannedTopic } from '#core/interview/guards/banned-topics.ts';
import { fillText } from '#core/interview/questions/fill-stem.ts';
import { nearerQuestions } from './nearer-questions.ts';
import {
  engineer,
  fictionalCandidates,
  fresher,
  sparse,
} from '#core/interview/testing/fictional-candidates.ts';
import { Play } from '#core/interview/testing/play.ts';
import { asksOneThing } from '#core/interview/guards/question.ts';

describe('nearer questions', () => {
  it.each(fictionalCandidates)('of $name are whole, single and about the page', ({ facts }) => {
    for (const topicId of topicIds) {
      for (const { line, slots } of nearerQuestions(topicId, facts, 5)) {
        const text = fillText(line, slots) ?? '';
        expect(text).not.toMatch(/[{}]/);
        expect(asksOneThing(text)).toBe(true);
        expect(findBannedTopic(text)).toBeNull();
        const [value = ''] = Object.values(slots);
        expect(text).toContain(value);
      }
    }
  });

  it('are none where the page has nothing to go to', () => {
    expect(nearerQuestions('work_experience', sparse.facts, 5)).toEqual([]);
    expect(nearerQuestions('closing', engineer.facts, 5)).toEqual([]);
  });

  it('come after "I don\'t know" in Chill, without saying it again', () => {
    const play = new Play('chill', 11, fresher);
    play.answer('I do not know.', 30_000);
    const next = play.spoken.at(-1);
    expect(next?.draft).not.toMatch(/do not know/);
    const about = fresher.facts
      .map((fact) => [fact.value, ...Object.values(fact.attributes).map(String)])
      .flat();
    expect(about.some((text) => text.length > 4 && next?.draft.includes(text.split(',')[0] ?? ''))).toBe(
      true,
    );
  });
});
