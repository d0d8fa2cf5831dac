import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageSettings } from '#contract/built-pages.ts';
import type { ErrorReply } from '#contract/errors.ts';
import { operatorPaths, paths, privatePaths, schoolPaths } from '#contract/paths.ts';
import { type Page, publicFiles, readPage, readPages, readStillPage } from './built-pages.ts';
import { contentSecurityPolicy, permissionsPolicy, workerSecurityPolicy } from './content-security-policy.ts';
import { robotsText, sitemapXml } from './crawler-files.ts';
import type { GatewaySources } from './gateway-sources.ts';
import { chooseEncoding, hasIt } from './page-encodings.ts';

/** The browser's router answers these itself; they get the application's shell with status 200. */
const patternsOf = (pages: readonly string[]): RegExp[] => pages.map((path) => new RegExp(`^${path}/?$`));
const shellPatterns = patternsOf([
  ...privatePaths('[^/]+'),
  ...schoolPaths('[^/]+(?:/[^/]+){0,2}'),
  paths.unsubscribe,
]);
const operatorPatterns = patternsOf(operatorPaths('[^/]+'));
const shellPath = '/__spa-fallback.html';

type StaticSite = {
  /** Holds the built pages of the site and of the room. */
  distFolder: string;
  /** What the pages say of the operator; its origin is the one search engines are to remember. */
  settings: PageSettings;
  /** What the payment page alone may load; null without a gateway. */
  gateway: GatewaySources | null;
  /** Whether anybody may sign in to the operator's page; else its addresses lead nowhere, like any other. */
  operatorPage: boolean;
};

/**
 * Serves the built pages: prerendered ones by path, the shell for application paths, the room frame under /room/, assets with a year of
 * caching, the files search engines ask for, and 404 in the right form for the rest. A page asked for in capitals is named as it is
 * written: the browser's router would open it, under the policy of another page. Each page's policy allows just the inline scripts it was
 * built with.
 */
export function serveStaticPages(
  app: FastifyInstance,
  { distFolder, settings, gateway, operatorPage }: StaticSite,
): void {
  const site = join(distFolder, 'site', 'client');
  const room = join(distFolder, 'room');
  const pages = readPages(site, settings);
  const shell = pages.get(shellPath) ?? pages.get('/');
  const roomPage = readPage(join(room, 'index.html'), settings);
  if (!shell || !roomPage) throw new Error('The pages are not built. Run npm start, which builds them.');
  const mentorPage = readPage(join(distFolder, 'mentor', 'index.html'), settings);
  if (!mentorPage) throw new Error('The pages are not built. Run npm start, which builds them.');
  const missing = pages.get(paths.missing) ?? shell;
  const still = readStillPage(join(site, paths.missing, 'index.html'), settings) ?? missing;
  for (const path of [shellPath, paths.missing]) pages.delete(path);

  const isOperators = (path: string): boolean => operatorPatterns.some((pattern) => pattern.test(path));
  const pageAt = (path: string): Page | undefined =>
    pages.get(path.length > 1 ? path.replace(/\/$/, '') : path) ??
    ((operatorPage && isOperators(path)) || shellPatterns.some((pattern) => pattern.test(path))
      ? shell
      : undefined);

  serveFiles(app, site, room);
  serveCrawlerFiles(app, settings.origin, [...pages.keys()]);
  app.get(paths.room(':sessionId'), (_request, reply) => sendPage(reply, roomPage, 200, 'room'));
  serveMentorPage(app, mentorPage, join(distFolder, 'mentor'));
  app.setNotFoundHandler((request, reply) => {
    const [path = '/', ...query] = request.url.split('?');
    if (
      path.startsWith('/api/') ||
      path.startsWith('/assets/') ||
      path.startsWith(paths.room('')) ||
      path.startsWith(`${paths.mentor}/`)
    )
      return notFound(reply, request.id);
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(reply, request.id);
    const page = pageAt(path);
    if (page && page === pages.get(paths.pricing)) {
      reply.header('permissions-policy', permissionsPolicy(gateway));
      return sendPage(reply, page, 200, 'pricing', gateway);
    }
    if (page && isOperators(path)) return sendPage(reply, page, 200, 'operator');
    if (path.startsWith(paths.unsubscribe)) reply.header('referrer-policy', 'no-referrer');
    if (page) return sendPage(reply, page, 200, 'site');
    const asWritten = path.replace(/^\/[^/]+/, (first) => first.toLowerCase());
    if (asWritten !== path && pageAt(asWritten)) return reply.redirect([asWritten, ...query].join('?'), 308);
    // Without the page its router would still draw it: no script runs there.
    return sendPage(reply, isOperators(path) ? still : missing, 404, 'site');
  });
}

function serveFiles(app: FastifyInstance, site: string, room: string): void {
  const forAYear = { preCompressed: true, immutable: true, maxAge: '365d', decorateReply: false } as const;
  void app.register(fastifyStatic, { root: join(site, 'assets'), prefix: '/assets/', ...forAYear });
  void app.register(fastifyStatic, {
    root: join(room, 'assets'),
    prefix: paths.room('assets/'),
    ...forAYear,
    setHeaders: (reply, path) => {
      if (/\.worker-[\w-]+\.js(?:\.\w+)?$/.test(path))
        reply.header('content-security-policy', workerSecurityPolicy);
    },
  });
  for (const file of publicFiles(site)) {
    app.get(`/${file}`, (_request, reply) => reply.sendFile(file));
  }
  void app.register(fastifyStatic, { root: site, serve: false, preCompressed: true });
}

/** A mentor's page holds no secret itself: which link it is stands after the `#`. It is kept by nobody, named to nobody and found by nobody (rule MENTOR-2). */
function serveMentorPage(app: FastifyInstance, page: Page, folder: string): void {
  for (const path of [paths.mentor, `${paths.mentor}/`])
    app.get(path, (_request, reply) => {
      reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
      return sendPage(reply, page, 200, 'mentor');
    });
  void app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: `${paths.mentor}/assets/`,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });
}

function serveCrawlerFiles(app: FastifyInstance, origin: string, publicPaths: readonly string[]): void {
  const files = {
    '/robots.txt': [
      'text/plain; charset=utf-8',
      robotsText(
        origin,
        [...privatePaths(''), paths.schools, paths.unsubscribe],
        publicPaths.filter((path) => path.startsWith(`${paths.schools}/`)),
      ),
    ],
    '/sitemap.xml': ['application/xml; charset=utf-8', sitemapXml(origin, publicPaths.toSorted())],
  } as const;
  for (const [path, [type, text]] of Object.entries(files))
    app.get(path, (_request, reply) => reply.header('cache-control', 'no-cache').type(type).send(text));
}

function notFound(reply: FastifyReply, requestId: string): FastifyReply {
  const body: ErrorReply = { error: { code: 'not_found', requestId } };
  return reply.status(404).header('cache-control', 'no-store').send(body);
}

function sendPage(
  reply: FastifyReply,
  page: Page,
  status: number,
  kind: 'site' | 'pricing' | 'room' | 'operator' | 'mentor',
  gateway: GatewaySources | null = null,
): FastifyReply {
  const asked = reply.request.headers;
  const encoding = chooseEncoding(asked['accept-encoding']);
  const tag = page.bytes.tag(encoding);
  reply
    .header('content-security-policy', contentSecurityPolicy(kind, page.scriptHashes, gateway))
    .header('cache-control', kind === 'mentor' ? 'no-store' : 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', tag);
  if (status === 200 && hasIt(asked['if-none-match'], tag)) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(status).type('text/html; charset=utf-8').send(page.bytes.in(encoding));
}
