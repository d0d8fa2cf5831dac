import { giveConsent } from '#tests/fixtures/give-consent.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InterviewSnapshot, InterviewStreamEvent } from '#contract/interview-events.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import {
  pastedResume,
  startInterviewAs,
  untilAwaited,
  untilEvent,
} from '#tests/fixtures/interview-driver.ts';
import { soundAnswer } from '#tests/fixtures/simulated-candidate.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { putOnPremium } from '#tests/fixtures/premium.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const leaseId = 'lease-one-of-tests';
const clock = new TestClock();
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock });
});
afterAll(() => service.close());

function answerBody(snapshot: InterviewSnapshot, clientTurnId: string, text?: string) {
  const question = snapshot.turns.find((t) => t.id === snapshot.awaitingTurnId)?.text ?? '';
  return {
    leaseId,
    clientTurnId,
    toTurnId: snapshot.awaitingTurnId ?? '',
    text: text ?? soundAnswer(question),
  };
}

/** Answers `count` questions, a minute each, from where the interview stands. */
async function answerSome(client: ApiClient, sessionId: string, count: number): Promise<InterviewSnapshot> {
  let snapshot = await untilAwaited(client, sessionId);
  for (let n = 0; n < count && snapshot.state === 'running'; n++) {
    clock.advance(60_000);
    const body = answerBody(snapshot, `some-answer-${snapshot.turns.length}`);
    await client.call('answer', { params: { sessionId }, body });
    snapshot = await untilAwaited(client, sessionId);
  }
  return snapshot;
}

const refusedWith = (code: string) => expect.objectContaining({ code });

describe('beginning', () => {
  it('needs an interview left', async () => {
    const client = await service.signedIn('Nobody Left', 0);
    await expect(client.call('beginInterview', { body: {} })).rejects.toEqual(
      refusedWith('no_interviews_left'),
    );
  });

  it('holds one credit, once, and gives the active interview when repeated', async () => {
    const client = await service.signedIn('Double Click', 2);
    const begun = await Promise.all([1, 2, 3].map(() => client.call('beginInterview', { body: {} })));
    expect(new Set(begun.map((b) => b.sessionId)).size).toBe(1);
    const { account } = await client.call('readMe');
    expect(account).toMatchObject({ remaining: 1, activeInterviewState: 'preparing', interview_quota: 2 });
    expect(begun[0]?.sessionId).toMatch(new RegExp(`^session_${account?.uid}_\\d{13}$`));
  });

  it('gives the credit back when preparation is ended', async () => {
    const client = await service.signedIn('Changed Mind', 1);
    const { sessionId } = await client.call('beginInterview', { body: {} });
    expect(await client.call('endInterview', { params: { sessionId }, body: {} })).toEqual({
      state: 'discarded',
    });
    expect((await client.call('readMe')).account).toMatchObject({ remaining: 1, activeSessionId: null });
  });

  it('needs consent and a resume of one’s own', async () => {
    const client = await service.signedIn('No Consent', 1);
    const { notice: seen } = await client.call('readConsents');
    await client.call('changeConsents', { body: { seen, language: 'en', choices: { interview: false } } });
    const stranger = await service.signedIn('Stranger', 0);
    const foreign = await stranger.call('pasteResume', { body: { text: pastedResume } });
    const { sessionId } = await client.call('beginInterview', { body: {} });
    await client.call('takePen', { params: { sessionId }, body: { leaseId, takeOver: false } });
    const start = () =>
      client.call('startInterview', {
        params: { sessionId },
        body: { leaseId, style: 'chill', resumeId: foreign.resumeId },
      });
    await expect(start()).rejects.toEqual(refusedWith('consent_required'));
    await giveConsent(client);
    await expect(start()).rejects.toEqual(refusedWith('resume_required'));
  });
});

describe('starting', () => {
  it('takes the pen from a tab that was closed, and is done by one of two tabs', async () => {
    const client = await service.signedIn('Closed Tab', 1);
    const resume = await client.call('pasteResume', { body: { text: pastedResume } });
    const { sessionId } = await client.call('beginInterview', { body: {} });
    await client.call('takePen', {
      params: { sessionId },
      body: { leaseId: 'lease-of-closed-tab', takeOver: false },
    });
    const start = (lease: string) =>
      client.call('startInterview', {
        params: { sessionId },
        body: { leaseId: lease, style: 'chill', resumeId: resume.resumeId },
      });
    const outcomes = await Promise.allSettled([start('lease-first-tab'), start('lease-second-tab')]);
    expect(outcomes.map((o) => o.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find((o) => o.status === 'rejected')).toMatchObject({
      reason: { code: 'interview_open_elsewhere' },
    });
  });
});

describe('what was written beside the resume', () => {
  it('is read back for the next interview, by its owner alone', async () => {
    const client = await service.signedIn('Aims High', 2);
    expect(await client.call('readLastAims')).toEqual({ statement: '', targetSchools: [], inPlan: false });
    const aims = { statement: 'I want to run a cold chain.', targetSchools: ['IIM Indore'] };
    const resume = await client.call('pasteResume', { body: { text: pastedResume } });
    const { resumeId } = resume;
    const { sessionId } = await client.call('beginInterview', { body: {} });
    const params = { sessionId };
    await client.call('takePen', { params, body: { leaseId, takeOver: true } });
    const body = { leaseId, style: 'chill', resumeId, ...aims } as const;
    const start = () => client.call('startInterview', { params, body });
    await expect(start()).rejects.toMatchObject({
      code: 'feature_not_in_plan',
      status: 403,
    });
    const uid = (await client.call('readMe')).account?.uid ?? '';
    await putOnPremium(service.parts.database, uid);
    await start();
    expect(await client.call('readLastAims')).toEqual({ ...aims, inPlan: true });
    const stranger = await service.signedIn('Aims Stranger', 0);
    expect(await stranger.call('readLastAims')).toEqual({ statement: '', targetSchools: [], inPlan: false });
  });
});

describe('a running interview', () => {
  it('opens with a question and answers every answer, to the end, with feedback', async () => {
    const client = await service.signedIn('Whole Way', 1);
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
      .poll(async () => (await rowsOf(service.parts.database, 'mails')).map((mail) => mail['id']), {
        timeout: 20_000,
      })
      .toContain(`feedback:${sessionId}`);
  });

  it('answers a submit that comes twice once, with one reply', async () => {
    const client = await service.signedIn('Twice', 1);
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

  it('costs one statement before the panel speaks and one after', async () => {
    const client = await service.signedIn('One And One', 1);
    const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
    const snapshot = await untilAwaited(client, sessionId);
    const abort = new AbortController();
    const stream = client.follow(`/api/interviews/${sessionId}/stream`, abort.signal, snapshot.lastEventId);
    await stream.next();
    const { database } = service.parts;
    const own = { ...database };
    const seen: string[] = [];
    database.read = (work) => {
      seen.push('read');
      return own.read(work);
    };
    database.write = (work) => {
      seen.push('write');
      return own.write(work);
    };
    database.transaction = (work) => {
      seen.push('transaction');
      return own.transaction(work);
    };
    try {
      await client.call('answer', { params: { sessionId }, body: answerBody(snapshot, 'one-and-one-0') });
      for await (const { data } of stream) {
        if ((data as InterviewStreamEvent).type === 'utterance_finished') break;
      }
      await expect.poll(() => seen.length).toBe(2);
    } finally {
      Object.assign(database, own);
      abort.abort();
    }
    await untilAwaited(client, sessionId);
    expect(seen).toEqual(['write', 'write']);
  });

  it('refuses an answer to a turn it does not wait on', async () => {
    const client = await service.signedIn('Out Of Order', 1);
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
    const client = await service.signedIn('Two Tabs', 1);
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
    const client = await service.signedIn('Signed Out', 1);
    const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
    const snapshot = await untilAwaited(client, sessionId);
    const stolen = client.towards(service.origin);
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
    const owner = await service.signedIn('The Owner', 1);
    const stranger = await service.signedIn('The Stranger', 1);
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
    const client = await service.signedIn('Silent', 1);
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
    const client = await service.signedIn('Comes Back', 1);
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
    const client = await service.signedIn('Has Them', 1);
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

describe('ending', () => {
  it('early, with too little said, gives no feedback and the credit back', async () => {
    const client = await service.signedIn('Too Little', 1);
    const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
    await answerSome(client, sessionId, 1);
    await client.call('endInterview', { params: { sessionId }, body: {} });
    const ended = await untilEvent(client, sessionId, (s) => s.state === 'done');
    expect(ended).toMatchObject({ refusedFeedback: 'too_few_topics', feedbackReady: false });
    expect((await client.call('readMe')).account).toMatchObject({ remaining: 1, completed: 0 });
  });

  it('by restart discards it and goes on with the same credit, three times', async () => {
    const client = await service.signedIn('Restarts', 1);
    let { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
    for (const left of [2, 1, 0]) {
      clock.advance(1_000);
      const restarted = await client.call('restartInterview', { params: { sessionId }, body: {} });
      expect(restarted.restartsLeft).toBe(left);
      expect((await client.call('readInterview', { params: { sessionId } })).state).toBe('discarded');
      sessionId = restarted.sessionId;
    }
    await expect(client.call('restartInterview', { params: { sessionId }, body: {} })).rejects.toEqual(
      refusedWith('restarts_used_up'),
    );
    expect((await client.call('readMe')).account).toMatchObject({ remaining: 0, activeSessionId: sessionId });
  });

  it.each([
    ['crisis', 'I cannot do this any more, I want to end my life.'],
    ['panic', 'I cannot breathe, I am having a panic attack.'],
  ])('in distress (%s) is not scored and gives the credit back', async (name, words) => {
    const client = await service.signedIn(`In ${name}`, 1);
    const { sessionId } = await startInterviewAs(client, { style: 'grill', leaseId });
    const snapshot = await untilAwaited(client, sessionId);
    const body = answerBody(snapshot, 'in-distress', words);
    await client.call('answer', { params: { sessionId }, body });
    const cared = await untilEvent(client, sessionId, (s) => s.frozen);
    expect(cared.turns.at(-1)).toMatchObject({ move: 'care' });
    expect(cared.turns.at(-1)?.text).toContain('14416');
    clock.advance(600_000);
    expect((await client.call('readInterview', { params: { sessionId } })).elapsedMs).toBe(cared.elapsedMs);
    await client.call('endInterview', { params: { sessionId }, body: {} });
    const ended = await untilEvent(client, sessionId, (s) => s.state === 'done');
    expect(ended).toMatchObject({ endReason: 'distress', refusedFeedback: 'distress' });
    expect((await client.call('readMe')).account).toMatchObject({ remaining: 1 });
  });
});
