import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { startInterviewAs, untilAwaited } from '#tests/fixtures/interview-driver.ts';
import { modelSettings } from '#tests/fixtures/model-settings.ts';
import { expectSums } from '#tests/fixtures/model-spending.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { soundAnswer } from '#tests/fixtures/simulated-candidate.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { competentScript } from '../../bench/fake-model/competent-script.ts';
import { type FakeModel, startFakeModel } from '../../bench/fake-model/fake-model.ts';

const leaseId = 'lease-of-the-prepared';
const clock = new TestClock();
let fake: FakeModel;
let service: TestService;
beforeAll(async () => {
  fake = await startFakeModel();
  fake.play(competentScript);
  service = await startTestService({ clock, env: modelSettings(fake) });
});
afterAll(async () => {
  await service.close();
  await fake.close();
});

const utterances = (): number => fake.requests.filter(({ task }) => task === 'utter').length;

async function begun(name: string) {
  const client = await service.signedIn(name, 1);
  const { sessionId } = await startInterviewAs(client, { style: 'grill', leaseId });
  return { client, sessionId };
}

/** Answers until the answer that comes next is followed up in the model's words; gives what would be sent. */
async function untilModelSpeaks(client: ApiClient, sessionId: string) {
  for (;;) {
    const { turns, awaitingTurnId } = await untilAwaited(client, sessionId);
    clock.advance(60_000);
    const question = turns.find((turn) => turn.id === awaitingTurnId);
    // No two answers are alike, so that what was kept can be told apart.
    const text = `${soundAnswer(question?.text ?? '')} It is on page ${turns.length} of my notes.`;
    const body = { leaseId, toTurnId: awaitingTurnId ?? '', text };
    const before = utterances();
    const { prepared } = await client.call('prepareReply', { params: { sessionId }, body });
    if (prepared) {
      await expect.poll(() => utterances() - before).toBe(1);
      return { body, before };
    }
    await client.call('answer', {
      params: { sessionId },
      body: { ...body, clientTurnId: `prepared-${turns.length}` },
    });
  }
}

describe('a reply prepared on a pause (rule VOICE-13)', () => {
  it('is said when the answer is what it was made for, and asked for once', async () => {
    const { client, sessionId } = await begun('Done Now');
    const { body, before } = await untilModelSpeaks(client, sessionId);
    await client.call('answer', { params: { sessionId }, body: { ...body, clientTurnId: 'same-answer' } });
    const { turns } = await untilAwaited(client, sessionId);
    expect(utterances() - before).toBe(1);
    expect(turns.findLast(({ role }) => role === 'panel')).toMatchObject({ wordedBy: 'model' });
    await expectSums(service.parts.database);
  });

  it('is thrown away when the candidate goes on, and nothing of it is kept', async () => {
    const { client, sessionId } = await begun('Goes On');
    const { body, before } = await untilModelSpeaks(client, sessionId);
    const rows = await rowsOf(service.parts.database, 'interview_events');
    const kept = JSON.stringify(rows.filter((row) => row['session_id'] === sessionId));
    const text = `${body.text} And I would do it again in the same way, with my team.`;
    await client.call('answer', {
      params: { sessionId },
      body: { ...body, text, clientTurnId: 'longer-answer' },
    });
    const { turns } = await untilAwaited(client, sessionId);
    expect(utterances() - before).toBeGreaterThan(1);
    expect(turns.findLast(({ role }) => role === 'candidate')?.text).toBe(text);
    expect(kept).toContain('"started"');
    expect(kept).not.toContain(body.text);
  });

  it('is made twice for a turn, and only for the owner who holds the pen and is waited for', async () => {
    const { client, sessionId } = await begun('Pauses Often');
    const { body } = await untilModelSpeaks(client, sessionId);
    const prepare = (part: Partial<typeof body>, by = client) =>
      by.call('prepareReply', { params: { sessionId }, body: { ...body, ...part } });
    expect(await prepare({ text: `${body.text} Again.` })).toEqual({ prepared: true });
    expect(await prepare({ text: `${body.text} And again.` })).toEqual({ prepared: false });
    expect(await prepare({ toTurnId: 'T99' })).toEqual({ prepared: false });
    await expect(prepare({ leaseId: 'another-tab-of-theirs' })).rejects.toMatchObject({
      code: 'interview_open_elsewhere',
    });
    const other = await service.signedIn('Somebody Else', 0);
    await expect(prepare({}, other)).rejects.toMatchObject({ code: 'not_found' });
  });
});
