import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '#server/platform/database/query.ts';
import { consents } from '#server/platform/database/schema/accounts.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { pastedResume } from '#tests/fixtures/interview-driver.ts';
import { finished, nothingMore } from '#tests/fixtures/mentor-desk.ts';
import { refusedWith } from '#tests/fixtures/refused-with.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* What the owner of a deleted resume is told, and what they still have. Where its words are looked for is the walk's: deletion-walk.test.ts. */

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const kept = async (client: ApiClient) => (await client.call('listResumes')).resumes;
const remove = (client: ApiClient, resumeId: string) =>
  client.call('deleteResume', { params: { resumeId }, body: {} });
const bring = (client: ApiClient) => client.call('pasteResume', { body: { text: pastedResume } });

describe('a resume its owner deletes (rule ERASE-6)', () => {
  it('is listed until then, to its owner alone, and another one stays', async () => {
    const client = await service.signedIn('Two Resumes', 0);
    const [older, newer] = [await bring(client), await bring(client)];
    expect((await kept(client)).map(({ resumeId }) => resumeId).toSorted()).toEqual(
      [older, newer].map(({ resumeId }) => resumeId).toSorted(),
    );
    const stranger = await service.signedIn('No Resume', 0);
    expect(await kept(stranger)).toEqual([]);
    await expect(remove(stranger, older.resumeId)).rejects.toEqual(refusedWith('not_found'));
    await remove(client, older.resumeId);
    expect((await kept(client)).map(({ resumeId }) => resumeId)).toEqual([newer.resumeId]);
    await expect(remove(client, older.resumeId)).rejects.toEqual(refusedWith('not_found'));
    const audited = await rowsOf(service.parts.database, 'audit_log');
    expect(audited.filter(({ kind }) => kind === 'resume_deleted').map(({ detail }) => detail)).toEqual([
      { resumeId: older.resumeId },
    ]);
  });

  it('can be deleted by somebody whose consent no longer holds, and needs none to be listed', async () => {
    const client = await service.signedIn('Agrees No More', 0);
    const { resumeId } = await bring(client);
    const { database } = service.parts;
    const uid = (await client.call('readMe')).account?.uid;
    await database.transaction((tx) =>
      tx
        .update(consents)
        .set({ noticeVersion: '2020-01-01' })
        .where(eq(consents.uid, uid ?? '')),
    );
    await expect(bring(client)).rejects.toEqual(refusedWith('consent_required'));
    expect(await kept(client)).toHaveLength(1);
    await remove(client, resumeId);
    expect(await kept(client)).toEqual([]);
  });
});

describe('the feedback of an interview whose resume is deleted (rule ERASE-8)', { timeout: 120_000 }, () => {
  it('stays; what was read from the log says why it is not there, and no mentor can be asked', async () => {
    const client = await service.signedIn('Keeps Feedback', 1);
    const sessionId = await finished(client);
    const params = { sessionId };
    const ask = () =>
      client.call('makeMentorLink', {
        params,
        body: { days: 7, forWhom: '', shows: { ...nothingMore, resumeFacts: true }, helps: false },
      });
    const { token } = await ask();
    const before = await client.call('readFeedback', { params, body: {} });
    const [resume] = await kept(client);
    await remove(client, resume?.resumeId ?? '');

    const after = await client.call('readFeedback', { params, body: {} });
    expect(after.feedback?.transcript).toEqual(before.feedback?.transcript);
    expect(after.feedback?.avgScore).toBe(before.feedback?.avgScore);
    expect(await client.call('readLedger', { params })).toEqual({
      status: 'resume_deleted',
      claims: [],
      readBy: null,
    });
    expect(await client.call('readPressureMap', { params })).toEqual({ status: 'resume_deleted', map: null });
    expect(await client.call('listMentorLinks', { params })).toMatchObject({
      hasLog: false,
      links: [{ state: 'expired' }],
    });
    await expect(client.call('openMentorPage', { body: { token } })).rejects.toEqual(
      refusedWith('not_found'),
    );
    await expect(ask()).rejects.toEqual(refusedWith('interview_words_gone'));
    expect((await client.send('downloadReport', { params })).status).toBe(200);
    expect((await client.call('readDrills')).hasResume).toBe(false);
    expect((await client.call('listPastInterviews')).interviews).toHaveLength(1);
  });
});
