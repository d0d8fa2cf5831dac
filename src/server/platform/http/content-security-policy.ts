import type { GatewaySources } from './gateway-sources.ts';

const nothing: GatewaySources = { script: [], frame: [], connect: [], image: [] };

/**
 * The policy of an HTML page (rule WEB-2): nothing but what is named, and no inline script but the ones it was built with. Only the
 * `pricing` document may load from `gateway`; every other page ignores it.
 */
export function contentSecurityPolicy(
  page: 'site' | 'pricing' | 'room' | 'sign_in' | 'operator' | 'mentor',
  scriptHashes: readonly string[],
  gateway: GatewaySources | null = null,
): string {
  const more = (page === 'pricing' && gateway) || nothing;
  const frames = page === 'site' || page === 'pricing' ? ["'self'", ...more.frame] : ["'none'"];
  // The operator's page and a mentor's show no account's picture, and load from nobody.
  const pictures = page === 'operator' || page === 'mentor' ? [] : ['https://lh3.googleusercontent.com'];
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...scriptHashes, ...more.script].join(' ')}`,
    `style-src ${page === 'sign_in' ? "'unsafe-inline'" : "'self'"}`,
    `img-src ${["'self'", 'data:', ...pictures, ...more.image].join(' ')}`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...more.connect].join(' ')}`,
    `frame-src ${frames.join(' ')}`,
    `frame-ancestors ${page === 'room' ? "'self'" : "'none'"}`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action ${page === 'mentor' ? "'none'" : "'self'"}`,
  ].join('; ');
}

/** The policy of a school's front door, which runs no script at all: our styles, and those of this page, by their hash (rule SCHOOL-93). */
export const doorSecurityPolicy = (styleHash: string): string =>
  [
    `default-src 'none'`,
    `style-src 'self' ${styleHash}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');

/**
 * The policy of the room's workers, which is their own and not the page's: they hear and speak with WebAssembly and can ask nobody
 * anything (rule VOICE-1). A script that a page loads as its own goes by the page's policy.
 */
export const workerSecurityPolicy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'`;

/** Which browser features a page may use. On the payment page the frame of the payment dialog may use the browser's own payment sheet. */
export function permissionsPolicy(gateway: GatewaySources | null = null): string {
  const payment = gateway
    ? `(self ${gateway.frame
        .slice(0, 1)
        .map((origin) => `"${origin}"`)
        .join(' ')})`
    : '()';
  return `microphone=(self), camera=(), geolocation=(), payment=${payment}`;
}
