import { expect, it } from 'vitest';
import { styles } from '#contract/styles.ts';
import { engineer, fictionalCandidates } from '#core/interview/testing/fictional-candidates.ts';
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
      if (speak.tactic !== 'marks_jab') expect(at - last).toBeGreaterThanOrEqual(5);
      last = at;
    });
  }
});

it('Grill disagrees more often than Chill, neither always', () => {
  const share = (style: string): number => {
    const all = runs.filter((run) => run.style === style).flatMap((run) => run.spoken);
    const interjections = all.flatMap((speak) => speak.interjects ?? []);
    expect(interjections.length).toBeGreaterThan(20);
    return interjections.filter((i) => i.disagrees).length / interjections.length;
  };
  expect(share('grill')).toBeGreaterThan(0.4);
  expect(share('grill')).toBeLessThan(0.8);
  expect(share('chill')).toBeGreaterThan(0);
  expect(share('chill')).toBeLessThan(0.3);
});

it('nobody disagrees over an answer that was none, or with a silence', () => {
  const mute = simulateInterview(engineer, 'grill', 4, 'weak', { answerWith: () => 'I do not know, sir.' });
  for (const speak of [...mute.spoken, ...runs.flatMap((run) => run.spoken)])
    if (speak.gap === 'find_out' || speak.tactic === 'silence')
      expect(speak.interjects?.disagrees ?? false).toBe(false);
});
