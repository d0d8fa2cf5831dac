import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsentChoices, noticeVersion } from '#contract/consents.ts';
import { sql } from '#server/platform/database/query.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { giveConsent } from '#tests/fixtures/give-consent.ts';
import {
  pastedResume,
  startInterviewAs,
  untilAwaited,
  untilEvent,
} from '#tests/fixtures/interview-driver.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const leaseId = 'lease-of-consent-tests';
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const refusedWith = (code: string) => expect.objectContaining({ code });

/** Somebody who has just signed in and agreed to nothing. */
async function newcomer(name: string, interviews = 0): Promise<ApiClient> {
  const client = new ApiClient(service.origin);
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  await client.signIn({ name, email });
  if (interviews > 0) await operate(service.env, ['grant', email, String(interviews), '--reason', 'test']);
  return client;
}

async function choose(client: ApiClient, choices: ConsentChoices, language: 'en' | 'hi' = 'en') {
  const { notice: seen } = await client.call('readConsents');
  return client.call('changeConsents', { body: { seen, language, choices } });
}

const uidOf = async (client: ApiClient): Promise<string> => (await client.call('readMe')).account?.uid ?? '';

async function storedOf(client: ApiClient, table: string): Promise<Record<string, unknown>[]> {
  const uid = await uidOf(client);
  return (await rowsOf(service.parts.database, table)).filter((row) => row['uid'] === uid);
}

async function auditOf(client: ApiClient): Promise<unknown[]> {
  const rows = await storedOf(client, 'audit_log');
  return rows
    .filter(({ kind }) => String(kind).startsWith('consent_'))
    .map(({ kind, detail }) => [kind, (detail as { purpose?: string; reason?: string }).purpose]);
}

describe('without consent', () => {
  it('every endpoint of resumes and the start are refused, and nothing is kept', async () => {
    const client = await newcomer('Asked First', 1);
    const form = new FormData();
    form.set('file', new Blob([pastedResume], { type: 'text/plain' }), 'resume.txt');
    const { sessionId } = await client.call('beginInterview', { body: {} });
    const none = { resumeId: `res_${'a'.repeat(20)}` };
    const calls = [
      () => client.call('uploadResume', { form }),
      () => client.call('pasteResume', { body: { text: pastedResume } }),
      () => client.call('useSampleResume', { body: { sample: 'fresher' } }),
      () => client.call('readLatestResume'),
      () => client.call('confirmFacts', { params: none, body: { facts: [] } }),
      () =>
        client.call('startInterview', { params: { sessionId }, body: { leaseId, style: 'chill', ...none } }),
    ];
    for (const call of calls) await expect(call()).rejects.toEqual(refusedWith('consent_required'));
    // One of the two that are needed is not enough.
    await choose(client, { interview: true });
    for (const call of calls) await expect(call()).rejects.toEqual(refusedWith('consent_required'));
    expect(await storedOf(client, 'resumes')).toEqual([]);
    await choose(client, { adult: true });
    await client.call('pasteResume', { body: { text: pastedResume } });
  });

  it('whoever is under 18 is refused, and only that is stored', async () => {
    const client = await newcomer('Still Young');
    await expect(choose(client, { adult: false, interview: true })).rejects.toEqual(refusedWith('under_age'));
    expect(await storedOf(client, 'consents')).toEqual([]);
    expect(await auditOf(client)).toEqual([['consent_refused', undefined]]);
  });

  it('a sound service is not agreed to where there is none', async () => {
    const client = await newcomer('Nothing Sent');
    expect((await choose(client, { voice: true })).consents).toEqual([]);
  });
});

describe('giving', () => {
  it('stores purpose, version, language and time, once', async () => {
    const client = await newcomer('Reads Hindi');
    const { consents } = await choose(client, { adult: true, interview: true }, 'hi');
    expect(consents).toEqual(
      ['adult', 'interview'].map((purpose) => ({
        purpose,
        language: 'hi',
        noticeVersion,
        recipient: null,
        givenAt: expect.any(String),
        withdrawnAt: null,
        holds: true,
      })),
    );
    await choose(client, { adult: true, interview: true }, 'en');
    expect(await storedOf(client, 'consents')).toHaveLength(2);
    expect(await auditOf(client)).toEqual([
      ['consent_given', 'adult'],
      ['consent_given', 'interview'],
    ]);
  });

  it('is refused for a notice that was changed while it was read', async () => {
    const client = await newcomer('Read Too Long');
    const { notice } = await client.call('readConsents');
    for (const seen of [
      { ...notice, version: '2020-01-01' },
      { ...notice, model: 'OpenAI (api.openai.com)' },
      { ...notice, speaking: 'api.openai.com' },
    ]) {
      const body = { seen, language: 'en' as const, choices: { adult: true, interview: true } };
      await expect(client.call('changeConsents', { body })).rejects.toEqual(refusedWith('consent_required'));
    }
    expect(await storedOf(client, 'consents')).toEqual([]);
  });

  it('holds for the words and the provider that were named: others ask again', async () => {
    const client = await newcomer('Named Provider');
    const uid = await uidOf(client);
    for (const change of [sql`recipient = 'OpenAI (api.openai.com)'`, sql`notice_version = '2020-01-01'`]) {
      await giveConsent(client);
      await client.call('pasteResume', { body: { text: pastedResume } });
      await service.parts.database.transaction((tx) =>
        tx.execute(sql`update consents set ${change} where uid = ${uid} and purpose = 'interview'`),
      );
      await expect(client.call('pasteResume', { body: { text: pastedResume } })).rejects.toEqual(
        refusedWith('consent_required'),
      );
      const { consents } = await client.call('readConsents');
      expect(consents.map(({ purpose, holds }) => [purpose, holds])).toEqual([
        ['adult', true],
        ['interview', false],
      ]);
    }
  });
});

describe('mails no contract needs', () => {
  it('are off until chosen, in the notice or in the settings, which say the same', async () => {
    const client = await newcomer('Little Mail');
    const wants = async () => (await client.call('readMe')).account?.settings.emailUpdates;
    const holds = async () =>
      (await client.call('readConsents')).consents.find(({ purpose }) => purpose === 'mail')?.holds;
    expect([await wants(), await holds()]).toEqual([false, undefined]);
    await choose(client, { mail: true });
    expect([await wants(), await holds()]).toEqual([true, true]);
    await client.call('changeSettings', { body: { notifications: true, emailUpdates: false } });
    expect([await wants(), await holds()]).toEqual([false, false]);
    await client.call('changeSettings', { body: { notifications: false, emailUpdates: true } });
    await client.call('changeSettings', { body: { notifications: false, emailUpdates: true } });
    expect([await wants(), await holds()]).toEqual([true, true]);
    expect((await client.call('readMe')).account?.settings.notifications).toBe(false);
    await choose(client, { mail: false });
    expect([await wants(), await holds()]).toEqual([false, false]);
    expect(await auditOf(client)).toEqual([
      ['consent_given', 'mail'],
      ['consent_withdrawn', 'mail'],
      ['consent_given', 'mail'],
      ['consent_withdrawn', 'mail'],
    ]);
  });
});

describe('withdrawing', () => {
  it('the interview ends a running one, gives it back, deletes resumes, and keeps the account', async () => {
    const client = await service.signedIn('Changed My Mind', 1);
    const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
    const { awaitingTurnId } = await untilAwaited(client, sessionId);
    expect((await choose(client, { interview: false })).ended).toEqual({
      interviews: 1,
      returned: 1,
      resumes: 1,
    });
    expect(await storedOf(client, 'resumes')).toEqual([]);
    expect((await client.call('readMe')).account).toMatchObject({ remaining: 1, activeSessionId: null });
    expect(await client.call('readInterview', { params: { sessionId } })).toMatchObject({
      state: 'discarded',
      endReason: 'withdrawn',
      comesBack: true,
    });
    const toTurnId = awaitingTurnId ?? '';
    const answer = { leaseId, clientTurnId: 'after-withdrawal', toTurnId, text: 'Still here.' };
    await expect(client.call('answer', { params: { sessionId }, body: answer })).rejects.toEqual(
      refusedWith('interview_over'),
    );
    await expect(client.call('pasteResume', { body: { text: pastedResume } })).rejects.toEqual(
      refusedWith('consent_required'),
    );
    expect((await choose(client, { interview: false })).ended).toMatchObject({ interviews: 0, resumes: 0 });
    await giveConsent(client);
    expect(await storedOf(client, 'consents')).toHaveLength(3);
    expect(await auditOf(client)).toEqual([
      ['consent_given', 'adult'],
      ['consent_given', 'interview'],
      ['consent_withdrawn', 'interview'],
      ['consent_given', 'interview'],
    ]);
  });

  it('is told to an open room', async () => {
    const client = await service.signedIn('Open Room', 1);
    const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
    await untilAwaited(client, sessionId);
    const told = untilEvent(client, sessionId, ({ state }) => state === 'discarded');
    await choose(client, { interview: false });
    await told;
  });

  it('holds after a backup of before it was restored: the operator repeats it, and what was agreed to since stays (rule ERASE-5)', async () => {
    const client = await service.signedIn('Restored Mind', 1);
    const uid = await uidOf(client);
    const { database } = service.parts;
    const holding = async () =>
      (await client.call('readConsents')).consents.filter(({ holds }) => holds).map(({ purpose }) => purpose);
    await client.call('pasteResume', { body: { text: pastedResume } });
    const [consentBefore] = (await storedOf(client, 'consents')).filter(
      (row) => row['purpose'] === 'interview',
    );
    await database.transaction((tx) =>
      tx.execute(sql`create table resumes_backed_up as select * from resumes where uid = ${uid}`),
    );
    await choose(client, { interview: false });
    expect(await holding()).toEqual(['adult']);

    const restore = () =>
      database.transaction(async (tx) => {
        await tx.execute(
          sql`update consents set withdrawn_at = null where id = ${String(consentBefore?.['id'])}`,
        );
        await tx.execute(sql`insert into resumes select * from resumes_backed_up on conflict do nothing`);
      });
    await restore();
    expect(await holding()).toEqual(['adult', 'interview']);
    expect(await operate(service.env, ['forget-again'])).toContain('1 withdrawal');
    expect(await holding()).toEqual(['adult']);
    expect(await storedOf(client, 'resumes')).toEqual([]);

    await giveConsent(client);
    await client.call('pasteResume', { body: { text: pastedResume } });
    await restore();
    await operate(service.env, ['forget-again']);
    expect(await holding()).toEqual(['adult', 'interview']);
    expect(await storedOf(client, 'resumes')).toHaveLength(1);
    await database.transaction((tx) => tx.execute(sql`drop table resumes_backed_up`));
  });

  it('saying one is under 18 withdraws what was agreed to', async () => {
    const client = await service.signedIn('Not Yet Grown', 1);
    await client.call('pasteResume', { body: { text: pastedResume } });
    await expect(choose(client, { adult: false })).rejects.toEqual(refusedWith('under_age'));
    expect(await storedOf(client, 'resumes')).toEqual([]);
    const { consents } = await client.call('readConsents');
    expect(consents.map(({ holds }) => holds)).toEqual([false, false]);
  });
});
