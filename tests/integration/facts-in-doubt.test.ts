import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import { confirmed } from '#core/resume/facts-in-use.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { giveConsent } from '#tests/fixtures/give-consent.ts';
import { pastedResume, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { modelSettings } from '#tests/fixtures/model-settings.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { competentScript } from '../../bench/fake-model/competent-script.ts';
import { type FakeModel, startFakeModel } from '../../bench/fake-model/fake-model.ts';

const leaseId = 'lease-of-somebody';
/** A firm that only its place tells for one, and a line that is no pastime. */
const text = `${pastedResume}, Quiet mornings
INTERNSHIPS
Summer Intern | Wagh Nagar Makers | May 2020 - Jul 2020
- Modelled 12 jigs`;
let fake: FakeModel;
let service: TestService;

beforeAll(async () => {
  fake = await startFakeModel({ script: competentScript });
  service = await startTestService({ env: modelSettings(fake) });
});
afterAll(async () => {
  await service.close();
  await fake.close();
});

/** The first answers of an interview about this resume. */
async function answerSome(client: ApiClient, { resumeId }: Resume): Promise<{ sessionId: string }> {
  fake.requests.splice(0);
  const { sessionId } = await client.call('beginInterview', { body: {} });
  const params = { sessionId };
  await client.call('takePen', { params, body: { leaseId, takeOver: true } });
  await client.call('startInterview', { params, body: { leaseId, style: 'grill', resumeId } });
  for (let n = 0; n < 3; n++) {
    const { awaitingTurnId } = await untilAwaited(client, sessionId);
    const answer = { leaseId, clientTurnId: `answer-to-doubt-${n}`, toTurnId: awaitingTurnId ?? '' };
    await client.call('answer', { params, body: { ...answer, text: soundAnswerAt(n) } });
  }
  await untilAwaited(client, sessionId);
  return params;
}

/** Everything that was asked, prompted, scored and listed up to the end of that interview. */
async function endAndTrace(client: ApiClient, params: { sessionId: string }): Promise<string> {
  await client.call('endInterview', { params, body: {} });
  const { turns } = await untilEvent(client, params.sessionId, ({ state }) => state === 'done');
  const feedback = await client.call('readFeedback', { params });
  const ledger = await client.call('readLedger', { params });
  return JSON.stringify([turns, feedback, ledger, fake.requests.map(({ body }) => body)]);
}

it('a fact in doubt reaches no question, prompt or score before a yes, and what is no hobby never does', async () => {
  const client = await service.signedIn('Kavya Ramanathan', 2);
  await giveConsent(client);
  const read = await client.call('pasteResume', { body: { text } });
  expect(read.facts.filter(({ doubt }) => doubt !== undefined)).toMatchObject([
    { doubt: 'firm', attributes: { organisation: 'Wagh Nagar Makers' } },
  ]);
  const params = { resumeId: read.resumeId };
  const left = await client.call('confirmFacts', { params, body: { facts: read.facts } });
  expect(left.facts).toEqual(read.facts);
  const before = await endAndTrace(client, await answerSome(client, left));
  expect(before).toContain('Nilgiri Pumps');
  expect(before).not.toMatch(/wagh nagar|quiet mornings/i);

  const sure = await client.call('confirmFacts', { params, body: { facts: confirmed(read.facts) } });
  await answerSome(client, sure);
  const prompts = JSON.stringify(fake.requests.map(({ body }) => body));
  expect(prompts).toMatch(/wagh nagar/i);
  expect(prompts).not.toMatch(/quiet mornings/i);
});
