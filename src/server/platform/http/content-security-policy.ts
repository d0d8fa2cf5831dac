/** The policy of an HTML page (trust.md S6): nothing but what is named, and no inline script but the ones it was built with. */
export function contentSecurityPolicy(
  page: 'site' | 'room' | 'sign_in',
  scriptHashes: readonly string[],
): string {
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    `style-src ${page === 'sign_in' ? "'unsafe-inline'" : "'self'"}`,
    `img-src 'self' data: https://lh3.googleusercontent.com`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src ${page === 'site' ? "'self'" : "'none'"}`,
    `frame-ancestors ${page === 'room' ? "'self'" : "'none'"}`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ');
}
