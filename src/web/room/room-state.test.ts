import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InterviewSnapshot, InterviewStreamEvent } from '#contract/interview-events.ts';
import type { Turn } from '#contract/transcript.ts';
import { applyEvent, elapsedAt, type RoomState, roomFromSnapshot, transcriptOf } from './room-state.ts';

type Sent = { id: string; event: InterviewStreamEvent };

const empty: InterviewSnapshot = {
  sessionId: 'session_abcdefgh12_1760000000000',
  state: 'running',
  endReason: null,
  style: 'grill',
  profile: 'experienced',
  resumeId: 'res_abcdefghijklmnop',
  panel: [],
  turns: [],
  awaitingTurnId: null,
  elapsedMs: 0,
  lengthMs: 1_800_000,
  frozen: false,
  restartsLeft: 3,
  softened: false,
  lastEventId: '0.0',
  writable: true,
  engine: 'offline',
  feedbackReady: false,
  refusedFeedback: null,
};

const panelTurn = (id: string, text: string): Turn => ({
  id,
  role: 'panel',
  topicId: 'introduction',
  move: 'lead',
  speakerId: 'p1',
  text,
  startedAtMs: 0,
  endedAtMs: 1000,
});
const candidateTurn = (id: string, text: string): Turn => ({
  id,
  role: 'candidate',
  topicId: 'introduction',
  source: 'typed',
  text,
  startedAtMs: 0,
  endedAtMs: 1000,
});

/** What a server would send for one utterance, cut where `cuts` say. */
function utterance(seq: number, turn: Turn, cuts: readonly number[], awaiting = true): Sent[] {
  const ends = [...new Set([...cuts.map((cut) => cut % (turn.text.length + 1)), turn.text.length])];
  const sent: Sent[] = [
    {
      id: `${seq}.0`,
      event: {
        type: 'utterance_started',
        turnId: turn.id,
        speakerId: 'p1',
        topicId: turn.topicId,
        move: 'lead',
        startedAtMs: 0,
      },
    },
  ];
  let from = 0;
  for (const end of ends.filter((n) => n > 0).sort((a, b) => a - b)) {
    const text = turn.text.slice(from, end);
    sent.push({ id: `${seq}.${end}`, event: { type: 'words', turnId: turn.id, text } });
    from = end;
  }
  return [...sent, { id: `${seq}.${from}`, event: { type: 'utterance_finished', turn, awaiting } }];
}

const play = (room: RoomState, sent: readonly Sent[]): RoomState =>
  sent.reduce((state, { id, event }) => applyEvent(state, id, event, 0), room);

const conversation = (texts: readonly string[], cuts: readonly number[]): Sent[] =>
  texts.flatMap((text, index) => {
    const turn = `T${String(index + 1).padStart(2, '0')}`;
    if (index % 2 === 0) return utterance(index + 1, panelTurn(turn, text), cuts);
    return [{ id: `${index + 1}.0`, event: { type: 'candidate_turn', turn: candidateTurn(turn, text) } }];
  });

const said = (room: RoomState) => transcriptOf(room).map((turn) => [turn.id, turn.text, turn.finished]);

const texts = fc.array(fc.string({ minLength: 1, maxLength: 60 }), { minLength: 1, maxLength: 8 });
const cuts = fc.array(fc.nat(60), { maxLength: 6 });

describe('a resumed stream', () => {
  it('gives the same room however it is split, repeated and reordered', () => {
    fc.assert(
      fc.property(texts, cuts, cuts, fc.infiniteStream(fc.nat(1000)), (words, cutsA, cutsB, order) => {
        const once = conversation(words, cutsA);
        const again = conversation(words, cutsB);
        const shuffled = [...once, ...again]
          .map((sent) => ({ sent, key: order.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ sent }) => sent);
        const straight = play(roomFromSnapshot(empty, 0), once);
        const muddled = play(roomFromSnapshot(empty, 0), shuffled);
        expect(said(muddled)).toEqual(said(straight));
        expect(muddled.floor.value).toEqual(straight.floor.value);
        expect(muddled.lastEventId).toBe(straight.lastEventId);
      }),
      { numRuns: 300 },
    );
  });

  it('goes on from a snapshot taken in the middle of a sentence', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2, maxLength: 60 }), fc.nat(58), cuts, (text, at, cutsA) => {
        const upTo = 1 + (at % (text.length - 1));
        const all = utterance(1, panelTurn('T01', text), [...cutsA, upTo]);
        const half: InterviewSnapshot = {
          ...empty,
          turns: [panelTurn('T01', text.slice(0, upTo))],
          lastEventId: `1.${upTo}`,
        };
        const rest = all.filter(({ id }) => Number(id.split('.')[1]) > upTo || id === `1.${text.length}`);
        expect(said(play(roomFromSnapshot(half, 0), rest))).toEqual([['T01', text, true]]);
        expect(said(play(roomFromSnapshot(half, 0), all))).toEqual([['T01', text, true]]);
      }),
      { numRuns: 300 },
    );
  });

  it('shows words only as far as they are whole', () => {
    const [start, first, second] = utterance(1, panelTurn('T01', 'Why those 62?'), [4]);
    const gap = play(roomFromSnapshot(empty, 0), [start!, second!]);
    expect(transcriptOf(gap)[0]?.text).toBe('');
    expect(transcriptOf(play(gap, [first!]))[0]?.text).toBe('Why those 62?');
  });
});

describe('who has the floor', () => {
  const asked = utterance(1, panelTurn('T01', 'Why?'), []);
  const room = roomFromSnapshot(empty, 0);
  const answered: Sent = {
    id: '2.0',
    event: { type: 'candidate_turn', turn: candidateTurn('T02', 'Because.') },
  };

  it.each<[string, Sent[], RoomState['floor']['value']]>([
    ['a panellist speaks', asked.slice(0, 2), { kind: 'speaking', turnId: 'T01' }],
    ['the candidate is awaited', asked, { kind: 'awaiting', turnId: 'T01' }],
    ['the answer was taken', [...asked, answered], { kind: 'thinking', speakerId: null }],
    [
      'someone looks down',
      [...asked, answered, { id: '3.0', event: { type: 'thinking', speakerId: 'p2' } }],
      { kind: 'thinking', speakerId: 'p2' },
    ],
    ['a remark is not waited on', utterance(1, panelTurn('T01', 'Go on.'), [], false), { kind: 'quiet' }],
    [
      'the interview ended',
      [...asked, { id: '4.0', event: { type: 'state', state: 'scoring', endReason: 'completed' } }],
      { kind: 'quiet' },
    ],
  ])('%s', (_, sent, floor) => {
    expect(play(room, sent).floor.value).toEqual(floor);
  });

  it('is read from a snapshot', () => {
    const waiting = { ...empty, turns: [panelTurn('T01', 'Why?')], awaitingTurnId: 'T01' };
    expect(roomFromSnapshot(waiting, 0).floor.value).toEqual({ kind: 'awaiting', turnId: 'T01' });
    const over = { ...waiting, state: 'done' as const };
    expect(roomFromSnapshot(over, 0).floor.value).toEqual({ kind: 'quiet' });
  });
});

describe('the clock', () => {
  it('runs with the browser between two readings and stands while frozen', () => {
    expect(elapsedAt({ elapsedMs: 5_000, frozen: false, readAtMs: 100 }, 1_100)).toBe(6_000);
    expect(elapsedAt({ elapsedMs: 5_000, frozen: false, readAtMs: 100 }, 50)).toBe(5_000);
    expect(elapsedAt({ elapsedMs: 5_000, frozen: true, readAtMs: 100 }, 9_000)).toBe(5_000);
  });

  it('does not go back when an older reading comes late', () => {
    const clock = (id: string, elapsedMs: number): Sent => ({
      id,
      event: { type: 'clock', elapsedMs, frozen: false },
    });
    const room = play(roomFromSnapshot(empty, 0), [
      clock('3.0', 9_000),
      clock('2.0', 5_000),
      clock('3.0', 8_000),
    ]);
    expect(room.clock.value.elapsedMs).toBe(9_000);
  });
});

describe('feedback being written', () => {
  it('counts up and lists each finished topic once', () => {
    const step = (done: number, topicId?: 'introduction' | 'academics'): Sent => ({
      id: `${done + 5}.0`,
      event: { type: 'feedback_progress', done, of: 9, ...(topicId ? { topicId } : {}) },
    });
    const room = play(roomFromSnapshot(empty, 0), [
      step(1, 'introduction'),
      step(2, 'academics'),
      step(1, 'introduction'),
    ]);
    expect(room.progress).toEqual({ done: 2, of: 9, topicIds: ['introduction', 'academics'] });
  });
});
