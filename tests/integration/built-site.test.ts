import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { paths, publicPaths as listedPaths } from '#contract/paths.ts';
import { questionBank } from '#core/interview/questions/question-bank.ts';
import { topicIds } from '#contract/topics.ts';
import { criterionAnchors } from '#core/scoring/criterion-anchors.ts';
import { shownInterview } from '#web/content/shown-interview.ts';
import { twoStyles } from '#web/content/two-styles.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { faq } from '#web/content/faq.ts';
import siteConfig from '../../react-router.config.ts';
import { root } from '#tests/fixtures/built-site.ts';
import { servedPages, policyOf, publicPaths, applicationPaths } from '#tests/fixtures/served-pages.ts';

const site = servedPages();
const { get } = site;

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
    const address = `${site.service.origin}${path}`;
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
    expect(picture.startsWith(`${site.service.origin}/pictures/`)).toBe(true);
    const reply = await get(picture.slice(site.service.origin.length));
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
    const expected = publicPaths.map((path) => `${site.service.origin}${path}`);
    expect(listed.toSorted()).toEqual(expected.toSorted());
    expect([...listedPaths].toSorted()).toEqual(publicPaths.toSorted());
    expect(siteConfig.prerender).toEqual([...listedPaths, paths.missing]);
  });

  it('robots.txt leads to the sitemap and closes no public page', async () => {
    const robots = (await get('/robots.txt')).body.toString();
    expect(robots).toContain(`\nSitemap: ${site.service.origin}/sitemap.xml\n`);
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
