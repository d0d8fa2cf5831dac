import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sql } from '#server/platform/database/query.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const leaseId = 'lease-of-the-report-test';
/** Against the resume, which says 48. */
const other = 'I cut the changeover time on the casting line from 90 minutes to 19 minutes in one summer.';
const weak =
  'Sir, I am a hard working person and a quick learner. We had many tasks in the team and it was a good experience for us.';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function finished(client: ApiClient): Promise<string> {
  const { sessionId } = await startInterviewAs(client, { style: 'grill', leaseId });
  const params = { sessionId };
  for (let n = 0; n < 18; n++) {
    const { awaitingTurnId, state } = await untilAwaited(client, sessionId);
    if (state !== 'running') break;
    const text = n === 0 || n === 3 ? other : `${weak} That was number ${n} of my life.`;
    const body = { leaseId, clientTurnId: `report-answer-${n}`, toTurnId: awaitingTurnId ?? '', text };
    await client.call('answer', { params, body });
  }
  const { state } = await untilAwaited(client, sessionId);
  if (state === 'running') await client.call('endInterview', { params, body: {} });
  await untilEvent(client, sessionId, (snapshot) => snapshot.state === 'done');
  return sessionId;
}

const download = (client: ApiClient, sessionId: string) =>
  client.send('downloadReport', { params: { sessionId } });
async function textOf(client: ApiClient, sessionId: string): Promise<string> {
  const response = await download(client, sessionId);
  expect(response.status).toBe(200);
  const file = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(file, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
const againTitle = 'Answer it again';

it('the report holds what to answer again, the claims and what is due, for its owner alone, and leaves out what is gone (rule REPORT-3)', async () => {
  const client = await service.signedIn('Reads The Report', 1);
  const sessionId = await finished(client);
  const params = { sessionId };
  await vi.waitFor(async () => expect((await client.call('readAgain', { params })).status).toBe('ready'), {
    timeout: 120_000,
    interval: 100,
  });
  const { claims } = await client.call('readLedger', { params });
  const [cameUp] = claims.filter(({ standing }) => standing === 'left_open');
  if (!cameUp) throw new Error('No claim came up.');
  const { spots } = await client.call('readDrills');
  const text = await textOf(client, sessionId);
  expect(text).toContain(againTitle);
  expect(text).toContain('Your claims');
  expect(text).toContain(cameUp.statement.text.slice(0, 30));
  expect(text).toContain('They asked: “');
  expect(text).toContain('Weak spots due next');
  expect(text).toContain(spots[0]?.because.replaceAll(/\s+/g, ' '));

  const stranger = await service.signedIn('Reads Nothing', 0);
  expect((await download(stranger, sessionId)).status).toBe(404);

  const { database } = service.parts;
  await database.transaction((tx) =>
    tx.execute(sql`delete from interview_events where session_id = ${sessionId}`),
  );
  await database.transaction((tx) => tx.execute(sql`delete from again_answers`));
  const later = await textOf(client, sessionId);
  expect(later).not.toContain(againTitle);
  expect(later).not.toContain('Your claims');
  expect(later).toContain('Weak spots due next');

  await client.call('deleteInterview', { params, body: {} });
  expect((await download(client, sessionId)).status).toBe(404);
});
