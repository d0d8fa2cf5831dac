import { describe, expect, it, vi } from 'vitest';
import { dayMs } from '#contract/time.ts';
import { sweepWebhooks } from '#server/schools/webhooks/start-webhooks.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { webhookDesk } from '#tests/fixtures/webhook-desk.ts';

/* A school's webhooks, their log and who may touch them (rules SCHOOL-81 to SCHOOL-83). */

const desk = webhookDesk();
const { of, terms, call, add, happens, list, find, afterTries, daysPass, audit, clock } = desk;
const refusedWith = (code: string) => expect.objectContaining({ code });

describe('the log', () => {
  it('pages by key, newest first, shows what is dead alone, and forgets after thirty days', async () => {
    const webhookId = await add();
    for (let at = 0; at < 34; at++) {
      clock.advance(1000);
      await happens(desk.world, `app_${at}`);
    }
    await vi.waitFor(() => expect(desk.receiver.effects.size).toBe(34), { timeout: 120_000 });
    const first = await list(webhookId);
    expect(first).toMatchObject({ more: true });
    expect(first.deliveries).toHaveLength(30);
    const rest = await list(webhookId, { before: first.deliveries.at(-1)?.deliveryId ?? '' });
    expect(rest).toMatchObject({ more: false });
    const all = [...first.deliveries, ...rest.deliveries];
    expect(new Set(all.map(({ deliveryId }) => deliveryId)).size).toBe(34);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    expect((await list(webhookId, { state: 'dead' })).deliveries).toEqual([]);
    await daysPass(30 * dayMs - 10_000);
    await sweepWebhooks(desk.service.parts);
    expect((await list(webhookId)).deliveries).toHaveLength(11);
    clock.advance(10_001);
    await sweepWebhooks(desk.service.parts);
    expect((await list(webhookId)).deliveries).toEqual([]);
    const left = (await rowsOf(desk.service.parts.database, 'school_webhook_tries')).filter(
      (row) => row['org_id'] === desk.world.orgId,
    );
    expect(left).toEqual([]);
  });
});

describe('a webhook', () => {
  it('is tried out by a test, on or off, and a failed test says nothing of its health', async () => {
    const webhookId = await add();
    const params = { ...of(), webhookId };
    await call().call('switchWebhook', { params, body: { isOn: false } });
    await happens();
    desk.receiver.answers = [{ status: 500, body: '' }];
    await call().call('testWebhook', { params, body: {} });
    expect(await afterTries(webhookId, 1)).toMatchObject({ event: 'webhook.test', state: 'dead' });
    expect(await find(webhookId)).toMatchObject({ state: 'off', failingSince: null });
    desk.receiver.answers = [{ status: 200, body: '' }];
    await call().call('testWebhook', { params, body: {} });
    await vi.waitFor(() => expect(desk.receiver.effects.size).toBe(1), { timeout: 120_000 });
    expect(desk.receiver.calls.at(-1)?.data).toEqual({ webhookId });
  });

  it('is changed over what was seen, and each change stands in the log with its host and no more of the address', async () => {
    const webhookId = await add();
    const params = { ...of(), webhookId };
    const secretPath = {
      ...terms(['export.ready']),
      url: `${desk.receiver.url}/of-our-own`,
      description: '',
    };
    await call().call('changeWebhook', { params, body: { ...secretPath, revision: 1 } });
    const stale = call().call('changeWebhook', { params, body: { ...terms(), revision: 1 } });
    await expect(stale).rejects.toEqual(refusedWith('changed_meanwhile'));
    expect(await find(webhookId)).toMatchObject({ ...secretPath, revision: 2 });
    await call().call('switchWebhook', { params, body: { isOn: true } });
    await call().call('switchWebhook', { params, body: { isOn: false } });
    await call().call('removeWebhook', { params });
    await expect(call().call('removeWebhook', { params })).rejects.toEqual(refusedWith('not_found'));
    const lines = (await audit()).filter((row) => row['subject'] === webhookId);
    expect(lines.map((row) => String(row['kind'])).toSorted()).toEqual(
      ['webhook_added', 'webhook_changed', 'webhook_removed', 'webhook_switched_off'].toSorted(),
    );
    expect(lines.find((row) => row['kind'] === 'webhook_changed')?.['detail']).toEqual({
      host: new URL(desk.receiver.url).host,
      events: 1,
    });
    expect(JSON.stringify(lines)).not.toContain('of-our-own');
  });

  it('is of ten at most, and of fit addresses', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 10; at++) ids.push(await add());
    await expect(add()).rejects.toEqual(refusedWith('school_limit_reached'));
    await call().call('removeWebhook', { params: { ...of(), webhookId: ids[3] ?? '' } });
    await add();
    for (const url of [
      'http://hooks.example.com/',
      'https://10.0.0.1/',
      'https://a:b@hooks.example.com/',
      'https://intranet/',
    ])
      await expect(
        call().call('addWebhook', { params: of(), body: { ...terms(), url } }),
        url,
      ).rejects.toEqual(refusedWith('webhook_address_unfit'));
    for (const body of [
      { ...terms(), events: [] },
      { ...terms(), url: 'ftp://hooks.example.com/' },
      { ...terms(), description: 'two\nlines' },
    ])
      await expect(call().call('addWebhook', { params: of(), body })).rejects.toEqual(
        refusedWith('invalid_input'),
      );
  });

  it('of another school is not there, by any of its calls', async () => {
    const webhookId = await add();
    await happens();
    const { deliveryId } = await afterTries(webhookId, 1);
    const params = { orgId: desk.other.orgId, webhookId };
    const stranger = desk.other.owner.client;
    expect(await stranger.call('listWebhooks', { params: { orgId: desk.other.orgId } })).toEqual({
      webhooks: [],
    });
    const body = { ...terms(), revision: 1 };
    const since = new Date(0).toISOString();
    const calls = [
      stranger.call('changeWebhook', { params, body }),
      stranger.call('removeWebhook', { params }),
      stranger.call('switchWebhook', { params, body: { isOn: false } }),
      stranger.call('rotateWebhookSecret', { params, body: {} }),
      stranger.call('testWebhook', { params, body: {} }),
      stranger.call('listDeliveries', { params }),
      stranger.call('readDelivery', { params: { ...params, deliveryId } }),
      stranger.call('resendDelivery', { params: { ...params, deliveryId }, body: {} }),
      stranger.call('resendDead', { params, body: { since } }),
    ];
    for (const one of await Promise.allSettled(calls))
      expect(one).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } });
    for (const member of [desk.world.staff, desk.world.reviewers[0], desk.world.analyst])
      await expect(member.client.call('listWebhooks', { params: of() })).rejects.toEqual(
        refusedWith('school_role_missing'),
      );
  });
});
