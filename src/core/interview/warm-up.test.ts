import { describe, expect, it } from 'vitest';
import { scenarioTopics } from '#contract/schools/scenario.ts';
import { styles } from '#contract/styles.ts';
import { step } from './conductor.ts';
import { canFillDrill } from './drill-questions.ts';
import { initialState, questionCount, type Setting } from './state.ts';

const answer = 'I tried it twice and it failed once, because I had counted the wrong boxes in June.';

/** Plays a practice with the same answer to everything; the state at its end and how many answers it took. */
function play(setting: Setting) {
  let atMs = 0;
  let answers = 0;
  let { state, directives } = step(initialState(), { kind: 'started', atMs, ...setting });
  while (state.phase !== 'finished' && answers < 12) {
    for (const directive of directives)
      if (directive.kind === 'speak') {
        const { turnId, draft } = directive.speak;
        ({ state } = step(state, { kind: 'uttered', turnId, text: draft, atMs }));
      }
    if (!state.asked) break;
    atMs += 30_000;
    answers += 1;
    const { turnId } = state.asked;
    const event = {
      kind: 'answered',
      turnId,
      text: answer,
      source: 'typed',
      startedAtMs: atMs,
      atMs,
    } as const;
    ({ state, directives } = step(state, event));
  }
  return { state, answers };
}

describe('the practice before a sitting (rule SCHOOL-20)', () => {
  it('asks two questions and ends, in either style, of any topic that can be asked without a resume', () => {
    let played = 0;
    for (const style of styles)
      for (const topicId of scenarioTopics)
        for (let seed = 0; seed < 8; seed++) {
          const setting: Setting = {
            seed,
            style,
            profile: 'fresher',
            facts: [],
            candidateName: '',
            statement: '',
            targetSchools: [],
            recentStemIds: [],
            drill: { kind: 'topic', topicId },
            warmUp: true,
          };
          if (!canFillDrill(setting)) continue;
          const { state } = play(setting);
          expect(state.phase, `${style} ${topicId} ${seed}`).toBe('finished');
          expect(questionCount(state), `${style} ${topicId} ${seed}`).toBe(2);
          played += 1;
        }
    expect(played).toBeGreaterThan(30);
  });

  it('is not changed by what is noticed beside the answers', () => {
    const { state } = step(initialState(), {
      kind: 'started',
      atMs: 0,
      seed: 1,
      style: 'chill',
      profile: 'fresher',
      facts: [],
      candidateName: '',
      statement: '',
      targetSchools: [],
      recentStemIds: [],
    });
    const after = step(state, { kind: 'noticed', what: 'pasted', size: 400, atMs: 9_000 });
    expect(after).toEqual({ state, directives: [] });
  });
});
