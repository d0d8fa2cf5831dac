import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureService } from '#server/operations/measure-service.ts';
import { sql } from '#server/platform/database/query.ts';
import { keepFigures } from '#server/platform/metrics/figures.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

type Run = { code: number; out: string; err: string };

/** Runs the command as the operator does. */
function health(args: string[] = []): Promise<Run> {
  const { PORT = '', DATA_DIR = '' } = service.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/operator.mjs', 'health', ...args],
      { cwd: root, env: { PORT, DATA_DIR } },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

const write = (statement: ReturnType<typeof sql>): Promise<void> =>
  service.parts.database.transaction(async (tx) => void (await tx.execute(statement)));

it('says in words that nothing is wrong, and ends with 0', async () => {
  await measureService(service.parts);
  const { code, out, err } = await health();
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(
    /^Hotseat at http:\/\/127\.0\.0\.1:\d+\n {2}now: interviews 0 running, 0 being scored; /,
  );
  expect(out).toContain('\n✓ Nothing needs a person.\n');
});

it('says what is wrong and what to do next, each thing once, and ends with 1', async () => {
  const { database, clock } = service.parts;
  await write(sql`insert into webhook_inbox (event_id, body, received_at, processed_at, outcome)
    values ('evt_1', decode('00', 'hex'), now(), now(), 'set aside: it cannot be read')`);
  await measureService(service.parts);
  await database.transaction((tx) => keepFigures(tx, 'books', { differences: 2 }, clock.now()));
  const { code, out, err } = await health();
  expect(code).toBe(1);
  expect(out).toContain(
    '  ✗ 1 webhook was set aside and can never be processed.\n      npm run operator -- webhooks\n',
  );
  expect(out).toContain('  ✗ The gateway’s books differed from ours last night: 2 differences.\n');
  expect(out.match(/✗/g)).toHaveLength(2);
  expect(err).toBe('✗ 2 things need a person.\n');
});

it('takes nothing more', async () => {
  const { code, err } = await health(['please']);
  expect(code).toBe(2);
  expect(err).toContain('npm run operator -- health');
});
