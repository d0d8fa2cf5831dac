import { describe, expect, it } from 'vitest';
import { type Style, styles } from '#contract/styles.ts';
import { topicIds } from '#contract/topics.ts';
import { replay } from './conductor.ts';
import { type SpeakDirective, type Way, wayOf } from './directive.ts';
import { hashSeed } from './seeded-choice.ts';
import { fictionalCandidates } from './testing/fictional-candidates.ts';
import { Play } from './testing/play.ts';
import { simulatedAnswer } from './testing/simulated-answers.ts';

type Chosen = { planned: Way; taken: SpeakDirective; directive: SpeakDirective };

/** An interview whose panel listens and takes the way that `choose` says, in words of its own. */
function listening(
  candidate: (typeof fictionalCandidates)[number],
  style: Style,
  seed: number,
  choose: (n: number) => Way,
): { play: Play; chosen: Chosen[] } {
  const play = new Play(style, seed, candidate);
  const chosen: Chosen[] = [];
  let atMs = 0;
  const speak = (): void => {
    let said = play.spoken;
    for (let [directive, ...rest] = said; directive; [directive, ...rest] = said) {
      const { other, turnId } = directive;
      const turned = other !== undefined && choose(chosen.length) === wayOf(other);
      const taken = turned ? other : directive;
      if (other) chosen.push({ planned: wayOf(directive), taken, directive });
      const text = `${taken.draft} (${turnId})`;
      play.send({
        kind: 'uttered',
        atMs,
        turnId,
        text,
        worded: { by: 'model', ...(turned ? { turned } : {}) },
      });
      said = turned ? play.spoken : rest;
    }
  };
  speak();
  for (let n = 0; n < 80 && play.state.phase !== 'finished'; n++) {
    atMs += 60_000;
    play.answer(simulatedAnswer('average', play.state.asked?.text ?? '', n), atMs, { listens: true });
    speak();
  }
  return { play, chosen };
}

const choosers: Readonly<Record<string, (n: number) => Way>> = {
  'stays whenever it may': () => 'stay',
  'goes whenever it may': () => 'go',
  'does the one and the other': (n) => (hashSeed(n, 'way') % 2 === 0 ? 'stay' : 'go'),
};
const cases = Object.entries(choosers).flatMap(([name, choose]) =>
  styles.flatMap((style) =>
    fictionalCandidates.map((candidate, at) => ({ name, choose, style, candidate, seed: 7 + at })),
  ),
);

describe('a panel that listens and chooses how it goes on (rule PACE-7)', () => {
  it.each(cases)('and $name, in $style for $candidate.name', ({ candidate, style, seed, choose }) => {
    const { play, chosen } = listening(candidate, style, seed, choose);
    const { state } = play;
    expect(chosen.length).toBeGreaterThan(3);
    for (const { taken, directive } of chosen) {
      const turn = state.turns.find(({ id }) => id === directive.turnId);
      expect(turn).toMatchObject({
        text: `${taken.draft} (${taken.turnId})`,
        speakerId: taken.speakerId,
        topicId: taken.topicId,
        move: taken.move,
      });
      expect(turn?.offPlan ?? false).toBe(wayOf(taken) === 'stay');
    }
    // It is rebuilt from its events, the ways taken included.
    expect(replay(play.events)).toEqual(state);
    expect(state.endReason).toBe('completed');
    const followUps = state.turns.reduce<number[]>((runs, { move }) => {
      if (move === 'lead') return [...runs, 0];
      return move === 'probe' || move === 'challenge' ? [...runs.slice(0, -1), (runs.at(-1) ?? 0) + 1] : runs;
    }, []);
    expect(Math.max(...followUps)).toBeLessThanOrEqual(style === 'grill' ? 5 : 4);
    const asked = new Set(
      state.turns.filter(({ role }) => role === 'candidate').map(({ topicId }) => topicId),
    );
    const must = state.agenda.filter(({ mustCover }) => mustCover).map(({ topicId }) => topicId);
    expect(must.filter((topicId) => !asked.has(topicId))).toEqual([]);
    expect(topicIds.filter((topicId) => asked.has(topicId)).length).toBeGreaterThanOrEqual(6);
  });

  it('leaves nothing open once something else has happened', () => {
    const { play } = listening(fictionalCandidates[0] as never, 'chill', 3, () => 'stay');
    expect(play.state.otherWay).toBeNull();
    const open = new Play('chill', 3);
    for (const { turnId, draft } of open.spoken)
      open.send({ kind: 'uttered', atMs: 1_000, turnId, text: draft });
    open.answer('I traced the ledger in March because two clerks lost 40 hours a month over it.', 60_000, {
      listens: true,
    });
    expect(open.state.otherWay).not.toBeNull();
    open.send({ kind: 'soften', atMs: 61_000 });
    expect(open.state.otherWay).toBeNull();
  });
});
