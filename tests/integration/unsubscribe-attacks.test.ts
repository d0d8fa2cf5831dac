import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { indiaDay } from '#contract/india-time.ts';
import { paths } from '#contract/paths.ts';
import { tellFeedbackReady } from '#server/feedback/tell-feedback-ready.ts';
import { sendReminders } from '#server/reminders/send-reminders.ts';
import { drillFigures } from '#server/taken-home.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { everyRow } from '#tests/fixtures/every-row.ts';
import { addInterviews } from '#tests/fixtures/many-interviews.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* Links in mails that are forged, bent, looked at by machines and used for what they are not for (rules UNSUBSCRIBE-1 and -2). */

// Half past eight in India.
const clock = new TestClock(new Date('2026-11-24T03:00:00Z'));
const letterhead = { publicUrl: 'https://hotseat.example', supportEmail: 'help@example.com' };
let service: TestService;
let asha: Reader;
let bina: Reader;

/** Somebody who asked for every mail that comes by choice, with the secrets of a link of each kind. */
type Reader = { client: ApiClient; reminders: string; feedback: string };

beforeAll(async () => {
  service = await startTestService({ clock });
  asha = await reader('Asha Reads');
  bina = await reader('Bina Reads');
  // Both links of both are sent: from here on rows change by calls alone.
  await vi.waitFor(
    async () => {
      const mails = await rowsOf(service.parts.database, 'mails');
      expect(mails.filter((mail) => !mail['sent_at'])).toEqual([]);
    },
    { timeout: 120_000 },
  );
});
afterAll(() => service.close());

async function reader(name: string): Promise<Reader> {
  const client = await service.signedIn(name, 0);
  const uid = (await client.call('readMe')).account?.uid ?? '';
  const day = indiaDay(clock.now(), -7);
  await client.call('setInterviewDate', { body: { day, school: null } });
  await askAgain(client);
  await addInterviews(service.parts.database, { uid, count: 1, since: clock.now() });
  const { database } = service.parts;
  const [feedback] = (await rowsOf(database, 'feedbacks')).filter((row) => row['uid'] === uid);
  const sessionId = String(feedback?.['session_id']);
  await sendReminders({ ...service.parts, letterhead, drills: drillFigures });
  await tellFeedbackReady({ ...service.parts, letterhead }, { sessionId });
  return {
    client,
    reminders: await secretIn(`reminder:${uid}:${day}:7`),
    feedback: await secretIn(`feedback:${sessionId}`),
  };
}

/** The secret of the link in a mail that was sent. */
function secretIn(mailId: string): Promise<string> {
  const name = `${mailId.replaceAll(/[^A-Za-z0-9_-]/g, '-')}.eml`;
  const file = join(service.env['DATA_DIR'] ?? '', 'outbox', name);
  return vi.waitFor(
    () => {
      const secret = /^List-Unsubscribe: <\S+\?token=([\w-]{43})>\r$/m.exec(readFileSync(file, 'utf8'))?.[1];
      if (!secret) throw new Error(`${mailId} is not written to its end.`);
      return secret;
    },
    { timeout: 120_000, interval: 50 },
  );
}

/** Every mail by choice comes. */
async function askAgain(client: ApiClient): Promise<void> {
  await client.call('changeSettings', { body: { notifications: true, emailUpdates: true } });
  await client.call('chooseReminders', { body: { on: true } });
}
const chosenBy = async ({ client }: Reader) => ({
  feedback: (await client.call('readMe')).account?.settings.emailUpdates,
  reminders: (await client.call('readInterviewDate')).date?.reminders,
});
const all = { feedback: true, reminders: true };

const oneClick = 'List-Unsubscribe=One-Click';
/** The press of a mail program, with whatever stands after the `?`. */
const press = (query: string, body: string | null = oneClick, init: RequestInit = {}) =>
  fetch(`${service.origin}${paths.unsubscribe}${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
    ...init,
  });
/** What the doors of a link reply to a secret: the press, the page that asks, and the page's button. */
async function atEveryDoor(secret: string): Promise<number[]> {
  const stranger = new ApiClient(service.origin);
  const body = { token: secret };
  const replies = [
    await press(`?token=${encodeURIComponent(secret)}`),
    await stranger.send('openUnsubscribe', { body }),
    await stranger.send('unsubscribe', { body }),
  ];
  for (const reply of replies) await reply.body?.cancel();
  return replies.map((reply) => reply.status);
}

/** Every secret that is one bit away, those that are the same bytes in other letters among them. */
function bitFlips(secret: string): string[] {
  const bytes = Buffer.from(secret, 'base64url');
  const flipped = Array.from({ length: bytes.length * 8 }, (_, bit) => {
    const bent = Buffer.from(bytes);
    bent[bit >> 3] = (bent[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    return bent.toString('base64url');
  });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('');
  const sameBytes = letters
    .map((letter) => `${secret.slice(0, -1)}${letter}`)
    .filter((other) => other !== secret && Buffer.from(other, 'base64url').equals(bytes));
  return [...flipped, ...sameBytes];
}

describe('a forged link', () => {
  it('that is one bit away stops nothing, wherever the bit is', async () => {
    const before = (await everyRow(service.parts.database)).split('\n');
    const forged = bitFlips(asha.reminders);
    expect(forged).toHaveLength(259);
    for (const secret of forged)
      expect([secret, await atEveryDoor(secret)]).toEqual([secret, [404, 404, 404]]);
    expect((await everyRow(service.parts.database)).split('\n')).toEqual(before);
  });

  it('that is cut, longer or written otherwise stops nothing', async () => {
    const before = (await everyRow(service.parts.database)).split('\n');
    const good = asha.feedback;
    const cut = Array.from(good, (_, length) => good.slice(0, length));
    const bent = [
      `${good}=`,
      `${good}A`,
      ` ${good}`,
      `${good} `,
      `${good}\n`,
      `${good}\0`,
      `\uFEFF${good}`,
      `${good}'--`,
      `${good.slice(0, 42)}%`,
      `${good.slice(0, 42)}\u0430`,
      good.replaceAll(/./g, '%'),
      good.replaceAll(/./g, '_'),
      good.split('').toReversed().join(''),
      good + good,
      '../'.repeat(15).slice(0, 43),
      '__proto__'.padEnd(43, '_'),
    ];
    for (const secret of [...cut, ...bent])
      for (const status of await atEveryDoor(secret))
        expect([secret, [400, 404].includes(status)]).toEqual([secret, true]);
    for (const query of [
      '',
      `?token=${good}&token=${good}`,
      `?token[]=${good}`,
      `?TOKEN=${good}`,
      `?t=${good}`,
      `?;token=${good}`,
    ])
      expect([query, (await press(query)).status]).toEqual([query, 400]);
    expect((await everyRow(service.parts.database)).split('\n')).toEqual(before);
  });
});

describe('a link that is looked at', () => {
  it.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])('by %s changes nothing', async (method) => {
    const before = (await everyRow(service.parts.database)).split('\n');
    const scanners: Record<string, string>[] = [
      { 'user-agent': 'Mozilla/5.0 (compatible; GoogleImageProxy)' },
      { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' },
      { 'list-unsubscribe': 'One-Click', 'list-unsubscribe-post': oneClick },
      { 'x-http-method-override': 'POST', 'x-http-method': 'POST', 'x-method-override': 'POST' },
    ];
    const isBare = method === 'GET' || method === 'HEAD';
    for (const headers of scanners)
      for (const more of ['', `&${oneClick}`, '&_method=POST']) {
        const init = { method, headers, redirect: 'manual' as const };
        const reply = await press(`?token=${asha.reminders}${more}`, isBare ? null : oneClick, init);
        await reply.body?.cancel();
      }
    expect((await everyRow(service.parts.database)).split('\n')).toEqual(before);
  });

  it.each([
    ['nothing', ''],
    ['another press', 'List-Unsubscribe=Two-Click'],
    ['other letters', oneClick.toLowerCase()],
    ['JSON', JSON.stringify({ 'List-Unsubscribe': 'One-Click' })],
    ['the secret alone', 'token=x'],
    ['too much', `${oneClick}&more=${'x'.repeat(4_096)}`],
  ])('and sent %s changes nothing', async (_what, body) => {
    const before = (await everyRow(service.parts.database)).split('\n');
    expect([400, 413]).toContain((await press(`?token=${asha.reminders}`, body)).status);
    expect((await everyRow(service.parts.database)).split('\n')).toEqual(before);
  });

  it('by a mail program that was given its secret in the body alone, stops nothing', async () => {
    expect((await press('', `${oneClick}&token=${asha.reminders}`)).status).toBe(400);
    expect(await chosenBy(asha)).toEqual(all);
  });
});

describe('a link of one kind', () => {
  it.each(['feedback', 'reminders'] as const)(
    'of %s stops that of its owner alone, who holds it also',
    async (kind) => {
      const pressed = await bina.client.fetch(`${service.origin}${paths.unsubscribe}?token=${asha[kind]}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: oneClick,
      });
      expect(pressed.status).toBe(200);
      expect(pressed.headers.getSetCookie()).toEqual([]);
      expect(await chosenBy(bina)).toEqual(all);
      expect(await chosenBy(asha)).toEqual({ ...all, [kind]: false });
      // The choice was changed back: the link of the mail before still does the one thing that it is for, and nothing else.
      await askAgain(asha.client);
      expect(await bina.client.call('openUnsubscribe', { body: { token: asha[kind] } })).toEqual({
        kind,
        comes: true,
      });
      expect(await bina.client.call('unsubscribe', { body: { token: asha[kind] } })).toEqual({
        kind,
        comes: false,
      });
      expect(await chosenBy(asha)).toEqual({ ...all, [kind]: false });
      await askAgain(asha.client);
    },
  );

  it('opens no other door, and no other secret opens this one', async () => {
    const before = (await everyRow(service.parts.database)).split('\n');
    const token = asha.reminders;
    const stranger = new ApiClient(service.origin);
    const statuses = [
      await stranger.send('openMentorPage', { body: { token } }),
      await stranger.send('openInvitation', { body: { token } }),
      await stranger.send('readSignIn', { params: { flowId: token } }),
      await stranger.send('readBilling', {}, { cookie: `hotseat_session=${token}` }),
      await stranger.send('readOperator', {}, { cookie: `hotseat_operator=${token}` }),
      await stranger.send('apiProgrammes', {}, { authorization: `Bearer ${token}` }),
      await stranger.send('verifyAudit', {}, { authorization: `Bearer ${token}` }),
    ].map((reply) => reply.status);
    expect(statuses).toEqual([404, 404, 410, 401, 404, 401, 403]);
    const session = /hotseat_session=([\w-]{43})/.exec(asha.client.cookiesFor(service.origin))?.[1] ?? '';
    expect(session).toHaveLength(43);
    expect(await atEveryDoor(session)).toEqual([404, 404, 404]);
    expect((await everyRow(service.parts.database)).split('\n')).toEqual(before);
  });
});
