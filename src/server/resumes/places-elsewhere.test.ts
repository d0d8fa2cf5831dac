import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QueuePlace } from '#contract/endpoints/resumes.ts';
import type { Neighbours } from '#server/platform/neighbours.ts';
import { PlacesElsewhere } from './places-elsewhere.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Processes that hear each other, each with the places in its own queue. */
function processes(count: number) {
  const channels = Array.from({ length: count }, () => new EventEmitter());
  let sent = 0;
  return {
    sent: () => sent,
    all: channels.map((own) => {
      const neighbours: Neighbours = {
        tell: (message) => {
          sent += 1;
          const others = channels.filter((channel) => channel !== own);
          for (const other of others) other.emit('message', JSON.parse(JSON.stringify(message)));
        },
        listen: (hear) => void own.on('message', hear),
      };
      const places = new Map<string, QueuePlace>();
      return { places, neighbours, elsewhere: new PlacesElsewhere(neighbours, () => places) };
    }),
  };
}

it('a process knows within a second where a file is in the queue of another', () => {
  const { all, sent } = processes(3);
  const [holds, , asked] = all;
  holds?.places.set('u', { state: 'waiting', ahead: 4 });
  holds?.elsewhere.changed();
  vi.advanceTimersByTime(1_000);
  expect(asked?.elsewhere.of('u')).toEqual({ state: 'waiting', ahead: 4 });
  expect(asked?.elsewhere.of('somebody else')).toBeUndefined();
  holds?.places.set('u', { state: 'reading', ahead: 0 });
  vi.advanceTimersByTime(1_000);
  expect(asked?.elsewhere.of('u')).toEqual({ state: 'reading', ahead: 0 });
  holds?.places.clear();
  vi.advanceTimersByTime(1_000);
  expect(asked?.elsewhere.of('u')).toBeUndefined();
  // With an empty queue there is nothing to tell.
  const told = sent();
  vi.advanceTimersByTime(60_000);
  expect(sent()).toBe(told);
});

it('forgets what was told by a process that has gone', () => {
  const [gone, asked] = processes(2).all;
  gone?.places.set('u', { state: 'waiting', ahead: 4 });
  gone?.elsewhere.changed();
  vi.advanceTimersByTime(1_000);
  gone?.elsewhere.stop();
  vi.advanceTimersByTime(5_000);
  expect(asked?.elsewhere.of('u')).toEqual({ state: 'waiting', ahead: 4 });
  vi.advanceTimersByTime(1);
  expect(asked?.elsewhere.of('u')).toBeUndefined();
});

it('leaves messages about other things alone', () => {
  const [sends, asked] = processes(2).all;
  sends?.neighbours.tell({ sessionId: 's', items: [] });
  expect(asked?.elsewhere.of('u')).toBeUndefined();
});
