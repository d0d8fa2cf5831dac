import fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import type { InterviewStreamEvent } from '#contract/interview-events.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { Play } from '#core/interview/testing/play.ts';
import { createOfflineSpeaker } from '#server/interviewer/offline-speaker.ts';
import type { Speaker, Worded } from '#server/interviewer/speaker.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Metrics } from '#server/platform/metrics/metrics.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { UpstreamError } from '#server/platform/refusal.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { conductInterview } from './conduct-interview.ts';
import { LiveInterview } from './live-interview.ts';

const closed = (): Promise<never> => Promise.reject(new Error('nothing is stored here'));
const database: Database = {
  kind: 'embedded',
  read: closed,
  write: closed,
  transaction: closed,
  whileAnswering: (work) => work(),
  listen: closed,
  tellSoon: () => undefined,
  ping: closed,
  close: closed,
};
/** Takes everything, keeps nothing. */
const taking: Database = {
  ...database,
  write: async <T>() => ({ frozenMs: 0, frozenAt: null }) as T,
};
const jobs: Jobs = { enqueue: closed, enqueueAll: closed, work: closed, every: closed, stop: closed };

/** Has the opening and the first question of an interview said; gives what was heard, turn by turn, and who is said to have found it. */
async function openingBy(
  engine: 'model' | 'offline',
  utter: (directive: SpeakDirective) => AsyncGenerator<string, Worded>,
  onWords: () => void = () => {},
  stores: Database = taking,
) {
  const clock = new TestClock();
  const live = new LiveInterview('s', { database: stores, clock });
  const row = { uid: 'u', startedAt: clock.now(), frozenMs: 0, frozenAt: null };
  live.adopt(
    row,
    new Play('grill', 3).events.map((event, at) => ({ seq: at + 1, event })),
  );
  const planned = live.log.pending.map((speak) => speak.draft);
  const heard: Record<string, string> = {};
  const wordedBy: (string | undefined)[] = [];
  live.watch((items) => {
    for (const { data } of items as { data: InterviewStreamEvent }[]) {
      if (data.type === 'utterance_finished') wordedBy.push(data.turn.wordedBy);
      if (data.type !== 'words') continue;
      heard[data.turnId] = (heard[data.turnId] ?? '') + data.text;
      onWords();
    }
  });
  const speaker: Speaker = {
    capabilities: { engine },
    listens: () => false,
    utter,
    interviewOver: async () => {},
  };
  const failed: unknown[] = [];
  const { log } = fastify({ logger: false });
  log.error = (about: unknown) => void failed.push(about);
  conductInterview({ database: stores, clock, log, speaker, jobs, metrics: new Metrics() }, live);
  await live.inTurn(async () => {});
  expect(failed).toHaveLength(stores === taking ? 0 : 1);
  return { planned, heard: Object.values(heard), wordedBy };
}

it('words are sent as they come, before the rest is found', async () => {
  let sent = 0;
  const waits: (() => void)[] = [];
  const untilSent = (count: number): Promise<void> =>
    new Promise((resolve) => void (sent >= count ? resolve() : waits.push(resolve)));
  const opening = openingBy(
    'model',
    async function* () {
      const before = sent;
      yield 'Come in. ';
      await untilSent(before + 1);
      yield 'What shall we know?';
      return { by: 'model' };
    },
    () => {
      sent += 1;
      for (const go of waits.splice(0)) go();
    },
  );
  const line = 'Come in. What shall we know?';
  expect(await opening).toMatchObject({ heard: [line, line], wordedBy: ['model', 'model'] });
});

it('an utterance is told of as finished once it is stored, and not before (rule FAULT-10)', async () => {
  const said = async function* ({ draft }: SpeakDirective): AsyncGenerator<string, Worded> {
    yield draft;
    return { by: 'offline' };
  };
  const lost = await openingBy('offline', said, undefined, database);
  expect(lost.heard).toEqual(lost.planned.slice(0, 1));
  expect(lost.wordedBy).toEqual([]);
  expect((await openingBy('offline', said)).wordedBy).toHaveLength(lost.planned.length);
});

afterEach(() => void vi.useRealTimers());

it.each([5, 20, 31, 45, 110])(
  'the panel goes on within five seconds of a database that was away for %d (rule FAULT-10)',
  async (awaySeconds) => {
    vi.useFakeTimers();
    let isAway = true;
    const away = (): never => {
      throw new UpstreamError('database', true, new Error('away'));
    };
    const stores: Database = {
      ...database,
      read: async <T>() => (isAway ? away() : ([] as T)),
      write: async <T>() => (isAway ? away() : ({ frozenMs: 0, frozenAt: null } as T)),
    };
    const clock = new TestClock();
    const live = new LiveInterview('s', { database: stores, clock });
    live.adopt(
      { uid: 'u', startedAt: clock.now(), frozenMs: 0, frozenAt: null },
      new Play('grill', 3).events.map((event, at) => ({ seq: at + 1, event })),
    );
    const finished: unknown[] = [];
    live.watch((items) => finished.push(...items.filter(({ data }) => data.type === 'utterance_finished')));
    const { log } = fastify({ logger: false });
    const speaker = createOfflineSpeaker(0);
    conductInterview({ database: stores, clock, log, speaker, jobs, metrics: new Metrics() }, live);
    await vi.advanceTimersByTimeAsync(awaySeconds * 1_000);
    expect(finished).toEqual([]);
    isAway = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(finished.length).toBeGreaterThan(0);
  },
);

it('an utterance without words, and one that fails before any, are said as planned', async () => {
  const nothing = await openingBy('model', async function* () {
    yield '';
    return { by: 'model' };
  });
  expect(nothing.heard).toEqual(nothing.planned);
  expect(nothing.wordedBy).toEqual(['offline', 'offline']);
  const broken = await openingBy('model', async function* () {
    yield '';
    throw new Error('broken');
  });
  expect(broken.heard).toEqual(broken.planned);
  expect(broken.wordedBy).toEqual(['offline', 'offline']);
});

it('what was heard of an utterance that fails stays, and is where it ends', async () => {
  const { heard } = await openingBy('model', async function* () {
    yield 'Come in.';
    throw new Error('broken');
  });
  expect(heard).toEqual(['Come in.', 'Come in.']);
});

it('an interview that cannot be conducted is logged, and what is asked after it has its turn', async () => {
  const clock = new TestClock();
  const live = new LiveInterview('s', { database, clock });
  const logged: unknown[] = [];
  const { log } = fastify({ logger: false });
  log.error = (...what: unknown[]) => void logged.push(what);
  const speaker = createOfflineSpeaker(0);
  conductInterview({ database, clock, log, speaker, jobs, metrics: new Metrics() }, live, closed);
  expect(await live.inTurn(async () => 'next')).toBe('next');
  expect(logged).toMatchObject([
    [{ err: { message: 'nothing is stored here' } }, expect.stringContaining('panel')],
  ]);
});

it('only turns a model was to word say who did', async () => {
  const asWritten = await openingBy('model', async function* ({ draft }) {
    yield draft;
    return { by: 'offline', because: 'scripted' };
  });
  expect(asWritten.wordedBy).toEqual([undefined, undefined]);
  const offline = await openingBy('offline', async function* ({ draft }) {
    yield draft;
    return { by: 'offline' };
  });
  expect(offline.wordedBy).toEqual([undefined, undefined]);
});
