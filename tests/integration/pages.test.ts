import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { root } from '#tests/fixtures/built-site.ts';
import {
  servedPages,
  operator,
  type Reply,
  policyOf,
  publicPaths,
  applicationPaths,
} from '#tests/fixtures/served-pages.ts';

const site = servedPages();
const { get } = site;

const headingOf = (html: string): string =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '').trim();

/** Every page may run our own scripts alone; the pricing page the gateway's too. */
function expectSitePage(reply: Reply, path = ''): void {
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-cache');
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  expect(policyOf(reply, 'default-src')).toBe("'none'");
  expect(policyOf(reply, 'frame-ancestors')).toBe("'none'");
  expect(policyOf(reply, 'object-src')).toBe("'none'");
  expect(policyOf(reply, 'base-uri')).toBe("'none'");
  const gateway = path === '/pricing' ? ` http://localhost:${site.service.env['LOCAL_RAZORPAY_PORT']}` : '';
  const scripts = policyOf(reply, 'script-src') ?? '';
  expect(scripts.replace(/ 'sha256-[\w+/=]+'/g, '')).toBe(`'self'${gateway}`);
  expect(policyOf(reply, 'frame-src')).toBe(`'self'${gateway}`);
}

describe('an address nobody can read', () => {
  it.each(['/api/%E0%A4%A', '/api/me/%', '/assets/%E0%A4%A'])(
    '%s is refused as data (rule WEB-4)',
    async (path) => {
      const reply = await get(path);
      expect(reply.status).toBe(400);
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(reply.body.toString())).toMatchObject({ error: { code: 'invalid_input' } });
    },
  );
});

describe('pages', () => {
  it.each(publicPaths)('%s is there without a script, with and without a slash at its end', async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(200);
    expectSitePage(reply, path);
    const html = reply.body.toString();
    expect(headingOf(html).length).toBeGreaterThan(3);
    expect((await get(`${path === '/' ? '' : path}/?from=test`)).body.equals(reply.body)).toBe(true);
    expect((await get(path, {}, 'HEAD')).status).toBe(200);
  });

  it.each(applicationPaths)('%s is the application, which finds its way itself', async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(200);
    expectSitePage(reply);
    expect(reply.body.toString()).toContain('/assets/');
  });

  it.each([
    '/nothing',
    '/pricing/more',
    '/feedback',
    '/feedback/a/b',
    '/operator',
    '/schools/org_aaaaaaaa/reviews/rev_1/more',
    '/operator/audit',
    '/__spa-fallback.html',
    '/not-found',
    '/%E0%A4%A',
    '/pricing/%',
    '/index.html',
    '/.env',
  ])('%s says that it is not there, without a script too', async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(404);
    expectSitePage(reply);
    const html = reply.body.toString();
    expect(headingOf(html)).toBe('There is no such page');
    expect(html).toContain('<title>Page not found: Hotseat</title>');
    for (const link of ['/', '/pricing', '/contact-us']) expect(html).toContain(`href="${link}"`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('the room may be framed by us alone and frames nobody', async () => {
    const reply = await get('/room/session_abcdefgh_1767225600000');
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(policyOf(reply, 'frame-ancestors')).toBe("'self'");
    expect(policyOf(reply, 'frame-src')).toBe("'none'");
    expect(policyOf(reply, 'default-src')).toBe("'none'");
  });
});

describe('a page on the wire', () => {
  const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };

  it.each([...publicPaths, ...applicationPaths, '/nothing', '/room/session_abcdefgh_1767225600000'])(
    '%s comes compressed, and is the same in every encoding under the same policy',
    async (path) => {
      const plain = await get(path);
      const br = await get(path, browser);
      const gz = await get(path, { 'accept-encoding': 'gzip;q=1, br;q=0' });
      const encodings = [plain, br, gz].map(({ headers }) => headers['content-encoding']);
      expect(encodings).toEqual([undefined, 'br', 'gzip']);
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
      expect(gunzipSync(gz.body).equals(plain.body)).toBe(true);
      expect(new Set([plain, br, gz].map(({ headers }) => headers['etag'])).size).toBe(3);
      for (const { headers, body } of [plain, br, gz]) {
        expect(headers['vary']).toBe('accept-encoding');
        expect(headers['content-length']).toBe(String(body.length));
        expect(headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
      }
      const head = await get(path, browser, 'HEAD');
      expect([head.headers['content-length'], head.body.length]).toEqual([String(br.body.length), 0]);
    },
  );

  it.each(['/', '/pricing', '/interview', '/room/session_abcdefgh_1767225600000'])(
    '%s is not sent again to a browser that has it',
    async (path) => {
      const first = await get(path, browser);
      const tag = String(first.headers['etag']);
      const again = await get(path, { ...browser, 'if-none-match': `"old", W/${tag}` });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy', 'permissions-policy'])
        expect(again.headers[name], name).toBe(first.headers[name]);
      expect(again.headers['content-encoding']).toBeUndefined();
      expect((await get(path, { 'if-none-match': tag })).status).toBe(200);
    },
  );

  it('what is not there stays so, whatever a browser has', async () => {
    const tag = String((await get('/nothing', browser)).headers['etag']);
    expect((await get('/nothing', { ...browser, 'if-none-match': tag })).status).toBe(404);
  });

  it('the files beside the pages come compressed too', async () => {
    for (const file of ['/favicon.svg', '/manifest.webmanifest']) {
      const plain = await get(file);
      const br = await get(file, browser);
      expect([br.status, br.headers['content-encoding']], file).toEqual([200, 'br']);
      expect(br.headers['content-type']).toBe(plain.headers['content-type']);
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    }
  });
});

describe('what the operator has set', () => {
  const decoded = (html: string): string =>
    html.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const shownOn = async (path: string): Promise<string[]> => {
    const html = (await get(path)).body.toString();
    expect(html).not.toContain('.invalid');
    const body = html.slice(html.indexOf('<body'));
    return [...body.matchAll(/<dd[^>]*>([^<]*)|href="mailto:([^"?]*)/g)].map(([, text, to]) =>
      decoded(text ?? to ?? ''),
    );
  };

  it.each(['/contact-us', '/terms', '/privacy', '/cancellation-refunds', '/shipping-policy'])(
    '%s names seller, address, grievance officer and support, without a script',
    async (path) => {
      const { ENTERPRISE_EMAIL: _schools, ...named } = operator;
      expect(await shownOn(path)).toEqual(expect.arrayContaining(Object.values(named)));
    },
  );

  it('/enterprise names where schools write to', async () => {
    expect(await shownOn('/enterprise')).toContain(operator.ENTERPRISE_EMAIL);
  });

  it.each([...publicPaths, ...applicationPaths, '/nothing'])(
    '%s carries it for its scripts',
    async (path) => {
      const html = decoded((await get(path)).body.toString());
      expect(html).toContain(` data-seller-name="${operator.SELLER_NAME}"`);
      expect(html).toContain(` data-support-email="${operator.SUPPORT_EMAIL}"`);
    },
  );
});

describe('what is not there', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/'],
    ['GET', '/assets/nothing.js'],
    ['GET', '/assets/'],
    ['GET', '/room/assets/nothing.js'],
    ['GET', '/room/a/b'],
    ['POST', '/pricing'],
    ['DELETE', '/api/me'],
    ['POST', '/'],
  ])('%s %s is refused in the form of the service', async (method, path) => {
    const reply = await get(path, {}, method);
    expect(reply.status).toBe(404);
    expect(reply.headers['content-type']).toContain('application/json');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['content-security-policy']).toBeUndefined();
    expect(JSON.parse(reply.body.toString())).toEqual({
      error: { code: 'not_found', requestId: expect.any(String) as string },
    });
  });

  it.each([
    '/assets/../../../../package.json',
    '/assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2f..%2f..%2fpackage.json',
    '/assets/..%5c..%5c..%5cpackage.json',
    '/assets/....//....//package.json',
    '/assets/%00/../../package.json',
    '/assets//etc/passwd',
    '/room/assets/../index.html',
    '/room/../../package.json',
    '/../package.json',
    '//package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/site/../../package.json',
    '/.built',
    '/server/index.js',
    '/assets/%',
    '/%',
    '/%ff',
  ])('%s leads nowhere', async (path) => {
    const reply = await get(path);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    const body = reply.body.toString();
    for (const content of ['"hotseat"', 'devDependencies', 'root:x:', 'handleRequest', root])
      expect(body).not.toContain(content);
  });
});
