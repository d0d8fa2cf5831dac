import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths, publicPaths as listedPaths } from '#contract/paths.ts';
import { questionBank } from '#core/interview/questions/question-bank.ts';
import { topicIds } from '#contract/topics.ts';
import { criterionAnchors } from '#core/scoring/criterion-anchors.ts';
import { shownInterview } from '#web/content/shown-interview.ts';
import { twoStyles } from '#web/content/two-styles.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { faq } from '#web/content/faq.ts';
import siteConfig from '../../react-router.config.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/** Settings as an operator may write them; nothing in them may end a tag or an attribute. */
const operator = {
  SELLER_NAME: 'Ira & Sons “Practice” <b onclick="1"> ಪುಣೆ',
  SELLER_ADDRESS: '12 "Lake" Road\nPune & 411001',
  GRIEVANCE_OFFICER: "Meera O'Neil </dd><script>1</script>",
  SUPPORT_EMAIL: "help+o'neil@meridian.example",
  ENTERPRISE_EMAIL: 'schools@meridian.example',
};

const root = fileURLToPath(new URL('../../', import.meta.url));
let service: TestService;
let port: number;

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'ignore' });
  service = await startTestService({ pages: true, env: operator });
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
  '/schools/api',
  '/signin',
  '/terms',
  '/privacy',
  '/contact-us',
  '/updates',
  '/shipping-policy',
  '/cancellation-refunds',
];
const applicationPaths = [
  '/schools',
  '/schools/org_aaaaaaaa',
  '/schools/org_aaaaaaaa/reviews/rev_1',
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
    '/operator',
    '/schools/org_aaaaaaaa/reviews/rev_1/more',
    '/operator/audit',
    '/__spa-fallback.html',
    '/not-found',
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

describe('what search engines and shared links see', () => {
  /** What stands in `attribute` of the one tag of the head that `mark` tells. */
  const inHead = (html: string, mark: string, attribute = 'content'): string | undefined => {
    const head = html.slice(0, html.indexOf('</head>'));
    const tags = head.match(/<(?:meta|link)[^>]*>/g)?.filter((tag) => tag.includes(mark)) ?? [];
    expect(tags, mark).toHaveLength(1);
    return new RegExp(` ${attribute}="([^"]*)"`).exec(tags[0] ?? '')?.[1];
  };

  it.each(publicPaths)('%s has one address, one heading, and a picture of its own', async (path) => {
    const html = (await get(path)).body.toString();
    const address = `${service.origin}${path}`;
    expect(html).toContain('<html lang="en-IN"');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/<title>[^<]{10,60}<\/title>/g)).toHaveLength(1);
    expect(inHead(html, 'name="description"')).toMatch(/^[^"]{50,160}$/);
    expect(inHead(html, 'rel="canonical"', 'href')).toBe(address);
    expect(inHead(html, 'property="og:url"')).toBe(address);
    expect(inHead(html, 'property="og:title"')).toBe(/<title>([^<]*)/.exec(html)?.[1]);
    expect(inHead(html, 'name="twitter:card"')).toBe('summary_large_image');
    expect(html).not.toContain('origin.invalid');
    const picture = inHead(html, 'property="og:image"') ?? '';
    expect(picture.startsWith(`${service.origin}/pictures/`)).toBe(true);
    const reply = await get(picture.slice(service.origin.length));
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'image/png']);
    expect([reply.body.readUInt32BE(16), reply.body.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(reply.body.length).toBeGreaterThan(8_000);
    expect(reply.body.length).toBeLessThan(30_000);
  });

  it('no two pages are called or described the same', async () => {
    const pages = await Promise.all(publicPaths.map(async (path) => (await get(path)).body.toString()));
    for (const mark of ['property="og:title"', 'name="description"'])
      expect(new Set(pages.map((html) => inHead(html, mark))).size).toBe(publicPaths.length);
  });

  it('the sitemap lists exactly the public pages, which are exactly those built', async () => {
    const reply = await get('/sitemap.xml');
    expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = reply.body.toString().match(/(?<=<loc>).*?(?=<\/loc>)/g) ?? [];
    const expected = publicPaths.map((path) => `${service.origin}${path}`);
    expect(listed.toSorted()).toEqual(expected.toSorted());
    expect([...listedPaths].toSorted()).toEqual(publicPaths.toSorted());
    expect(siteConfig.prerender).toEqual([...listedPaths, paths.missing]);
  });

  it('robots.txt leads to the sitemap and closes no public page', async () => {
    const robots = (await get('/robots.txt')).body.toString();
    expect(robots).toContain(`\nSitemap: ${service.origin}/sitemap.xml\n`);
    const starts = (rule: string): string[] =>
      [...robots.matchAll(new RegExp(`^${rule}: (.*)$`, 'gm'))].map(([, path]) => path ?? '');
    // Of the lines that fit, the longest holds (RFC 9309).
    const fit = (rule: string, path: string): number =>
      Math.max(0, ...starts(rule).map((start) => (path.startsWith(start) ? start.length : 0)));
    const isClosed = (path: string): boolean => fit('Disallow', path) > fit('Allow', path);
    expect(applicationPaths.filter((path) => !isClosed(path))).toEqual([]);
    expect(publicPaths.filter(isClosed)).toEqual([]);
  });

  it('the questions of the landing page stand in it as data, which no policy needs to allow', async () => {
    const reply = await get('/');
    const html = reply.body.toString();
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const { mainEntity } = JSON.parse(data) as { mainEntity: { name: string }[] };
    expect(mainEntity.map(({ name }) => name)).toEqual(faq.map(({ question }) => question));
    const running = html.match(/<script(?![^>]*(?:src=|ld\+json))/g) ?? [];
    expect(policyOf(reply, 'script-src')?.match(/'sha256-/g)).toHaveLength(running.length);
  });

  it('the manifest names icons that are there, in the size it says', async () => {
    const reply = await get('/manifest.webmanifest');
    expect(reply.headers['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = JSON.parse(reply.body.toString()) as {
      icons: { src: string; sizes: string; type: string }[];
    };
    expect(manifest.icons.length).toBeGreaterThan(2);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await get(src);
      expect([icon.status, icon.headers['content-type']], src).toEqual([200, type]);
      if (type === 'image/png')
        expect(`${icon.body.readUInt32BE(16)}x${icon.body.readUInt32BE(20)}`).toBe(sizes);
    }
    const html = (await get('/')).body.toString();
    expect(inHead(html, 'rel="manifest"', 'href')).toBe('/manifest.webmanifest');
    expect((await get(inHead(html, 'rel="apple-touch-icon"', 'href') ?? '')).status).toBe(200);
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

  const roomFiles = (pattern: RegExp): string[] =>
    readdirSync(join(root, 'dist/room/assets'))
      .filter((file) => pattern.test(file))
      .map((file) => `/room/assets/${file}`);

  it('that hear and speak can ask nobody anything (rule VOICE-1)', async () => {
    const workers = roomFiles(/\.worker-[\w-]+\.js$/);
    expect(workers).toHaveLength(3);
    for (const path of workers) {
      const { headers } = await get(path, { 'accept-encoding': 'br' });
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
      );
    }
  });

  it('of models come compressed or in parts, and may be kept for a year', async () => {
    const models = roomFiles(/\.(?:onnx|wasm)$/);
    expect(models).toHaveLength(5);
    for (const path of models) {
      const br = await get(path, { 'accept-encoding': 'br' });
      expect(br.headers['content-encoding'], path).toBe('br');
      expect(br.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const part = await get(path, { range: 'bytes=100-199' });
      expect([part.status, part.body.length]).toEqual([206, 100]);
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

describe('what is built for browsers', () => {
  /** All of `dist/` but the server's own bundle, which nobody may fetch. */
  const names = readdirSync(join(root, 'dist'), { recursive: true })
    .map(String)
    .filter((name) => !name.startsWith('server/'));
  const built = (): [string, string][] =>
    names
      .filter((name) => /\.(js|html|css|json|txt|svg)$/.test(name))
      .map((name) => [name, readFileSync(join(root, 'dist', name), 'utf8')]);

  it.each(['/server/main.js', '/../server/main.js', '/%2e%2e/server/main.js', '/room/../server/main.js'])(
    'does not lead to the server: %s',
    async (address) => {
      const reply = await get(address);
      expect(reply.body.toString()).not.toContain('DATABASE_URL');
      expect(reply.status).toBe(404);
    },
  );

  /** Up to the first slot or quote mark: what minifying cannot change. */
  const piecesOf = (text: string): string[] =>
    text.split(/\{[^}]*\}|['"`‘’“”\\]/).filter((piece) => piece.trim().length >= 25);

  it('holds no question of the bank but those of the interview it shows, and no line of the rubric', () => {
    const wordings = questionBank.flatMap(({ wording, ladder }) => [
      wording.chill,
      wording.grill,
      ...ladder.flatMap((rung) => [rung.chill, rung.grill]),
    ]);
    const anchors = [
      ...Object.values(criterionAnchors),
      ...topicIds.map((id) => topicTable[id].scoring.anchors),
    ].flatMap((a) => Object.values(a));
    const shown = JSON.stringify([twoStyles, shownInterview]);
    const pieces = [...new Set([...wordings, ...anchors].flatMap(piecesOf))].filter(
      (p) => !shown.includes(p),
    );
    expect(pieces.length).toBeGreaterThan(300);
    const files = built();
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap(([file, text]) =>
      pieces.filter((p) => text.includes(p)).map((p) => [file, p]),
    );
    expect(found).toEqual([]);
  });

  it('holds nothing of the page that shows every part, which is for development', async () => {
    expect((await get('/ui')).status).toBe(404);
    const found = built().filter(([file, text]) => `${file} ${text}`.includes('ui-parts'));
    expect(found.map(([file]) => file)).toEqual([]);
  });

  it('holds no source map, no path of this machine and nothing of the server', () => {
    expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
    for (const [file, text] of built())
      for (const secret of [root, 'sourceMappingURL', 'DATABASE_URL', 'GOOGLE_CLIENT_SECRET', 'drizzle-orm'])
        expect(text.includes(secret), `${file}: ${secret}`).toBe(false);
  });
});
