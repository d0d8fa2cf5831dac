import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
const numbers = Array.from({ length: 200 }, (_, n) => `log:s${n % 7}:${n}`);

async function twoProcesses(): Promise<[Database, Database]> {
  const url = await freshPostgresUrl();
  const open = () => openPostgresDatabase(url, migrations, () => {});
  return [await open(), await open()];
}

it('what is told soon reaches listeners of another process, each payload once and in order', async () => {
  const [here, there] = await twoProcesses();
  const heard: string[] = [];
  await there.listen(
    'interviews',
    (payload) => heard.push(payload),
    () => {},
  );
  for (const payload of numbers) here.tellSoon('interviews', payload);
  here.tellSoon('another', 'for nobody');
  await expect.poll(() => heard.length).toBe(numbers.length);
  expect(heard).toEqual(numbers);
  await Promise.all([here.close(), there.close()]);
});

it('a process that stops in order has told what it had to', async () => {
  const [here, there] = await twoProcesses();
  const heard: string[] = [];
  await there.listen(
    'interviews',
    (payload) => heard.push(payload),
    () => {},
  );
  here.tellSoon('interviews', 'log:s1:1');
  await here.close();
  await expect.poll(() => heard).toEqual(['log:s1:1']);
  await there.close();
});
