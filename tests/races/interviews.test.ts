import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InterviewSnapshot } from '#contract/interview-events.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { soundAnswer } from '#tests/fixtures/simulated-candidate.ts';
import type { TestService } from '#tests/fixtures/test-service.ts';
import { closeNodes, startTwoNodes } from '#tests/fixtures/two-nodes.ts';

const leaseId = 'lease-of-race-tests';
let nodes: [TestService, TestService];
beforeAll(async () => {
  nodes = await startTwoNodes();
});
afterAll(() => closeNodes(nodes));

/** The same signed-in browser, talking to each of the two servers. */
async function onBothNodes(name: string, interviews: number): Promise<[ApiClient, ApiClient]> {
  const client = await nodes[0].signedIn(name, interviews);
  return [client, client.towards(nodes[1].origin)];
}

const turnAbout = (both: [ApiClient, ApiClient], n: number): ApiClient => (n % 2 === 0 ? both[0] : both[1]);

function bodyFor(snapshot: InterviewSnapshot, clientTurnId: string) {
  const question = snapshot.turns.find((t) => t.id === snapshot.awaitingTurnId)?.text ?? '';
  const toTurnId = snapshot.awaitingTurnId ?? '';
  return { leaseId, clientTurnId, toTurnId, text: soundAnswer(question) };
}

describe('two servers on one database', () => {
  it('begin one interview for twenty clicks', async () => {
    const both = await onBothNodes('Twenty Clicks', 5);
    const begun = await Promise.all(
      Array.from({ length: 20 }, (_, n) => turnAbout(both, n).call('beginInterview', { body: {} })),
    );
    expect(new Set(begun.map((b) => b.sessionId)).size).toBe(1);
    expect((await both[0].call('readMe')).account).toMatchObject({ remaining: 4 });
  });

  it('take answers in turn, each from the other server, to the end', async () => {
    const both = await onBothNodes('Ping Pong', 1);
    const { sessionId } = await startInterviewAs(both[0], { style: 'grill', leaseId });
    for (let n = 0; n < 10; n++) {
      // Read from one server, answered at the other, which may know less.
      const snapshot = await untilAwaited(turnAbout(both, n), sessionId);
      await turnAbout(both, n + 1).call('answer', {
        params: { sessionId },
        body: bodyFor(snapshot, `ping-pong-${n}`),
      });
    }
    const last = await untilAwaited(both[0], sessionId);
    expect(last.turns.filter((t) => t.role === 'candidate')).toHaveLength(10);
    expect((await untilAwaited(both[1], sessionId)).turns).toEqual(last.turns);
    await both[1].call('endInterview', { params: { sessionId }, body: {} });
    await untilEvent(both[0], sessionId, (s) => s.state === 'done');
  });

  it('store one of many answers to the same turn, and one of equal ones', async () => {
    const both = await onBothNodes('Many Answers', 1);
    const { sessionId } = await startInterviewAs(both[0], { style: 'chill', leaseId });
    for (let round = 0; round < 5; round++) {
      const snapshot = await untilAwaited(both[0], sessionId);
      await untilAwaited(both[1], sessionId);
      const before = snapshot.turns.filter((t) => t.role === 'candidate').length;
      const outcomes = await Promise.allSettled(
        Array.from({ length: 12 }, (_, n) =>
          turnAbout(both, n).call('answer', {
            params: { sessionId },
            body: bodyFor(snapshot, `round-${round}-answer-${Math.floor(n / 4)}`),
          }),
        ),
      );
      const stored = outcomes.flatMap((o) => (o.status === 'fulfilled' ? [o.value.turnId] : []));
      expect(new Set(stored).size).toBe(1);
      const refused = outcomes.flatMap((o) => (o.status === 'rejected' ? [o.reason.code] : []));
      expect(new Set(refused)).toEqual(new Set(['turn_out_of_order']));
      const after = await untilAwaited(both[1], sessionId);
      expect(after.turns.filter((t) => t.role === 'candidate')).toHaveLength(before + 1);
    }
  });

  it('restart once for many clicks', async () => {
    const both = await onBothNodes('Many Restarts', 1);
    const { sessionId } = await both[0].call('beginInterview', { body: {} });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) =>
        turnAbout(both, n).call('restartInterview', { params: { sessionId }, body: {} }),
      ),
    );
    expect(outcomes.filter((o) => o.status === 'fulfilled')).toHaveLength(1);
    expect((await both[0].call('readMe')).account).toMatchObject({
      remaining: 0,
      activeInterviewState: 'preparing',
    });
  });
});
