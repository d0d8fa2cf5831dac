import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/platform/database/query.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { pastedResume } from '#tests/fixtures/interview-driver.ts';
import { refusalOf } from '#tests/fixtures/refusal-of.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

let service: TestService;
let client: ApiClient;
beforeAll(async () => {
  service = await startTestService();
  client = await service.signedIn('Kavya Ramanathan', 1);
});
afterAll(() => service.close());

const paste = () => client.send('pasteResume', { body: { text: pastedResume } });
const run = (statement: string) => service.parts.database.transaction((tx) => tx.execute(sql.raw(statement)));

it('FAULT-17: what finds no room is refused in words, and one that wanted much does not make the service unready', async () => {
  await run(`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await run('create trigger no_room before insert on resumes for each row execute function no_room()');
  const refused = await paste();
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await refusalOf(refused)).toEqual({ status: 507, error: { code: 'storage_full' } });
  const ready = await fetch(new URL('/readyz', service.origin));
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
  await run('drop trigger no_room on resumes');
  expect((await paste()).status).toBe(200);
});
