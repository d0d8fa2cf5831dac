import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { againChars } from '#contract/again.ts';
import { sql } from '#server/platform/database/query.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { modelSettings } from '#tests/fixtures/model-settings.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { competentScript, pointedReply } from '../../bench/fake-model/competent-script.ts';
import { startFakeModel } from '../../bench/fake-model/fake-model.ts';

const leaseId = 'lease-of-the-second-answer';
const plain =
  'I sorted the tickets of the branch in Indore with the vendor desk, and we cleared the old stock of pumps there. The desk was against it. So I made the list again for each branch with the reasons beside it, and sent it to them on Friday before the truck came.';
const better =
  'I sorted 1,200 requests by branch myself, because the morning queue took four hours. After that it took 50 minutes, and two people could go home earlier.';

async function finished(client: ApiClient): Promise<string> {
  const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
  for (let n = 0; n < 18; n++) {
    const { awaitingTurnId } = await untilAwaited(client, sessionId);
    const text = `${plain} That was number ${n} of my life.`;
    const body = { leaseId, clientTurnId: `weak-answer-${n}`, toTurnId: awaitingTurnId ?? '', text };
    await client.call('answer', { params: { sessionId }, body });
  }
  await untilAwaited(client, sessionId);
  await client.call('endInterview', { params: { sessionId }, body: {} });
  await untilEvent(client, sessionId, (s) => s.state === 'done');
  return sessionId;
}

const read = (client: ApiClient, sessionId: string) => client.call('readAgain', { params: { sessionId } });
const answer = (client: ApiClient, sessionId: string, text: string) =>
  client.call('answerAgain', { params: { sessionId }, body: { text } });

/** What is to be answered again once all of it is there: with both readings, where there is a second answer. */
async function untilThere(client: ApiClient, sessionId: string) {
  return vi.waitFor(
    async () => {
      const reply = await read(client, sessionId);
      if (reply.status !== 'ready' || reply.second?.readings === null) throw new Error('Not yet.');
      if (reply.again.kind === 'none') throw new Error(reply.again.because);
      return { again: reply.again, second: reply.second };
    },
    { timeout: 120_000, interval: 100 },
  );
}

describe('an answer that is given again (rule AGAIN-3)', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  const stored = () => rowsOf(service.parts.database, 'again_answers');

  it('is its owner’s alone, is read beside the first, can be replaced, changes no score and goes with its feedback', async () => {
    const owner = await service.signedIn('Answers Again', 1);
    const sessionId = await finished(owner);
    await vi.waitFor(async () => expect((await stored())[0]?.['again']).toMatchObject({ kind: 'answer' }), {
      timeout: 120_000,
    });
    const feedbackNow = async () =>
      (await owner.call('readFeedback', { params: { sessionId }, body: {} })).feedback;
    const feedback = await feedbackNow();
    const { again, second: none } = await untilThere(owner, sessionId);
    expect(feedback?.transcript.find(({ id }) => id === again.turnId)?.text).toBe(again.answer);
    expect([again.pointedBy, none]).toEqual([null, null]);

    const stranger = await service.signedIn('Answers For Others', 0);
    await expect(read(stranger, sessionId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(answer(stranger, sessionId, better)).rejects.toMatchObject({ code: 'not_found' });
    for (const text of ['', '  ', 'x'.repeat(againChars + 1)])
      await expect(answer(owner, sessionId, text)).rejects.toMatchObject({ code: 'invalid_input' });

    await answer(owner, sessionId, 'I sorted them.');
    expect((await answer(owner, sessionId, ` ${better} `)).second).toMatchObject({
      text: better,
      readings: null,
    });
    const { second } = await untilThere(owner, sessionId);
    expect(second).toMatchObject({ text: better, readings: { model: null } });
    if (second?.readings?.second.kind !== 'read') throw new Error('The second answer was not read.');
    for (const quote of second.readings.second.quotes) expect(better).toContain(quote);
    expect(await feedbackNow()).toEqual(feedback);

    const { database } = service.parts;
    await database.transaction((tx) => tx.execute(sql`delete from again_answers`));
    const replies = await Promise.all(Array.from({ length: 6 }, () => read(owner, sessionId)));
    expect(replies.map(({ status }) => status)).toContain('making');
    expect((await untilThere(owner, sessionId)).again).toEqual(again);
    expect(await stored()).toHaveLength(1);

    await owner.call('deleteInterview', { params: { sessionId }, body: {} });
    expect(await stored()).toEqual([]);
    await expect(answer(owner, sessionId, better)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('with a model (rules AGAIN-2, AGAIN-4)', () => {
  it('asks its question and has it read both answers; code reads both where it fails, and once its owner no longer agrees', async () => {
    const fake = await startFakeModel({ script: competentScript });
    const service = await startTestService({ env: modelSettings(fake) });
    try {
      const owner = await service.signedIn('Answers A Model', 1);
      const sessionId = await finished(owner);
      const { again } = await untilThere(owner, sessionId);
      expect([again.pointed, again.pointedBy]).toEqual([pointedReply, expect.any(String)]);
      await answer(owner, sessionId, better);
      const { second } = await untilThere(owner, sessionId);
      expect(second?.readings?.model).toBe(again.pointedBy);
      expect(second?.readings?.second.kind).toBe('read');

      fake.play(() => 'I would rather not.');
      await answer(owner, sessionId, `${better} That is all.`);
      expect((await untilThere(owner, sessionId)).second?.readings?.model).toBeNull();

      fake.play(competentScript);
      const { notice: seen } = await owner.call('readConsents');
      await owner.call('changeConsents', { body: { seen, language: 'en', choices: { interview: false } } });
      const { length } = fake.requests;
      await answer(owner, sessionId, better);
      expect((await untilThere(owner, sessionId)).second?.readings?.model).toBeNull();
      expect(fake.requests).toHaveLength(length);
    } finally {
      await service.close();
      await fake.close();
    }
  });
});
