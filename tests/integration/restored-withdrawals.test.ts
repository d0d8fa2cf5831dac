import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indiaDay } from '#contract/india-time.ts';
import { paths } from '#contract/paths.ts';
import { dayMs } from '#contract/time.ts';
import { randomToken, sha256 } from '#server/platform/ids.ts';
import { unsubscribeLinks } from '#server/platform/database/schema/mail.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { type HeldKey, holdKey } from '#tests/fixtures/api-key.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { refusedWith } from '#tests/fixtures/refused-with.ts';
import { openSchoolWorld, type SchoolWorld, type WorldApplicant } from '#tests/fixtures/school-world.ts';
import { acceptAs, openAs, prepareSitting } from '#tests/fixtures/sitting-driver.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { webhookTerms } from '#tests/fixtures/webhook-calls.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hotseat-restored-'));
let service: TestService;
let world: SchoolWorld;
let owner: ApiClient;
let people: Record<string, WorldApplicant>;
let keys: Record<'kept' | 'revoked', HeldKey>;
let hooks: Record<string, string>;
let told: string;
let prepared: string;

const inSchool = () => ({ orgId: world.orgId });
const wantsMail = (client: ApiClient, on: boolean) =>
  client.call('changeSettings', { body: { notifications: true, emailUpdates: on } });
const wantsReminders = (client: ApiClient, on: boolean) => client.call('chooseReminders', { body: { on } });
const keepsLonger = (client: ApiClient, on: boolean) =>
  client.call('keepFeedback', { body: { keepsLonger: on } });
const person = (key: string): WorldApplicant => people[key] ?? expect.fail(`Nobody is ${key}.`);
const inOn = (name: string): Promise<ApiClient> => service.signedIn(name, 0);

/** Somebody who said yes to every mail and to keeping feedback. */
async function agreed(name: string): Promise<ApiClient> {
  const client = await inOn(name);
  const day = indiaDay(new Date(service.parts.clock.now().getTime() + 20 * dayMs));
  await client.call('setInterviewDate', { body: { day, school: null } });
  await choose(client, true);
  return client;
}

async function choose(client: ApiClient, on: boolean): Promise<void> {
  await wantsMail(client, on);
  await wantsReminders(client, on);
  await keepsLonger(client, on);
}

/** What comes by choice, and is kept by choice. */
async function chosenBy(name: string): Promise<object> {
  const client = await inOn(name);
  const { account } = await client.call('readMe');
  const { date } = await client.call('readInterviewDate');
  const { keepsLonger: keeps } = await client.call('readKeeping');
  return { mail: account?.settings.emailUpdates, reminders: date?.reminders, keeps };
}

async function pressUnsubscribe(client: ApiClient, kind: 'feedback' | 'reminders'): Promise<void> {
  const { account } = await client.call('readMe');
  const token = randomToken();
  await service.parts.database.transaction((tx) =>
    tx.insert(unsubscribeLinks).values({
      tokenHash: sha256(token),
      uid: account?.uid ?? '',
      kind,
      createdAt: service.parts.clock.now(),
    }),
  );
  const url = `${service.origin}${paths.unsubscribe}?token=${token}`;
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
}

const place = (name: string) => {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  return { email, name, role: 'admin' as const, programmeIds: [] as string[] };
};
const change = (memberId: string, name: string, role: 'admin' | 'staff', programmeIds: string[] = []) =>
  owner.call('changeMember', { params: { ...inSchool(), memberId }, body: { name, role, programmeIds } });
const remove = (memberId: string) => owner.call('removeMember', { params: { ...inSchool(), memberId } });
const hook = async (): Promise<string> => {
  const body = { ...webhookTerms, events: [...webhookTerms.events] };
  return (await owner.call('addWebhook', { params: inSchool(), body })).webhookId;
};
const switched = (webhookId: string, isOn: boolean) =>
  owner.call('switchWebhook', { params: { ...inSchool(), webhookId }, body: { isOn } });
const moved = (webhookId: string, revision: number) =>
  owner.call('changeWebhook', {
    params: { ...inSchool(), webhookId },
    body: {
      ...webhookTerms,
      events: [...webhookTerms.events],
      url: 'https://elsewhere.example.com/in',
      revision,
    },
  });

beforeAll(async () => {
  service = await startTestService({ env: { DATA_DIR: dataDir } });
  world = await openSchoolWorld(service);
  owner = world.owner.client;
  const stays = await agreed('Asha Stays');
  const agrees = await agreed('Bela Agrees Again');
  const takesBack = await agreed('Chitra Takes Back');
  const presses = await agreed('Divya Presses');
  const clears = await agreed('Esha Clears');
  const [leaves, returns, narrowed, widened] = await Promise.all(
    ['Gita Leaves', 'Hema Returns', 'Indu Narrowed', 'Jaya Widened'].map((name) => world.add('admin', name)),
  );
  if (!leaves || !returns || !narrowed || !widened) throw new Error('The school has no such members.');
  const names = ['kept', 'revoked', 'corrected', 'withdrew', 'anew', 'removed'];
  const invited = await world.invite(names.map((name) => `Kiran ${name}`));
  people = Object.fromEntries(names.map((name, at) => [name, invited[at] as WorldApplicant]));
  const withdraws = await acceptAs(service, person('withdrew'));
  const { sessionId } = await prepareSitting(withdraws, person('withdrew'));
  prepared = sessionId;
  const anew = await acceptAs(service, person('anew'));
  keys = { kept: await holdKey(owner, world.orgId), revoked: await holdKey(owner, world.orgId) };
  hooks = {
    kept: await hook(),
    removed: await hook(),
    off: await hook(),
    moved: await hook(),
    on: await hook(),
  };

  // What was taken away before the backup, and given again before it too.
  await choose(agrees, false);
  await choose(agrees, true);
  await remove(returns.memberId);
  await owner.call('addMember', { params: inSchool(), body: place('Hema Returns') });
  await change(widened.memberId, 'Jaya Widened', 'staff', [world.programmeId]);
  await change(widened.memberId, 'Jaya Widened', 'admin');
  await switched(hooks['on'] ?? '', false);
  await switched(hooks['on'] ?? '', true);
  await moved(hooks['on'] ?? '', 1);
  await anew.call('withdrawFromSchool', { body: { token: person('anew').token } });
  await owner.call('allowRetake', {
    params: { ...inSchool(), applicantId: person('anew').applicantId },
    body: {
      scenarioId: world.scenarioId,
      version: world.version,
      attempts: 1,
      deadlineAt: null,
      reason: 'Asked to come after all',
    },
  });

  const said = await operate(service.env, ['backup']);
  const [, file = ''] = /✓ (\S+\.(?:dump|tar\.gz)) /.exec(said) ?? [];

  // What is taken away after it.
  await choose(takesBack, false);
  await clears.call('clearInterviewDate');
  await remove(leaves.memberId);
  await change(narrowed.memberId, 'Indu Narrowed', 'staff', [world.programmeId]);
  await owner.call('revokeApiKey', { params: { ...inSchool(), keyId: keys.revoked.keyId } });
  await owner.call('revokeInvitation', {
    params: { ...inSchool(), invitationId: person('revoked').invitationId },
    body: {},
  });
  const { email: was } = person('corrected');
  const correction = {
    params: { applicantId: person('corrected').applicantId },
    body: { was, to: 'the.right.one@example.com' },
  };
  const program = new ApiClient(service.origin);
  expect((await program.send('apiCorrectAddress', correction, keys.kept.headers)).status).toBe(200);
  await withdraws.call('withdrawFromSchool', { body: { token: person('withdrew').token } });
  await owner.call('removeApplicant', {
    params: { ...inSchool(), applicantId: person('removed').applicantId },
    body: { records: 0 },
  });
  await owner.call('removeWebhook', { params: { ...inSchool(), webhookId: hooks['removed'] ?? '' } });
  await switched(hooks['off'] ?? '', false);
  await moved(hooks['moved'] ?? '', 1);
  // Last, since each call writes down what those before left.
  await pressUnsubscribe(presses, 'feedback');
  await pressUnsubscribe(presses, 'reminders');
  expect((await stays.call('readMe')).account?.settings.emailUpdates).toBe(true);

  await service.close();
  await operate(service.env, ['restore', file, '--replace']);
  service = await startTestService({ env: service.env });
  told = await operate(service.env, ['after-restore']);
  owner = await inOn('sahyadri owner');
});
afterAll(async () => {
  await service.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('what somebody took away after the backup stays away (rule ERASE-5)', () => {
  it('mails and a longer time that somebody said no to, by their pages or by a link in a mail', async () => {
    expect(await chosenBy('Chitra Takes Back')).toEqual({ mail: false, reminders: false, keeps: false });
    expect(await chosenBy('Divya Presses')).toEqual({ mail: false, reminders: false, keeps: true });
    expect(await chosenBy('Esha Clears')).toMatchObject({ mail: true, reminders: false });
  });

  it('a member who was removed, and what another one may no more', async () => {
    const removed = (await inOn('Gita Leaves')).call('readSchool', { params: inSchool() });
    await expect(removed).rejects.toEqual(refusedWith('not_found'));
    const { me } = await (await inOn('Indu Narrowed')).call('readSchool', { params: inSchool() });
    expect(me).toMatchObject({ role: 'staff', programmeIds: [world.programmeId] });
  });

  it('a key that was revoked', async () => {
    const program = new ApiClient(service.origin);
    expect((await program.send('apiProgrammes', {}, keys.revoked.headers)).status).toBe(401);
  });

  it.each(['revoked', 'corrected', 'withdrew', 'removed'])('the link of an applicant: %s', async (which) => {
    const opened = openAs(new ApiClient(service.origin), person(which));
    await expect(opened).rejects.toThrow();
  });

  it('an applicant who withdrew, and one who was removed', async () => {
    const read = (which: string) =>
      owner.call('readApplicant', { params: { ...inSchool(), applicantId: person(which).applicantId } });
    await expect(read('removed')).rejects.toEqual(refusedWith('not_found'));
    expect(await read('withdrew')).toMatchObject({ status: 'withdrawn' });
    const applicant = await inOn('Kiran withdrew');
    const sat = await applicant.call('readInterview', { params: { sessionId: prepared } });
    expect(sat.state).toBe('discarded');
  });

  it('a webhook that was removed, switched off or sent to another address', async () => {
    const { webhooks } = await owner.call('listWebhooks', { params: inSchool() });
    const states = Object.fromEntries(webhooks.map(({ webhookId, state }) => [webhookId, state]));
    expect(Object.entries(hooks).map(([name, id]) => `${name} ${states[id] ?? 'gone'}`)).toEqual([
      'kept active',
      'removed gone',
      'off off',
      'moved off',
      'on active',
    ]);
  });
});

describe('and nothing else goes', () => {
  it('what was given again before the backup, or never taken away', async () => {
    for (const name of ['Asha Stays', 'Bela Agrees Again'])
      expect(await chosenBy(name)).toEqual({ mail: true, reminders: true, keeps: true });
    for (const name of ['Hema Returns', 'Jaya Widened']) {
      const { me } = await (await inOn(name)).call('readSchool', { params: inSchool() });
      expect(me).toMatchObject({ role: 'admin', programmeIds: [] });
    }
    const program = new ApiClient(service.origin);
    expect((await program.send('apiProgrammes', {}, keys.kept.headers)).status).toBe(200);
    expect(await openAs(new ApiClient(service.origin), person('kept'))).toMatchObject({ notice: {} });
    const anew = { ...inSchool(), applicantId: person('anew').applicantId };
    const { invitations } = await owner.call('readApplicant', { params: anew });
    expect(invitations.map(({ state }) => state).toSorted()).toEqual(['invited', 'revoked']);
  });

  it('each is in the file before who asked is told', async () => {
    const lines = () => readFileSync(join(dataDir, 'tombstones.jsonl'), 'utf8').trim().split(/\n+/).length;
    const asha = await inOn('Asha Stays');
    for (const takeAway of [
      () => owner.call('revokeApiKey', { params: { ...inSchool(), keyId: keys.kept.keyId } }),
      () => wantsMail(asha, false),
      () => wantsReminders(asha, false),
      () => keepsLonger(asha, false),
    ]) {
      const before = lines();
      await takeAway();
      expect(lines()).toBe(before + 1);
    }
  });

  it('the operator is told how much, and the file knows nobody', () => {
    expect(told).toContain('6 withdrawals of consent repeated; 10 things taken away again in schools');
    const lines = readFileSync(join(dataDir, 'tombstones.jsonl'), 'utf8');
    expect(lines).not.toMatch(/@|kiran|gita|indu|sahyadri|example|http/i);
  });
});
