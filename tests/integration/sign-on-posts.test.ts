import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { SamlProvider, type SamlRequest } from '#tests/fixtures/saml-provider.ts';
import { beginSaml, openSamlSchool } from '#tests/fixtures/school-saml.ts';
import { postResponse, type SchoolSignOn, whereFrom } from '#tests/fixtures/school-sign-on.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* What is posted where providers post, by anybody (rule SCHOOL-85). */

const idp = new SamlProvider('sahyadri');
let service: TestService;
let school: SchoolSignOn;
beforeAll(async () => {
  service = await startTestService();
  school = await openSamlSchool(service, 'sahyadri', idp);
});
afterAll(() => service.close());

const browser = () => new ApiClient(service.origin);
const home = (of = school) => `/schools/${of.world.orgId}`;
const accountOf = async (client: ApiClient) => (await client.call('readMe')).account;

describe('the place where responses are posted', () => {
  const acsOf = ({ acsUrl }: SamlRequest) => new URL(new URL(acsUrl).pathname, service.origin);
  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
  const encoded = (xml: string) => Buffer.from(xml).toString('base64');

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/schools/../../evil',
    'javascript:alert(1)',
    '',
    'x'.repeat(100_000),
    'a\r\nset-cookie: hotseat_session=x',
  ])('goes where we say, whatever the relay state is: %s', async (relayState) => {
    const client = browser();
    const request = await beginSaml(client, school);
    const reply = await fetch(acsOf(request), {
      ...form({ SAMLResponse: encoded(idp.answer(request)), RelayState: relayState.slice(0, 90_000) }),
      redirect: 'manual',
    });
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe('/schools/sign-on?problem=refused');
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  it('takes a form that is posted, and nothing else', async () => {
    const client = browser();
    const request = await beginSaml(client, school);
    const fields = { SAMLResponse: encoded(idp.answer(request)), RelayState: request.relayState };
    const many = new FormData();
    for (const [name, value] of Object.entries(fields)) many.set(name, value);
    const json = { 'content-type': 'application/json' };
    const tries: [string, RequestInit, number, string?][] = [
      ['as an address', { method: 'GET' }, 404, `?${new URLSearchParams(fields)}`],
      ['by another verb', { ...form(fields), method: 'PUT' }, 404],
      ['as JSON', { method: 'POST', body: JSON.stringify(fields), headers: json }, 400],
      ['in parts', { method: 'POST', body: many }, 400],
      [
        'as text',
        {
          method: 'POST',
          body: String(new URLSearchParams(fields)),
          headers: { 'content-type': 'text/plain' },
        },
        400,
      ],
      ['too large', form({ ...fields, more: 'x'.repeat(300_000) }), 413],
    ];
    for (const [what, call, status, query = ''] of tries) {
      const reply = await fetch(`${acsOf(request).href}${query}`, { ...call, redirect: 'manual' });
      expect([what, reply.status]).toEqual([what, status]);
      await reply.body?.cancel();
    }
    // None of these was an answer, so the attempt still waits for one.
    expect(await postResponse(client, request, idp.answer(request))).toBe(home());
  });

  it('reads the first of several responses and no other', async () => {
    const client = browser();
    const request = await beginSaml(client, school);
    const body = new URLSearchParams({ RelayState: request.relayState });
    body.append('SAMLResponse', 'AAAA');
    body.append('SAMLResponse', encoded(idp.answer(request)));
    const reply = await fetch(acsOf(request), { method: 'POST', body, redirect: 'manual' });
    expect(reply.headers.get('location')).toMatch(/problem=refused$/);
    expect(await accountOf(client)).toBeNull();
  });

  it('counts one of many posts that come at once, and one of many tickets', async () => {
    const client = browser();
    const request = await beginSaml(client, school);
    const answer = form({ SAMLResponse: encoded(idp.answer(request)), RelayState: request.relayState });
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => fetch(acsOf(request), { ...answer, redirect: 'manual' })),
    );
    const pages = await Promise.all(replies.map((reply) => reply.text()));
    const onwards = pages.flatMap((page) => /content="0; url=([^"]+)"/.exec(page)?.[1] ?? []);
    expect(onwards).toHaveLength(1);
    const to = new URL((onwards[0] ?? '').replaceAll('&#38;', '&'), service.origin).href;
    const before = (await rowsOf(service.parts.database, 'sessions')).length;
    const ends = await Promise.all(Array.from({ length: 6 }, () => whereFrom(client, to)));
    expect(ends.filter((end) => end === home())).toHaveLength(1);
    expect(await rowsOf(service.parts.database, 'sessions')).toHaveLength(before + 1);
    // The address stands in the history of the browser: after signing out it opens nothing.
    await client.call('signOut', { body: {} });
    expect(await whereFrom(client, to)).toBe('/schools/sign-on?problem=refused');
    expect(await accountOf(client)).toBeNull();
  });
});

describe('the log of a school', () => {
  it('is not filled by who proves nothing, and tells of everybody whom the provider named', async () => {
    const provider = new SamlProvider('satpura');
    const satpura = await openSamlSchool(service, 'satpura', provider);
    const garbage = async () => {
      const client = browser();
      return postResponse(client, await beginSaml(client, satpura), '<a/>');
    };
    for (let round = 0; round < 7; round++) await Promise.all(Array.from({ length: 10 }, garbage));
    const written = (await satpura.reasons()).length;
    expect(written).toBeGreaterThanOrEqual(60);
    expect(written).toBeLessThan(70);
    const client = browser();
    const request = await beginSaml(client, satpura);
    await postResponse(client, request, new SamlProvider('satpura').answer(request));
    expect(await satpura.reasons()).toHaveLength(written);
    const known = await beginSaml(client, satpura);
    const named = provider.answer(known, { groups: [] });
    expect(await postResponse(client, known, named)).toMatch(/problem=no_place$/);
    expect(await satpura.lastReason()).toBe('no_role');
  });
});
