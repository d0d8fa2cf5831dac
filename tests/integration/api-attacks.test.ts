import { request as overHttp } from 'node:http';
import { describe, expect, it } from 'vitest';
import { holdKey } from '#tests/fixtures/api-key.ts';
import { person, schoolApiDesk } from '#tests/fixtures/school-api-desk.ts';

/* What is tried with a key of a school's own program, and without one (rules SCHOOL-76 to SCHOOL-79). */

const desk = schoolApiDesk();
const keyOf = (given = {}) => holdKey(desk.world.owner.client, desk.world.orgId, given);
const at = (path: string) => `${desk.service.origin}${path}`;

type Raw = { status: number; headers: Record<string, unknown>; body: string };

/** A call as it is written: no client makes another of its path or its headers. */
function raw(
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string | string[]>; body?: string } = {},
): Promise<Raw> {
  const { port } = new URL(desk.service.origin);
  return new Promise((resolve, reject) => {
    const sent = overHttp({ host: 'localhost', port, path, method, headers }, (reply) => {
      let text = '';
      reply.on('data', (piece) => (text += String(piece)));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('a key', () => {
  it('is taken from its one place alone', async () => {
    const { token } = await keyOf();
    const form = new URLSearchParams({ access_token: token }).toString();
    const formType = { 'content-type': 'application/x-www-form-urlencoded' };
    const tries: [string, Promise<Raw>][] = [
      ['the address', raw(`/api/v1/programmes?access_token=${token}&key=${token}`)],
      ['a header of its own', raw('/api/v1/programmes', { headers: { 'x-api-key': token } })],
      [
        'a cookie',
        raw('/api/v1/programmes', { headers: { cookie: `hotseat_session=${token}; key=${token}` } }),
      ],
      [
        'a name',
        raw('/api/v1/programmes', {
          headers: { authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` },
        }),
      ],
      [
        'a list',
        raw('/api/v1/programmes', { headers: { authorization: `Bearer ${token}, Bearer ${token}` } }),
      ],
      ['a form', raw('/api/v1/programmes', { headers: formType, body: form })],
    ];
    for (const [what, reply] of tries)
      expect([what, [400, 401].includes((await reply).status)]).toEqual([what, true]);
    expect((await raw('/api/v1/programmes', { headers: { authorization: `bearer ${token}` } })).status).toBe(
      200,
    );
  });

  it('that may read does not write by another name of the verb', async () => {
    const { headers } = await keyOf({ scopes: ['applicants:read'] });
    const season = await desk.newSeason();
    const path = `/api/v1/seasons/${season}/applicants`;
    const body = JSON.stringify({ applicants: [person(1)] });
    const json = { ...headers, 'content-type': 'application/json' };
    const overriding = [
      { 'x-http-method-override': 'POST' },
      { 'x-http-method': 'POST' },
      { 'x-method-override': 'POST' },
      { 'x-original-method': 'POST' },
    ];
    for (const more of overriding) {
      const reply = await raw(path, { headers: { ...json, ...more }, body });
      expect(reply.status, JSON.stringify(more)).toBeLessThan(500);
    }
    expect((await raw(`${path}?_method=POST`, { headers: json, body })).status).not.toBe(201);
    expect(await raw(path, { method: 'POST', headers: json, body })).toMatchObject({ status: 403 });
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const { status } = await raw(path, { method, headers: json, body });
      expect([method, [400, 404].includes(status)]).toEqual([method, true]);
    }
    expect(await desk.inSeason(season)).toEqual([]);
  });

  it('that may write reads nothing by asking for heads', async () => {
    const { headers } = await keyOf({ scopes: ['applicants:write'] });
    const path = `/api/v1/seasons/${desk.world.intakeId}/results`;
    expect(await raw(path, { method: 'HEAD', headers })).toMatchObject({ status: 403, body: '' });
    expect((await raw(path, { method: 'TRACE', headers })).status).toBeGreaterThanOrEqual(400);
  });

  it('is not told where its own school stands, by a path that is written otherwise', async () => {
    const { headers } = await keyOf();
    const { orgId, intakeId } = desk.world;
    for (const path of [
      `/api/v1/../schools/${orgId}/members`,
      `/api/v1/%2e%2e/schools/${orgId}/members`,
      `/api/schools/${orgId}/members`,
      `//api/schools/${orgId}/members`,
      `/api/schools/${orgId}/api-keys?x=/api/v1/`,
      `/api/v1/seasons/${intakeId}%2f..%2f..%2fprogrammes/applicants`,
      `/API/V1/programmes/..;/..;/schools/${orgId}/members`,
    ]) {
      const reply = await raw(path, { headers });
      expect([401, 404, 400], path).toContain(reply.status);
      expect(reply.body).not.toContain('@example.com');
    }
  });

  it('adds nobody by words that the table does not know', async () => {
    const { headers } = await keyOf();
    const season = await desk.newSeason();
    const applicants = JSON.stringify([person(2)]);
    for (const more of [
      `"orgId":"org_${'a'.repeat(22)}"`,
      '"__proto__":{"orgId":"x"}',
      '"constructor":{"prototype":{"orgId":"x"}}',
      '"applicants":[]',
    ]) {
      const reply = await raw(`/api/v1/seasons/${season}/applicants`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: `{"applicants":${applicants},${more}}`,
      });
      expect([more, reply.status]).toEqual([more, 400]);
    }
    expect(await desk.inSeason(season)).toEqual([]);
  });

  it('is used by no page of another site', async () => {
    const { headers } = await keyOf();
    const origin = 'https://evil.example';
    const asked = await raw('/api/v1/programmes', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    const read = await raw('/api/v1/programmes', { headers: { ...headers, origin } });
    for (const reply of [asked, read])
      expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(read.headers['cache-control']).toBe('no-store');
    expect(read.headers['x-content-type-options']).toBe('nosniff');
  });
});

it('a file of ours is kept by nobody on the way and opened by no page', async () => {
  const { client } = desk.world.owner;
  const params = { orgId: desk.world.orgId };
  const { jobId } = await client.call('exportQuestions', { params, body: { format: 'csv', filter: {} } });
  await expect
    .poll(async () => (await client.call('readSchoolJob', { params: { ...params, jobId } })).state, {
      timeout: 120_000,
    })
    .toBe('done');
  const reply = await client.send('downloadSchoolFile', { params: { ...params, jobId } });
  await reply.body?.cancel();
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; filename="[\w.-]+"$/) as string,
    'cross-origin-resource-policy': 'same-origin',
  });
  expect((await fetch(at(`/api/schools/${params.orgId}/jobs/${jobId}/file`))).status).toBeGreaterThanOrEqual(
    401,
  );
});
