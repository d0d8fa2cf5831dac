import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionBank } from '#core/interview/questions/question-bank.ts';
import { criterionAnchors, topicAnchors } from '#core/scoring/rubric-anchors.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let service: TestService;
let port: number;

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'ignore' });
  service = await startTestService({ pages: true });
  port = Number(new URL(service.origin).port);
}, 180_000);
afterAll(() => service.close());

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** One request with its path exactly as written; `fetch` would tidy it up first. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const policyOf = ({ headers }: Reply, directive: string): string | undefined =>
  String(headers['content-security-policy'])
    .split('; ')
    .find((d) => d.startsWith(`${directive} `))
    ?.slice(directive.length + 1);

const headingOf = (html: string): string =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '').trim();

const publicPaths = [
  '/',
  '/pricing',
  '/enterprise',
  '/signin',
  '/terms',
  '/privacy',
  '/contact-us',
  '/updates',
  '/shipping-policy',
  '/cancellation-refunds',
];
const applicationPaths = [
  '/interview',
  '/past-interviews',
  '/feedback/session_abcdefgh_1767225600000',
  '/account',
  '/receipts/doc_abcdefgh',
];

/** Every page may run our own scripts alone; the pricing page the gateway's too. */
function expectSitePage(reply: Reply, path = ''): void {
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-cache');
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  expect(policyOf(reply, 'default-src')).toBe("'none'");
  expect(policyOf(reply, 'frame-ancestors')).toBe("'none'");
  expect(policyOf(reply, 'object-src')).toBe("'none'");
  expect(policyOf(reply, 'base-uri')).toBe("'none'");
  const gateway = path === '/pricing' ? ` http://localhost:${service.env['LOCAL_RAZORPAY_PORT']}` : '';
  const scripts = policyOf(reply, 'script-src') ?? '';
  expect(scripts.replace(/ 'sha256-[\w+/=]+'/g, '')).toBe(`'self'${gateway}`);
  expect(policyOf(reply, 'frame-src')).toBe(`'self'${gateway}`);
}

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
    '/__spa-fallback.html',
    '/index.html',
    '/.env',
  ])('%s is the application too, which says that it is not there', async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(404);
    expectSitePage(reply);
    expect(reply.body.equals((await get('/interview')).body)).toBe(true);
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

describe('assets', () => {
  const assets = (): string[] => {
    const html = [readFileSync(join(root, 'dist/site/client/index.html'), 'utf8')];
    html.push(readFileSync(join(root, 'dist/room/index.html'), 'utf8'));
    return html.flatMap((h) => [...new Set(h.match(/(?:\/room)?\/assets\/[\w.-]+\.(?:js|css)/g))]);
  };

  it('come compressed, may be kept for a year, and are the same in every encoding', async () => {
    expect(assets().length).toBeGreaterThan(3);
    for (const path of assets()) {
      const plain = await get(path);
      const br = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
      const gz = await get(path, { 'accept-encoding': 'gzip' });
      expect([plain.status, br.status, gz.status], path).toEqual([200, 200, 200]);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(br.headers['content-encoding']).toBe('br');
      expect(gz.headers['content-encoding']).toBe('gzip');
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
      expect(gunzipSync(gz.body).equals(plain.body)).toBe(true);
      for (const reply of [plain, br, gz]) {
        expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(reply.headers['content-type']).toMatch(/^(application\/javascript|text\/css)/);
        expect(reply.headers['vary']).toContain('accept-encoding');
        expect(reply.headers['content-security-policy']).toBeUndefined();
      }
    }
  });

  it('of every page are there', async () => {
    for (const path of [...publicPaths, ...applicationPaths]) {
      const html = (await get(path)).body.toString();
      for (const asset of new Set(html.match(/\/assets\/[\w.-]+/g)))
        expect((await get(asset, {}, 'HEAD')).status, `${path} ${asset}`).toBe(200);
    }
  });
});

describe('what is built', () => {
  const built = (): [string, string][] =>
    readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(js|html|css|json|txt|svg)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'utf8')]);
  /** Up to the first slot or quote mark: what minifying cannot change. */
  const piecesOf = (text: string): string[] =>
    text.split(/\{[^}]*\}|['"`‘’“”\\]/).filter((piece) => piece.trim().length >= 25);

  it('holds no question of the bank and no line of the rubric', () => {
    const wordings = questionBank.flatMap(({ wording, ladder }) => [
      ...wording.chill,
      ...wording.grill,
      ...ladder.flatMap((rung) => [rung.chill, rung.grill]),
    ]);
    const anchors = [...Object.values(criterionAnchors), ...Object.values(topicAnchors)].flatMap((a) =>
      Object.values(a),
    );
    const pieces = [...new Set([...wordings, ...anchors].flatMap(piecesOf))];
    expect(pieces.length).toBeGreaterThan(300);
    const files = built();
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap(([file, text]) =>
      pieces.filter((p) => text.includes(p)).map((p) => [file, p]),
    );
    expect(found).toEqual([]);
  });

  it('holds no source map, no path of this machine and nothing of the server', () => {
    const names = readdirSync(join(root, 'dist'), { recursive: true }).map(String);
    expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
    for (const [file, text] of built())
      for (const secret of [root, 'sourceMappingURL', 'DATABASE_URL', 'GOOGLE_CLIENT_SECRET', 'drizzle-orm'])
        expect(text.includes(secret), `${file}: ${secret}`).toBe(false);
  });
});
