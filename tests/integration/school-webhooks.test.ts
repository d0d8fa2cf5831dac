import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { dayMs, hourMs } from '#contract/time.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sendDue, sweepWebhooks } from '#server/schools/webhooks/start-webhooks.ts';
import { tellSchool } from '#server/schools/webhooks/tell-school.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { webhookDesk } from '#tests/fixtures/webhook-desk.ts';

/* What a school is told by itself, and what becomes of it (rules SCHOOL-80 to SCHOOL-82). */

const desk = webhookDesk();
const { of, call, add, happens, list, find, afterTries, daysPass, audit, clock } = desk;
const refusedWith = (code: string) => expect.objectContaining({ code });

describe('a message', () => {
  it('is signed as the standard says, thin, and told to the school it happened in alone', async () => {
    const webhookId = await add();
    await happens();
    await happens(desk.other);
    const message = await afterTries(webhookId, 1);
    expect(desk.receiver.calls).toHaveLength(1);
    const [told] = desk.receiver.calls;
    const [secret] = desk.receiver.secrets;
    if (!told || !secret) throw new Error('Nothing was told.');
    const headers = told.request.headers as Record<string, string>;
    expect(new Webhook(secret).verify(told.request.body, headers)).toEqual({
      type: 'decision.made',
      version: 1,
      timestamp: clock.now().toISOString(),
      data: { applicantId: 'app_1', decisionId: 'dec_1', state: 'offered' },
    });
    const forged = { ...headers, 'webhook-id': 'msg_00000000' };
    expect(() => new Webhook(secret).verify(told.request.body, forged)).toThrow();
    expect(message).toMatchObject({ state: 'delivered', payload: told.request.body, nextAt: null });
    expect(message.attempts).toEqual([
      {
        number: 1,
        at: clock.now().toISOString(),
        result: 'answered',
        status: 200,
        durationMs: expect.any(Number),
        answer: 'thanks',
      },
    ]);
    expect(await find(webhookId)).toMatchObject({
      lastTakenAt: clock.now().toISOString(),
      waiting: 0,
      dead: 0,
    });
  });

  it('is told to who asked for it, and not written where its transaction is rolled back', async () => {
    const webhookId = await add(['export.ready']);
    await happens();
    const wanted = await add(['decision.made', 'export.ready']);
    const undone = withinOrganisation(desk.service.parts.database, desk.world.orgId, async (tx) => {
      await tellSchool(
        tx,
        { orgId: desk.world.orgId, now: clock.now() },
        { event: 'export.ready', data: { jobId: 'job_1', kind: 'export_season', expiresAt: '' } },
      );
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await happens();
    await afterTries(wanted, 1);
    expect((await list(webhookId)).deliveries).toEqual([]);
    expect(desk.receiver.calls.map(({ type }) => type)).toEqual(['decision.made']);
  });

  it('that is answered 500 three times and then 200 has one effect, under one id and with the same bytes', async () => {
    desk.receiver.answers = [
      { status: 500, body: 'down' },
      { status: 500, body: 'down' },
      { status: 503, body: 'still down' },
      { status: 200, body: 'back' },
    ];
    const webhookId = await add();
    await happens();
    for (let made = 1; made < 4; made++) {
      const { nextAt, state } = await afterTries(webhookId, made);
      expect(state).toBe('waiting');
      // A moment before its time nothing is sent, however often it is looked.
      clock.advance(new Date(nextAt ?? 0).getTime() - clock.now().getTime() - 1);
      await sendDue(desk.service.parts);
      expect(desk.receiver.calls).toHaveLength(made);
      clock.advance(1);
      await sendDue(desk.service.parts);
    }
    const message = await afterTries(webhookId, 4);
    expect(message.attempts.map(({ status, answer }) => [status, answer])).toEqual([
      [500, 'down'],
      [500, 'down'],
      [503, 'still down'],
      [200, 'back'],
    ]);
    expect(message.state).toBe('delivered');
    expect(desk.receiver.effects.size).toBe(1);
    expect(desk.receiver.calls).toHaveLength(4);
    expect(new Set(desk.receiver.calls.map(({ id }) => id)).size).toBe(1);
    expect(new Set(desk.receiver.calls.map(({ request }) => request.body)).size).toBe(1);
    expect(new Set(desk.receiver.calls.map(({ signedAt }) => signedAt.getTime())).size).toBe(4);
    expect((await find(webhookId))?.failingSince).toBeNull();
  });

  it('is given up after eight tries in about 28 hours, and sent again when a member says so', async () => {
    desk.receiver.answers = [{ status: 302, body: 'elsewhere' }];
    const webhookId = await add();
    await happens();
    const began = clock.now().getTime();
    for (let made = 1; made < 8; made++) {
      const { nextAt } = await afterTries(webhookId, made);
      clock.advance(new Date(nextAt ?? 0).getTime() - clock.now().getTime());
      await sendDue(desk.service.parts);
    }
    const dead = await afterTries(webhookId, 8);
    expect(dead).toMatchObject({ state: 'dead', nextAt: null });
    expect((clock.now().getTime() - began) / hourMs).toBeGreaterThan(22);
    expect((clock.now().getTime() - began) / hourMs).toBeLessThan(34);
    clock.advance(dayMs);
    await sendDue(desk.service.parts);
    expect(desk.receiver.calls).toHaveLength(8);
    desk.receiver.answers = [{ status: 204, body: '' }];
    const params = { ...of(), webhookId, deliveryId: dead.deliveryId };
    await call().call('resendDelivery', { params, body: {} });
    expect(await afterTries(webhookId, 9)).toMatchObject({ state: 'delivered' });
    expect(desk.receiver.calls.at(-1)?.id).toBe(dead.deliveryId);
  });
});

describe('a webhook that takes nothing', () => {
  it('is switched off after five days of it, its owners are told, and what failed is sent again once it is back', async () => {
    desk.receiver.answers = [{ status: 500, body: '' }];
    const webhookId = await add();
    await happens();
    await afterTries(webhookId, 1);
    await daysPass(5 * dayMs - hourMs);
    await sendDue(desk.service.parts);
    await afterTries(webhookId, 2);
    expect(await find(webhookId)).toMatchObject({ state: 'active', waiting: 1 });
    clock.advance(hourMs);
    await sendDue(desk.service.parts);
    await afterTries(webhookId, 3);
    expect(await find(webhookId)).toMatchObject({ state: 'failed', waiting: 0, dead: 1 });
    expect((await audit()).map((row) => row['kind'])).toContain('webhook_given_up');
    const mails = (await rowsOf(desk.service.parts.database, 'mails')).filter((row) =>
      String(row['id']).includes(webhookId),
    );
    expect(mails.map((row) => row['to'])).toEqual([desk.world.owner.email]);
    const text = String(mails[0]?.['text']);
    expect(text).toContain(`/schools/${desk.world.orgId}/webhooks/${webhookId}`);
    // The receiver's address is a member's words (rule SCHOOL-98).
    expect(text).not.toContain(new URL(desk.receiver.url).host);

    await happens(desk.world, 'app_2');
    expect((await list(webhookId)).deliveries).toHaveLength(1);
    const again = { params: { ...of(), webhookId }, body: { since: new Date(0).toISOString() } };
    await expect(call().call('resendDead', again)).rejects.toEqual(refusedWith('webhook_is_off'));
    await call().call('switchWebhook', { params: { ...of(), webhookId }, body: { isOn: true } });
    desk.receiver.answers = [{ status: 200, body: '' }];
    const late = { ...again, body: { since: new Date(clock.now().getTime() + 1).toISOString() } };
    expect(await call().call('resendDead', late)).toEqual({ messages: 0 });
    expect(await call().call('resendDead', again)).toEqual({ messages: 1 });
    expect(await afterTries(webhookId, 4)).toMatchObject({ state: 'delivered' });
    expect(await find(webhookId)).toMatchObject({ state: 'active', failingSince: null, dead: 0 });
  });

  it('rests for half a minute, so that others do not wait for it', async () => {
    desk.receiver.answers = [{ status: 500, body: '' }];
    const webhookId = await add();
    await happens(desk.world, 'app_1');
    await afterTries(webhookId, 1);
    await happens(desk.world, 'app_2');
    await happens(desk.world, 'app_3');
    await sendDue(desk.service.parts);
    expect(desk.receiver.calls).toHaveLength(1);
    desk.receiver.answers = [{ status: 200, body: '' }];
    clock.advance(31_000);
    await sendDue(desk.service.parts);
    await vi.waitFor(() => expect(desk.receiver.effects.size).toBeGreaterThanOrEqual(2), {
      timeout: 120_000,
    });
  });
});

describe('secrets', () => {
  it('are told once and rotated with a day in which both sign', async () => {
    const webhookId = await add();
    const [first = ''] = desk.receiver.secrets;
    const params = { ...of(), webhookId };
    const rotated = await call().call('rotateWebhookSecret', { params, body: {} });
    expect(rotated.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(rotated.previousUntil).toBe(new Date(clock.now().getTime() + dayMs).toISOString());
    const stored = JSON.stringify(await rowsOf(desk.service.parts.database, 'school_webhooks'));
    for (const secret of [first, rotated.secret]) expect(stored).not.toContain(secret.slice('whsec_'.length));
    expect(JSON.stringify(await find(webhookId))).not.toContain('whsec');
    // Whoever knows the old one still believes it, and so does who knows the new one.
    for (const [at, secret] of [first, rotated.secret].entries()) {
      desk.receiver.secrets = [secret];
      await happens();
      await vi.waitFor(() => expect(desk.receiver.effects.size + desk.receiver.refused.length).toBe(at + 1), {
        timeout: 120_000,
      });
      expect(desk.receiver.refused).toHaveLength(0);
    }
    clock.advance(dayMs);
    await happens();
    await vi.waitFor(() => expect(desk.receiver.effects.size).toBe(3), { timeout: 120_000 });
    const last = String(desk.receiver.calls.at(-1)?.request.headers['webhook-signature']);
    expect(last.split(' ')).toHaveLength(1);
    await sweepWebhooks(desk.service.parts);
    expect((await rowsOf(desk.service.parts.database, 'school_webhooks'))[0]).toMatchObject({
      previous_secret: null,
    });
  });
});
