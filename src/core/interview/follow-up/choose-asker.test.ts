import { expect, it } from 'vitest';
import { styles } from '#contract/styles.ts';
import { fictionalCandidates } from '#core/interview/testing/fictional-candidates.ts';
import { temperaments } from '#core/interview/testing/simulated-answers.ts';
import { simulateInterview } from '#core/interview/testing/simulated-interview.ts';

const runs = styles.flatMap((style) =>
  fictionalCandidates.flatMap((candidate) =>
    temperaments.flatMap((temperament) =>
      [1, 2, 3].map((seed) => ({ style, ...simulateInterview(candidate, style, seed, temperament) })),
    ),
  ),
);

it('a word is put in by somebody else than the thread’s speaker, and never twice within five questions', () => {
  let putIn = 0;
  for (const { spoken, state } of runs) {
    const questions = spoken.filter(
      (s) => ['lead', 'probe', 'challenge', 'closing'].includes(s.move) || s.script === 'hint',
    );
    let leader = '';
    let last = -5;
    questions.forEach((speak, at) => {
      if (speak.move === 'lead') leader = speak.speakerId;
      expect(speak.interjects !== undefined).toBe(
        (speak.move === 'probe' || speak.move === 'challenge') && speak.speakerId !== leader,
      );
      if (!speak.interjects) return;
      expect(speak.interjects.on).toBe(leader);
      expect(state.panel.map((m) => m.id)).toContain(speak.interjects.on);
      expect(at - last).toBeGreaterThanOrEqual(5);
      last = at;
      putIn += 1;
    });
  }
  expect(putIn).toBeGreaterThan(20);
});
