import { execFile } from 'node:child_process';
import { chmodSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#server/accounts/audit.ts';
import { createGoogleClient } from '#server/accounts/google/google-client.ts';
import { createAuditLog } from '#server/operations/audit-log.ts';
import { openOperatorAccess } from '#server/operations/operator-access.ts';
import { verifyAuditLog } from '#server/operations/verify-audit-log.ts';
import { sql } from '#server/platform/database/query.ts';
import { type AccountsService, startAccountsService } from '#tests/fixtures/accounts-service.ts';
import { hostileClient } from '#tests/fixtures/hostile-google.ts';
import { emptyTables, rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const ira = 'ira.deshpande@example.com';

let db: TestDatabase;
let clock: TestClock;
let service: AccountsService;
let token: string;
let uid: string;

beforeAll(async () => {
  db = await openTestDatabase();
  clock = new TestClock(new Date('2026-03-01T06:00:00Z'));
  service = await startAccountsService(
    db,
    clock,
    createGoogleClient({ issuer: 'http://127.0.0.1:9', ...hostileClient }),
  );
  token = readFileSync(join(service.dataDir, 'operator-token'), 'utf8').trim();
});
afterAll(async () => {
  await service.close();
  await db.close();
});
beforeEach(async () => {
  await emptyTables(db.database);
  uid = await addUser(db.database, 'Ira Deshpande', clock.now());
});

type Run = { code: number; out: string; err: string };

/** Runs the command as the operator does; `env` is all it knows. */
function operator(args: string[], env: Record<string, string> = {}): Promise<Run> {
  const known = { PORT: String(service.port), DATA_DIR: service.dataDir, ...env };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/operator.mjs', ...args],
      { cwd: root, env: known },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

const ask = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${service.port}/api/operator/grants`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const fine = { email: ira, interviews: 4, reason: 'pilot batch' };

describe('npm run operator', () => {
  it('grants interviews and says so in one line', async () => {
    const { code, out, err } = await operator(['grant', ira, '4', '--reason', 'pilot batch, March']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(
      `✓ ${ira} was given 4 interviews, good until 31 March 2026 at 11:59 pm IST; 4 remaining.\n`,
    );
    expect(await rowsOf(db.database, 'users')).toMatchObject([{ uid, interview_quota: 4 }]);
    expect(await rowsOf(db.database, 'audit_log')).toMatchObject([
      {
        seq: 1,
        kind: 'interviews_granted',
        actor: 'operator',
        uid,
        detail: { interviews: 4, reason: 'pilot batch, March' },
      },
    ]);
  });

  it('explains itself', async () => {
    const { code, out } = await operator(['help']);
    expect(code).toBe(0);
    expect(out).toContain('grant <email> <interviews> --reason');
  });

  it.each<[string, string[], Record<string, string>, number, string]>([
    ['no command', [], {}, 2, 'Say what to do.'],
    ['an unknown command', ['revoke'], {}, 2, 'There is no command "revoke".'],
    ['an unknown option', ['grant', ira, '4', '--force'], {}, 2, "Unknown option '--force'."],
    ['no number', ['grant', ira, '--reason', 'pilot'], {}, 2, 'An e-mail and a number'],
    ['no e-mail', ['grant', 'ira', '4', '--reason', 'pilot'], {}, 2, '"ira" is not an e-mail address.'],
    ['too many', ['grant', ira, '101', '--reason', 'pilot'], {}, 2, '"101" is not a number from 1 to 100.'],
    ['a fraction', ['grant', ira, '1.5', '--reason', 'pilot'], {}, 2, '"1.5" is not a number from 1 to 100.'],
    ['no reason', ['grant', ira, '4'], {}, 2, 'A reason is needed'],
    [
      'a reason without quotes',
      ['grant', ira, '4', 'pilot', '--reason', 'for'],
      {},
      2,
      'Put the reason in quotes.',
    ],
    ['a stranger', ['grant', 'nobody@example.com', '4', '--reason', 'pilot'], {}, 1, 'has signed in yet'],
    [
      'no server',
      ['grant', ira, '4', '--reason', 'pilot'],
      { PORT: '9' },
      1,
      'Hotseat does not answer at http://127.0.0.1:9',
    ],
    [
      'no token',
      ['grant', ira, '4', '--reason', 'pilot'],
      { DATA_DIR: '/nonexistent' },
      1,
      'There is no operator token in /nonexistent.',
    ],
  ])('with %s gives one clear line and changes nothing', async (_name, args, env, code, line) => {
    const run = await operator(args, env);
    expect(run.code).toBe(code);
    expect(run.err).toContain(line);
    expect(run.err).not.toContain('    at ');
    expect(await rowsOf(db.database, 'ledger')).toEqual([]);
  });
});

describe('the operator endpoint', () => {
  it.each<[string, Record<string, string>]>([
    ['no token', { authorization: '' }],
    ['another token', { authorization: `Bearer ${'A'.repeat(43)}` }],
    ['a token that is too long', { authorization: `Bearer ${'A'.repeat(4_000)}` }],
    ['another scheme', { authorization: 'Basic xyz' }],
    ['a proxy in between', { 'x-forwarded-for': '203.0.113.7' }],
    ['a proxy in between, in the standard header', { forwarded: 'for=203.0.113.7' }],
  ])('refuses %s', async (_name, headers) => {
    const reply = await ask(fine, headers);
    expect(reply.status).toBe(403);
    expect(await reply.json()).toMatchObject({ error: { code: 'operator_only' } });
    expect(await rowsOf(db.database, 'ledger')).toEqual([]);
  });

  it('refuses the right token from another machine', () => {
    const access = openOperatorAccess(service.dataDir);
    const from = (remoteAddress: string | undefined) => () =>
      access.requireOperator({
        headers: { authorization: `Bearer ${token}` },
        socket: { remoteAddress } as never,
      });
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(from(address)).not.toThrow();
    const ours = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const outside = ours.filter((a) => !a.internal).map((a) => a.address);
    for (const address of ['10.0.0.8', '127.0.0.10', undefined, ...outside])
      expect(from(address)).toThrow('operator_only');
  });

  it.each<[string, object]>([
    ['more than it knows', { ...fine, quota: 100 }],
    ['another owner', { ...fine, uid: 'x' }],
    ['none', { ...fine, interviews: 0 }],
    ['too many', { ...fine, interviews: 101 }],
    ['half of one', { ...fine, interviews: 1.5 }],
    ['a number in words', { ...fine, interviews: '4' }],
    ['no reason', { ...fine, reason: '  ' }],
    ['no e-mail', { ...fine, email: 'ira' }],
    ['nothing', {}],
  ])('refuses %s', async (_name, body) => {
    expect((await ask(body)).status).toBe(400);
    expect(await rowsOf(db.database, 'ledger')).toEqual([]);
  });

  it('finds the e-mail in any case, and of two who had it the one who signed in last', async () => {
    clock.advance(1_000);
    const identity = await addUser(db.database, 'IRA Deshpande', clock.now());
    const reply = await ask({ ...fine, email: 'Ira.Deshpande@Example.com' });
    expect(await reply.json()).toMatchObject({ uid: identity, remaining: 4 });
  });
});

describe('the token file', () => {
  const file = () => join(service.dataDir, 'operator-token');

  it('is for its owner alone, kept over restarts, and made again when damaged', () => {
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    chmodSync(file(), 0o644);
    openOperatorAccess(service.dataDir);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readFileSync(file(), 'utf8').trim()).toBe(token);
    for (const damaged of ['', 'short']) {
      writeFileSync(file(), damaged);
      openOperatorAccess(service.dataDir);
      expect(readFileSync(file(), 'utf8').trim()).toMatch(/^[\w-]{43}$/);
    }
    rmSync(file());
    openOperatorAccess(service.dataDir);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });
});

describe('the audit log', () => {
  const entries: AuditEntry[] = [
    { kind: 'sign_in', actor: 'user', uid: 'u1', detail: { display: 'popup', created: true } },
    {
      kind: 'interviews_granted',
      actor: 'operator',
      uid: 'u1',
      detail: { interviews: 4, reason: 'कारण “quoted”\n' },
    },
    { kind: 'sign_in_refused', actor: 'user', uid: null, detail: { code: 'sign_in_failed' } },
    { kind: 'sign_out', actor: 'user', uid: 'u1', detail: {} },
  ];
  const verify = () => verifyAuditLog({ database: db.database });
  const write = async (): Promise<void> => {
    const audit = createAuditLog({ clock });
    for (const entry of entries) {
      clock.advance(1_234);
      await db.database.transaction((tx) => audit(tx, entry));
    }
  };
  const tamper = (statement: string): Promise<unknown> =>
    db.database.transaction(async (tx) => {
      await tx.execute(sql`alter table audit_log disable trigger user`);
      await tx.execute(sql.raw(statement));
      await tx.execute(sql`alter table audit_log enable trigger user`);
    });

  it('is whole when empty and after every kind of entry', async () => {
    expect(await verify()).toMatchObject({ whole: true, entries: 0 });
    await write();
    const last = (await rowsOf(db.database, 'audit_log')).at(-1);
    expect(await verify()).toEqual({ whole: true, entries: 4, lastHash: last?.['hash'] });
  });

  it.each<[string, string, number]>([
    ['a changed detail', `update audit_log set detail = '{"interviews": 40}' where seq = 2`, 2],
    ['a changed user', `update audit_log set uid = 'u2' where seq = 1`, 1],
    ['a changed time', `update audit_log set at = at + interval '1 second' where seq = 3`, 3],
    ['a changed kind', `update audit_log set kind = 'sign_out' where seq = 3`, 3],
    ['a removed entry', 'delete from audit_log where seq = 2', 2],
    ['a removed beginning', 'delete from audit_log where seq <= 2', 1],
    [
      'two entries exchanged',
      'update audit_log set seq = case seq when 2 then -3 else -2 end where seq in (2, 3); update audit_log set seq = -seq where seq < 0',
      2,
    ],
  ])('shows %s', async (_name, statement, brokenAt) => {
    await write();
    for (const part of statement.split('; ')) await tamper(part);
    expect(await verify()).toMatchObject({ whole: false, brokenAt });
  });

  it('keeps nothing of a transaction that failed', async () => {
    const audit = createAuditLog({ clock });
    const failing = db.database.transaction(async (tx) => {
      await audit(tx, entries[0]!);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await write();
    expect(await verify()).toMatchObject({ whole: true, entries: 4 });
  });
});
