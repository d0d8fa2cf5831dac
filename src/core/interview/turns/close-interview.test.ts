import { describe, expect, it } from 'vitest';
import { engineer } from '#core/interview/testing/fictional-candidates.ts';
import { simulatedAnswer } from '#core/interview/testing/simulated-answers.ts';
import { clockRules } from '#core/interview/plan/time-budget.ts';
import { Play } from '#core/interview/testing/play.ts';
import { scenario, sitting } from '#core/interview/testing/plain-scenario.ts';
import { simulateInterview } from '#core/interview/testing/simulated-interview.ts';

describe('the closing', () => {
  it.each([
    ['chill', 'What do students find hardest in the first term?'],
    ['grill', 'What do students find hardest in the first term?'],
    ['chill', 'Thank you. I would like to know whether people come back to small towns afterwards.'],
  ] as const)('in %s asks for a last word and meets a question to the panel: %s', (style, asked) => {
    const run = simulateInterview(engineer, style, 3, 'average', {
      answerWith: (question, index) =>
        question.script === 'candidate_question'
          ? asked
          : simulatedAnswer('average', question.draft, `close|${index}`),
    });
    const scripts = run.spoken.map((speak) => speak.script);
    expect(scripts.at(-1)).toBe('closing');
    expect(scripts.at(-2)).toBe('question_left');
    const lastWord = run.spoken.find((speak) => speak.topicId === 'closing' && speak.stemId);
    if (style === 'chill') expect(lastWord?.stemId).toMatch(/^closing\./);
  });

  it('takes an answer to a last word for no question', () => {
    const play = new Play('grill');
    for (let at = 0; play.state.phase === 'asking' && at < 60; at++)
      play.send({ kind: 'move_on', atMs: play.state.nowMs + 60_000 });
    expect(play.scripts).not.toContain('candidate_question');
    play.answer(
      'How many balls Meerut makes, sir, because I will not sleep otherwise.',
      clockRules.closeFromMs,
    );
    expect(play.scripts).toEqual(['closing']);
  });

  it('in a school’s sitting leads a question to the school', () => {
    const play = sitting(scenario());
    for (let at = 0; play.state.phase === 'asking' && at < 60; at++)
      play.send({ kind: 'move_on', atMs: play.state.nowMs + 60_000 });
    const said = [];
    for (let at = 0; play.state.phase === 'closing' && at < 4; at++) {
      play.answer('How many of your students come back to small towns?', play.state.nowMs + 5_000);
      said.push(...play.scripts);
    }
    expect(said).toContain('question_to_school');
    expect(said).not.toContain('question_left');
  });
});
