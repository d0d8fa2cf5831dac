import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { interviewsPerPack } from '#contract/catalogue.ts';
import { ApiClient, ApiRefusal } from '#tests/fixtures/api-client.ts';
import { giveConsent } from '#tests/fixtures/give-consent.ts';
import { finished } from '#tests/fixtures/mentor-desk.ts';
import { startGatewayProcess } from '#tests/fixtures/gateway-process.ts';
import { startInterviewAs, untilAwaited } from '#tests/fixtures/interview-driver.ts';
import { buy, type LocalGateway, newKey } from '#tests/fixtures/local-gateway.ts';
import { holdDumps, killMidway } from '#tests/fixtures/killed-backup.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { sampled } from '#tests/fixtures/property-seed.ts';
import { freePort, type ServerProcess, startServerProcess } from '#tests/fixtures/server-process.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folders: string[] = [];
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

type Kind = 'embedded' | 'postgres';
type Env = Record<string, string>;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hotseat-backup-'));
  folders.push(folder);
  return folder;
}

async function newEnv(kind: Kind): Promise<{ env: Env; gateway: LocalGateway }> {
  const port = await freePort();
  const standIn = await startGatewayProcess(`http://127.0.0.1:${port}/webhooks/razorpay`);
  closing.push(() => standIn.stop());
  const env = {
    DATA_DIR: newFolder(),
    PORT: String(port),
    LOCAL_GOOGLE_PORT: String(await freePort()),
    LOCAL_RAZORPAY_URL: standIn.gateway.origin,
    ...(kind === 'postgres' ? { DATABASE_URL: await freshPostgresUrl() } : {}),
  };
  return { env, gateway: standIn.gateway };
}

async function start(env: Env): Promise<ServerProcess> {
  const server = await startServerProcess(env);
  closing.push(() => server.kill('SIGTERM'));
  return server;
}

const signIn = async (server: ServerProcess, name: string): Promise<ApiClient> => {
  const client = new ApiClient(server.origin);
  await client.signIn({ name, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com` });
  return client;
};

/** What the operator is told when a command fails. */
const refusalOf = (env: Env, args: string[]): Promise<string> =>
  operate(env, args).then(
    (said) => `done: ${said}`,
    (error: { stderr?: string }) => String(error.stderr),
  );

const backupsIn = (env: Env): string[] => {
  const folder = join(env['DATA_DIR'] ?? '', 'backups');
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
};

async function makeBackup(env: Env): Promise<string> {
  const said = await operate(env, ['backup']);
  const [, path] = /✓ (\S+\.(?:dump|tar\.gz)) /.exec(said) ?? [];
  if (!path) throw new Error(`No backup is named: ${said}`);
  return path;
}

async function answerOnce(client: ApiClient, sessionId: string, leaseId: string, n: number): Promise<void> {
  const { awaitingTurnId } = await untilAwaited(client, sessionId);
  if (!awaitingTurnId) throw new Error('The panel waits for no answer.');
  const text = `I cut the changeover from 48 to 19 minutes by moving the dies nearer, answer ${n}.`;
  const body = { leaseId, clientTurnId: `drill-answer-${n}`, toTurnId: awaitingTurnId, text };
  await client.call('answer', { params: { sessionId }, body });
  await untilAwaited(client, sessionId);
}

const transcriptOf = async (client: ApiClient, sessionId: string): Promise<string[]> =>
  (await client.call('readInterview', { params: { sessionId } })).turns.map(
    ({ id, text }) => `${id} ${text}`,
  );

const numbersOf = async (client: ApiClient, orderIds: readonly string[]): Promise<string[]> => {
  const orders = await Promise.all(
    orderIds.map((orderId) => client.call('readOrder', { params: { orderId } })),
  );
  return orders.flatMap(({ documents }) => documents.map(({ number }) => number));
};

const remainingOf = async (client: ApiClient): Promise<number | undefined> =>
  (await client.call('readMe')).account?.remaining;

describe.each(['embedded', 'postgres'] as const)(
  'the restore drill, %s database (rules FAULT-14, BACKUP-1 to BACKUP-4)',
  (kind) => {
    it('what was paid after the backup is credited once, what was said before it is whole, and nobody comes in before', async () => {
      const { env, gateway } = await newEnv(kind);
      let server = await start(env);
      const asha = await signIn(server, 'Asha Menon');
      const early = await buy(asha, gateway);
      const leaseId = 'lease-of-the-drill';
      const { sessionId } = await startInterviewAs(asha, { style: 'chill', leaseId });
      await answerOnce(asha, sessionId, leaseId, 1);
      const bela = await signIn(server, 'Bela Rao');
      const placed = await bela.call('createOrder', {
        body: { product: 'premium' },
        idempotencyKey: newKey(),
      });

      const said = await transcriptOf(asha, sessionId);
      const file = await makeBackup(env);
      expect(await operate(env, ['backup', '--verify', file])).toContain('is whole');
      const noted = JSON.parse(readFileSync(join(env['DATA_DIR'] ?? '', 'backups.json'), 'utf8')) as object;
      expect(noted).toMatchObject({ last: { path: file } });

      await answerOnce(asha, sessionId, leaseId, 2);
      const late = await buy(asha, gateway, 'top_up');
      const handed = await gateway.pay(placed.razorpayOrderId);
      await bela.call('verifyPayment', { body: { orderId: placed.orderId, ...handed } });
      const lostNumbers = [
        ...(await numbersOf(asha, [late.orderId])),
        ...(await numbersOf(bela, [placed.orderId])),
      ];
      expect(lostNumbers).toHaveLength(2);

      expect(await refusalOf(env, ['restore', file, '--replace'])).toMatch(
        /in use by another|uses this database/,
      );
      await server.kill('SIGTERM');
      expect(await refusalOf(env, ['restore', file])).toContain('Add --replace');
      expect(await operate(env, ['restore', file, '--replace'])).toContain('Everybody is signed out.');
      const safety = backupsIn(env).filter((name) => !name.endsWith('.json') && !file.endsWith(name));
      expect(safety).toHaveLength(1);
      expect(
        await operate(env, ['backup', '--verify', join(env['DATA_DIR'] ?? '', 'backups', safety[0] ?? '')]),
      ).toContain('is whole');

      server = await start(env);
      const refused = await asha.call('readMe').catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(ApiRefusal);
      expect(refused).toMatchObject({ code: 'closed_after_restore', status: 503 });
      const page = await fetch(server.origin, { headers: { accept: 'text/html' } });
      expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('Back soon')]);
      expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
      // The gateway tells of the lost payments once more: that is kept, and booked only once the lost documents' numbers are left out.
      const { payments } = await gateway.state();
      for (const { id } of payments)
        await gateway.tell('event', { paymentId: id, event: 'payment.captured' });
      await gateway.settled();

      const told = await operate(env, ['after-restore']);
      expect(told).toContain('2 orders were credited, 1 lost one written again');
      expect(told).toContain('✓ The service is open.');

      expect((await asha.call('readMe')).account).toBeNull();
      const again = await signIn(server, 'Asha Menon');
      const belaAgain = await signIn(server, 'Bela Rao');
      expect(await transcriptOf(again, sessionId)).toEqual(said);
      expect(await remainingOf(again)).toBe(2 * interviewsPerPack - 1);
      expect(await remainingOf(belaAgain)).toBe(interviewsPerPack);
      const numbers = [
        ...(await numbersOf(again, [early.orderId, late.orderId])),
        ...(await numbersOf(belaAgain, [placed.orderId])),
      ];
      expect(new Set(numbers).size).toBe(3);
      for (const lost of lostNumbers) expect(numbers).not.toContain(lost);
      expect(await operate(env, ['audit'])).toContain('The audit log is whole');
      expect(await operate(env, ['books'])).toContain('The books agree');
      expect(await operate(env, ['after-restore'])).toContain('The service is open');
    });

    it('a backup that is killed leaves nothing that passes for one, and one that was changed is refused', async () => {
      const { env } = await newEnv(kind);
      const server = await start(env);
      await signIn(server, 'Chitra Nair');
      const letGo = await holdDumps(env);
      const folder = newFolder();
      const part = await killMidway(env, folder, kind === 'embedded' ? server : null);
      await letGo();
      for (const name of [part, part.replace(/\.part$/, '')])
        expect(await refusalOf(env, ['backup', '--verify', join(folder, name)])).toContain(
          'is no finished backup',
        );

      const file = await makeBackup(env);
      const bytes = readFileSync(file);
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9);
      writeFileSync(file, bytes);
      expect(await refusalOf(env, ['backup', '--verify', file])).toContain('its checksum differs');
      expect(await refusalOf(env, ['restore', file, '--replace'])).toContain('its checksum differs');
      writeFileSync(file, bytes.subarray(0, -1));
      expect(await refusalOf(env, ['restore', file, '--replace'])).toContain('bytes, and');
    });
  },
);

describe.each(sampled(['postgres', 'embedded'] as const))(
  'what else a restore heeds, %s database',
  (kind) => {
    it('lets nobody in again whose way in was ended after the backup: an operator who signed out, a mentor whose link was revoked', async () => {
      const { env: plain } = await newEnv(kind);
      const env = { ...plain, OPERATORS: 'gita@example.com admin' };
      let server = await start(env);
      const gita = new ApiClient(server.origin);
      await gita.signInAsOperator({ name: 'Gita Iyer', email: 'gita@example.com' });
      const whoHasHerCookie = gita.towards(server.origin);
      const asha = await signIn(server, 'Asha Menon');
      await giveConsent(asha);
      await operate(env, ['grant', 'asha.menon@example.com', '1', '--reason', 'restore test']);
      const sessionId = await finished(asha);
      const shows = { name: true, resumeFacts: true, scores: true, feedbackText: true };
      const { linkId, token } = await asha.call('makeMentorLink', {
        params: { sessionId },
        body: { days: 30, forWhom: '', shows, helps: true },
      });
      const file = await makeBackup(env);

      await asha.call('revokeMentorLink', { params: { linkId }, body: {} });
      await gita.call('signOutOperator', { body: {} });
      expect(await whoHasHerCookie.call('readOperator')).toEqual({ operator: null });
      await server.kill('SIGTERM');
      await operate(env, ['restore', file, '--replace']);
      server = await start(env);
      expect(await whoHasHerCookie.call('readOperator')).toEqual({ operator: null });
      await operate(env, ['after-restore']);
      const mentor = new ApiClient(server.origin);
      await expect(mentor.call('openMentorPage', { body: { token } })).rejects.toMatchObject({
        code: 'not_found',
      });
      const again = await signIn(server, 'Asha Menon');
      const { links } = await again.call('listMentorLinks', { params: { sessionId } });
      expect(links).toMatchObject([{ linkId, state: 'revoked', revocable: false }]);
    });

    it('a backup of a newer schema is refused, and one goes into an empty place without being asked twice', async () => {
      const { env } = await newEnv(kind);
      const server = await start(env);
      await signIn(server, 'Divya Shetty');
      const file = await makeBackup(env);
      await server.kill('SIGTERM');
      const manifest = JSON.parse(readFileSync(`${file}.json`, 'utf8')) as { schema: { newest: number } };
      const newer = { ...manifest, schema: { ...manifest.schema, newest: manifest.schema.newest + 1 } };
      writeFileSync(`${file}.json`, JSON.stringify(newer));
      expect(await refusalOf(env, ['restore', file, '--replace'])).toContain('made by a newer Hotseat');
      writeFileSync(`${file}.json`, JSON.stringify(manifest));
      const elsewhere: Env = { ...env, DATA_DIR: newFolder() };
      if (kind === 'postgres') elsewhere['DATABASE_URL'] = await freshPostgresUrl();
      expect(await operate(elsewhere, ['restore', file])).toContain('Everybody is signed out.');
      expect(backupsIn(elsewhere)).toEqual([]);
    });
  },
);

it('a disk without room is told in one line, and nothing is left of the backup', async () => {
  const { env } = await newEnv('postgres');
  const server = await start(env);
  await signIn(server, 'Esha Kapoor');
  await server.kill('SIGTERM');
  // No file may grow past 16 kB: what a full disk answers to who writes.
  const command = `ulimit -f 16; exec "${process.execPath}" scripts/operator.mjs backup`;
  const options = { cwd: root, env: { PATH: process.env['PATH'] ?? '', ...env } };
  const refused = await promisify(execFile)('bash', ['-c', command], options).catch(
    (error: unknown) => error,
  );
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no room for the backup') as string,
  });
  expect(backupsIn(env)).toEqual([]);
  await makeBackup(env);
  expect(backupsIn(env)).toHaveLength(2);
});
