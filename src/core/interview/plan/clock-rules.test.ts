import { describe, expect, it } from 'vitest';
import { clockRules } from './time-budget.ts';
import { Play } from '#core/interview/testing/play.ts';

const full =
  'I traced the ledger in March because two clerks lost 40 hours a month, and I rejected the cheaper option. It came down to 9 hours.';
const { lastLeadMs, wrapFromMs, closeFromMs, answerStopMs, hardStopMs, warningFromMs } = clockRules;

describe('an interview by the clock', () => {
  it.each([
    [lastLeadMs - 1, true],
    [lastLeadMs, true],
    [lastLeadMs + 1, false],
  ])('at %i ms a new lead may start: %s', (atMs, may) => {
    const play = new Play('grill');
    play.answer('I am sorry, I do not know.', 60_000);
    play.answer('I really do not know.', atMs);
    expect(play.spoken.some((s) => s.move === 'lead')).toBe(may);
  });

  it.each([
    [wrapFromMs - 1, false],
    [wrapFromMs, true],
    [wrapFromMs + 1, true],
  ])('at %i ms wrapping has started whatever the thread: %s', (atMs, wraps) => {
    const play = new Play('grill');
    play.answer(full, 30_000);
    play.state.thread = play.state.thread && { ...play.state.thread, budgetMs: 1e9 };
    play.state.topics = { ...play.state.topics };
    for (const item of play.state.agenda) item.mustCover = false;
    play.answer(full.replace('March', 'June').replace('40', '55').replace('ledger', 'roster'), atMs);
    expect(play.scripts.includes('wrap_up')).toBe(wraps || play.state.phase === 'closing');
    expect(play.state.phase === 'closing').toBe(
      wraps || !play.spoken.some((s) => s.move === 'probe' || s.move === 'challenge'),
    );
  });

  it.each([
    [closeFromMs - 1, null],
    [closeFromMs, 'completed'],
    [closeFromMs + 1, 'completed'],
    [answerStopMs + 1, 'completed'],
  ])('an answer at %i ms ends it: %s', (atMs, reason) => {
    const play = new Play('chill');
    play.answer(full, atMs);
    expect(play.finished).toBe(reason);
  });

  it.each([
    [answerStopMs - 1, null, []],
    [answerStopMs, 'time_up', ['closing']],
    [hardStopMs - 1, 'time_up', ['closing']],
    [hardStopMs, 'time_up', []],
    [hardStopMs + 1, 'time_up', []],
  ])('the clock alone at %i ms ends it: %s', (atMs, reason, scripts) => {
    const play = new Play('chill');
    play.answer(full, 60_000);
    play.send({ kind: 'time_up', atMs });
    expect(play.finished).toBe(reason);
    expect(play.scripts).toEqual(scripts);
  });

  it('counts an interview nobody answered as abandoned', () => {
    const play = new Play('chill');
    play.send({ kind: 'time_up', atMs: hardStopMs });
    expect(play.finished).toBe('abandoned');
  });

  it('keeps an answer that arrives at the hard stop and asks nothing more', () => {
    const play = new Play('chill');
    play.answer(full, hardStopMs);
    expect(play.finished).toBe('time_up');
    expect(play.state.turns.at(-1)?.text).toBe(full);
    expect(play.spoken).toEqual([]);
  });

  it.each([
    [warningFromMs - 1, false],
    [warningFromMs, true],
    [warningFromMs + 1, true],
  ])('at %i ms the time left is told: %s', (atMs, told) => {
    const play = new Play('chill');
    play.answer(full, atMs);
    expect(play.scripts.includes('time_warning')).toBe(told);
    play.answer(
      'In May I stopped the second shift, because nobody had counted the scrap it made.',
      atMs + 60_000,
    );
    expect(play.scripts.filter((s) => s === 'time_warning')).toHaveLength(told ? 0 : 1);
  });

  it('from 24:00 on goes to a must-cover topic that has no answer yet', () => {
    const play = new Play('grill');
    const kept = play.state.agenda.filter((item) =>
      ['hobbies', 'situational_ethics', 'why_mba'].includes(item.topicId),
    );
    play.state.agenda = kept.toSorted((a, b) => Number(a.mustCover) - Number(b.mustCover));
    play.state.counts = { ...play.state.counts, answers: 40, followUps: 12 };
    play.answer(full, clockRules.mustCoverFromMs);
    expect(play.spoken.at(-1)).toMatchObject({ move: 'lead', topicId: 'why_mba' });
  });

  it.each([
    ['grill', 90_000, false],
    ['grill', 90_001, true],
    ['chill', 150_000, false],
    ['chill', 150_001, true],
  ] as const)('in %s a spoken answer of %i ms is a monologue: %s', (style, tookMs, cut) => {
    const play = new Play(style);
    const heard = [{ text: full, fromMs: 900, toMs: 900 + tookMs, speechMs: tookMs }];
    play.answer(full, 10_000 + tookMs, { source: 'spoken', heard });
    const stopped = play.scripts.includes('answer_cut') || play.spoken.some((s) => s.tactic === 'interrupt');
    expect(stopped).toBe(cut);
  });

  it('never takes slow typing for a monologue', () => {
    const play = new Play('grill');
    play.answer(full, 400_000);
    expect(play.scripts).not.toContain('answer_cut');
  });
});
