import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { unknownSettings } from '#contract/built-pages.ts';
import { contentSecurityPolicy, permissionsPolicy } from './content-security-policy.ts';
import { type GatewaySources, razorpaySources, standInSources } from './gateway-sources.ts';
import { installSecurityHeaders } from './security-headers.ts';
import { serveStaticPages } from './static-pages.ts';

/** The sources of one directive, in order. */
function sources(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('contentSecurityPolicy', () => {
  it('lets the payment page load from the gateway and nothing more', () => {
    const policy = contentSecurityPolicy('pricing', ["'sha256-x'"], razorpaySources);
    expect(sources(policy, 'script-src')).toEqual([
      "'self'",
      "'sha256-x'",
      'https://checkout.razorpay.com',
      'https://cdn.razorpay.com',
    ]);
    expect(sources(policy, 'frame-src')).toEqual(["'self'", ...razorpaySources.frame]);
    expect(sources(policy, 'connect-src')).toEqual(["'self'", ...razorpaySources.connect]);
    expect(sources(policy, 'img-src')).toContain('https://cdn.razorpay.com');
    expect(sources(policy, 'default-src')).toEqual(["'none'"]);
  });

  it.each(['site', 'room', 'sign_in'] as const)('names no gateway on a %s page', (page) => {
    expect(contentSecurityPolicy(page, [], razorpaySources)).not.toContain('razorpay');
  });

  it('is the ordinary policy where no gateway is set up', () => {
    expect(contentSecurityPolicy('pricing', [])).toBe(contentSecurityPolicy('site', []));
  });
});

describe('standInSources', () => {
  it('allows one origin', () => {
    const policy = contentSecurityPolicy('pricing', [], standInSources('http://localhost:3002'));
    for (const directive of ['script-src', 'frame-src', 'connect-src'])
      expect(sources(policy, directive)).toEqual(["'self'", 'http://localhost:3002']);
    expect(policy).not.toContain('razorpay');
  });

  it.each([
    'http://localhost:3002/',
    'http://localhost:3002/checkout.js',
    "http://localhost:3002 'unsafe-inline'",
    'http://localhost:3002; script-src *',
    'javascript:1',
    '*',
  ])('refuses %s', (origin) => {
    expect(() => standInSources(origin)).toThrow(`not an origin: ${origin}`);
  });
});

describe('serveStaticPages', () => {
  const folders: string[] = [];
  const apps: FastifyInstance[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  async function served(gateway: GatewaySources | null): Promise<FastifyInstance> {
    const dist = mkdtempSync(join(tmpdir(), 'hotseat-pages-'));
    folders.push(dist);
    const files = [
      'site/client/index.html',
      'site/client/__spa-fallback.html',
      'site/client/pricing/index.html',
      'site/client/terms/index.html',
      'room/index.html',
      'mentor/index.html',
    ];
    for (const file of files) {
      mkdirSync(join(dist, file, '..'), { recursive: true });
      writeFileSync(join(dist, file), `<title>${file}</title>`);
    }
    for (const assets of ['site/client/assets', 'room/assets', 'mentor/assets'])
      mkdirSync(join(dist, assets));
    const app = fastify();
    apps.push(app);
    await installSecurityHeaders(app, true);
    serveStaticPages(app, { distFolder: dist, settings: unknownSettings, gateway, operatorPage: true });
    return app;
  }

  it.each([
    ['/pricing', 200, true],
    ['/pricing/', 200, true],
    ['/pricing?plan=premium', 200, true],
    ['/', 200, false],
    ['/terms', 200, false],
    ['/interview', 200, false],
    ['/account', 200, false],
    ['/receipts/doc_1', 200, false],
    ['/operator', 200, false],
    ['/operator/audit', 200, false],
    ['/operator/a/b', 404, false],
    ['/pricing/other', 404, false],
    ['/room/session_1', 200, false],
    ['/mentor', 200, false],
    ['/mentor/', 200, false],
    ['/mentor/a', 404, false],
  ])('%s: status %i, gateway allowed %s', async (url, status, allowed) => {
    const app = await served(razorpaySources);
    const reply = await app.inject({ url });
    expect(reply.statusCode).toBe(status);
    expect(String(reply.headers['content-security-policy']).includes('razorpay.com')).toBe(allowed);
    expect(reply.headers['permissions-policy']).toBe(permissionsPolicy(allowed ? razorpaySources : null));
  });

  it.each([
    ['/Pricing', '/pricing'],
    ['/PRICING/?plan=premium', '/pricing/?plan=premium'],
    ['/Feedback/Session_1', '/feedback/Session_1'],
    ['/Nothing', undefined],
    ['//EVIL.example', undefined],
  ])('%s is named as it is written: %s', async (url, location) => {
    const reply = await (await served(razorpaySources)).inject({ url });
    expect([reply.statusCode, reply.headers.location]).toEqual([location ? 308 : 404, location]);
  });

  it("the operator's page loads from nobody, frames nobody, and no search engine is told of it", async () => {
    const app = await served(razorpaySources);
    for (const url of ['/operator', '/operator/', '/operator/audit']) {
      const policy = String((await app.inject({ url })).headers['content-security-policy']);
      expect(policy).toContain("frame-src 'none'; frame-ancestors 'none'");
      expect(policy.replaceAll(/'sha256-[^']*'/g, '')).not.toMatch(/https?:/);
    }
    for (const url of ['/robots.txt', '/sitemap.xml'])
      expect((await app.inject({ url })).body).not.toContain('operator');
  });

  it("a mentor's page is kept by nobody, tells nobody where one came from, and loads from nobody (rule MENTOR-2)", async () => {
    const app = await served(razorpaySources);
    const { headers } = await app.inject({ url: '/mentor' });
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-src 'none'; frame-ancestors 'none'");
    expect(sources(policy, 'form-action')).toEqual(["'none'"]);
    expect(policy.replaceAll(/'sha256-[^']*'/g, '')).not.toMatch(/https?:/);
    for (const url of ['/robots.txt', '/sitemap.xml'])
      expect((await app.inject({ url })).body).not.toContain('mentor');
  });

  it('gives the payment page no payment rights without a gateway', async () => {
    const app = await served(null);
    const reply = await app.inject({ url: '/pricing' });
    expect(reply.headers['permissions-policy']).toContain('payment=()');
  });
});

it('names the one frame that may use the payment sheet', () => {
  expect(permissionsPolicy(razorpaySources)).toContain('payment=(self "https://api.razorpay.com")');
});
