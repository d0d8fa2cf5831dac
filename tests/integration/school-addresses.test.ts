import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { logoAddress } from '#contract/schools/branding.ts';
import { askHost, type HostReply } from '#tests/fixtures/ask-host.ts';
import { brandingWords } from '#tests/fixtures/branding-calls.ts';
import { plainPng } from '#tests/fixtures/logos.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openSchoolWorld, type SchoolWorld } from '#tests/fixtures/school-world.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* A school's front door at an address of its own (rule SCHOOL-93). */

let service: TestService;
let world: SchoolWorld;
let other: SchoolWorld;
beforeAll(async () => {
  service = await startTestService();
  world = await openSchoolWorld(service);
  other = await openSchoolWorld(service, { slug: 'konkan' });
});
afterAll(() => service.close());

const refusedWith = (code: string) => expect.objectContaining({ code });
const at = (name: string, path: string, more: Parameters<typeof askHost>[3] = {}): Promise<HostReply> =>
  askHost(service.origin, `${name}.localhost`, path, more);
const take = (name: string | null, was: string | null, of = world) =>
  of.owner.client.call('changeAddress', { params: { orgId: of.orgId }, body: { name, was } });
const read = async (of = world) =>
  (await of.owner.client.call('readBranding', { params: { orgId: of.orgId } })).address;
const isKnown = async (domain: string): Promise<number> =>
  (await world.owner.client.send('isSchoolAddress', { query: { domain } })).status;

describe('an address of a school', () => {
  it('is none at first, is taken, changed and given up, and a name stays the school’s', async () => {
    expect(await read()).toMatchObject({ host: 'localhost', name: null, suggested: 'sahyadri', before: [] });
    expect((await at('sahyadri', '/')).status).toBe(404);
    await take('sahyadri', null);
    await expect(take('hills', null)).rejects.toEqual(refusedWith('changed_meanwhile'));
    expect((await take('hills', 'sahyadri')).address).toMatchObject({ name: 'hills', before: ['sahyadri'] });
    await expect(take('hills', null, other)).rejects.toEqual(refusedWith('name_taken'));
    await expect(take('sahyadri', null, other)).rejects.toEqual(refusedWith('name_taken'));
    await expect(take('konkan', 'hills')).rejects.toEqual(refusedWith('name_taken'));
    expect((await at('sahyadri', '/')).headers.location).toBe(
      `http://hills.localhost:${new URL(service.origin).port}/`,
    );
    await take(null, 'hills');
    expect(await read()).toMatchObject({ name: null, before: ['sahyadri', 'hills'] });
    expect((await at('hills', '/')).headers.location).toBe(`${service.origin}/`);
    expect((await at('hills', '/sit')).headers.location).toBe(`${service.origin}/sit`);
    await take('sahyadri', null);
    const kinds = (await rowsOf(service.parts.database, 'org_audit')).filter(
      (row) => row['kind'] === 'address_changed',
    );
    expect(kinds.map((row) => row['detail'])).toContainEqual({ was: 'sahyadri', is: 'hills' });
    expect(kinds).toHaveLength(4);
  });

  it('is one of five at most', async () => {
    let was: string | null = null;
    for (const name of ['one-hill', 'two-hills', 'three-hills', 'four-hills', 'five-hills']) {
      await take(name, was, other);
      was = name;
    }
    await expect(take('six-hills', was, other)).rejects.toEqual(refusedWith('school_limit_reached'));
    await take('one-hill', was, other);
    await take(null, 'one-hill', other);
  });

  it.each([
    ['www', 'address_reserved'],
    ['h0tseat', 'address_reserved'],
    ['ab', 'invalid_input'],
    ['-hills', 'invalid_input'],
    ['xn--80ak6aa92e', 'invalid_input'],
    ['a.b', 'invalid_input'],
    ['hills/..', 'invalid_input'],
    ['h'.repeat(41), 'invalid_input'],
  ])('is not %s', async (name, code) => {
    await expect(take(name, 'sahyadri')).rejects.toEqual(refusedWith(code));
  });
});

describe('the front door', () => {
  it('says whose it is as text, in the school’s looks, and runs nothing', async () => {
    const params = { orgId: world.orgId };
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(plainPng(40, 20))]), 'logo.png');
    const { logo } = await world.owner.client.call('changeLogo', { params, form });
    await world.owner.client.call('changeBranding', {
      params,
      body: {
        ...brandingWords,
        shownName: 'Sahyadri <script>alert(1)</script>',
        welcome: 'Come in & "sit"<img src=x>.',
        was: null,
      },
    });
    const { status, headers, text } = await at('SAHYADRI', '/');
    expect(status).toBe(200);
    expect(text).toContain('<h1>Sahyadri &lt;script>alert(1)&lt;/script></h1>');
    expect(text).toContain('Come in &amp; &quot;sit&quot;&lt;img src=x>.');
    expect(text).not.toMatch(/<script|<img src=x/);
    expect(text).toContain(`<img src="${logoAddress(logo.hash)}"`);
    expect(text).toContain('--btn:light-dark(#0b3d91, ');
    expect(text).toContain(`href="${service.origin}${paths.schools}"`);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'self' 'sha256-[\w+/=]+'; /);
    expect(policy).not.toMatch(/script-src|unsafe/);
    expect(policy).toContain("form-action 'none'");
    expect([headers['set-cookie'], headers['x-robots-tag']]).toEqual([undefined, 'noindex']);
    expect((await at('sahyadri', logoAddress(logo.hash))).headers['content-type']).toBe('image/png');
  });

  it('sends a personal link on to the main host, without what stands in its query', async () => {
    for (const path of ['/sit', '/sit/', '/sit?to=https://evil.example']) {
      const { status, headers } = await at('sahyadri', path);
      expect([status, headers.location]).toEqual([302, `${service.origin}/sit`]);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it.each(['nobody', 'a.sahyadri', 'sahyadri.sahyadri', 'localhost', '%73ahyadri'])(
    'of %s is nothing',
    async (name) => {
      for (const path of ['/', '/sit', '/livez', '/assets/x.js', '/api/me']) {
        const { status, text } = await at(name, path);
        expect([status, JSON.parse(text)]).toEqual([
          404,
          { error: { code: 'not_found', requestId: expect.any(String) } },
        ]);
      }
    },
  );

  it('knows which domains are doors, those of before too', async () => {
    expect(await isKnown('sahyadri.localhost')).toBe(200);
    expect(await isKnown('hills.localhost')).toBe(200);
    for (const domain of ['localhost', 'nobody.localhost', 'sahyadri.example', 'sahyadri', '', 'xlocalhost'])
      expect(await isKnown(domain), domain).toBe(404);
  });

  it('closes with its school', async () => {
    await take('one-hill', null, other);
    expect((await at('one-hill', '/')).status).toBe(200);
    await closeByOperator(other.orgId);
    expect((await at('one-hill', '/')).status).toBe(404);
    expect(await isKnown('one-hill.localhost')).toBe(404);
  });
});

describe('at a front door', () => {
  it('there is no endpoint, signed in or not, by whatever method', async () => {
    const { client } = world.owner;
    const cookie = client.cookiesFor(service.origin);
    const me = await askHost(service.origin, 'localhost', '/api/me', { headers: { cookie } });
    expect(JSON.parse(me.text)).toMatchObject({ account: { email: world.owner.email } });
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      const { method, path } = endpoints[name];
      const headers = { cookie, 'x-hotseat': '1', 'content-type': 'application/json' };
      const reply = await at('sahyadri', path.replaceAll(/:\w+/g, world.orgId), {
        method,
        headers,
        ...(method !== 'GET' && { body: '{}' }),
      });
      expect(reply.status, name).toBe(404);
    }
  });

  it('nothing reaches the main host: a call that comes from one changes nothing there', async () => {
    const { client } = world.owner;
    const door = `http://sahyadri.localhost:${new URL(service.origin).port}`;
    const body = { ...brandingWords, was: null };
    const input = { params: { orgId: world.orgId }, body };
    const attempts: Record<string, string>[] = [
      { origin: door },
      { 'sec-fetch-site': 'same-site' },
      { origin: door, 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of attempts) {
      const reply = await client.send('changeBranding', input, headers);
      expect([reply.status, await reply.json()]).toEqual([
        403,
        { error: expect.objectContaining({ code: 'cross_site_request' }) },
      ]);
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

/** Closes a school as the operator does. */
async function closeByOperator(orgId: string): Promise<void> {
  const token = (await readFile(`${service.env['DATA_DIR']}/operator-token`, 'utf8')).trim();
  const reply = await fetch(`${service.origin}${endpoints.closeOrganisation.path.replace(':orgId', orgId)}`, {
    method: endpoints.closeOrganisation.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  });
  if (!reply.ok) throw new Error(await reply.text());
}
