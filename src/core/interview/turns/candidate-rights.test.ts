import { describe, expect, it } from 'vitest';
import { awaitingTurnId, isSoftened } from '#core/interview/conductor.ts';
import { Play } from '#core/interview/testing/play.ts';

const full =
  'I traced the ledger in March because two clerks lost 40 hours a month, and I rejected the cheaper option. It came down to 9 hours.';

describe('the candidate’s rights', () => {
  it('may answer any putting of the same question, once', () => {
    const play = new Play('chill');
    const first = awaitingTurnId(play.state) ?? '';
    play.send({ kind: 'ask_again', atMs: 10_000 });
    expect(play.spoken).toHaveLength(1);
    expect(play.spoken[0]).toMatchObject({ move: 'repeat', awaiting: true });
    const second = awaitingTurnId(play.state);
    expect(second).not.toBe(first);
    play.answer(full, 60_000, { turnId: first });
    expect(play.state.counts.answers).toBe(1);
    const before = play.state;
    play.answer(full, 61_000, { turnId: first });
    expect(play.state).toBe(before);
  });

  it('may think, and is not nudged meanwhile', () => {
    const play = new Play('chill');
    play.send({ kind: 'think', atMs: 5_000 });
    expect(play.scripts).toEqual(['think_granted']);
    play.send({ kind: 'silence', seconds: 8, atMs: 24_999 });
    expect(play.last).toEqual([]);
    play.send({ kind: 'silence', seconds: 8, atMs: 25_000 });
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

  it('may soften: one step at a time', () => {
    const play = new Play('grill');
    expect(isSoftened(play.state)).toBe(false);
    play.send({ kind: 'soften', atMs: 1_000 });
    expect(play.scripts).toEqual(['softened']);
    expect(isSoftened(play.state)).toBe(true);
    play.send({ kind: 'soften', atMs: 2_000 });
    expect(play.state.pressure).toBe(0);
    play.send({ kind: 'soften', atMs: 3_000 });
    expect(play.last).toEqual([]);
  });

  it('may end at any time, politely', () => {
    const play = new Play('grill');
    play.send({ kind: 'end_requested', atMs: 1_000 });
    expect(play.scripts).toEqual(['closing_early']);
    expect(play.finished).toBe('ended_by_candidate');
    play.send({ kind: 'end_requested', atMs: 2_000 });
    expect(play.last).toEqual([]);
  });

  it('ends by saying so', () => {
    const play = new Play('chill');
    play.answer('I want to stop the interview here.', 20_000);
    expect(play.finished).toBe('ended_by_candidate');
  });
});
