import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import type { ConductorEvent } from '#core/interview/conductor-event.ts';
import { Play } from '#core/interview/testing/play.ts';
import { type Neighbours, neighboursOf } from '#server/platform/neighbours.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { LiveInterviews } from './live-interviews.ts';
import { startedItem, type StreamItem, wordsItem } from './stream-events.ts';

const clock = new TestClock();
const play = new Play('chill');
const [opening] = play.spoken;
const speak = opening ?? expect.fail('the panel opens');
const started: ConductorEvent[] = play.events;
const row = { uid: 'u', startedAt: clock.now(), frozenMs: 0, frozenAt: null };

/** Two processes, each of which hears what the other tells, as it comes out of its channel. */
function pair(): [Neighbours, Neighbours] {
  const ends = [new EventEmitter(), new EventEmitter()];
  const end = (own: number): Neighbours => ({
    tell: (message) => void ends[1 - own]?.emit('message', JSON.parse(JSON.stringify(message))),
    listen: (hear) => void ends[own]?.on('message', hear),
  });
  return [end(0), end(1)];
}

/** The same interview in the process that speaks and in the one in which it is watched, which has read `known` events. */
function both(known = started.length) {
  const [here, there] = pair();
  const reads: number[] = [];
  const database = {
    whileAnswering: <T>(work: () => Promise<T>): Promise<T> => work(),
    read: async () => {
      reads.push(1);
      return { row, events: started.map((event, at) => ({ seq: at + 1, event })) };
    },
  };
  const parts = { database: database as never, clock };
  const speaking = new LiveInterviews(parts, here).of('s');
  const watched = new LiveInterviews(parts, there).of('s');
  watched.adopt(
    row,
    started.slice(0, known).map((event, at) => ({ seq: at + 1, event })),
  );
  const told: StreamItem[] = [];
  return { speaking, watched, told, reads, watch: () => watched.watch((items) => told.push(...items)) };
}

const seq = started.length + 1;
const typesOf = (items: readonly StreamItem[]): string[] => items.map(({ data }) => data.type);
const settled = (live: { inTurn(work: () => Promise<void>): Promise<void> }) => live.inTurn(async () => {});

it('what is said of an interview that is watched in another process is told there as it is said', async () => {
  const { speaking, watched, told, watch } = both();
  watch();
  speaking.announce({ data: { type: 'thinking', speakerId: speak.speakerId } });
  speaking.publishSpeaking(startedItem(seq, speak, 0));
  speaking.publishSpeaking(wordsItem(seq, speak.turnId, 'Good ', 5));
  speaking.publishSpeaking(wordsItem(seq, speak.turnId, 'morning.', 13));
  await settled(watched);
  expect(typesOf(told)).toEqual([
    'thinking',
    'utterance_started',
    'utterance_started',
    'words',
    'utterance_started',
    'words',
  ]);
  // Whole, so that a reader who came in the middle misses nothing; each takes what is new to it (`trimItem`).
  expect(told.at(-1)?.data).toMatchObject({ type: 'words', text: 'Good morning.' });
});

it('what was stored before is read first', async () => {
  const { speaking, watched, told, reads, watch } = both(0);
  watch();
  speaking.publishSpeaking(startedItem(seq, speak, 0));
  await settled(watched);
  expect(reads).toHaveLength(1);
  expect(watched.log.lastSeq).toBe(started.length);
  expect(typesOf(told).at(-1)).toBe('utterance_started');
});

it('nobody is said to think of what was said already', async () => {
  const { speaking, watched, told, watch } = both();
  watch();
  watched.adopt(row, [
    { seq, event: { kind: 'uttered', turnId: speak.turnId, text: speak.draft, atMs: 0 } },
    ...watched.log.pending.slice(1).map((next, at) => ({
      seq: seq + 1 + at,
      event: { kind: 'uttered', turnId: next.turnId, text: next.draft, atMs: 0 },
    })),
  ]);
  expect(watched.log.pending).toEqual([]);
  speaking.announce({ data: { type: 'thinking', speakerId: speak.speakerId } });
  await settled(watched);
  expect(typesOf(told)).not.toContain('thinking');
});

it('nobody is told of what is watched where it is said, or watched nowhere', async () => {
  const { speaking, watched, told, watch } = both();
  speaking.publishSpeaking(startedItem(seq, speak, 0));
  await settled(watched);
  watch();
  speaking.watch(() => {});
  speaking.publishSpeaking(wordsItem(seq, speak.turnId, 'Good ', 5));
  speaking.announce({ data: { type: 'thinking', speakerId: speak.speakerId } });
  await settled(watched);
  expect(told).toEqual([]);
});

it('a process that nobody started has no neighbours', () => {
  expect(neighboursOf(new EventEmitter() as never)).toBeNull();
});
