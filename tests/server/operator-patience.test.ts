import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { operate } from '#tests/fixtures/operate.ts';

const loading = {
  state: 'loading',
  reason: null,
  applicants: 25,
  sittings: 2,
  reviews: 0,
  of: { applicants: 25, sittings: 13 },
  openAt: null,
  signInAt: null,
};
const ready = { ...loading, state: 'ready', sittings: 13, openAt: 'http://localhost/school/org_a' };

const says = (body: object) => (response: ServerResponse) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

/** A server that replies to one call after the other; gives what the command printed. */
async function answered(replies: readonly ((response: ServerResponse) => unknown)[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'hotseat-operator-'));
  writeFileSync(join(folder, 'operator-token'), 'token');
  let calls = 0;
  const server = createServer((_request, response) => replies[calls++]?.(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder };
  try {
    return await operate(env, ['demo-school', '--owner', 'meera.demo@example.com']);
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

it('demo-school goes on where the server was started again while it loaded the school', async () => {
  const died = (response: ServerResponse) => response.destroy();
  const told = await answered([says(loading), died, says(loading), says(ready), says(ready)]);
  expect(told).toContain('✓ The demo school was loaded: 25 applicants, 13 interviews, 0 reviews.');
}, 60_000);

it('demo-school says why the loading failed', async () => {
  const failed = { ...loading, state: 'failed', reason: 'no room' };
  await expect(answered([says(loading), says(failed)])).rejects.toMatchObject({
    stderr: expect.stringContaining('✗ The demo school could not be loaded (no room).'),
  });
}, 60_000);
