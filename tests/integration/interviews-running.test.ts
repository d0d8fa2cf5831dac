import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { giveConsent } from '#tests/fixtures/give-consent.ts';
import { describe, expect, it } from 'vitest';
import type { InterviewStreamEvent } from '#contract/interview-events.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { refusedWith } from '#tests/fixtures/refused-with.ts';
import { interviewDesk, leaseId, answerBody } from '#tests/fixtures/interview-desk.ts';

const desk = interviewDesk();
const { clock, answerSome } = desk;

describe('a running interview', () => {
  it('opens with a question and answers every answer, to the end, with feedback', async () => {
    const client = await desk.service.signedIn('Whole Way', 1);
    await giveConsent(client, { mail: true });
    const { sessionId } = await startInterviewAs(client, { style: 'grill', leaseId });
    const end = await answerSome(client, sessionId, 40);
    expect(end.state).not.toBe('running');
    const scored = await untilEvent(client, sessionId, (s) => s.state === 'done');
    expect(scored).toMatchObject({ feedbackReady: true, endReason: 'completed' });
    const { feedback } = await client.call('readFeedback', { params: { sessionId }, body: {} });
    expect(feedback?.topics).toHaveLength(12);
    expect((await client.call('readMe')).account).toMatchObject({
      remaining: 0,
      completed: 1,
      activeSessionId: null,
    });
    await expect
      .poll(async () => (await rowsOf(desk.service.parts.database, 'mails')).map((mail) => mail['id']), {
        timeout: 120_000,
      })
      .toContain(`feedback:${sessionId}`);
  });

  it('answers a submit that comes twice once, with one reply', async () => {
    const client = await desk.service.signedIn('Twice', 1);
    const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
    const snapshot = await untilAwaited(client, sessionId);
    const body = answerBody(snapshot, 'the-same-turn');
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => client.call('answer', { params: { sessionId }, body })),
    );
    expect(new Set(replies.map((r) => JSON.stringify(r))).size).toBe(1);
    const after = await untilAwaited(client, sessionId);
    expect(after.turns.filter((t) => t.role === 'candidate')).toHaveLength(1);
    expect(await client.call('answer', { params: { sessionId }, body })).toEqual(replies[0]);
  });

  it('costs one statement before the panel speaks and one after each of its turns', async () => {
    const client = await desk.service.signedIn('One And One', 1);
    const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
    const snapshot = await untilAwaited(client, sessionId);
    const { database } = desk.service.parts;
    const own = { ...database };
    // Jobs and sweeps of the same service ask the database too: what is counted is asked for this answer.
    const answering = new AsyncLocalStorage<boolean>();
    const onRequest = (message: unknown): void => {
      const { request } = message as { request: IncomingMessage };
      answering.enterWith(request.url?.endsWith(`/${sessionId}/answers`) ?? false);
    };
    const seen: string[] = [];
    const note = (use: string): void => {
      if (answering.getStore()) seen.push(use);
    };
    database.read = (work) => {
      note('read');
      return own.read(work);
    };
    database.write = (work) => {
      note('write');
      return own.write(work);
    };
    database.transaction = (work) => {
      note('transaction');
      return own.transaction(work);
    };
    subscribe('http.server.request.start', onRequest);
    try {
      await client.call('answer', { params: { sessionId }, body: answerBody(snapshot, 'one-and-one-0') });
      const { turns } = await untilAwaited(client, sessionId);
      const said = turns.length - snapshot.turns.length - 1;
      expect(said).toBeGreaterThan(0);
      await expect.poll(() => seen).toEqual(Array.from({ length: 1 + said }, () => 'write'));
    } finally {
      unsubscribe('http.server.request.start', onRequest);
      Object.assign(database, own);
    }
  });

  it('refuses an answer to a turn it does not wait on', async () => {
    const client = await desk.service.signedIn('Out Of Order', 1);
    const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
    const first = await untilAwaited(client, sessionId);
    const body = { ...answerBody(first, 'out-of-order-1'), toTurnId: 'T99' };
    await expect(client.call('answer', { params: { sessionId }, body })).rejects.toEqual(
      refusedWith('turn_out_of_order'),
    );
    await answerSome(client, sessionId, 1);
    const replay = answerBody(first, 'out-of-order-2');
    await expect(client.call('answer', { params: { sessionId }, body: replay })).rejects.toEqual(
      refusedWith('turn_out_of_order'),
    );
  });

  it('lets one tab write; another reads until it takes over', async () => {
    const client = await desk.service.signedIn('Two Tabs', 1);
    const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
    const other = 'lease-of-second-tab';
    const pen = (takeOver: boolean) =>
      client.call('takePen', { params: { sessionId }, body: { leaseId: other, takeOver } });
    expect(await pen(false)).toEqual({ held: false });
    const snapshot = await untilAwaited(client, sessionId);
    const body = { ...answerBody(snapshot, 'from-second-tab'), leaseId: other };
    await expect(client.call('answer', { params: { sessionId }, body })).rejects.toEqual(
      refusedWith('interview_open_elsewhere'),
    );
    expect(await pen(true)).toEqual({ held: true });
    await client.call('answer', { params: { sessionId }, body });
    await expect(
      client.call('answer', {
        params: { sessionId },
        body: answerBody(await untilAwaited(client, sessionId), 'from-first'),
      }),
    ).rejects.toEqual(refusedWith('interview_open_elsewhere'));
  });

  it('takes no answer from a browser that was signed out', async () => {
    const client = await desk.service.signedIn('Signed Out', 1);
    const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
    const snapshot = await untilAwaited(client, sessionId);
    const stolen = client.towards(desk.service.origin);
    await client.call('signOut', { body: {} });
    for (const text of ['An answer of 27 words', '']) {
      const body = {
        ...answerBody(snapshot, 'after-sign-out', text || undefined),
        toTurnId: text ? (snapshot.awaitingTurnId ?? '') : 'T99',
      };
      await expect(stolen.call('answer', { params: { sessionId }, body })).rejects.toEqual(
        refusedWith('not_signed_in'),
      );
    }
  });

  it('is not there for anyone else', async () => {
    const owner = await desk.service.signedIn('The Owner', 1);
    const stranger = await desk.service.signedIn('The Stranger', 1);
    const { sessionId } = await startInterviewAs(owner, { style: 'chill', leaseId });
    const params = { sessionId };
    const snapshot = await untilAwaited(owner, sessionId);
    const calls = [
      stranger.call('readInterview', { params }),
      stranger.call('takePen', { params, body: { leaseId, takeOver: true } }),
      stranger.call('answer', { params, body: answerBody(snapshot, 'from-a-stranger') }),
      stranger.call('signal', {
        params,
        body: { leaseId, clientTurnId: 'from-a-stranger', signal: { kind: 'think' } },
      }),
      stranger.call('endInterview', { params, body: {} }),
      stranger.call('restartInterview', { params, body: {} }),
      stranger.call('readFeedback', { params, body: {} }),
    ];
    const outcomes = await Promise.allSettled(calls);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { code: 'not_found' } });
    expect((await stranger.send('followInterview', { params })).status).toBe(404);
    expect((await owner.call('readInterview', { params })).turns).toEqual(snapshot.turns);
  });

  it('believes a silence only by its own clock', async () => {
    const client = await desk.service.signedIn('Silent', 1);
    const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
    await untilAwaited(client, sessionId);
    const silence = (seconds: 8 | 20 | 60) =>
      client.call('signal', {
        params: { sessionId },
        body: { leaseId, clientTurnId: `silence-${seconds}`, signal: { kind: 'silence', seconds } },
      });
    await expect(silence(60)).rejects.toEqual(refusedWith('turn_out_of_order'));
    clock.advance(21_000);
    await silence(20);
    const nudged = await untilEvent(client, sessionId, (s) => s.turns.some((t) => t.move === 'nudge'));
    expect(nudged.awaitingTurnId).not.toBeNull();
  });
});

describe('the event stream', () => {
  it('gives every reader the same words from wherever they come back', async () => {
    const client = await desk.service.signedIn('Comes Back', 1);
    const { sessionId } = await startInterviewAs(client, { style: 'grill', leaseId });
    const whole = await answerSome(client, sessionId, 3);
    const path = `/api/interviews/${sessionId}/stream`;
    const spoken = whole.turns.filter((t) => t.role === 'panel');
    const last = spoken.at(-1);
    for (const after of ['0.0', '1.0', '2.5', '3.1']) {
      const words = new Map<string, string>();
      const abort = new AbortController();
      for await (const { data } of client.follow(path, abort.signal, after)) {
        const event = data as InterviewStreamEvent;
        if (event.type === 'words') words.set(event.turnId, (words.get(event.turnId) ?? '') + event.text);
        if (event.type === 'utterance_finished') {
          const said = words.get(event.turn.id);
          if (said !== undefined) expect(event.turn.text.endsWith(said)).toBe(true);
          if (event.turn.id === last?.id) abort.abort();
        }
      }
      expect(words.get(last?.id ?? '')).toBe(last?.text);
    }
  });

  it('never repeats words to a reader who has them', async () => {
    const client = await desk.service.signedIn('Has Them', 1);
    const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
    const { lastEventId } = await untilAwaited(client, sessionId);
    const abort = new AbortController();
    const types: string[] = [];
    for await (const { data } of client.follow(
      `/api/interviews/${sessionId}/stream`,
      abort.signal,
      lastEventId,
    )) {
      types.push((data as InterviewStreamEvent).type);
      if (types.includes('state')) abort.abort();
    }
    expect(types).not.toContain('words');
  });
});
