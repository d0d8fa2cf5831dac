import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InterviewSnapshot, InterviewStreamEvent } from '#contract/interview-events.ts';
import type { Turn } from '#contract/transcript.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import {
  applyEvent,
  elapsedAt,
  floorNow,
  type RoomState,
  roomFromSnapshot,
  transcriptOf,
  withSnapshot,
} from './room-state.ts';

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
  mayAskAgain: false,
  elapsedMs: 0,
  lengthMs: 1_800_000,
  frozen: false,
  restartsLeft: 3,
  comesBack: true,
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
  return [
    ...sent,
    {
      id: `${seq}.${from + 1}`,
      event: { type: 'utterance_finished', turn, awaiting, mayAskAgain: awaiting },
    },
  ];
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

/** A snapshot as the server stores it: only finished turns, `back` events before what the stream has told. */
function storedUpTo(whole: readonly Turn[], toldId: string, back: number): InterviewSnapshot {
  const told = toldId.split('.').map(Number);
  const isWhole = (seq: number, turn: Turn | undefined): boolean =>
    turn?.role !== 'panel' || seq < (told[0] ?? 0) || (told[1] ?? 0) > turn.text.length;
  const lastWhole = (told[0] ?? 0) - (isWhole(told[0] ?? 0, whole[(told[0] ?? 0) - 1]) ? 0 : 1);
  const upTo = Math.max(0, lastWhole - back);
  const last = whole[upTo - 1];
  const isAsked = last?.role === 'panel';
  return {
    ...empty,
    turns: whole.slice(0, upTo),
    awaitingTurnId: isAsked ? last.id : null,
    lastEventId: `${upTo}.${isAsked ? last.text.length + 1 : 0}`,
  };
}

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
        expect(floorNow(muddled)).toEqual(floorNow(straight));
        expect(muddled.lastEventId).toBe(straight.lastEventId);
      }),
      { numRuns: runs(300) },
    );
  });

  it('gives the same transcript from a snapshot at any place, followed from there or from before', () => {
    fc.assert(
      fc.property(texts, cuts, fc.nat(8), (words, cutsA, place) => {
        const all = conversation(words, cutsA);
        const straight = play(roomFromSnapshot(empty, 0), all);
        const upTo = place % (words.length + 1);
        const turns = transcriptOf(straight).slice(0, upTo);
        const last = turns.at(-1);
        const end = last?.role === 'panel' ? last.text.length + 1 : 0;
        const snapshot = { ...empty, turns, lastEventId: `${upTo}.${end}` };
        const rest = all.filter(({ id }) => Number(id.split('.')[0]) > upTo);
        expect(said(play(roomFromSnapshot(snapshot, 0), rest))).toEqual(said(straight));
        expect(said(play(roomFromSnapshot(snapshot, 0), all))).toEqual(said(straight));
      }),
      { numRuns: runs(300) },
    );
  });

  it('gives the same transcript when it is read afresh in between, however late the reply comes', () => {
    fc.assert(
      fc.property(
        texts,
        cuts,
        fc.array(fc.tuple(fc.nat(60), fc.nat(8)), { maxLength: 4 }),
        (words, cutsA, reads) => {
          const all = conversation(words, cutsA);
          const straight = play(roomFromSnapshot(empty, 0), all);
          const whole = transcriptOf(straight);
          const muddled = all.reduce(
            (room, { id, event }, index) => {
              const told = applyEvent(room, id, event, 0);
              return reads
                .filter(([when]) => when % all.length === index)
                .reduce((state, [, back]) => withSnapshot(state, storedUpTo(whole, id, back), 0), told);
            },
            roomFromSnapshot(empty, 0),
          );
          expect(said(muddled)).toEqual(said(straight));
          expect(floorNow(muddled)).toEqual(floorNow(straight));
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('never goes back to a state before', () => {
    const over: InterviewStreamEvent = { type: 'state', state: 'scoring', endReason: 'completed' };
    const room = applyEvent(roomFromSnapshot(empty, 0), '0.0', over, 0);
    expect(withSnapshot(room, empty, 0).phase.state).toBe('scoring');
    const done = withSnapshot(room, { ...empty, state: 'done', feedbackReady: true }, 0);
    expect([done.phase.state, done.outcome.kind]).toEqual(['done', 'ready']);
  });

  it('lets a turn arrive that the snapshot had only as a plan', () => {
    const planned = { ...empty, turns: [panelTurn('T01', 'Planned words.')], lastEventId: '0.0' };
    const sent = utterance(1, panelTurn('T01', 'Spoken words.'), []);
    const begun = play(roomFromSnapshot(planned, 0), sent.slice(0, 1));
    expect(transcriptOf(begun)[0]).toMatchObject({ text: '', live: true, finished: false });
    expect(said(play(begun, sent.slice(1)))).toEqual([['T01', 'Spoken words.', true]]);
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
    [
      'a remark beside the question leaves it open',
      [...asked, ...utterance(2, panelTurn('T02', 'Take your time.'), [], false)],
      { kind: 'awaiting', turnId: 'T01' },
    ],
    [
      'a remark after the answer does not',
      [...asked, answered, ...utterance(3, panelTurn('T03', 'Go on.'), [], false)],
      { kind: 'quiet' },
    ],
    [
      'thinking follows a remark at the same place',
      [
        ...utterance(1, panelTurn('T01', 'Go on.'), [], false),
        { id: '1.7', event: { type: 'thinking', speakerId: 'p2' } },
      ],
      { kind: 'thinking', speakerId: 'p2' },
    ],
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
    expect(floorNow(play(room, sent))).toEqual(floor);
  });

  it('is read from a snapshot', () => {
    const waiting = { ...empty, turns: [panelTurn('T01', 'Why?')], awaitingTurnId: 'T01' };
    expect(floorNow(roomFromSnapshot(waiting, 0))).toEqual({ kind: 'awaiting', turnId: 'T01' });
    const over = { ...waiting, state: 'done' as const };
    expect(floorNow(roomFromSnapshot(over, 0))).toEqual({ kind: 'quiet' });
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
