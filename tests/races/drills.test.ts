import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drillLimits } from '#contract/drills.ts';
import { indiaDay } from '#contract/india-time.ts';
import { insertDrill } from '#server/drills/drill-store.ts';
import { scoreDrill } from '#server/drills/score-drill.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { sql } from '#server/platform/database/query.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import {
  answerAll,
  drillLease,
  firstSpot,
  interviewToPractise,
  startDrillAs,
} from '#tests/fixtures/drill-driver.ts';
import { untilEvent } from '#tests/fixtures/interview-driver.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import type { TestService } from '#tests/fixtures/test-service.ts';
import { closeNodes, startTwoNodes } from '#tests/fixtures/two-nodes.ts';

const clock = new TestClock(new Date('2026-03-07T04:00:00Z'));
let nodes: [TestService, TestService];
beforeAll(async () => {
  nodes = await startTwoNodes({ clock });
});
afterAll(() => closeNodes(nodes));

async function readyOnBoth(name: string, interviews: number): Promise<[ApiClient, ApiClient]> {
  const client = await nodes[0].signedIn(name, interviews);
  await interviewToPractise(client, () => clock.advance(30_000));
  return [client, client.towards(nodes[1].origin)];
}

const turnAbout = (both: [ApiClient, ApiClient], n: number): ApiClient => (n % 2 === 0 ? both[0] : both[1]);
const codesOf = (outcomes: PromiseSettledResult<unknown>[]): string[] =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.code)] : []));

describe('two servers on one database', () => {
  it('begin one drill for twenty clicks, and three in a day however often they are asked', async () => {
    const both = await readyOnBoth('Twenty Drills', 1);
    const { account } = await both[0].call('readMe');
    const run = new Set<string>();
    for (let round = 0; round < 5; round++) {
      const { aim } = firstSpot(await both[0].call('readDrills'));
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, n) => turnAbout(both, n).call('beginDrill', { body: { aim } })),
      );
      const begun = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.sessionId] : []));
      if (round >= drillLimits.perDay) {
        expect(begun).toEqual([]);
        expect(new Set(codesOf(outcomes))).toEqual(new Set(['drills_done_today']));
        continue;
      }
      expect(begun).toHaveLength(20);
      expect(new Set(begun).size).toBe(1);
      const { sessionId } = await startDrillAs(both[0]);
      run.add(sessionId);
      await answerAll(both[0], sessionId, { answer: soundAnswerAt, times: 1, between: () => {} });
      await both[0].call('endInterview', { params: { sessionId }, body: {} });
      await untilEvent(both[0], sessionId, ({ state }) => state === 'done');
    }
    expect(run.size).toBe(drillLimits.perDay);
    const rows = await rowsOf(nodes[0].parts.database, 'drills');
    expect(rows.filter((row) => row['uid'] === account?.uid && row['counts'])).toHaveLength(3);
  });

  it('count a drill from its start, however often it is ended without an answer (rule DRILL-4)', async () => {
    const both = await readyOnBoth('Ended At Once', 1);
    const { account } = await both[0].call('readMe');
    const codes = new Set<string>();
    for (let round = 0; round < 5; round++) {
      const { aim } = firstSpot(await both[0].call('readDrills'));
      const outcomes = await Promise.allSettled(
        Array.from({ length: 8 }, async (_, n) => {
          const client = turnAbout(both, n);
          const { sessionId } = await client.call('beginDrill', { body: { aim } });
          const params = { sessionId };
          await client.call('takePen', { params, body: { leaseId: drillLease, takeOver: true } });
          await client.call('startDrill', { params, body: { leaseId: drillLease } });
          await client.call('endInterview', { params, body: {} });
        }),
      );
      for (const code of codesOf(outcomes)) codes.add(code);
      const { open } = await both[0].call('readDrills');
      if (open) await both[0].call('endInterview', { params: open, body: {} });
    }
    const sessions = await rowsOf(nodes[0].parts.database, 'interview_sessions');
    const started = sessions.filter(
      (row) => row['uid'] === account?.uid && row['kind'] === 'drill' && row['started_at'] !== null,
    );
    expect(started).toHaveLength(drillLimits.perDay);
    expect(codes).toContain('drills_done_today');
    expect((await both[1].call('readDrills')).leftToday).toBe(0);
  });

  it('write no fourth drill past the statement, even without the lock around it', async () => {
    const { database } = nodes[0].parts;
    const both = await readyOnBoth('No Lock', 1);
    const uid = (await both[0].call('readMe')).account?.uid ?? '';
    const day = indiaDay(clock.now());
    const write = (n: number) => (tx: Parameters<typeof insertDrill>[0]) =>
      insertDrill(tx, {
        sessionId: `session_${uid}_${String(1_900_000_000_000 + n)}`,
        uid,
        aim: { kind: 'topic', topicId: 'hobbies' },
        day,
        now: clock.now(),
      });
    let written = 0;
    for (let round = 0; round < 5; round++) {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, n) => database.transaction(write(round * 20 + n))),
      );
      const now = outcomes.filter((one) => one.status === 'fulfilled' && one.value).length;
      expect(now).toBe(round < drillLimits.perDay ? 1 : 0);
      written += now;
      await database.write((tx) =>
        tx.execute(sql`update interview_sessions set state = 'done' where uid = ${uid} and kind = 'drill'`),
      );
    }
    expect(written).toBe(drillLimits.perDay);
  });

  it('let one of a drill and an interview begin, and hold a credit for the interview alone', async () => {
    const both = await readyOnBoth('Both At Once', 4);
    const { aim } = firstSpot(await both[0].call('readDrills'));
    for (let round = 0; round < 4; round++) {
      await Promise.allSettled(
        Array.from({ length: 12 }, (_, n) =>
          n % 3 === 0
            ? turnAbout(both, n).call('beginInterview', { body: {} })
            : turnAbout(both, n).call('beginDrill', { body: { aim } }),
        ),
      );
      const { account } = await both[0].call('readMe');
      const open = (await rowsOf(nodes[0].parts.database, 'interview_sessions')).filter(
        (row) => row['uid'] === account?.uid && row['state'] === 'preparing',
      );
      // A prepared drill gives way to an interview, so the interview is what stands in the end.
      expect(open.map((row) => row['kind'])).toEqual(['interview']);
      expect(account).toMatchObject({ remaining: 2, activeSessionId: open[0]?.['session_id'] });
      const sessionId = String(open[0]?.['session_id']);
      await both[1].call('endInterview', { params: { sessionId }, body: {} });
      expect((await both[0].call('readMe')).account).toMatchObject({ remaining: 3 });
    }
  });

  it('read a drill once, whoever reads it', async () => {
    const both = await readyOnBoth('Read Once', 1);
    const { sessionId } = await startDrillAs(both[0]);
    await answerAll(both[0], sessionId, { answer: soundAnswerAt, between: () => clock.advance(30_000) });
    const assessor = createOfflineAssessor();
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        scoreDrill({ ...nodes[n % 2 === 0 ? 0 : 1].parts, assessor }, { sessionId }),
      ),
    );
    await untilEvent(both[0], sessionId, ({ state }) => state === 'done');
    const drill = await both[1].call('readDrill', { params: { sessionId } });
    expect(drill.result?.score).not.toBeNull();
    expect((await both[0].call('readDrills')).done).toHaveLength(1);
  });
});
