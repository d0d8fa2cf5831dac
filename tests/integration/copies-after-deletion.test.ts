import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { textOf, unzip } from '#tests/fixtures/copies.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { answerBody, leaseId } from '#tests/fixtures/interview-desk.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* A copy of everything holds nothing that its owner deleted since (rule EXPORT-3). */

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const said = 'I kept the credit book of Quillonberry myself.';

/** Somebody whose interview is over, with a copy in which it stands. */
async function withCopy(name: string) {
  const client = await service.signedIn(name, 1);
  const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
  const body = answerBody(await untilAwaited(client, sessionId), 'copied-answer-1', said);
  await client.call('answer', { params: { sessionId }, body });
  await untilAwaited(client, sessionId);
  await client.call('endInterview', { params: { sessionId }, body: {} });
  await untilEvent(client, sessionId, (s) => s.state === 'done');
  const exportId = await newCopy(client);
  expect(await wordsIn(client, exportId)).toContain(said);
  return { client, sessionId, exportId };
}

async function newCopy(client: ApiClient): Promise<string> {
  await client.call('askForExport', { body: {} });
  return vi.waitFor(
    async () => {
      const standing = await client.call('readExport');
      if (standing.status !== 'ready') throw new Error(`It is ${standing.status}.`);
      return standing.exportId;
    },
    { timeout: 20_000 },
  );
}

async function filesOf(client: ApiClient, exportId: string): Promise<Map<string, Uint8Array>> {
  const response = await client.send('downloadExport', { params: { exportId } });
  return unzip(new Uint8Array(await response.arrayBuffer()));
}

async function wordsIn(client: ApiClient, exportId: string): Promise<string> {
  const files = await filesOf(client, exportId);
  return [...files.keys()]
    .filter((file) => /\.(json|txt|html)$/.test(file))
    .map((file) => textOf(files, file))
    .join('\n');
}

async function expectGone(client: ApiClient, exportId: string): Promise<void> {
  expect(await client.call('readExport')).toMatchObject({ status: 'over' });
  expect((await client.send('downloadExport', { params: { exportId } })).status).toBe(404);
  const uid = (await client.call('readMe')).account?.uid;
  const pieces = await rowsOf(service.parts.database, 'export_chunks');
  expect(pieces.filter((row) => row['uid'] === uid)).toEqual([]);
}

describe('a copy that is ready', { timeout: 60_000 }, () => {
  it('goes with an interview that its owner deletes; the next one holds nothing of it, and stays', async () => {
    const { client, sessionId, exportId } = await withCopy('Deletes After A Copy');
    const remove = () => client.call('deleteInterview', { params: { sessionId }, body: {} });
    await remove();
    await expectGone(client, exportId);
    const next = await newCopy(client);
    await remove();
    expect(await wordsIn(client, next)).not.toContain('Quillonberry');
  });

  it('goes with the resumes of a consent that is taken back, and not with a consent to mails', async () => {
    const { client, exportId } = await withCopy('Withdraws After A Copy');
    const { notice: seen } = await client.call('readConsents');
    const withdraw = (choices: { interview?: false; mail?: false }) =>
      client.call('changeConsents', { body: { seen, language: 'en', choices } });
    await withdraw({ mail: false });
    expect(await client.call('readExport')).toMatchObject({ status: 'ready', exportId });
    await withdraw({ interview: false });
    await expectGone(client, exportId);
    expect(JSON.parse(textOf(await filesOf(client, await newCopy(client)), 'data/resumes.json'))).toEqual([]);
  });

  it('that a restored backup brought back goes with what is deleted again', async () => {
    const { client, sessionId, exportId } = await withCopy('Restored With A Copy');
    const stone = { kind: 'interview', subject: sessionId, at: new Date().toISOString(), dueAt: null };
    appendFileSync(join(service.env['DATA_DIR'] ?? '', 'tombstones.jsonl'), `\n${JSON.stringify(stone)}`);
    await operate(service.env, ['forget-again']);
    await expectGone(client, exportId);
  });
});
