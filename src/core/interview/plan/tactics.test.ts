import { describe, expect, it } from 'vitest';
import { type Firing, initialState } from '#core/interview/state.ts';
import { burstDue, judgeRecovery, planTactics } from './tactics.ts';

const firing = (question: number, burst: number, more: Partial<Firing> = {}): Firing => ({
  tactic: 'disbelief',
  turnId: 'T04',
  topicId: 'academics',
  turnsToRecover: null,
  question,
  burst,
  answersSince: 0,
  ...more,
});

const at = (question: number, firings: Firing[], softened = false) => ({
  ...initialState(),
  counts: { leads: question - 1, followUps: 0, closing: 0, answers: question - 1 },
  tactics: { aim: 6, bursts: 3, firings },
  softened,
});

describe('tactics', () => {
  it('aim at six or seven firings in three or four bursts in Grill, at none in Chill', () => {
    for (let seed = 0; seed < 200; seed++) {
      const grill = planTactics('grill', seed);
      expect([3, 4]).toContain(grill.bursts);
      expect([6, 7]).toContain(grill.aim);
      expect(planTactics('chill', seed)).toEqual({ aim: 0, bursts: 0 });
    }
  });

  it.each([
    ['nothing is due at the start', at(1, []), null],
    ['the first burst opens early', at(4, []), 0],
    ['a burst goes on within three questions', at(7, [firing(4, 0)]), 0],
    ['a burst is over after that', at(8, [firing(4, 0)]), null],
    ['a full burst is followed by calm', at(6, [firing(4, 0), firing(5, 0)]), null],
    ['calm holds even where the next burst is due', at(11, [firing(8, 0), firing(9, 0)]), null],
    ['the next burst waits for its part of the interview', at(9, [firing(3, 0), firing(4, 0)]), null],
    ['the next burst opens then', at(11, [firing(4, 0), firing(5, 0)]), 1],
    ['softened, none comes', at(11, [], true), null],
  ])('%s', (_, state, due) => {
    expect(burstDue(state)).toBe(due);
  });

  it('recovery is the first composed answer within three', () => {
    const open = [firing(4, 0)];
    expect(judgeRecovery(open, true)[0]?.turnsToRecover).toBe(1);
    const twice = judgeRecovery(judgeRecovery(open, false), true);
    expect(twice[0]?.turnsToRecover).toBe(2);
    const never = judgeRecovery(judgeRecovery(judgeRecovery(judgeRecovery(open, false), false), false), true);
    expect(never[0]?.turnsToRecover).toBeNull();
    expect(judgeRecovery(twice, false)).toEqual(twice);
  });
});
