import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveTypeface, typefaceRules } from './typefaces.ts';

const server = createServer((request, response) => {
  if (!serveTypeface(request.url ?? '', response)) response.writeHead(404).end();
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('serves every face that its rules name', async () => {
  const rules = await fetch(`${origin}/typefaces/typefaces.css`);
  expect(await rules.text()).toBe(typefaceRules);
  const named = [...typefaceRules.matchAll(/url\("([^"]+)"\)/g)].map(([, path]) => path ?? '');
  expect(named).toHaveLength(4);
  for (const path of named) {
    const reply = await fetch(origin + path);
    expect(reply.headers.get('content-type')).toBe('font/woff2');
    expect(
      Buffer.from(await reply.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2');
  }
});

it.each(['/typefaces/', '/typefaces/other.woff2', '/typefaces/../package.json', '/'])(
  'leaves %s',
  async (path) => {
    expect((await fetch(origin + path)).status).toBe(404);
  },
);
