import { describe, expect, it } from 'vitest';
import { scoredBy, topicIds } from '#contract/topics.ts';
import { questionBank } from '#core/interview/questions/question-bank.ts';
import { wordCount } from '#core/text/words-of.ts';
import { demoAnswers } from './answers/answer-bank.ts';
import type { DemoQuality } from './answers/demo-answer.ts';
import { honestLimits } from './answers/honest-limits.ts';
import { chooseAnswer } from './choose-answer.ts';

const nothing = { given: new Set<string>() };
const qualities: readonly DemoQuality[] = [1, 2, 3];

describe('the answers of the demo', () => {
  it('say nothing twice', () => {
    const texts = [...demoAnswers.map(({ text }) => text), ...honestLimits];
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('cover every topic whose score comes from answers, each in several qualities, and the closing', () => {
    for (const topicId of topicIds.filter((id) => scoredBy(id) === 'answers' || id === 'closing')) {
      const own = demoAnswers.filter((answer) => answer.topicId === topicId);
      expect(new Set(own.map(({ quality }) => quality)), topicId).toEqual(new Set(qualities));
      expect(own.length, topicId).toBeGreaterThan(3);
    }
  });

  it('name questions there are, of their own topic', () => {
    const topicOf = new Map(questionBank.map(({ id, topicId }) => [id, topicId]));
    for (const { stemId, topicId } of demoAnswers.filter((answer) => answer.stemId))
      expect(topicOf.get(stemId ?? ''), stemId).toBe(topicId);
  });

  it('are as long as answers that are typed', () => {
    for (const { text } of demoAnswers) {
      expect(wordCount(text), text).toBeGreaterThan(15);
      expect(wordCount(text), text).toBeLessThan(110);
    }
  });
});

describe('choosing one', () => {
  const lead = { topicId: 'work_experience', draft: 'Which decision was yours alone?' } as const;

  it('takes the answer written for the question, whatever its quality', () => {
    for (const quality of qualities)
      expect(
        chooseAnswer(
          demoAnswers,
          { ...lead, stemId: 'work_experience.decision_alone' },
          { quality, ...nothing },
        )?.stemId,
      ).toBe('work_experience.decision_alone');
  });

  it('takes what the follow-up goes for, near the quality wanted', () => {
    const asked = { ...lead, draft: 'What was the other option?', gap: 'alternative' } as const;
    for (const quality of qualities) {
      const chosen = chooseAnswer(demoAnswers, asked, { quality, ...nothing });
      expect(chosen?.gaps).toContain('alternative');
    }
  });

  it('never gives what was given, and says so when nothing is left', () => {
    const given = new Set<string>();
    const asked = { ...lead, gap: 'size' } as const;
    for (;;) {
      const chosen = chooseAnswer(demoAnswers, asked, { quality: 2, given });
      if (!chosen) break;
      expect(given.has(chosen.text)).toBe(false);
      expect(chosen.topicId).toBe('work_experience');
      given.add(chosen.text);
    }
    expect(given.size).toBeGreaterThan(2);
  });
});
