import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mayAct, type OperatorRole } from '#contract/operators.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { operatorPageCalls } from '#tests/fixtures/operator-page-calls.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { startTestService } from '#tests/fixtures/test-service.ts';
import { operatorDesk, asha, ravi, table, names, refusal } from '#tests/fixtures/operator-desk.ts';

const desk = operatorDesk();
const { clock, audited, signIn, send } = desk;

const minuteMs = 60_000;

/** The newest entry about operators themselves: jobs write into the log too, such as that money went back. */
const newestOfOperators = async () =>
  (await audited()).filter(({ kind }) => String(kind).startsWith('operator_')).at(-1);

describe('each endpoint lets in whom the table of roles names', () => {
  it.each(names)('%s', async (name) => {
    const { database } = desk.service.parts;
    const candidateCookie = desk.candidate.cookiesFor(desk.service.origin);
    const token = candidateCookie.replace('hotseat_session=', '').split(';')[0] ?? '';
    const halfHourAgo = new Date(clock.now().getTime() - 30 * minuteMs);
    const strangers: [string, string][] = [
      ['nobody', ''],
      ['a made-up token', `hotseat_operator=${'A'.repeat(43)}`],
      ['a candidate', candidateCookie],
      ["a candidate's token in the operator's cookie", `hotseat_operator=${token}`],
      ['an operator idle for half an hour', await signIn(asha, halfHourAgo)],
      ['somebody taken off the list', await signIn('gone@x.example')],
    ];
    const before = (await audited()).length;
    const call = operatorPageCalls({ ...desk.about, orderId: desk.spareOrder })[name];
    for (const [who, cookie] of strangers)
      expect(await refusal(await send(name, cookie, call)), who).toEqual([401, 'operator_signed_out']);
    const { act = 'read' } = table[name];
    for (const [role, who] of [
      ['support', ravi],
      ['admin', asha],
    ] as [OperatorRole, string][]) {
      const response = await send(name, await signIn(who), call);
      if (mayAct(role, act)) {
        expect([401, 403], role).not.toContain(response.status);
        await response.body?.cancel();
      } else expect(await refusal(response), role).toEqual([403, 'operator_only']);
    }
    const refused = (await audited()).slice(before).filter((entry) => entry['kind'] === 'operator_refused');
    expect(refused.map((entry) => entry['detail'])).toEqual([
      { operator: 'gone@x.example', code: 'not_listed' },
      ...(mayAct('support', act) ? [] : [{ operator: ravi, code: 'role', role: 'support', act }]),
    ]);
    const left = await rowsOf(database, 'operator_sessions');
    expect(left.filter((row) => row['email'] === 'gone@x.example')).toEqual([]);
  });
});

describe('a session of the page', () => {
  const alive = async (cookie: string): Promise<boolean> => (await send('listStuckForOperator', cookie)).ok;

  it('lives for half an hour of rest and eight hours in all', async () => {
    const cookie = await signIn(asha);
    clock.advance(30 * minuteMs - 1);
    expect(await alive(cookie)).toBe(true);
    clock.advance(30 * minuteMs);
    expect(await alive(cookie)).toBe(false);
    const busy = await signIn(asha);
    for (let minutes = 20; minutes < 8 * 60; minutes += 20) {
      clock.advance(20 * minuteMs);
      expect(await alive(busy), `${minutes} minutes`).toBe(true);
    }
    clock.advance(20 * minuteMs);
    expect(await alive(busy)).toBe(false);
  });

  it('begins with Google, is a cookie of its own, and makes nobody a candidate', async () => {
    const browser = new ApiClient(desk.service.origin);
    const given: string[] = [];
    const fetching = browser.fetch.bind(browser);
    browser.fetch = async (url, init) => {
      const response = await fetching(url, init);
      given.push(...response.headers.getSetCookie());
      return response;
    };
    const users = (await rowsOf(desk.service.parts.database, 'users')).length;
    const end = await browser.signInAsOperator({ name: 'Asha', email: 'ASHA@x.example' });
    expect(end.pathname + end.search).toBe('/operator');
    const cookie = given.find((one) => one.startsWith('hotseat_operator='));
    expect(cookie).toMatch(/^hotseat_operator=[\w-]{43}; Path=\/; Max-Age=28800; HttpOnly; SameSite=Strict$/);
    expect(given.some((one) => one.startsWith('hotseat_session='))).toBe(false);
    expect(await browser.call('readOperator')).toEqual({
      operator: { email: 'ASHA@x.example', role: 'admin' },
    });
    expect(await browser.call('readMe')).toEqual({ account: null });
    expect(await rowsOf(desk.service.parts.database, 'users')).toHaveLength(users);
    expect(await newestOfOperators()).toMatchObject({
      kind: 'operator_sign_in',
      actor: 'operator',
      uid: null,
      detail: { operator: 'ASHA@x.example', role: 'admin' },
    });
    await browser.call('signOutOperator', { body: {} });
    expect(await browser.call('readOperator')).toEqual({ operator: null });
    expect(await newestOfOperators()).toMatchObject({ kind: 'operator_sign_out' });
  });

  it('is not opened for an account that is not on the list, which the log notes without its address', async () => {
    const browser = new ApiClient(desk.service.origin);
    const sessions = (await rowsOf(desk.service.parts.database, 'operator_sessions')).length;
    const end = await browser.signInAsOperator({ name: 'Sana', email: 'sana@example.com' });
    expect(end.search).toBe('?refused=operator_only');
    expect(await browser.call('readOperator')).toEqual({ operator: null });
    expect(await rowsOf(desk.service.parts.database, 'operator_sessions')).toHaveLength(sessions);
    expect(await newestOfOperators()).toMatchObject({
      kind: 'operator_sign_in_refused',
      uid: null,
      detail: { code: 'operator_only' },
    });
  });

  it('is not told of to the sign-in page of candidates', async () => {
    const browser = new ApiClient(desk.service.origin);
    await browser.signInAsOperator({ name: 'Ravi', email: ravi });
    const flows = await rowsOf(desk.service.parts.database, 'sign_in_flows');
    const flowId = String(
      flows.find((row) => row['audience'] === 'operator' && row['status'] === 'done')?.['flow_id'],
    );
    expect(await refusal(await browser.send('readSignIn', { params: { flowId } }))).toEqual([
      410,
      'sign_in_expired',
    ]);
  });

  it('ends for good when its operator is taken off the list', async () => {
    const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'hotseat-operators-')) };
    const before = await startTestService({ env: { ...env, OPERATORS: `${asha} admin, ${ravi} support` } });
    const browser = new ApiClient(before.origin);
    await browser.signInAsOperator({ name: 'Ravi', email: ravi });
    expect((await browser.send('listStuckForOperator')).status).toBe(200);
    await before.close();
    const after = await startTestService({ env: { ...before.env, OPERATORS: `${asha} admin` } });
    expect(await refusal(await browser.send('listStuckForOperator'))).toEqual([401, 'operator_signed_out']);
    expect(await rowsOf(after.parts.database, 'operator_sessions')).toEqual([]);
    await after.close();
    rmSync(env.DATA_DIR, { recursive: true });
  });
});

describe('where nobody is on the list', () => {
  it('there is nothing at the addresses of the page', async () => {
    const plain = await startTestService();
    const asked = async (path: string, method: string) => {
      const response = await fetch(new URL(path, plain.origin), {
        method,
        headers: { 'x-hotseat': '1', 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      const body = await response.text();
      return [response.status, body.replace(/"requestId":"[^"]*"|:[^"]*\/api\/[^"]*/g, '')];
    };
    const unknown = { GET: await asked('/api/nothing', 'GET'), POST: await asked('/api/nothing', 'POST') };
    for (const name of [...names, 'readOperator', 'beginOperatorSignIn'] as const) {
      const { path, method } = table[name];
      const found = await asked(path.replaceAll(/:\w+/g, 'abcdefgh'), method);
      expect(found[0], name).toBe(404);
      expect(unknown[method as 'GET' | 'POST'][0]).toBe(404);
    }
    await plain.close();
  });
});
