import { describe, expect, it } from 'vitest';
import { interviewLimits, silenceSteps } from '#contract/interview-events.ts';
import { styles } from '#contract/styles.ts';
import { awaitingTurnId, mayAskAgain } from '#core/interview/shown-state.ts';
import { Play } from '#core/interview/testing/play.ts';

describe('a candidate’s silence', () => {
  it('may think, and is not nudged meanwhile', () => {
    const play = new Play('chill');
    play.send({ kind: 'think', atMs: 5_000 });
    expect(play.scripts).toEqual(['think_granted']);
    play.send({ kind: 'silence', seconds: 20, atMs: 24_999 });
    expect(play.last).toEqual([]);
    play.send({ kind: 'silence', seconds: 20, atMs: 25_000 });
    expect(play.scripts).toEqual(['silence_nudge']);
  });

  it('is nudged at 8, asked more simply at 20, and left in peace at 45 seconds of silence', () => {
    const play = new Play('grill');
    play.send({ kind: 'silence', seconds: 8, atMs: 8_000 });
    expect(play.scripts).toEqual(['silence_nudge']);
    play.send({ kind: 'silence', seconds: 8, atMs: 9_000 });
    expect(play.last).toEqual([]);
    play.send({ kind: 'silence', seconds: 20, atMs: 20_000 });
    expect(play.spoken.map((s) => s.move)).toEqual(['repeat']);
    play.send({ kind: 'silence', seconds: 45, atMs: 45_000 });
    expect(play.scripts[0]).toBe('silence_move_on');
    expect(play.state.turns.find((t) => t.source === 'none')).toMatchObject({ role: 'candidate', text: '' });
    expect(play.spoken.at(-1)?.move).toBe('lead');
  });

  it('is given longer in Chill, and then a choice that waits (rule CLOCK-7)', () => {
    const play = new Play('chill');
    play.send({ kind: 'silence', seconds: 8, atMs: 8_000 });
    expect(play.last).toEqual([]);
    play.send({ kind: 'silence', seconds: 20, atMs: 20_000 });
    expect(play.scripts).toEqual(['silence_nudge']);
    play.send({ kind: 'silence', seconds: 60, atMs: 60_000 });
    expect(play.spoken.map((s) => s.move)).toEqual(['repeat']);
    play.send({ kind: 'silence', seconds: 100, atMs: 100_000 });
    expect(play.scripts).toEqual(['silence_offer']);
    const asked = awaitingTurnId(play.state);
    play.send({ kind: 'silence', seconds: 100, atMs: 600_000 });
    expect(play.last).toEqual([]);
    expect(awaitingTurnId(play.state)).toBe(asked);
    play.send({ kind: 'move_on', atMs: 601_000 });
    expect(play.scripts[0]).toBe('silence_move_on');
    expect(play.spoken.at(-1)?.move).toBe('lead');
  });

  it('is never nudged twice in the same words, whoever nudges', () => {
    for (const style of styles) {
      const play = new Play(style);
      const said: string[] = [];
      for (let at = 1; at <= 14 && play.finished === null; at++) {
        for (const seconds of silenceSteps[style]) {
          play.send({ kind: 'silence', seconds, atMs: play.state.nowMs + 1_000 });
          said.push(...play.spoken.filter((s) => s.move === 'nudge').map((s) => s.draft));
        }
        play.send({ kind: 'move_on', atMs: play.state.nowMs + 1_000 });
      }
      expect(said.length).toBeGreaterThan(5);
      expect(new Set(said).size).toBe(said.length);
    }
  });
});

describe('asking again', () => {
  it.each(styles)(
    'puts it again word for word, as often as it says it may be asked (rule CLOCK-9, %s)',
    (style) => {
      const play = new Play(style);
      const asked = play.spoken.at(-1)?.draft ?? '';
      for (let at = 1; at <= interviewLimits.repeatsPerQuestion; at++) {
        expect(mayAskAgain(play.state)).toBe(true);
        play.send({ kind: 'ask_again', atMs: at * 1_000 });
        expect(play.spoken).toMatchObject([{ move: 'repeat', awaiting: true }]);
        if (at === 1) expect(play.spoken[0]?.draft).toBe(asked);
      }
      expect(mayAskAgain(play.state)).toBe(false);
      play.send({ kind: 'ask_again', atMs: 9_000 });
      expect(play.last).toEqual([]);
      play.send({ kind: 'move_on', atMs: 10_000 });
      expect(mayAskAgain(play.state)).toBe(true);
    },
  );

  it('is not taken while the clock stands for words of care', () => {
    const play = new Play('chill');
    play.answer('I want to kill myself.', 20_000);
    expect(mayAskAgain(play.state)).toBe(false);
  });
});
