import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ExportStanding } from '#contract/export.ts';
import { sweepExports } from '#server/privacy/export/sweep-exports.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { textOf, unzip } from '#tests/fixtures/copies.ts';
import { startInterviewAs, untilAwaited } from '#tests/fixtures/interview-driver.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const clock = new TestClock();
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock });
});
afterAll(() => service.close());

type Ready = Extract<ExportStanding, { status: 'ready' }>;

const ask = (client: ApiClient, replaces?: string) =>
  client.call('askForExport', { body: replaces === undefined ? {} : { replaces } });

async function untilReady(client: ApiClient): Promise<Ready> {
  return vi.waitFor(
    async () => {
      const standing = await client.call('readExport');
      if (standing.status !== 'ready') throw new Error(`It is ${standing.status}.`);
      return standing;
    },
    { timeout: 120_000 },
  );
}

const download = (client: ApiClient, exportId: string) =>
  client.send('downloadExport', { params: { exportId } });

async function codeOf(response: Response): Promise<[number, string]> {
  const { error } = (await response.json()) as { error: { code: string } };
  return [response.status, error.code];
}

async function auditOf(client: ApiClient): Promise<string[]> {
  const { account } = await client.call('readMe');
  const rows = await rowsOf(service.parts.database, 'audit_log');
  return rows.filter((row) => row['uid'] === account?.uid).map((row) => String(row['kind']));
}

describe('a copy of everything', () => {
  it('is asked for, made, and taken as a ZIP, each written down', async () => {
    const client = await service.signedIn('Copy Taker', 1);
    const leaseId = 'lease-of-the-copy-test';
    const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
    const { awaitingTurnId } = await untilAwaited(client, sessionId);
    const said = 'I kept the credit book <b>myself</b> & never lost it.';
    const body = { leaseId, clientTurnId: 'copy-answer-1', toTurnId: awaitingTurnId ?? '', text: said };
    await client.call('answer', { params: { sessionId }, body });
    await untilAwaited(client, sessionId);

    expect(await client.call('readExport')).toEqual({ status: 'none' });
    expect(await ask(client)).toMatchObject({ status: 'making', done: 0, of: 0 });
    const { exportId, bytes, until, freshSeconds } = await untilReady(client);
    expect(Date.parse(until)).toBe(clock.now().getTime() + dayMs);
    expect(freshSeconds).toBe(15 * 60);

    const response = await download(client, exportId);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="hotseat-2026-03-07.zip"',
      'content-length': String(bytes),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const files = unzip(new Uint8Array(await response.arrayBuffer()));
    const transcript = textOf(files, 'interviews/001-2026-03-07-chill/transcript.txt');
    expect(transcript).toMatch(/^Chill interview of 2026-03-07\r\n/);
    expect(transcript).toContain(`You:\r\n${said}\r\n`);
    expect(transcript).toContain('The panel:\r\n');
    expect(textOf(files, 'index.html')).toContain(
      'I kept the credit book &#60;b&#62;myself&#60;/b&#62; &#38;',
    );
    expect(JSON.parse(textOf(files, 'data/resumes.json'))).toHaveLength(1);

    await (await download(client, exportId)).arrayBuffer();
    const kinds = (await auditOf(client)).filter((kind) => kind.startsWith('export'));
    expect(kinds).toEqual(['export_asked', 'export_downloaded', 'export_downloaded']);
  });

  it('is one however often it is asked for, and begun anew only in place of the ready one', async () => {
    const client = await service.signedIn('Copy Again', 0);
    const first = await ask(client);
    await Promise.all([ask(client), ask(client), ask(client)]);
    const ready = await untilReady(client);
    expect(first).toMatchObject({ exportId: ready.exportId });
    expect(await ask(client)).toEqual(ready);

    expect(await ask(client, ready.exportId)).toMatchObject({ status: 'making' });
    const second = await untilReady(client);
    expect(second.exportId).not.toBe(ready.exportId);
    expect(await codeOf(await download(client, ready.exportId))).toEqual([404, 'not_found']);
    // Pressed twice, or sent again after a lost answer: the one it named is not there any more.
    expect(await ask(client, ready.exportId)).toEqual(second);

    await ask(client, second.exportId);
    const third = await untilReady(client);
    await expect(ask(client, third.exportId)).rejects.toMatchObject({ code: 'copies_used_up', status: 429 });
    expect(await ask(client)).toEqual(third);
    clock.advance(dayMs);
    expect(await ask(client)).toMatchObject({ status: 'making' });
    await untilReady(client);
  });

  it('stays when a consent it does not depend on is withdrawn (rule EXPORT-3)', async () => {
    const client = await service.signedIn('Copy Without Mails', 0);
    await ask(client);
    const ready = await untilReady(client);
    const { notice: seen } = await client.call('readConsents');
    await client.call('changeConsents', { body: { seen, language: 'en', choices: { mail: false } } });
    expect(await client.call('readExport')).toMatchObject({ status: 'ready', exportId: ready.exportId });
  });

  it('is another person’s or missing alike', async () => {
    const owner = await service.signedIn('Copy Owner', 0);
    await ask(owner);
    const { exportId } = await untilReady(owner);
    const stranger = await service.signedIn('Copy Stranger', 0);
    await ask(stranger);
    await untilReady(stranger);
    const missing = await download(stranger, `exp_${'a'.repeat(22)}`);
    const foreign = await download(stranger, exportId);
    const names = (response: Response): string[] => [...response.headers.keys()].toSorted();
    expect(names(foreign)).toEqual(names(missing));
    expect(await codeOf(foreign)).toEqual([404, 'not_found']);
    expect(await codeOf(missing)).toEqual([404, 'not_found']);
    expect(await auditOf(stranger)).not.toContain('export_downloaded');
  });

  it('is given to a browser that signed in within 15 minutes, and to an older one once it signed in again', async () => {
    const person = { name: 'Copy Late', email: 'copy.late@example.com' };
    const client = await service.signedIn(person.name, 0);
    clock.advance(14 * minuteMs);
    await ask(client);
    const { exportId, freshSeconds } = await untilReady(client);
    expect(freshSeconds).toBe(60);
    expect((await download(client, exportId)).status).toBe(200);
    clock.advance(minuteMs);
    expect((await untilReady(client)).freshSeconds).toBe(0);
    expect(await codeOf(await download(client, exportId))).toEqual([403, 'fresh_sign_in_required']);
    await client.signIn(person);
    expect((await download(client, exportId)).status).toBe(200);
    expect((await auditOf(client)).filter((kind) => kind === 'export_downloaded')).toHaveLength(2);
  });

  it('is over after 24 hours, and its file is deleted', async () => {
    const person = { name: 'Copy Over', email: 'copy.over@example.com' };
    const client = await service.signedIn(person.name, 0);
    const askedAt = clock.now().toISOString();
    await ask(client);
    const { exportId } = await untilReady(client);
    const { database } = service.parts;
    const piecesOf = async (): Promise<number> => {
      const { account } = await client.call('readMe');
      const rows = await rowsOf(database, 'export_chunks');
      return rows.filter((row) => row['uid'] === account?.uid).length;
    };
    clock.advance(dayMs - 1000);
    await sweepExports(service.parts);
    await client.signIn(person);
    expect((await download(client, exportId)).status).toBe(200);
    expect(await piecesOf()).toBeGreaterThan(0);
    clock.advance(1000);
    expect(await client.call('readExport')).toEqual({ status: 'over', askedAt });
    expect(await codeOf(await download(client, exportId))).toEqual([404, 'not_found']);
    await sweepExports(service.parts);
    expect(await piecesOf()).toBe(0);
    expect(await client.call('readExport')).toEqual({ status: 'over', askedAt });
    clock.advance(30 * dayMs);
    await sweepExports(service.parts);
    await client.signIn(person);
    expect(await client.call('readExport')).toEqual({ status: 'none' });
  });

  it('is told of by mail where notifications are on, without the copy in it', async () => {
    const mailsTo = async (to: string): Promise<Record<string, unknown>[]> => {
      const mails = await rowsOf(service.parts.database, 'mails');
      return mails.filter((mail) => mail['to'] === to && String(mail['id']).startsWith('export:'));
    };
    const told = await service.signedIn('Copy Told', 0);
    const quiet = await service.signedIn('Copy Quiet', 0);
    await quiet.call('changeSettings', { body: { notifications: false, emailUpdates: true } });
    for (const client of [told, quiet]) {
      await ask(client);
      await untilReady(client);
    }
    const mails = await mailsTo('copy.told@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ document_id: null, subject: 'Your copy of everything is ready' });
    expect(mails[0]?.['text']).toContain('for 24 hours, on your account page');
    expect(await mailsTo('copy.quiet@example.com')).toEqual([]);

    // Who asked for the account to be deleted was told that we write about money alone from then on (rule ERASE-1).
    const leaver = { name: 'Copy Leaver', email: 'copy.leaver@example.com' };
    const leaving = await service.signedIn(leaver.name, 0);
    await leaving.call('deleteAccount', { body: { word: 'delete' } });
    await leaving.signIn(leaver);
    await ask(leaving);
    await untilReady(leaving);
    expect(await mailsTo(leaver.email)).toEqual([]);
  });
});
