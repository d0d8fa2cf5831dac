import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indiaDay } from '#contract/india-time.ts';
import { tellFeedbackReady } from '#server/feedback/tell-feedback-ready.ts';
import { eraseAtOnce } from '#server/privacy/erasing-store.ts';
import { isMailWanted } from '#server/reminders/is-mail-wanted.ts';
import { sendReminders } from '#server/reminders/send-reminders.ts';
import { drillFigures } from '#server/taken-home.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { addInterviews } from '#tests/fixtures/many-interviews.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const dayMs = 24 * 3_600_000;
// Half past eight in India.
const clock = new TestClock(new Date('2026-11-24T03:00:00Z'));
const letterhead = { publicUrl: 'https://hotseat.example', supportEmail: 'help@example.com' };
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock });
});
afterAll(() => service.close());

const remind = () => sendReminders({ ...service.parts, letterhead, drills: drillFigures });
const uidOf = async (client: ApiClient) => (await client.call('readMe')).account?.uid ?? '';
const remindersTo = async (uid: string) =>
  (await rowsOf(service.parts.database, 'mails'))
    .filter((row) => row['uid'] === uid && String(row['id']).startsWith('reminder:'))
    .map((row) => String(row['id']).split(':').slice(2).join(' '))
    .toSorted();
const inDays = (days: number) => indiaDay(clock.now(), -days);

/** Somebody with a date so many days ahead who asked to be reminded. */
async function whoIsReminded(name: string, days: number): Promise<{ client: ApiClient; uid: string }> {
  const client = await service.signedIn(name, 0);
  await client.call('setInterviewDate', { body: { day: inDays(days), school: 'IIM Indore' } });
  await client.call('chooseReminders', { body: { on: true } });
  return { client, uid: await uidOf(client) };
}

/** What a mail program holds of the newest mail of that kind: its headers and its text. */
async function mailAbout(id: string): Promise<{ link: string; oneClick: boolean; text: string }> {
  const folder = join(service.env['DATA_DIR'] ?? '', 'outbox');
  const name = `${id.replaceAll(/[^A-Za-z0-9_-]/g, '-')}.eml`;
  await expect.poll(() => readdirSync(folder), { timeout: 120_000 }).toContain(name);
  const message = readFileSync(join(folder, name), 'utf8');
  const link = /^List-Unsubscribe: <(\S+)>\r$/m.exec(message)?.[1] ?? '';
  const oneClick = message.includes('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  return { link, oneClick, text: message.replaceAll('=\r\n', '').replaceAll('=3D', '=') };
}
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const press = (link: string, body: string | FormData = 'List-Unsubscribe=One-Click') =>
  fetch(`${service.origin}${new URL(link).pathname}${new URL(link).search}`, {
    method: 'POST',
    ...(typeof body === 'string' ? { headers: { 'content-type': 'application/x-www-form-urlencoded' } } : {}),
    body,
  });

describe('mails before the interview', () => {
  it('come by choice alone: 7 days, 3 days and 1 day before, each once (rules REMIND-1 and -2)', async () => {
    const { uid } = await whoIsReminded('Asks For Three', 8);
    const silent = await service.signedIn('Asks For None', 0);
    await silent.call('setInterviewDate', { body: { day: inDays(8), school: null } });
    const silentUid = await uidOf(silent);
    const day = inDays(8);
    const seen: string[][] = [];
    for (let left = 8; left >= -1; left--) {
      await remind();
      await remind();
      seen.push(await remindersTo(uid));
      clock.advance(dayMs);
    }
    expect(seen.map((mails) => mails.length)).toEqual([0, 1, 1, 1, 1, 2, 2, 3, 3, 3]);
    expect(seen.at(-1)).toEqual([`${day} 1`, `${day} 3`, `${day} 7`]);
    expect(await remindersTo(silentUid)).toEqual([]);
  });

  it('say what the plan says, in a mail that can be stopped with one press', async () => {
    const { uid, client } = await whoIsReminded('Reads Plan', 3);
    await addInterviews(service.parts.database, { uid, count: 1, since: clock.now() });
    const { plan } = await client.call('readInterviewDate');
    await remind();
    const { link, oneClick, text } = await mailAbout(`reminder:${uid}:${inDays(3)}:3`);
    expect(text).toContain('Subject: Your interview is in three days');
    expect(text).toContain('at IIM Indore');
    expect(text).toContain('- Interviews left: none');
    expect(text).toContain(`Drills due: ${plan?.drillsDue || 'none'}`);
    expect(text).toContain(plan?.neverAssessed[0]?.name);
    expect(text).not.toMatch(/chance|streak|missed|should have/i);
    expect(oneClick).toBe(true);
    expect(text.split(link)).toHaveLength(3);
    expect(link).toMatch(/^https:\/\/hotseat\.example\/unsubscribe\?token=[\w-]{43}$/);
    // Once it is sent the secret stands nowhere.
    await expect
      .poll(async () => JSON.stringify(await rowsOf(service.parts.database, 'mails')), { timeout: 120_000 })
      .not.toContain(tokenOf(link));
    expect(JSON.stringify(await rowsOf(service.parts.database, 'unsubscribe_links'))).not.toContain(
      tokenOf(link),
    );
  });

  it.each<[string, (client: ApiClient) => Promise<unknown>]>([
    ['the choice is taken back', (client) => client.call('chooseReminders', { body: { on: false } })],
    ['the date is cleared', (client) => client.call('clearInterviewDate', { body: {} })],
    [
      'the date is moved',
      (client) => client.call('setInterviewDate', { body: { day: inDays(30), school: null } }),
    ],
    ['the account is being deleted', (client) => client.call('deleteAccount', { body: { word: 'delete' } })],
  ])('stop when %s, also one that waits to be sent (rule REMIND-2)', async (which, act) => {
    const { uid, client } = await whoIsReminded(`Stops ${which.replaceAll(/[^a-z ]/g, '')}`, 7);
    const mail = { id: `reminder:${uid}:${inDays(7)}:7`, uid };
    const wanted = () => service.parts.database.read((tx) => isMailWanted(tx, mail, clock.now()));
    expect(await wanted()).toBe(true);
    await act(client);
    expect(await wanted()).toBe(false);
    await remind();
    expect(await remindersTo(uid)).toEqual([]);
  });

  it('that waited past their day are not sent, and a choice is gone with its date', async () => {
    const { uid, client } = await whoIsReminded('Waited', 1);
    const mail = { id: `reminder:${uid}:${inDays(1)}:1`, uid };
    const later = new Date(clock.now().getTime() + dayMs);
    expect(await service.parts.database.read((tx) => isMailWanted(tx, mail, later))).toBe(false);
    await client.call('clearInterviewDate', { body: {} });
    const choose = client.call('chooseReminders', { body: { on: true } });
    await expect(choose).rejects.toMatchObject({ code: 'not_found' });
    const again = await client.call('setInterviewDate', { body: { day: inDays(1), school: null } });
    expect(again.date?.reminders).toBe(false);
  });
});

describe('a link in a mail', () => {
  it('stops reminders by its page or one press, without signing in, however often (rules UNSUBSCRIBE-1 and -2)', async () => {
    const { uid, client } = await whoIsReminded('By Link', 7);
    await remind();
    const { link } = await mailAbout(`reminder:${uid}:${inDays(7)}:7`);
    const stranger = new ApiClient(service.origin);
    const token = tokenOf(link);
    const open = () => stranger.call('openUnsubscribe', { body: { token } });
    const chosen = async () => (await client.call('readInterviewDate')).date?.reminders;
    expect(await open()).toEqual({ kind: 'reminders', comes: true });
    expect(await chosen()).toBe(true);
    const stopped = { kind: 'reminders', comes: false };
    for (let n = 0; n < 2; n++)
      expect(await stranger.call('unsubscribe', { body: { token } })).toEqual(stopped);
    expect(await chosen()).toBe(false);
    await client.call('chooseReminders', { body: { on: true } });
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    for (const body of ['List-Unsubscribe=One-Click', form])
      expect((await press(link, body)).status).toBe(200);
    expect(await open()).toEqual(stopped);
    expect(await chosen()).toBe(false);
    await client.call('chooseReminders', { body: { on: true } });
    expect((await press(link, '')).status).toBe(400);
    expect((await press(link.replace('token=', 'other='))).status).toBe(400);
    expect((await press(`${link.slice(0, -3)}AAA`)).status).toBe(404);
    expect(await chosen()).toBe(true);
  });

  it('stops word of feedback as the account page does, and dies with the account', async () => {
    const client = await service.signedIn('Stops Feedback', 0);
    const uid = await uidOf(client);
    await client.call('changeSettings', { body: { notifications: true, emailUpdates: true } });
    await addInterviews(service.parts.database, { uid, count: 1, since: clock.now() });
    const [row] = (await rowsOf(service.parts.database, 'feedbacks')).filter((one) => one['uid'] === uid);
    await tellFeedbackReady({ ...service.parts, letterhead }, { sessionId: String(row?.['session_id']) });
    const { link, oneClick } = await mailAbout(`feedback:${String(row?.['session_id'])}`);
    expect(oneClick).toBe(true);
    expect((await press(link)).status).toBe(200);
    expect((await client.call('readMe')).account?.settings).toEqual({
      notifications: true,
      emailUpdates: false,
    });
    const ofMail = (await rowsOf(service.parts.database, 'consents')).filter(
      (one) => one['uid'] === uid && one['purpose'] === 'mail',
    );
    expect(ofMail.map((one) => one['withdrawn_at'] !== null)).toEqual([true]);
    const withdrawals = async () =>
      (await rowsOf(service.parts.database, 'audit_log')).filter(
        (one) => one['uid'] === uid && one['kind'] === 'consent_withdrawn',
      );
    expect(await withdrawals()).toHaveLength(1);
    expect((await press(link)).status).toBe(200);
    expect(await withdrawals()).toHaveLength(1);
    await service.parts.database.transaction((tx) => eraseAtOnce(tx, uid));
    expect((await press(link)).status).toBe(404);
  });

  it('is in no mail that is owed', async () => {
    const client = await service.signedIn('Is Owed', 0);
    const uid = await uidOf(client);
    await client.call('deleteAccount', { body: { word: 'delete' } });
    const mails = (await rowsOf(service.parts.database, 'mails')).filter((one) => one['uid'] === uid);
    expect(mails).toHaveLength(1);
    const { link, oneClick } = await mailAbout(String(mails[0]?.['id']));
    expect({ link, oneClick }).toEqual({ link: '', oneClick: false });
  });
});
