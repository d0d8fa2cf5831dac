import { describe, expect, it } from 'vitest';
import { type EventStreamParts, followEvents, retryDelayMs } from './event-stream.ts';

class FakeSource extends EventTarget {
  closed = false;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
  }
  close(): void {
    this.closed = true;
  }
  send(data: string, id = '', name = 'message'): void {
    this.dispatchEvent(Object.assign(new Event(name), { data, lastEventId: id }));
  }
}

function opened() {
  const sources: FakeSource[] = [];
  const waits: number[] = [];
  let retry = (): void => {};
  let cancelled = 0;
  const parts: EventStreamParts = {
    open: (url) => {
      const source = new FakeSource(url);
      sources.push(source);
      return source;
    },
    schedule: (again, delayMs) => {
      waits.push(delayMs);
      retry = again;
      return () => {
        cancelled += 1;
      };
    },
  };
  return {
    sources,
    waits,
    parts,
    retry: () => retry(),
    cancelled: () => cancelled,
    last: () => sources.at(-1)!,
  };
}

const url = (id: string | null): string => `/s${id === null ? '' : `?after=${id}`}`;

describe('followEvents', () => {
  it('opens again from the last id it was given', () => {
    const seen: unknown[] = [];
    const { parts, last, retry, sources } = opened();
    followEvents({ url, onEvent: (data) => seen.push(data) }, parts);
    last().send('{"n":1}', '4.0');
    last().send('{"n":2}', '4.17');
    last().dispatchEvent(new Event('error'));
    expect(sources[0]!.closed).toBe(true);
    retry();
    last().send('{"n":3}', '5.0');
    expect(sources.map((source) => source.url)).toEqual(['/s', '/s?after=4.17']);
    expect(seen).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  it('starts after the id the caller already has', () => {
    const { parts, last } = opened();
    followEvents({ url, after: '9.2', onEvent: () => {} }, parts);
    expect(last().url).toBe('/s?after=9.2');
  });

  it('waits longer after each failure and starts over once connected', () => {
    const { parts, last, retry, waits } = opened();
    followEvents({ url, onEvent: () => {} }, parts);
    for (let i = 0; i < 3; i += 1) {
      last().dispatchEvent(new Event('error'));
      retry();
    }
    last().dispatchEvent(new Event('open'));
    last().dispatchEvent(new Event('error'));
    expect(waits).toEqual([400, 800, 1600, 400]);
    expect(retryDelayMs(40)).toBe(8000);
  });

  it('reports its status and skips what is not JSON', () => {
    const seen: unknown[] = [];
    const statuses: string[] = [];
    const { parts, last } = opened();
    followEvents(
      { url, eventNames: ['account'], onEvent: (data) => seen.push(data), onStatus: (s) => statuses.push(s) },
      parts,
    );
    last().dispatchEvent(new Event('open'));
    last().send('<html>', '1', 'account');
    last().send('{"account":null}', '2', 'account');
    last().send('{"other":1}', '3');
    last().dispatchEvent(new Event('error'));
    expect(seen).toEqual([{ account: null }]);
    expect(statuses).toEqual(['connecting', 'connected', 'reconnecting']);
  });

  it('stays closed after it was stopped, also while waiting to reconnect', () => {
    const { parts, last, cancelled, sources } = opened();
    const stop = followEvents({ url, onEvent: () => {} }, parts);
    last().dispatchEvent(new Event('error'));
    const before = cancelled();
    stop();
    expect(cancelled()).toBe(before + 1);
    last().dispatchEvent(new Event('error'));
    expect(sources).toHaveLength(1);
  });
});
