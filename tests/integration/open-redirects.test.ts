import { request as overHttp } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { returnPath } from '#server/accounts/return-path.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { askHost } from '#tests/fixtures/ask-host.ts';
import { openChooser } from '#tests/fixtures/chooser.ts';
import { otherSites } from '#tests/fixtures/other-sites.ts';
import { SamlProvider } from '#tests/fixtures/saml-provider.ts';
import { beginSaml, openSamlSchool } from '#tests/fixtures/school-saml.ts';
import type { SchoolSignOn } from '#tests/fixtures/school-sign-on.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { returnAddress } from '#web/site/shell/return-address.ts';

/* Every place that sends a browser on, asked to send it to another site. */

const idp = new SamlProvider('sahyadri');
let service: TestService;
let school: SchoolSignOn;
beforeAll(async () => {
  service = await startTestService({ pages: true });
  school = await openSamlSchool(service, 'sahyadri', idp);
});
afterAll(() => service.close());

/** Where a browser that is at our origin goes by this, in its own reading; null where that is not a page of ours. */
function ours(location: string, origin = service.origin): string | null {
  const at = URL.parse(location, `${origin}/signin`);
  const isOurs = at?.origin === origin && !at.pathname.startsWith('//') && at.username === '';
  return isOurs ? at.pathname : null;
}
const stays = (location: string | null | undefined): boolean =>
  !!location && /^[\x21-\x7e]+$/.test(location) && ours(location) !== null;

describe('signing in', () => {
  it.each(otherSites)('asked to lead to %j leads to a page of ours, signed in or not', async (returnTo) => {
    for (const what of ['other', 'cancel']) {
      const client = new ApiClient(service.origin);
      const begun = await client.send('beginSignIn', { body: { display: 'page', returnTo } });
      if (returnTo.includes('\0')) {
        expect(begun.status).toBe(400);
        continue;
      }
      const { url } = (await begun.json()) as { url: string };
      const chooser = await openChooser(client, url);
      const person = { name: 'Ira Deshpande', email: 'ira@example.com' };
      const landing = await chooser.submit({ do: what, ...(what === 'other' ? person : {}) });
      const location = landing.response.headers.get('location');
      expect([location, stays(location)]).toEqual([location, true]);
      if (what === 'other') {
        expect(landing.url.pathname).not.toMatch(/^\/(?:api|signin)(?:\/|$)/);
        expect((await client.call('readMe')).account?.email).toBe(person.email);
        continue;
      }
      expect(landing.url.pathname).toBe(paths.signIn);
      // The page reads it again by its own rules.
      const again = returnAddress(landing.url.searchParams.get('returnTo'));
      expect([again, ours(again) !== null]).toEqual([again, true]);
    }
  });

  it('by a page whose address was forged leads to a page of ours', () => {
    for (const asked of otherSites) {
      const to = returnAddress(asked);
      expect([asked, to, ours(to) !== null]).toEqual([asked, to, true]);
    }
  });

  it('leads to a page of ours whatever is asked for', () => {
    const pieces = [
      '/',
      '/',
      '\\',
      '\t',
      '\n',
      '%2f',
      '%5c',
      '%2e',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      'https:',
      'evil.example',
    ];
    const more = [
      '\u2215',
      '\uFF0F',
      '\u00A0',
      '\0',
      '\u200B',
      '\uD800',
      ' ',
      'api',
      'signin',
      'interview',
      '[',
      ']',
      '%',
    ];
    const asked = fc
      .array(fc.constantFrom(...pieces, ...more), { maxLength: 9 })
      .map((parts) => parts.join(''))
      .chain((text) => fc.constantFrom(text, `/${text}`));
    fc.assert(
      fc.property(asked, (text) => {
        for (const to of [returnPath(text), returnAddress(text)])
          expect([to, ours(to, 'https://hotseat.example') !== null]).toEqual([to, true]);
        expect(returnPath(text)).not.toMatch(/^\/(?:api|signin)(?:[/?#]|$)/);
        // What was made of it once is made of it again.
        expect(returnPath(returnPath(text))).toBe(returnPath(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('sends the provider back to us alone, whoever the request says we are', async () => {
    const says: Record<string, string>[] = [
      { host: 'evil.example' },
      { host: `localhost:${new URL(service.origin).port}@evil.example` },
      { host: 'localhost.evil.example' },
      { 'x-forwarded-host': 'evil.example' },
      { 'x-forwarded-proto': 'javascript', 'x-forwarded-port': '1' },
      { forwarded: 'host=evil.example;proto=https' },
      { 'x-original-url': '//evil.example', 'x-rewrite-url': '//evil.example' },
      { origin: 'https://evil.example', referer: 'https://evil.example/' },
    ];
    const json = { 'x-hotseat': '1', 'content-type': 'application/json' };
    for (const headers of says)
      for (const [path, body] of [
        ['/api/sign-in', { display: 'page', returnTo: '/' }],
        ['/api/sign-on', { slug: 'sahyadri', as: 'member' }],
      ] as const) {
        const reply = await raw(path, {
          method: 'POST',
          headers: { ...json, ...headers },
          body: JSON.stringify(body),
        });
        if (reply.status !== 200) continue;
        const { url } = JSON.parse(reply.text) as { url: string };
        const back = new URL(url).searchParams.get('redirect_uri');
        expect(url).not.toContain('evil');
        if (back !== null) expect(new URL(back).origin).toBe(service.origin);
      }
  });
});

type Raw = { status: number; location: string | undefined; text: string };
/** A request as it is written: no client makes another of its path or its headers. */
function raw(
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Raw> {
  const { port } = new URL(service.origin);
  return new Promise((resolve, reject) => {
    const sent = overHttp({ host: 'localhost', port, path, method, headers }, (reply) => {
      let text = '';
      reply.on('data', (piece) => (text += String(piece)));
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, location: reply.headers.location, text }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const isRedirect = (status: number): boolean => status >= 300 && status < 400;
/** As it may stand in the first line of a request. */
const inLine = (text: string): string =>
  text.replaceAll(/[^\x21-\x7e]/gu, (one) => encodeURIComponent(one.toWellFormed()));

describe('an address', () => {
  it('of no page or of a page in other letters leads to a page of ours', async () => {
    const asked = otherSites.flatMap((one) => [one, one.toUpperCase()]).map(inLine);
    const tried = [
      ...asked.filter((one) => /^[/?]|^https?:/i.test(one)),
      ...asked.map((one) => `/PRICING?${one}`),
      ...asked.map((one) => `/Interview/${one}`),
      ...asked.map((one) => `/SCHOOLS/${one}`),
      ...asked.map((one) => `/SIT${one}`),
    ];
    const redirects: Raw[] = [];
    for (const path of tried) {
      const reply = await raw(path);
      if (isRedirect(reply.status)) {
        redirects.push(reply);
        expect([path, reply.location, stays(reply.location)]).toEqual([path, reply.location, true]);
      } else expect([path, reply.status < 500]).toEqual([path, true]);
    }
    expect(redirects.length).toBeGreaterThan(50);
  });

  it('of a school leads to its door and to the invitations alone', async () => {
    const { orgId, owner } = school.world;
    await owner.client.call('changeAddress', { params: { orgId }, body: { name: 'old-hills', was: null } });
    await owner.client.call('changeAddress', {
      params: { orgId },
      body: { name: 'hills', was: 'old-hills' },
    });
    const door = `http://hills.localhost:${new URL(service.origin).port}/`;
    const known = [`${service.origin}${paths.sit}`, door];
    for (const host of [
      'hills.localhost',
      'old-hills.localhost',
      'OLD-HILLS.localhost',
      'old-hills.localhost.',
      'evil.localhost',
    ])
      for (const text of otherSites.map(inLine))
        for (const path of [`/${text}`, `/sit${text}`, `/sit?${text}`, `/?${text}`]) {
          const { status, headers } = await askHost(service.origin, host, path);
          if (isRedirect(status))
            expect([path, known.includes(String(headers.location))]).toEqual([path, true]);
        }
  });
});

describe('a school’s sign-on', () => {
  it.each(otherSites)('that is sent %j with an answer leads to its own door', async (text) => {
    const client = new ApiClient(service.origin);
    const request = await beginSaml(client, school);
    const answered = Buffer.from(idp.answer(request)).toString('base64');
    const acs = new URL(new URL(request.acsUrl).pathname, service.origin);
    const body = new URLSearchParams({
      SAMLResponse: answered,
      RelayState: text,
      returnTo: text,
      RelayStateURL: text,
    });
    const posted = await fetch(acs, { method: 'POST', body, redirect: 'manual' });
    expect([posted.status, posted.headers.get('location')]).toEqual([
      303,
      '/schools/sign-on?problem=refused',
    ]);
    const { orgId } = school.world;
    for (const [path, key] of [
      [`/api/sign-on/${orgId}/callback`, 'state'],
      [`/api/sign-on/${orgId}/complete`, 'ticket'],
      ['/api/sign-in/callback', 'state'],
    ] as const) {
      const query = new URLSearchParams({
        code: 'code',
        returnTo: text,
        redirect_uri: text,
        next: text,
        error_description: text,
      });
      for (const state of [text, request.relayState]) {
        query.set(key, state);
        const reply = await client.fetch(`${service.origin}${path}?${query}`);
        const location = reply.headers.get('location');
        if (isRedirect(reply.status))
          expect([location, /^\/schools\/sign-on(?:\/sahyadri)?\?problem=\w+$/.test(location ?? '')]).toEqual(
            [location, true],
          );
        else expect([path, reply.status >= 400 && reply.status < 500]).toEqual([path, true]);
        expect(await reply.text()).not.toContain('//evil.example');
      }
    }
  });
});
