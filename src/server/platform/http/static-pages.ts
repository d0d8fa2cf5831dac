import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ErrorReply } from '#contract/errors.ts';
import { contentSecurityPolicy, permissionsPolicy } from './content-security-policy.ts';
import type { GatewaySources } from './gateway-sources.ts';

type Page = { html: string; scriptHashes: string[] };

/** Paths the browser's router answers itself; they get the application's shell with status 200. */
const applicationPaths = [
  /^\/interview\/?$/,
  /^\/past-interviews\/?$/,
  /^\/account\/?$/,
  /^\/feedback\/[^/]+\/?$/,
  /^\/receipts\/[^/]+\/?$/,
];
const paymentPath = '/pricing';

/**
 * Serves the built pages: prerendered ones by path, the shell for application paths, the room frame under /room/, assets with a year of
 * caching, and 404 in the right form for the rest. Each page's policy allows just the inline scripts it was built with, and the payment
 * page alone may load from `gateway` (null without one).
 */
export function serveStaticPages(
  app: FastifyInstance,
  distFolder: string,
  gateway: GatewaySources | null = null,
): void {
  const site = join(distFolder, 'site', 'client');
  const room = join(distFolder, 'room');
  const pages = readPages(site, '');
  const shell = pages.get('/__spa-fallback.html') ?? pages.get('/');
  const roomPage = readPage(join(room, 'index.html'));
  if (!shell || !roomPage) throw new Error('The pages are not built. Run npm start, which builds them.');

  void app.register(fastifyStatic, {
    root: join(site, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });
  void app.register(fastifyStatic, {
    root: join(room, 'assets'),
    prefix: '/room/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });
  for (const file of publicFiles(site)) {
    app.get(`/${file}`, (_request, reply) => reply.sendFile(file));
  }
  void app.register(fastifyStatic, { root: site, serve: false });

  app.get('/room/:sessionId', (_request, reply) => sendPage(reply, roomPage, 200, 'room'));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (path.startsWith('/api/') || path.startsWith('/assets/') || path.startsWith('/room/'))
      return notFound(reply, request.id);
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(reply, request.id);
    const page = pages.get(path.length > 1 ? path.replace(/\/$/, '') : path);
    if (page && pages.get(paymentPath) === page) {
      reply.header('permissions-policy', permissionsPolicy(gateway));
      return sendPage(reply, page, 200, 'pricing', gateway);
    }
    if (page && !path.endsWith('.html')) return sendPage(reply, page, 200, 'site');
    return sendPage(reply, shell, applicationPaths.some((p) => p.test(path)) ? 200 : 404, 'site');
  });
}

function notFound(reply: FastifyReply, requestId: string): FastifyReply {
  const body: ErrorReply = { error: { code: 'not_found', requestId } };
  return reply.status(404).header('cache-control', 'no-store').send(body);
}

function sendPage(
  reply: FastifyReply,
  page: Page,
  status: number,
  kind: 'site' | 'pricing' | 'room',
  gateway: GatewaySources | null = null,
): FastifyReply {
  return reply
    .status(status)
    .header('content-security-policy', contentSecurityPolicy(kind, page.scriptHashes, gateway))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.html);
}

function readPages(folder: string, path: string): Map<string, Page> {
  const pages = new Map<string, Page>();
  if (!existsSync(folder)) return pages;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && entry.name !== 'assets') {
      for (const [key, page] of readPages(join(folder, entry.name), `${path}/${entry.name}`))
        pages.set(key, page);
    } else if (entry.name.endsWith('.html')) {
      const page = readPage(join(folder, entry.name));
      if (page) pages.set(entry.name === 'index.html' ? path || '/' : `${path}/${entry.name}`, page);
    }
  }
  return pages;
}

function readPage(file: string): Page | null {
  if (!existsSync(file)) return null;
  const html = readFileSync(file, 'utf8');
  const scriptHashes = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, body]) =>
      `'sha256-${createHash('sha256')
        .update(body ?? '')
        .digest('base64')}'`,
  );
  return { html, scriptHashes };
}

function publicFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((e) => e.isFile() && !e.name.endsWith('.html') && !/\.(br|gz)$/.test(e.name))
    .map((e) => e.name);
}
