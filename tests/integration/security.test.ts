import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { sweepPrivacy } from '#server/privacy/sweep-privacy.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { type HeldKey, holdKey } from '#tests/fixtures/api-key.ts';
import { everyRow as readEveryRow } from '#tests/fixtures/every-row.ts';
import {
  goodCall,
  type Ids,
  leaseId,
  names,
  noFlow,
  none,
  noResume,
  send,
  table,
  userEndpoints,
} from '#tests/fixtures/good-calls.ts';
import { pastedResume } from '#tests/fixtures/interview-driver.ts';
import { buy, LocalGateway } from '#tests/fixtures/local-gateway.ts';
import { sampled } from '#tests/fixtures/property-seed.ts';
import { privacyParts } from '#tests/fixtures/privacy.ts';
import { refusalOf } from '#tests/fixtures/refusal-of.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openSchoolOfOwner } from '#tests/fixtures/school-people.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* Every endpoint of the table, called by who may not, in a way one may not, or with more than one may. */

let service: TestService;
let owner: ApiClient;
let other: ApiClient;
let admin: ApiClient;
let owned: Ids;
let otherSession: string;
let held: HeldKey;

beforeAll(async () => {
  service = await startTestService({ env: { OPERATORS: 'asha@x.example admin' } });
  admin = new ApiClient(service.origin);
  await admin.signInAsOperator({ name: 'Asha', email: 'asha@x.example' });
  owner = await service.signedIn('Meera Kulkarni', 2);
  other = await service.signedIn('Rohan Pillai', 2);
  const { resumeId } = await owner.call('pasteResume', { body: { text: pastedResume } });
  const { sessionId } = await owner.call('beginInterview', { body: {} });
  await owner.call('takePen', { params: { sessionId }, body: { leaseId, takeOver: true } });
  const gateway = LocalGateway.of(service.env);
  const { orderId } = await buy(owner, gateway);
  const { documents } = await owner.call('readOrder', { params: { orderId } });
  owned = { sessionId, resumeId, orderId, documentId: documents[0]?.documentId ?? '' };
  ({ sessionId: otherSession } = await other.call('beginInterview', { body: {} }));
  await other.call('takePen', { params: { sessionId: otherSession }, body: { leaseId, takeOver: true } });
  const school = await openSchoolOfOwner(service, 'sahyadri');
  held = await holdKey(school.owner, school.orgId);
  // What the purchase set going behind the pages has ended, and every row has its day to go: from here on rows change by calls alone.
  await gateway.settled();
  await sweepPrivacy(privacyParts(service.parts, service.env['DATA_DIR'] ?? ''), () => false);
  await vi.waitFor(async () => expect(await unfinished()).toEqual([]), { timeout: 120_000 });
});
afterAll(() => service.close());

async function unfinished(): Promise<unknown[]> {
  const { database } = service.parts;
  const mails = (await rowsOf(database, 'mails')).filter((row) => row['sent_at'] === null);
  return [
    ...mails,
    ...(await rowsOf(database, 'webhook_inbox')).filter((row) => row['processed_at'] === null),
  ];
}

const everyRow = () => readEveryRow(service.parts.database);

const mutations = names.filter(
  (name) => table[name].method !== 'GET' && !['operator', 'key'].includes(table[name].access),
);
const withBody = names.filter((name) => table[name].body !== undefined);
const withIds = userEndpoints.filter((name) =>
  /:(sessionId|resumeId|orderId|documentId)/.test(table[name].path),
);

describe('signed out', () => {
  let before: string;
  beforeAll(async () => {
    before = await everyRow();
  });

  it.each(userEndpoints)(
    '%s is refused, without a cookie and with one that is unknown or malformed',
    async (name) => {
      for (const cookie of [
        '',
        `hotseat_session=${'A'.repeat(43)}`,
        'hotseat_session=x',
        'hotseat_session=',
      ]) {
        const stranger = new ApiClient(service.origin);
        const response = await send(stranger, name, goodCall(name, owned), cookie ? { cookie } : {});
        expect(await refusalOf(response)).toEqual({ status: 401, error: { code: 'not_signed_in' } });
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    },
  );

  it('nothing was changed by any of them', async () => expect(await everyRow()).toBe(before));

  it.each(names.filter((name) => table[name].access === 'operator_page'))(
    "%s is for who is signed in to the operator's page, whoever is signed in to the product",
    async (name) => {
      const refused = await refusalOf(await send(owner, name, goodCall(name, owned)));
      expect(refused).toEqual({ status: 401, error: { code: 'operator_signed_out' } });
    },
  );

  it.each(names.filter((name) => table[name].access === 'key'))(
    '%s is for a key alone, whoever is signed in',
    async (name) => {
      for (const headers of [{}, { authorization: `Bearer hs_${'a'.repeat(16)}_${'A'.repeat(43)}` }]) {
        const response = await send(owner, name, goodCall(name, owned), headers);
        expect(response.headers.get('www-authenticate')).toBe('Bearer');
        expect(await refusalOf(response)).toEqual({ status: 401, error: { code: 'api_key_invalid' } });
      }
    },
  );

  it.each(names.filter((name) => table[name].access === 'operator'))(
    '%s is for the operator alone, whoever is signed in',
    async (name) => {
      for (const headers of [{}, { authorization: `Bearer ${'A'.repeat(43)}` }])
        expect((await refusalOf(await send(owner, name, goodCall(name, owned), headers))).status).toBe(403);
    },
  );

  it('the operator token is refused through a proxy', async () => {
    const token = readFileSync(join(service.env['DATA_DIR'] ?? '', 'operator-token'), 'utf8').trim();
    const authorization = `Bearer ${token}`;
    expect((await send(owner, 'verifyAudit', {}, { authorization })).status).toBe(200);
    for (const header of ['x-forwarded-for', 'forwarded']) {
      const response = await send(owner, 'verifyAudit', {}, { authorization, [header]: '127.0.0.1' });
      expect(response.status).toBe(403);
    }
  });
});

describe('a request another site could have sent', () => {
  let before: string;
  beforeAll(async () => {
    before = await everyRow();
  });

  it.each(mutations)('%s is refused', async (name) => {
    const { path, method } = table[name];
    const { params = {}, body = {} } = goodCall(name, owned);
    const address = new URL(
      path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? ''),
      service.origin,
    );
    const ours = { 'x-hotseat': '1', 'content-type': 'application/json' };
    const form = new URLSearchParams({ a: 'b' }).toString();
    const attacks: [Record<string, string>, string][] = [
      [{ 'content-type': 'application/json' }, JSON.stringify(body)],
      [{ ...ours, 'content-type': 'text/plain' }, JSON.stringify(body)],
      [{ 'x-hotseat': '1', 'content-type': 'application/x-www-form-urlencoded' }, form],
      [{ 'content-type': 'application/x-www-form-urlencoded' }, form],
      [{ ...ours, origin: 'https://evil.example' }, JSON.stringify(body)],
      [{ ...ours, origin: 'null' }, JSON.stringify(body)],
      [{ ...ours, origin: `${service.origin}.evil.example` }, JSON.stringify(body)],
      [{ ...ours, 'sec-fetch-site': 'cross-site' }, JSON.stringify(body)],
      [{ ...ours, 'sec-fetch-site': 'same-site' }, JSON.stringify(body)],
      [{ ...ours, 'content-type': 'application/jsonp' }, JSON.stringify(body)],
      [{ 'content-type': 'application/json' }, '{ not json'],
    ];
    for (const [headers, payload] of attacks) {
      const response = await owner.fetch(address, { method, headers, body: payload });
      expect(await refusalOf(response), JSON.stringify(headers)).toEqual({
        status: 403,
        error: { code: 'cross_site_request' },
      });
    }
  });

  it('has changed nothing, and no GET or HEAD does', async () => {
    for (const name of names.filter((n) => table[n].method === 'GET')) {
      const { path } = table[name];
      const { params = {} } = goodCall(name, owned);
      const address = new URL(
        path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? ''),
        service.origin,
      );
      for (const method of ['GET', 'HEAD']) {
        const response = await owner.fetch(address, { method, signal: AbortSignal.timeout(10_000) });
        await response.body?.cancel();
      }
    }
    expect(await everyRow()).toBe(before);
  });
});

describe("another person's things", () => {
  let before: string;
  beforeAll(async () => {
    before = await everyRow();
  });

  it.each(withIds)('%s says of them what it says of none', async (name) => {
    const missing = await send(other, name, goodCall(name, none));
    const foreign = await send(other, name, goodCall(name, owned));
    const refusal = await refusalOf(foreign);
    expect(refusal).toEqual({ status: 404, error: { code: 'not_found' } });
    expect(await refusalOf(missing)).toEqual(refusal);
    const namesOf = (r: Response) => [...r.headers.keys()].sort();
    expect(namesOf(foreign)).toEqual(namesOf(missing));
  });

  it('nothing was changed by any of them', async () => expect(await everyRow()).toBe(before));

  it("an interview on another person's resume is refused as on none", async () => {
    const refusals = [];
    for (const resumeId of [owned.resumeId, noResume]) {
      const call = goodCall('startInterview', { ...none, sessionId: otherSession, resumeId });
      refusals.push(await refusalOf(await send(other, 'startInterview', call)));
    }
    expect(refusals[0]?.status).toBeGreaterThanOrEqual(400);
    expect(refusals[0]).toEqual(refusals[1]);
  });

  it("another browser's sign-in looks expired", async () => {
    const { flowId } = await owner.call('beginSignIn', { body: { display: 'popup' } });
    const stranger = new ApiClient(service.origin);
    const foreign = await refusalOf(await stranger.send('readSignIn', { params: { flowId } }));
    const missing = await refusalOf(await stranger.send('readSignIn', { params: { flowId: noFlow } }));
    expect(foreign).toEqual(missing);
    expect(foreign.status).toBe(410);
  });
});

describe('a body with more than it should have', () => {
  const extras = [
    'quota',
    'interview_quota',
    'uid',
    'counted',
    'status',
    'amount',
    'remaining',
    'admin',
    'constructor',
  ];

  let before: string;
  beforeAll(async () => {
    // The use of a session and of a key is noted once a minute: not while rows are compared.
    await acrossOrganisations(service.parts.database, async (tx) => {
      await tx.execute(sql`update operator_sessions set seen_at = now() + interval '1 hour'`);
      await tx.execute(sql`update api_keys set last_used_at = now() + interval '1 hour'`);
    });
    before = await everyRow();
  });

  it.each(withBody)('%s refuses it', async (name) => {
    const operator = table[name].access === 'operator';
    const token = readFileSync(join(service.env['DATA_DIR'] ?? '', 'operator-token'), 'utf8').trim();
    const headers: Record<string, string> = operator
      ? { authorization: `Bearer ${token}` }
      : table[name].access === 'key'
        ? held.headers
        : {};
    const call = goodCall(name, owned);
    const refuse = async (body: object | string): Promise<void> => {
      const who = table[name].access === 'operator_page' ? admin : owner;
      const response = await who.fetch(
        new URL(
          table[name].path.replace(/:(\w+)/g, (_, key: string) => call.params?.[key] ?? ''),
          service.origin,
        ),
        {
          method: table[name].method,
          headers: {
            'x-hotseat': '1',
            'content-type': 'application/json',
            'idempotency-key': 'key-of-the-security-test',
            ...headers,
          },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
      );
      const { status, error } = await refusalOf(response);
      expect({ status, code: error['code'] }, JSON.stringify(body)).toEqual({
        status: 400,
        code: 'invalid_input',
      });
    };
    for (const extra of sampled(extras)) await refuse({ ...call.body, [extra]: 100 });
    const good = JSON.stringify(call.body).slice(1);
    const comma = good === '}' ? '' : ',';
    await refuse(`{"__proto__": {"counted": true}${comma}${good}`);
    await refuse(`{"constructor": {"prototype": {"counted": true}}${comma}${good}`);
    for (const notAnObject of ['[]', '"x"', '7', 'true']) await refuse(notAnObject);
  });

  it('nothing was changed by any of them', async () => expect(await everyRow()).toBe(before));
});
