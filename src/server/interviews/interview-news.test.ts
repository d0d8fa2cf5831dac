import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createOfflineSpeaker } from '#server/interviewer/offline-speaker.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Metrics } from '#server/platform/metrics/metrics.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { listenForInterviewNews } from './interview-news.ts';
import { LiveInterviews } from './live-interviews.ts';

const away = (): Promise<never> => Promise.reject(new Error('the database is away'));

it.each(['news', 'news of the clock alone', 'a gap in the news'])(
  '%s that cannot be passed on is logged',
  async (what) => {
    const clock = new TestClock();
    const heard: Record<string, () => void> = {};
    const listen: Database['listen'] = async (_channel, onNotify, onGap) => {
      heard['news'] = () => onNotify('state:s');
      heard['news of the clock alone'] = () => onNotify('clock:s');
      heard['a gap in the news'] = onGap;
      return async () => {};
    };
    const database: Database = {
      kind: 'postgres',
      read: away,
      write: away,
      transaction: away,
      whileAnswering: (work) => work(),
      listen,
      tellSoon: () => undefined,
      ping: away,
      close: away,
    };
    const jobs: Jobs = { enqueue: away, enqueueAll: away, work: away, every: away, stop: away };
    const interviews = new LiveInterviews({ database, clock });
    interviews.of('s').watch(() => {});
    const logged = Promise.withResolvers<unknown>();
    const { log } = fastify({ logger: false });
    log.warn = (about: unknown) => logged.resolve(about);
    await listenForInterviewNews({
      database,
      clock,
      jobs,
      log,
      interviews,
      metrics: new Metrics(),
      speaker: createOfflineSpeaker(0),
    });
    heard[what]?.();
    expect(await logged.promise).toMatchObject({ err: { message: 'the database is away' } });
  },
);
