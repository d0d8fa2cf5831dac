import { describe, expect, it } from 'vitest';
import { styles } from '#contract/styles.ts';
import type { Hook } from '#contract/transcript.ts';
import { mayLeavePlan } from './leave-plan.ts';
import { Play } from '../testing/play.ts';

const answerOf = (minute: number): string =>
  `In week ${minute} I traced the ledger because two clerks lost 4${minute} hours, and I told nobody for ${minute} days.`;

/** An interview in which every follow-up that may leave the plan does; the turns that did. */
function curious(style: (typeof styles)[number], quoteOf: (minute: number) => string) {
  const play = new Play(style, 11);
  let offered = 0;
  for (let minute = 1; minute <= 14 && !play.finished; minute++) {
    for (const speak of play.spoken) {
      const may = mayLeavePlan(play.state, speak);
      const last = play.state.turns.findLast(({ role }) => role === 'candidate');
      const offPlan: Hook = { turnId: last?.id ?? '', quote: quoteOf(minute - 1) };
      if (may) offered += 1;
      play.send({
        kind: 'uttered',
        atMs: minute * 60_000,
        turnId: speak.turnId,
        text: `What of it, ${minute}?`,
        worded: { by: 'model', ...(may ? { offPlan } : {}) },
      });
    }
    play.answer(answerOf(minute), minute * 60_000 + 30_000);
  }
  return { offered, off: play.state.turns.filter((turn) => turn.offPlan), state: play.state };
}

describe('leaving the plan (rule PACE-7)', () => {
  it.each([
    ['chill', 2],
    ['grill', 3],
  ] as const)('in %s %i turns may, and each is kept as a follow-up to its hook', (style, most) => {
    const { off, offered, state } = curious(style, (minute) => `told nobody for ${minute} days`);
    expect(offered).toBe(most);
    expect(off).toHaveLength(most);
    for (const { hook, move } of off) {
      expect(['probe', 'challenge']).toContain(move);
      expect(state.turns.find(({ id }) => id === hook?.turnId)?.text).toContain(hook?.quote);
    }
  });

  it.each(styles)('in %s a hook that is not the candidate’s words is not kept', (style) => {
    const { off, offered } = curious(style, () => 'told everybody at once');
    expect(offered).toBeGreaterThan(3);
    expect(off).toEqual([]);
  });
});
