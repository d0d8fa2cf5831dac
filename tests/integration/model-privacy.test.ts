import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { InterviewSnapshot } from '#contract/interview-events.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { modelSettings } from '#tests/fixtures/model-settings.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
import { startTestService } from '#tests/fixtures/test-service.ts';
import { competentScript } from '../../bench/fake-model/competent-script.ts';
import { type FakeModel, type FakeRequest, startFakeModel } from '../../bench/fake-model/fake-model.ts';

const leaseId = 'lease-of-somebody';
let fake: FakeModel;

beforeAll(async () => {
  fake = await startFakeModel({ script: competentScript });
});
afterAll(() => fake.close());

/** What a candidate says of themselves beside the answer. */
const asides = [
  'I am Kavya Ramanathan.',
  'People call me Kavya, or KAVYA R.',
  'Write to kavya.ramanathan@example.com or call +91 98400 12345.',
  'My father, Mr Ramanathan, did not agree; call 9840012345.',
];

/** All of a request but what may hold any digits: its length, and the marks drawn for it. */
function wordsOf({ body, headers }: FakeRequest): string {
  const { 'content-length': _length, host: _host, ...rest } = headers;
  return JSON.stringify([body, rest]).replaceAll(/[\da-f]{18}/g, '');
}

/** A whole interview of somebody who keeps saying who they are, to its feedback; and every request the model was sent meanwhile. */
async function interviewOfKavya(
  env: Record<string, string>,
): Promise<{ sent: string; tasks: Set<string | null>; over: InterviewSnapshot }> {
  fake.requests.splice(0);
  const service = await startTestService({ env: { ...modelSettings(fake), ...env } });
  try {
    const client = await service.signedIn('Kavya Ramanathan', 1);
    const { sessionId } = await startInterviewAs(client, { style: 'grill', leaseId });
    for (let n = 0; n < 18; n++) {
      const { awaitingTurnId } = await untilAwaited(client, sessionId);
      const text = `${asides[n % asides.length]} ${soundAnswerAt(n)}`;
      const body = { leaseId, clientTurnId: `answer-of-kavya-${n}`, toTurnId: awaitingTurnId ?? '', text };
      await client.call('answer', { params: { sessionId }, body: { ...body } });
    }
    await untilAwaited(client, sessionId);
    await client.call('endInterview', { params: { sessionId }, body: {} });
    const over = await untilEvent(client, sessionId, ({ state }) => state === 'done');
    // The pointed question is asked of the model once the feedback is there (rule AGAIN-2).
    await vi.waitFor(
      async () => expect((await client.call('readAgain', { params: { sessionId } })).status).toBe('ready'),
      { timeout: 120_000, interval: 100 },
    );
    const sent = fake.requests.map(wordsOf).join('\n');
    const tasks = fake.requests.map(({ promptText }) => /^TASK (\w+)$/m.exec(promptText)?.[1] ?? null);
    return { sent, tasks: new Set(tasks), over };
  } finally {
    await service.close();
  }
}

describe('who the candidate is (rule DATA-5)', () => {
  it('is in no request of a whole interview, its scoring and its pointed question, while the fixed lines use the name', async () => {
    const { sent, tasks, over } = await interviewOfKavya({});
    expect(tasks).toEqual(new Set(['probe', 'utter', 'extract', 'level', 'write', 'pointed']));
    expect(sent).not.toMatch(/kavya|ramanathan|98400|12345|example\.com/i);
    expect(sent).toContain('Nilgiri Pumps');
    expect(over.turns.some(({ role, text }) => role === 'panel' && text.includes('Kavya'))).toBe(true);
  });

  it('is the first name and no more where the operator shares it', async () => {
    const { sent } = await interviewOfKavya({ LLM_SHARE_NAME: 'true' });
    expect(sent).toContain('Kavya');
    expect(sent).not.toMatch(/ramanathan|98400|12345|example\.com/i);
  });
});
