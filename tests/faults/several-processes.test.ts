import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { InterviewStreamEvent } from '#contract/interview-events.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { startInterviewAs } from '#tests/fixtures/interview-driver.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { childrenOf, isRunning } from '#tests/fixtures/process-tree.ts';
import { freePort } from '#tests/fixtures/server-process.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Product = {
  child: ChildProcess;
  env: Record<string, string>;
  origin: string;
  output(): string;
  ended: Promise<number | null>;
};
const started: Product[] = [];
afterEach(async () => {
  for (const { child, ended, env } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
    rmSync(env['DATA_DIR'] ?? '', { recursive: true, force: true });
  }
});

/** What `npm start` runs, with so many processes behind its port and the stand-ins. */
async function start(count: number, more: Record<string, string>): Promise<Product> {
  const port = String(await freePort());
  const env = {
    PORT: port,
    LOCAL_GOOGLE_PORT: String(await freePort()),
    LOCAL_RAZORPAY_PORT: String(await freePort()),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'hotseat-several-')),
    LOG_LEVEL: 'info',
    RATE_LIMIT_SCALE: '1000',
    WEB_PROCESSES: String(count),
    ...more,
  };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const product = { child, env, origin: `http://localhost:${port}`, output: () => output, ended };
  started.push(product);
  return product;
}

/** Waits until so many processes have begun to listen since the start, and gives those that run. */
async function untilListened(product: Product, times: number): Promise<number[]> {
  while ((product.output().match(/Server listening/g) ?? []).length < times) {
    if (product.child.exitCode !== null) throw new Error(`It ended:\n${product.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return childrenOf(product.child.pid);
}

/** One request on a connection of its own; its status, or 0. */
function statusOf(url: string, headers: Record<string, string> = {}, body?: unknown): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        agent: false,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...headers, connection: 'close', 'content-type': 'application/json', 'x-hotseat': '1' },
      },
      (reply) => {
        reply.resume();
        reply.on('end', () => resolve(reply.statusCode ?? 0));
      },
    );
    sent.on('error', () => resolve(0));
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const several = async () => start(2, { DATABASE_URL: await freshPostgresUrl() });

describe('WEB_PROCESSES (rule DEPLOY-4)', () => {
  it('serve one product behind one port: stand-ins, operator, and words as they are said, whoever takes the answer', async () => {
    const product = await several();
    await untilListened(product, 2);
    await expect.poll(() => product.output()).toContain('Hotseat is ready');
    const client = new ApiClient(product.origin);
    const email = 'tara.menon@example.com';
    await client.signIn({ name: 'Tara Menon', email });
    await operate(product.env, ['grant', email, '1', '--reason', 'several processes']);
    const leaseId = 'lease-of-several';
    const { sessionId } = await startInterviewAs(client, { style: 'grill', leaseId });

    const said = { words: 0, pieces: 0 };
    const abort = new AbortController();
    const stream = client.follow(`/api/interviews/${sessionId}/stream`, abort.signal, '0.0');
    let words = 0;
    let answers = 0;
    for await (const { data } of stream) {
      const event = data as InterviewStreamEvent;
      if (event.type === 'words') words += 1;
      if (event.type !== 'utterance_finished') continue;
      // The opening may have been said before anybody watched.
      if (answers > 0) {
        said.words += event.turn.text.split(' ').length;
        said.pieces += words;
      }
      words = 0;
      if (!event.awaiting) continue;
      if (answers === 8) break;
      answers += 1;
      const answer = {
        leaseId,
        clientTurnId: `answer-${answers}`,
        toTurnId: event.turn.id,
        text: soundAnswerAt(answers),
      };
      const cookie = client.cookiesFor(product.origin);
      expect(
        await statusOf(`${product.origin}/api/interviews/${sessionId}/answers`, { cookie }, answer),
      ).toBe(200);
    }
    abort.abort();
    // Over all of them: a busy machine may send a short line in one piece.
    expect(said.pieces).toBeGreaterThanOrEqual(said.words / 4);
    expect(product.output().match(/Hotseat is ready/g)).toHaveLength(1);
    expect(product.output()).not.toMatch(/"level":[56]0/);
    const { turns } = await client.call('readInterview', { params: { sessionId } });
    expect(new Set(turns.map((turn) => turn.id)).size).toBe(turns.length);
  });

  it('one that is killed is started again while the other serves, and a stop ends all', async () => {
    const product = await several();
    const before = await untilListened(product, 2);
    const [first = 0, second = 0] = before;
    process.kill(first, 'SIGKILL');
    const statuses: number[] = [];
    for (let n = 0; n < 20; n++) statuses.push(await statusOf(`${product.origin}/livez`));
    // A connection that waited for the dead one may be lost; from then on the other has them all.
    expect(statuses.filter((status) => status !== 200).length).toBeLessThan(3);
    const after = await untilListened(product, 3);
    expect(after).toContain(second);
    expect(after).not.toContain(first);
    expect(product.output()).toContain('ended by SIGKILL; it is started again');
    product.child.kill('SIGTERM');
    expect(await product.ended).toBe(0);
    expect([...before, ...after].filter(isRunning)).toEqual([]);
  });

  it('are refused on the embedded database, and end at once', async () => {
    const product = await start(2, {});
    expect(await product.ended).toBe(78);
    expect(product.output()).toMatch(
      /^✗ Set up wrongly: WEB_PROCESSES: the embedded database serves one process/m,
    );
    expect(childrenOf(product.child.pid)).toEqual([]);
  });
});
