import { describe, expect, it } from 'vitest';
import type { InterviewStreamEvent } from '#contract/interview-events.ts';
import type { ConductorEvent } from '#core/interview/conductor-event.ts';
import { Play } from '#core/interview/testing/play.ts';
import type { Database } from '#server/platform/database/database.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { applyEvent, type InterviewLog } from './interview-log.ts';
import { LiveInterview } from './live-interview.ts';

/** What an interview's rows and statements say, one reply after the other. */
class ScriptedDatabase implements Database {
  readonly kind = 'postgres';
  readonly read = async <T>(): Promise<T> => this.stored as T;
  readonly write = async <T>(): Promise<T> => (await this.replies.shift()?.()) as T;
  readonly transaction = never;
  silent = false;
  readonly whileAnswering = async <T>(work: () => Promise<T>): Promise<T> => {
    if (this.silent) throw new Error('silent');
    return work();
  };
  readonly listen = never;
  readonly tellSoon = (): void => undefined;
  readonly ping = never;
  readonly close = never;
  readonly replies: (() => unknown)[] = [];
  stored: unknown;
}
const never = (): Promise<never> => Promise.reject(new Error('not asked for here'));

const play = new Play('chill');
const opening: ConductorEvent[] = [
  ...play.events,
  ...play.spoken.map(({ turnId, draft }) => ({ kind: 'uttered', atMs: 0, turnId, text: draft }) as const),
];
const soften: ConductorEvent = { kind: 'soften', atMs: 1_000 };
const input = { caller: { uid: 'u' }, sessionId: 's', leaseId: 'l', clientKey: 'signal:1' };

const clock = new TestClock();
const row = { uid: 'u', startedAt: clock.now(), frozenMs: 0, frozenAt: null as Date | null };
const numbered = (events: readonly ConductorEvent[]) => events.map((event, at) => ({ seq: at + 1, event }));

/** An interview after its opening, as this process knows it, with what its readers were told since. */
function opened() {
  const database = new ScriptedDatabase();
  const live = new LiveInterview('s', { database, clock });
  live.adopt(row, numbered(opening));
  const told: InterviewStreamEvent['type'][] = [];
  live.watch((items) => told.push(...items.map((item) => item.data.type)));
  return { database, live, told };
}

const seqs = ({ entries }: InterviewLog): number[] => entries.map((entry) => entry.seq);
const upTo = (seq: number): number[] => Array.from({ length: seq }, (_, at) => at + 1);
const last = opening.length;
const next = last + 1;

describe('an event of the candidate', () => {
  it('that is stored is in the log and told', async () => {
    const { database, live, told } = opened();
    database.replies.push(() => ({ kind: 'stored', seq: next }));
    expect(await live.record(input, soften, clock.now())).toEqual({ kind: 'stored', seq: next });
    expect(seqs(live.log)).toEqual(upTo(next));
    expect(told).toEqual(['softened']);
  });

  it('is read while the database stores it', async () => {
    const { database, live } = opened();
    const read = Promise.withResolvers<void>();
    const watched = Object.defineProperty({ ...soften }, 'kind', {
      get: () => {
        read.resolve();
        return soften.kind;
      },
    });
    database.replies.push(async () => {
      await read.promise;
      return { kind: 'stored', seq: next };
    });
    await live.record(input, watched, clock.now());
    expect(seqs(live.log)).toEqual(upTo(next));
  });

  it('that was read back before its reply came is in the log once', async () => {
    const { database, live, told } = opened();
    database.stored = { row, events: numbered([...opening, soften]) };
    database.replies.push(async () => {
      await live.catchUp();
      return { kind: 'stored', seq: next };
    });
    await live.record(input, soften, clock.now());
    expect(seqs(live.log)).toEqual(upTo(next));
    expect(told).toEqual(['softened']);
  });

  it('that was read back together with later ones takes none of them away', async () => {
    const { database, live } = opened();
    database.stored = { row, events: numbered([...opening, soften, { kind: 'resume_clock', atMs: 2_000 }]) };
    database.replies.push(async () => {
      await live.catchUp();
      return { kind: 'stored', seq: next };
    });
    await live.record(input, soften, clock.now());
    expect(seqs(live.log)).toEqual(upTo(next + 1));
  });

  it.each(['earlier', 'behind'])(
    'whose reply is "%s" gives way to what is stored, which is told',
    async (kind) => {
      const { database, live, told } = opened();
      database.stored = { row, events: numbered([...opening, soften]) };
      database.replies.push(() => ({ kind, seq: next }));
      expect(await live.record(input, { ...soften, atMs: 2_000 }, clock.now())).toMatchObject({ kind });
      expect(live.log.entries.at(-1)).toEqual({ seq: next, event: soften, softens: true });
      expect(told).toEqual(['softened']);
    },
  );

  it('that is refused changes nothing', async () => {
    const { database, live, told } = opened();
    const { log } = live;
    database.replies.push(() => ({ kind: 'refused', code: 'interview_over' }));
    await live.record(input, soften, clock.now());
    expect(live.log).toBe(log);
    expect(told).toEqual([]);
  });
});

describe('what the panel said', () => {
  const further = (log: InterviewLog): InterviewLog => applyEvent(log, next, soften);
  const running = { frozenMs: 0, frozenAt: null };

  it('is stored and then in the log', async () => {
    const { database, live } = opened();
    database.replies.push(() => running);
    expect(await live.recordSaid(live.log, further(live.log))).toBe(true);
    expect(seqs(live.log)).toEqual(upTo(next));
  });

  it('when it is nothing, and the clock is the same, is not stored', async () => {
    const { database, live } = opened();
    const unasked = (): never => {
      throw new Error('stored');
    };
    database.replies.push(unasked);
    expect(await live.recordSaid(live.log, live.log)).toBe(true);
  });

  it('gives way to what others wrote meanwhile', async () => {
    const { database, live } = opened();
    const theirs: ConductorEvent = { ...soften, atMs: 2_000 };
    database.stored = { row, events: numbered([...opening, theirs]) };
    database.replies.push(() => null);
    expect(await live.recordSaid(live.log, further(live.log))).toBe(false);
    expect(live.log.entries.at(-1)).toEqual({ seq: next, event: theirs, softens: true });
  });

  it('never takes back what was read meanwhile', async () => {
    const { database, live } = opened();
    database.stored = { row, events: numbered([...opening, soften, { kind: 'resume_clock', atMs: 2_000 }]) };
    database.replies.push(async () => {
      await live.catchUp();
      return running;
    });
    expect(await live.recordSaid(live.log, further(live.log))).toBe(true);
    expect(seqs(live.log)).toEqual(upTo(next + 1));
  });

  it('stops the clock when the conductor wants it still, and says so once', async () => {
    const { database, live, told } = opened();
    const frozen = { ...live.log, state: { ...live.log.state, frozen: true } };
    database.replies.push(() => ({ frozenMs: 0, frozenAt: clock.now() }));
    await live.recordSaid(live.log, frozen);
    clock.advance(60_000);
    expect(live.clockAt(clock.now())).toEqual({ elapsedMs: 0, frozen: true });
    await live.recordSaid(frozen, frozen);
    expect(told).toEqual(['clock']);
  });
});

it('an interview is idle when nothing runs in it, nobody watches and nothing was asked since', async () => {
  const live = new LiveInterview('s', { database: new ScriptedDatabase(), clock });
  const asked = clock.now().getTime();
  const work = Promise.withResolvers<void>();
  const running = live.inTurn(() => work.promise);
  expect(live.idleSince(asked)).toBe(false);
  work.resolve();
  await running;
  await live.inTurn(async () => {});
  expect(live.idleSince(asked)).toBe(true);
  expect(live.idleSince(asked - 1)).toBe(false);
  const leave = live.watch(() => {});
  expect(live.idleSince(asked)).toBe(false);
  leave();
  expect(live.idleSince(asked)).toBe(true);
});

it('work of a caller who gave up waiting is not run, and the next one has its turn', async () => {
  const database = new ScriptedDatabase();
  const live = new LiveInterview('s', { database, clock });
  const work = Promise.withResolvers<void>();
  const running = live.inTurn(() => work.promise);
  const ran: string[] = [];
  database.silent = true;
  await expect(live.inTurn(async () => void ran.push('given up'))).rejects.toThrow('silent');
  database.silent = false;
  const next = live.inTurn(async () => void ran.push('next'));
  work.resolve();
  await Promise.all([running, next]);
  expect(ran).toEqual(['next']);
});

describe('the clock that another process set going', () => {
  it.each<[string, object, string[]]>([
    ['has started', row, ['clock']],
    ['stands still', { startedAt: row.startedAt, frozenAt: clock.now() }, ['clock']],
    ['stood still meanwhile', { startedAt: row.startedAt, frozenMs: 5_000 }, ['clock']],
    ['is as it was', { ...row }, []],
    ['has not started', { startedAt: null }, []],
  ])('is told to readers here where it %s', async (_, now, expected) => {
    const { database, live, told } = opened();
    if (_ === 'has started') live.adopt({ ...row, startedAt: null }, []);
    database.stored = { row: { ...row, ...now }, events: [] };
    await live.catchUp();
    expect(told).toEqual(expected);
  });
});
