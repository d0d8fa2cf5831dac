import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { InterviewSnapshot } from '#contract/interview-events.ts';
import { transcriptOf } from '#core/interview/shown-state.ts';
import { plannedQuestion } from '#core/interview/guards/planned-question.ts';
import { createLanguageModel } from '#server/interviewer/model/create-language-model.ts';
import { LiveInterview } from '#server/interviews/live-interview.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { startInterviewAs, untilAwaited } from '#tests/fixtures/interview-driver.ts';
import { modelSettings } from '#tests/fixtures/model-settings.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { good, heard, draft, speakerWith } from '#tests/fixtures/scripted-model.ts';
import { soundAnswer } from '#tests/fixtures/simulated-candidate.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { chunksOf } from '../../bench/fake-model/chat-protocol.ts';
import { competentScript } from '../../bench/fake-model/competent-script.ts';
import { type FakeModel, type FakeReply, startFakeModel } from '../../bench/fake-model/fake-model.ts';

const leaseId = 'lease-of-the-panel';
const clock = new TestClock();
let fake: FakeModel;
let service: TestService;

beforeAll(async () => {
  fake = await startFakeModel();
  service = await startTestService({ clock, env: modelSettings(fake) });
});
afterAll(async () => {
  await service.close();
  await fake.close();
});
beforeEach(() => {
  fake.play(competentScript);
});

const speaker = (baseUrl: string, limitMs?: number) =>
  speakerWith(createLanguageModel({ provider: 'compatible', apiKey: null, baseUrl }, 'fake'), limitMs);

/** Answers so many questions, a minute each. */
async function answerSome(client: ApiClient, sessionId: string, count: number): Promise<InterviewSnapshot> {
  let snapshot = await untilAwaited(client, sessionId);
  for (let n = 0; n < count && snapshot.state === 'running'; n++) {
    clock.advance(60_000);
    const { turns, awaitingTurnId } = snapshot;
    const text = soundAnswer(turns.find((turn) => turn.id === awaitingTurnId)?.text ?? '');
    const body = {
      leaseId,
      clientTurnId: `panel-answer-${turns.length}`,
      toTurnId: awaitingTurnId ?? '',
      text,
    };
    await client.call('answer', { params: { sessionId }, body: { ...body } });
    snapshot = await untilAwaited(client, sessionId);
  }
  return snapshot;
}

describe('a speaker over HTTP', () => {
  it('is heard from its first sentence on, while the model still writes', async () => {
    const { delta, done } = chunksOf('fake', 'held');
    const heardFirst = Promise.withResolvers<void>();
    const held = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(delta({ content: 'Forty hours. ' }));
      void heardFirst.promise.then(() => {
        response.write(delta({ content: 'Who counted those hours?' }));
        response.end(delta({}, 'stop') + done);
      });
    });
    await once(held.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void held.close());
    const words = speaker(`http://127.0.0.1:${(held.address() as AddressInfo).port}/v1`).utter();
    expect((await words.next()).value).toBe('Forty hours.');
    heardFirst.resolve();
    expect(await heard(words)).toEqual({ text: ' Who counted those hours?', worded: { by: 'model' } });
  });

  it.each<[string, FakeReply, string?]>([
    ['rate_limited', { fail: 'rate_limit', retryAfterSeconds: 7 }],
    ['unavailable', { fail: 'server_error', status: 503 }],
    ['unavailable', { fail: 'reset' }],
    ['not_allowed', { fail: 'unauthorised' }],
    ['refused', { fail: 'refusal', text: 'I cannot do that.' }],
    ['empty', { fail: 'empty_text' }],
    ['malformed', { fail: 'empty' }],
    ['malformed', { fail: 'not_json' }],
    ['too_long', { fail: 'huge', bytes: 10_000_000 }],
    ['cut', { fail: 'cut', afterChars: 20, text: good }, `Forty hours. ${plannedQuestion(draft)}`],
    ['cut', { fail: 'cut', afterChars: 5, text: good }],
    ['timeout', { fail: 'hang' }],
    ['timeout', { fail: 'slow_loris', text: good, charEveryMs: 400 }],
    ['guards', 'As an AI language model I cannot ask this.'],
  ])('that meets %s (%j) leaves the turn to the offline panel', async (because, reply, said = draft) => {
    fake.play(() => reply);
    const limitMs = because === 'timeout' ? 300 : 8_000;
    expect(await speaker(fake.baseUrl, limitMs).say()).toEqual({
      text: said,
      worded: { by: 'offline', because },
    });
  });
});

describe('an interview with a model', () => {
  it('goes on through every kind of failure, each turn marked', async () => {
    const kinds: FakeReply[] = [
      { fail: 'rate_limit' },
      { fail: 'server_error' },
      { fail: 'reset' },
      { fail: 'unauthorised' },
      { fail: 'refusal', text: 'I cannot do that.' },
      { fail: 'empty_text' },
      { fail: 'empty' },
      { fail: 'not_json' },
      { fail: 'huge', bytes: 10_000_000 },
      { fail: 'cut', afterChars: 20, text: 'Fine. Who counted that?' },
      'Brilliant! Ten out of ten.',
    ];
    const failing = kinds.length;
    const replies = new Map<string, FakeReply | undefined>();
    fake.play((request) => {
      if (request.task !== 'utter') return competentScript(request);
      // Both attempts at a turn follow the same last line of the conversation.
      const after =
        [...request.promptText.matchAll(/^\| \{"turn":"(T\d+)"/gm)].at(-1)?.[1] ?? 'the beginning';
      if (!replies.has(after)) replies.set(after, kinds.shift());
      return replies.get(after) ?? competentScript(request);
    });
    const client = await service.signedIn('All Failures', 1);
    const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
    const { turns } = await answerSome(client, sessionId, 40);
    const panel = turns.filter((turn) => turn.role === 'panel');
    expect(kinds).toEqual([]);
    expect(panel.filter((turn) => turn.wordedBy === 'offline').length).toBeGreaterThanOrEqual(failing);
    expect(panel.some((turn) => turn.wordedBy === 'model')).toBe(true);
    expect(panel.at(-1)?.move).toBe('closing');
    for (const turn of panel) expect(turn.text).not.toBe('');
    const live = new LiveInterview(sessionId, service.parts);
    await live.catchUp();
    expect(transcriptOf(live.log.state)).toEqual(turns);
  });

  it('sends little that is new, as the provider counts', async () => {
    const client = await service.signedIn('Kept Words', 1);
    const { sessionId } = await startInterviewAs(client, { style: 'grill', leaseId });
    await answerSome(client, sessionId, 40);
    const calls = (await rowsOf(service.parts.database, 'model_calls')).filter(
      (call) =>
        call['session_id'] === sessionId && call['state'] === 'settled' && call['purpose'] === 'speaking',
    );
    const sum = (name: string): number => calls.reduce((total, call) => total + Number(call[name]), 0);
    expect(calls.length).toBeGreaterThan(8);
    expect(sum('cached_input_tokens') / sum('input_tokens')).toBeGreaterThan(0.85);
  });
});
