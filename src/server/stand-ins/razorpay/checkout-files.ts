import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { serveTypeface } from '#server/platform/http/typefaces.ts';

type ServedFile = { path: string; file: string; type: string; headers: Record<string, string> };

const framePolicy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `img-src 'self' data:`,
  `base-uri 'none'`,
  `form-action 'none'`,
  'frame-ancestors http://localhost:* http://127.0.0.1:*',
].join('; ');

const servedFiles: readonly ServedFile[] = [
  {
    path: '/v1/checkout.js',
    file: 'checkout.js',
    type: 'text/javascript',
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
  },
  {
    path: '/checkout/frame',
    file: 'frame.html',
    type: 'text/html',
    headers: { 'content-security-policy': framePolicy, 'cross-origin-resource-policy': 'cross-origin' },
  },
  { path: '/checkout/frame.js', file: 'frame.js', type: 'text/javascript', headers: {} },
  { path: '/checkout/frame.css', file: 'frame.css', type: 'text/css', headers: {} },
  { path: '/checkout/payment-form.css', file: 'payment-form.css', type: 'text/css', headers: {} },
];

/** The browser's part of the stand-in, read once. A file that is missing is not served. */
export function readCheckoutFiles(): (path: string, response: ServerResponse) => boolean {
  const contents = new Map(
    servedFiles.map((served) => [served.path, { served, bytes: readIfThere(served.file) }]),
  );
  return (path, response) => {
    const found = contents.get(path);
    if (!found?.bytes) return serveTypeface(path, response);
    const { type, headers } = found.served;
    response
      .writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        ...headers,
      })
      .end(found.bytes);
    return true;
  };
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(new URL(`./checkout/${file}`, import.meta.url));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
