import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eraseDueAccounts } from '#server/privacy/erase-account.ts';
import { sql } from '#server/platform/database/query.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { pastedResume, untilAwaited } from '#tests/fixtures/interview-driver.ts';
import { KeptData } from '#tests/fixtures/kept-data.ts';
import { buy, LocalGateway, newKey } from '#tests/fixtures/local-gateway.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { findInDatabase, findInFiles, privacyParts } from '#tests/fixtures/privacy.ts';
import { putOnPremium } from '#tests/fixtures/premium.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const dayMs = 24 * 60 * 60_000;
const leaseId = 'lease-of-the-erasing-test';

let clock: TestClock;
let dataDir: string;
let service: TestService;
beforeAll(async () => {
  clock = new TestClock(new Date());
  dataDir = mkdtempSync(join(tmpdir(), 'hotseat-erase-'));
  service = await startTestService({ clock, processClock: clock, env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await service.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const parts = () => privacyParts(service.parts, dataDir);
const erase = () => eraseDueAccounts(parts(), () => false);
const uidOf = async (client: ApiClient) => (await client.call('readMe')).account?.uid ?? '';
const remove = (client: ApiClient) => client.call('deleteAccount', { body: { word: 'delete' } });
const rowsWith = async (table: string, uid: string) =>
  (await rowsOf(service.parts.database, table)).filter((row) => JSON.stringify(row).includes(uid));
const auditKinds = async (uid: string) => (await rowsWith('audit_log', uid)).map((row) => row['kind']);

async function signInAgain(name: string): Promise<ApiClient> {
  const client = new ApiClient(service.origin);
  await client.signIn({ name, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com` });
  return client;
}

async function running(client: ApiClient, name = 'Kavya Ramanathan'): Promise<string> {
  const text = pastedResume.replace('KAVYA RAMANATHAN', name.toUpperCase());
  const { resumeId, facts } = await client.call('pasteResume', { body: { text } });
  await client.call('confirmFacts', { params: { resumeId }, body: { facts } });
  const { sessionId } = await client.call('beginInterview', { body: {} });
  await client.call('takePen', { params: { sessionId }, body: { leaseId, takeOver: true } });
  const body = {
    leaseId,
    style: 'chill',
    resumeId,
    statement: `${name}.`,
  } as const;
  await client.call('startInterview', { params: { sessionId }, body });
  const { awaitingTurnId } = await untilAwaited(client, sessionId);
  const answer = {
    leaseId,
    clientTurnId: 'erasing-first',
    toTurnId: awaitingTurnId ?? '',
    text: `I am ${name}.`,
  };
  await client.call('answer', { params: { sessionId }, body: answer });
  await untilAwaited(client, sessionId);
  return sessionId;
}

describe('the week before an account goes (rule ERASE-1)', () => {
  it('signs out everywhere, stops what runs, refuses what begins, and ends when the account is kept', async () => {
    const client = await service.signedIn('Second Thoughts', 2);
    await putOnPremium(service.parts.database, await uidOf(client));
    const device = await signInAgain('Second Thoughts');
    const uid = await uidOf(client);
    const sessionId = await running(client);
    await expect(client.call('deleteAccount', { body: { word: 'Delete!' } as never })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const { dueAt } = await remove(client);
    expect(new Date(dueAt).getTime() - clock.now().getTime()).toBeGreaterThanOrEqual(7 * dayMs);
    for (const one of [client, device]) expect((await one.call('readMe')).account).toBeNull();
    const [interview] = (await rowsWith('interview_sessions', uid)).filter(
      (r) => r['session_id'] === sessionId,
    );
    expect(interview).toMatchObject({ state: 'discarded' });

    const back = await signInAgain('Second Thoughts');
    expect((await back.call('readMe')).account).toMatchObject({ uid, deletionDueAt: dueAt, remaining: 2 });
    const begun = [
      () => back.call('beginInterview', { body: {} }),
      () => back.call('pasteResume', { body: { text: pastedResume } }),
      () => back.call('createOrder', { body: { product: 'premium' }, idempotencyKey: newKey() }),
      () => back.call('keepFeedback', { body: { keepsLonger: true } }),
    ];
    for (const begin of begun) await expect(begin()).rejects.toMatchObject({ code: 'account_being_deleted' });
    await erase();
    for (let twice = 0; twice < 2; twice++) await back.call('keepAccount', { body: {} });
    expect((await back.call('readMe')).account).toMatchObject({ uid, deletionDueAt: null });
    await back.call('beginInterview', { body: {} });
    clock.advance(8 * dayMs);
    await erase();
    expect((await (await signInAgain('Second Thoughts')).call('readMe')).account).toMatchObject({ uid });
    expect(await auditKinds(uid)).toEqual(
      expect.arrayContaining(['account_deletion_requested', 'account_kept']),
    );
  });

  it('asks to be scored no more, tells by mail once, and writes no other mail', async () => {
    const client = await service.signedIn('Being Scored', 1);
    const uid = await uidOf(client);
    const { sessionId } = await client.call('beginInterview', { body: {} });
    await service.parts.database.transaction((tx) =>
      tx.execute(sql`update interview_sessions set state = 'scoring', started_at = timestamp, ended_at = timestamp
        where session_id = ${sessionId}`),
    );
    await remove(client);
    expect((await rowsWith('mails', uid)).map((mail) => mail['subject'])).toEqual([
      'Your Hotseat account will be deleted',
    ]);
    expect((await rowsWith('credit_lots', uid))[0]).toMatchObject({ held: 0, captured: 0 });
    const back = await signInAgain('Being Scored');
    // Nothing broke on our side: the room must not say so.
    expect(await back.call('readInterview', { params: { sessionId } })).toMatchObject({
      state: 'discarded',
      feedbackReady: false,
      refusedFeedback: null,
      comesBack: true,
    });
    expect((await back.call('readMe')).account?.remaining).toBe(1);
  });
});

describe('an account after its week (rule ERASE-4)', () => {
  const canaries = ['Quillon', 'Marmotvale'];

  it('is nowhere by name; the invoice, the money and the log stand without one; who comes back is somebody new', async () => {
    const client = await service.signedIn('Quillon Marmotvale', 1);
    const uid = await uidOf(client);
    const gateway = LocalGateway.of(service.env);
    await buy(client, gateway);
    await running(client, 'Quillon Marmotvale');
    const kept = new KeptData(service.parts.database);
    await kept.modelCall(uid, '2026-03-07');
    const late = await client.call('createOrder', { body: { product: 'top_up' }, idempotencyKey: newKey() });
    await vi.waitFor(async () => expect(findInFiles(join(dataDir, 'outbox'), canaries)).not.toEqual([]), {
      timeout: 120_000,
    });
    const { database } = service.parts;
    const money = async () => ({
      orders: (await rowsWith('orders', uid)).length,
      documents: (await rowsWith('billing_documents', uid)).map((d) => [d['number'], d['issued_at']]),
      ledger: (await rowsWith('ledger', uid)).length,
    });
    expect(await findInDatabase(database, canaries)).toEqual(
      expect.arrayContaining([
        'users.email',
        'billing_documents.content',
        'interview_events.event',
        'mails.to',
      ]),
    );
    await remove(client);
    const before = await money();
    const audited = (await rowsWith('audit_log', uid)).length;
    await erase();
    expect((await rowsWith('identities', uid)).length).toBe(1);
    clock.advance(8 * dayMs);
    await erase();
    await erase();

    // The gateway's own messages name the payer for thirty days, as the retention table says.
    const places = (await findInDatabase(database, canaries)).filter((p) => p !== 'webhook_inbox.body');
    expect(places).toEqual([]);
    // A mail on its way while its account goes is deleted on arrival.
    await vi.waitFor(
      () =>
        expect(findInFiles(dataDir, canaries).filter((name) => name !== 'local-razorpay.json')).toEqual([]),
      120_000,
    );
    const [user] = await rowsWith('users', uid);
    expect(user).toMatchObject({ email: '', display_name: '', photo_url: null });
    for (const table of ['identities', 'sessions', 'resumes', 'feedbacks', 'model_calls', 'model_budgets'])
      expect(await rowsWith(table, uid), table).toEqual([]);
    // Who agreed to what stays as proof, of an id without a name (rule CONSENT-5).
    expect((await rowsWith('consents', uid)).map(({ purpose }) => String(purpose)).toSorted()).toEqual([
      'adult',
      'interview',
    ]);
    expect(await money()).toEqual(before);
    const [invoice] = await rowsWith('billing_documents', uid);
    expect(invoice?.['content']).toMatchObject({ totalPaise: 99_900, buyer: { name: '', email: '' } });
    expect((await rowsWith('audit_log', uid)).length).toBe(audited + 1);

    const again = await signInAgain('Quillon Marmotvale');
    const fresh = (await again.call('readMe')).account;
    expect(fresh?.uid).not.toBe(uid);
    expect(fresh).toMatchObject({ remaining: 0, completed: 0, has_purchased_premium: false });

    // Money that comes late is booked, and brings nobody back (rule MONEY-3, F30).
    await gateway.pay(late.razorpayOrderId);
    const paid = async () => (await rowsWith('orders', uid)).find((order) => order['id'] === late.orderId);
    await vi.waitFor(async () => expect(await paid()).toMatchObject({ status: 'success' }), {
      timeout: 120_000,
    });
    expect((await rowsWith('users', uid))[0]).toMatchObject({ email: '', display_name: '' });
    expect(await rowsWith('identities', uid)).toEqual([]);
    const mails = await rowsWith('mails', uid);
    expect(mails.filter((mail) => mail['to'] !== '')).toEqual([]);
    expect(mails.map((mail) => mail['id'])).not.toContain(`receipt:${late.orderId}`);
    expect(await operate(service.env, ['audit'])).toContain('The audit log is whole');
    const told = await operate(service.env, ['forget-again']);
    // Two accounts of this file, and three interviews that went with their accounts.
    expect(told).toBe(
      '✓ Deleted again: 0 accounts, 0 resumes and 0 interviews; 0 withdrawals of consent repeated; 0 things taken away again in schools; 5 gone already.\n',
    );
  });
});
