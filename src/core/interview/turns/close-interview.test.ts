import { describe, expect, it } from 'vitest';
import { engineer } from '#core/interview/testing/fictional-candidates.ts';
import { simulatedAnswer } from '#core/interview/testing/simulated-answers.ts';
import { simulateInterview } from '#core/interview/testing/simulated-interview.ts';

describe('the closing', () => {
  it.each(['chill', 'grill'] as const)(
    'in %s asks for a last word and notes a question to the panel',
    (style) => {
      const run = simulateInterview(engineer, style, 3, 'average', {
        answerWith: (question, index) =>
          question.script === 'candidate_question'
            ? 'What do students find hardest in the first term?'
            : simulatedAnswer('average', question.draft, `close|${index}`),
      });
      const scripts = run.spoken.map((speak) => speak.script);
      expect(scripts.at(-1)).toBe('closing');
      expect(scripts.at(-2)).toBe('question_noted');
      const lastWord = run.spoken.find((speak) => speak.topicId === 'closing' && speak.stemId);
      if (style === 'chill') expect(lastWord?.stemId).toMatch(/^closing\./);
    },
  );
});
