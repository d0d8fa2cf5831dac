import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#server/config/config.ts';
import { judgePostgres } from '#server/deploy-check/check-database.ts';
import { checkGoogle } from '#server/deploy-check/check-google.ts';
import { checkDataDirectory, checkProxies, checkResumeLimits } from '#server/deploy-check/check-machine.ts';
import { checkAddresses, checkPublicUrl, judgeAnswer } from '#server/deploy-check/check-public-url.ts';
import { checkMail, checkPanel, checkPayments, checkSpeech } from '#server/deploy-check/check-services.ts';
import { checkDeployment } from '#server/deploy-check/check-deployment.ts';
import type { InspectedPostgres } from '#server/platform/database/inspect-postgres.ts';
import { modelSettings } from '#tests/fixtures/model-settings.ts';
import { freePort } from '#tests/fixtures/server-process.ts';
import { SmtpServer } from '#tests/fixtures/smtp-server.ts';
import { startFakeModel } from '#bench/fake-model/fake-model.ts';
import { startLocalSpeech } from '#bench/voice/local-speech.ts';

const secret = 'hunter2-hunter2';
const clientId = '1234567890-madeupclient.apps.googleusercontent.com';
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://localhost',
  DATABASE_URL: `postgres://hotseat:${secret}@127.0.0.1:1/x`,
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: secret,
  SELLER_NAME: 'Meridian Practice',
  SELLER_ADDRESS: '12 Lake Road, Pune 411001',
  GRIEVANCE_OFFICER: 'Ira Deshpande, head of support',
  SUPPORT_EMAIL: 'help@meridian.example',
};
const configOf = (more: Record<string, string> = {}) => loadConfig({ ...production, ...more });
/** Nobody listens there. */
const nowhere = `http://127.0.0.1:${await freePort()}`;

const open: (Server | SocketServer)[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function portOf(server: Server | SocketServer): Promise<number> {
  open.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as { port: number }).port;
}

async function serve(answer: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await portOf(createServer(answer))}`;
}

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('sign-in', () => {
  /** A Google that answers the code nobody was given with this. */
  async function google(error: string | null, asked: URLSearchParams[] = []): Promise<string> {
    const issuer = await serve((request, response) => {
      if (request.method === 'GET')
        return json(200, { issuer, token_endpoint: `${issuer}/token` })(request, response);
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        asked.push(new URLSearchParams(body));
        json(400, { error })(request, response);
      });
    });
    return issuer;
  }

  it.each([
    [
      'invalid_grant',
      true,
      /Google knows the client; it returns to https:\/\/localhost\/api\/sign-in\/callback/,
    ],
    ['invalid_client', false, /refuses GOOGLE_CLIENT_ID with GOOGLE_CLIENT_SECRET/],
    ['redirect_uri_mismatch', false, /add https:\/\/localhost\/api\/sign-in\/callback to/],
    ['something_else', false, /does not answer as it should/],
    [null, false, /does not answer as it should/],
  ])('whose client is answered %s', async (error, expected, words) => {
    const asked: URLSearchParams[] = [];
    const outcome = await checkGoogle(configOf(), await google(error, asked));
    expect(outcome).toEqual({ holds: expected, says: expect.stringMatching(words) as string });
    expect(asked.map((one) => one.get('client_secret'))).toEqual([secret]);
    expect(outcome.says).not.toContain(secret);
  });

  it.each<[string, () => Promise<string>, RegExp]>([
    ['not there', async () => nowhere, /cannot be reached \(ECONNREFUSED\)/],
    ['another system', () => serve(json(200, { issuer: 'https://other.example' })), /cannot be reached/],
    ['a page', () => serve((_q, response) => void response.end('<h1>Hello</h1>')), /cannot be reached/],
  ])('at a Google that is %s', async (_name, issuer, words) => {
    expect(await checkGoogle(configOf(), await issuer())).toEqual({
      holds: false,
      says: expect.stringMatching(words) as string,
    });
  });

  it('with a client id that is none asks nobody', async () => {
    const outcome = await checkGoogle(configOf({ GOOGLE_CLIENT_ID: 'client' }), nowhere);
    expect(outcome).toMatchObject({
      holds: false,
      says: expect.stringContaining('GOOGLE_CLIENT_ID') as string,
    });
  });
});

describe('payments', () => {
  const keys = {
    RAZORPAY_KEY_ID: 'rzp_live_12345678',
    RAZORPAY_KEY_SECRET: secret,
    RAZORPAY_WEBHOOK_SECRET: secret,
    SMTP_URL: 'smtp://127.0.0.1:1',
  };

  it('without keys are not tried', async () => {
    expect((await checkPayments(configOf(), nowhere)).holds).toBeNull();
  });

  it.each<[string, () => Promise<string>, boolean, RegExp]>([
    [
      'takes the keys',
      () => serve(json(200, { entity: 'collection', count: 0, items: [] })),
      true,
      /^Razorpay takes the keys$/,
    ],
    [
      'refuses them',
      () => serve(json(401, { error: { code: 'BAD_REQUEST_ERROR' } })),
      false,
      /refuses RAZORPAY/,
    ],
    ['talks HTML', () => serve((_q, response) => void response.end('<h1>Hi</h1>')), false, /\(unreadable\)/],
    ['is not there', async () => nowhere, false, /\(network\)/],
  ])('with keys, at a gateway that %s', async (_name, url, expected, words) => {
    const outcome = await checkPayments(configOf(keys), await url());
    expect(outcome).toEqual({ holds: expected, says: expect.stringMatching(words) as string });
    expect(outcome.says).not.toContain(secret);
  });

  it('are asked for with a GET alone', async () => {
    const methods: (string | undefined)[] = [];
    const url = await serve((request, response) => {
      methods.push(request.method);
      json(200, { entity: 'collection', count: 0, items: [] })(request, response);
    });
    await checkPayments(configOf(keys), url);
    expect(methods).toEqual(['GET']);
  });
});

describe('mail', () => {
  it('without a server is not tried', async () => {
    expect((await checkMail(configOf())).holds).toBeNull();
  });

  it('is tried and none is sent', async () => {
    const server = await SmtpServer.start();
    expect(await checkMail(configOf({ SMTP_URL: server.url }))).toMatchObject({ holds: true });
    expect(server.commands[0]).toMatch(/^EHLO/);
    expect(server.commands.join()).not.toMatch(/MAIL|RCPT/);
    await server.close();
  });

  it('at a server that refuses the password', async () => {
    const port = await portOf(
      createSocketServer((socket) => {
        socket.write('220 ready\r\n');
        socket.on('data', (said) =>
          socket.write(said.toString().startsWith('EHLO') ? '250-here\r\n250 AUTH PLAIN\r\n' : '535 no\r\n'),
        );
      }),
    );
    const outcome = await checkMail(configOf({ SMTP_URL: `smtp://u:${secret}@127.0.0.1:${port}` }));
    expect(outcome).toEqual({ holds: false, says: expect.stringContaining('refuses the user') as string });
  });

  it.each<[string, () => Promise<number>]>([
    ['is not there', async () => 1],
    ['speaks another protocol', () => portOf(createSocketServer((socket) => socket.end('HELLO\r\n')))],
  ])('at a server that %s', async (_name, port) => {
    const outcome = await checkMail(configOf({ SMTP_URL: `smtp://u:${secret}@127.0.0.1:${await port()}` }));
    expect(outcome).toMatchObject({
      holds: false,
      says: expect.stringContaining('cannot be used') as string,
    });
    expect(outcome.says).not.toContain(secret);
  });
});

describe('models and speech', () => {
  it('that nobody set are not tried', async () => {
    expect((await checkPanel(configOf())).holds).toBeNull();
    expect((await checkSpeech(configOf())).holds).toBeNull();
  });

  it('that answer', async () => {
    const [model, speech] = await Promise.all([startFakeModel(), startLocalSpeech({})]);
    const config = configOf({
      ...modelSettings(model),
      SPEECH_PROVIDER: 'compatible',
      SPEECH_BASE_URL: speech.baseUrl,
      SPEECH_SPEAKING_MODEL: 'flite',
    });
    expect(await checkPanel(config)).toEqual({ holds: true, says: 'fake answers' });
    expect(await checkSpeech(config)).toEqual({ holds: true, says: 'flite: tried' });
    await Promise.all([model.close(), speech.close()]);
  });

  it('that are not there', async () => {
    const config = configOf({
      ...modelSettings({ baseUrl: `${nowhere}/v1` }),
      LLM_SCORING_MODEL: 'other',
      SPEECH_PROVIDER: 'compatible',
      SPEECH_BASE_URL: `${nowhere}/v1`,
      SPEECH_HEARING_MODEL: 'ear',
    });
    expect(await checkPanel(config)).toEqual({
      holds: false,
      says: 'fake does not answer (unavailable); other does not answer (unavailable)',
    });
    expect(await checkSpeech(config)).toEqual({ holds: false, says: 'ear does not answer (unavailable)' });
  });

  it('that refuse the key', async () => {
    const url = await serve(json(401, { error: { message: secret } }));
    const outcome = await checkPanel(configOf(modelSettings({ baseUrl: `${url}/v1` })));
    expect(outcome).toEqual({ holds: false, says: 'fake does not answer (not allowed)' });
  });
});

describe('addresses of schools', () => {
  it.each([
    [{}, null, 'off'],
    [{ SCHOOL_ADDRESSES: 'on', PUBLIC_URL: 'https://nobody.invalid' }, false, '*.nobody.invalid'],
  ])('%j', async (env, isThere, word) => {
    const outcome = await checkAddresses(configOf(env));
    expect(outcome.holds).toBe(isThere);
    expect(outcome.says).toContain(word);
  });
});

describe('the public address', () => {
  it.each<[string, () => Promise<string>, boolean | null]>([
    ['Hotseat', () => serve(json(200, { status: 'live' })), true],
    ['a proxy before the first start', () => serve(json(502, {})), null],
    ['something else', () => serve((_q, response) => void response.end('<h1>Hi</h1>')), false],
    [
      'something that sends one elsewhere',
      () => serve((_q, r) => void r.writeHead(302, { location: '/' }).end()),
      false,
    ],
    ['nobody', async () => nowhere, null],
  ])('at which %s answers', async (_name, url, expected) => {
    expect((await judgeAnswer('127.0.0.1', await url())).holds).toBe(expected);
  });

  it('whose name nobody knows', async () => {
    const outcome = await checkPublicUrl(configOf({ PUBLIC_URL: 'https://nobody.invalid' }));
    expect(outcome).toMatchObject({
      holds: false,
      says: expect.stringContaining('has no address') as string,
    });
  });

  it('at which nobody speaks TLS', async () => {
    const port = await portOf(createServer((_q, response) => void response.end('plain')));
    const outcome = await checkPublicUrl(configOf({ PUBLIC_URL: `https://localhost:${port}` }));
    expect(outcome).toMatchObject({
      holds: false,
      says: expect.stringContaining('cannot be used') as string,
    });
  });
});

describe('the machine', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hotseat-check-'));
    writeFileSync(join(folder, 'file'), '');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each<[string, boolean]>([
    ['', false],
    ['172.30.57.2', true],
    ['10.0.0.0/8, ::1', true],
    ['0.0.0.0/0', false],
    ['::/0', false],
  ])('trusts the proxies "%s": %s', (list, expected) => {
    expect(checkProxies(configOf({ TRUSTED_PROXIES: list })).holds).toBe(expected);
  });

  it.each<[string, () => string, boolean]>([
    ['a folder', () => folder, true],
    ['a folder that will be made', () => join(folder, 'a', 'b'), true],
    ['a file', () => join(folder, 'file'), false],
    ['a folder below a file', () => join(folder, 'file', 'a'), false],
    ['a folder of the system', () => '/proc/1', false],
  ])('keeps its data in %s: %s', (_name, dataDir, expected) => {
    expect(checkDataDirectory(configOf({ DATA_DIR: dataDir() })).holds).toBe(expected);
  });

  it.each([
    [true, true, true],
    [true, false, null],
    [false, false, false],
  ])('with prlimit %s and unshare %s', (resources, networkAndSignals, expected) => {
    expect(checkResumeLimits({ resources, networkAndSignals }).holds).toBe(expected);
  });
});

describe('PostgreSQL', () => {
  const good: InspectedPostgres = {
    version: 150_000,
    fsync: true,
    synchronousCommit: true,
    mayCreate: true,
    connections: 100,
    pendingMigrations: 0,
    unknownMigrations: 0,
    clockAheadMs: 5_000,
  };
  it.each<[Partial<InspectedPostgres>, boolean, RegExp]>([
    [{}, true, /^PostgreSQL 15, migrated$/],
    [{ pendingMigrations: 2 }, true, /2 migrations run at the first start/],
    [{ unknownMigrations: 1, pendingMigrations: 1 }, true, /1 migrations ahead/],
    [{ version: 149_999 }, false, /PostgreSQL 14 is older than 15/],
    [{ fsync: false }, false, /^fsync is off/],
    [{ synchronousCommit: false }, false, /^synchronous_commit is off/],
    [{ mayCreate: false }, false, /may not create/],
    [{ connections: 24 }, false, /max_connections is 24/],
    [{ clockAheadMs: 5_001 }, false, /5 s ahead of/],
    [{ clockAheadMs: -60_000 }, false, /60 s behind/],
    [{ fsync: false, mayCreate: false }, false, /fsync.*; its user/],
  ])('%j', (found, expected, words) => {
    expect(judgePostgres({ ...good, ...found })).toEqual({
      holds: expected,
      says: expect.stringMatching(words) as string,
    });
  });
});

describe('all of it', () => {
  const options = {
    root: '/nowhere',
    compose: null,
    envFile: '',
    offline: false,
    googleIssuer: nowhere,
    razorpayUrl: nowhere,
  };

  it('tells every wrong variable at once and then asks nobody', async () => {
    const checked = await checkDeployment(
      { PORT: 'abc', ROLE: 'boss', GOOGLE_CLIENT_SECRET: secret },
      options,
    );
    const wrong = checked.filter(({ holds }) => holds === false);
    expect(new Set(wrong.map(({ of }) => of))).toEqual(new Set(['variables']));
    expect(wrong.map(({ says }) => says.split(':')[0])).toEqual(
      expect.arrayContaining(['PORT', 'ROLE', 'GOOGLE_CLIENT_ID', 'PUBLIC_URL', 'SELLER_NAME']),
    );
    expect(checked.at(-1)).toEqual({ of: 'all else', holds: null, says: 'correct the variables first' });
    expect(JSON.stringify(checked)).not.toContain(secret);
  });

  it('looks at production even where the variables speak of development', async () => {
    const checked = await checkDeployment({ NODE_ENV: 'development' }, options);
    expect(checked.some(({ says }) => says.includes('production refuses the local stand-in'))).toBe(true);
  });

  it('offline asks nobody', async () => {
    const env = { ...production, TRUSTED_PROXIES: '127.0.0.1' };
    const checked = await checkDeployment(env, { ...options, offline: true });
    expect(checked.map(({ of, holds }) => [of, holds])).toEqual([
      ['compose.yaml', null],
      ['variables', true],
      ['proxy', true],
    ]);
  });

  it('tells of everything that does not answer, each in one line and without a secret', async () => {
    const checked = await checkDeployment(
      { ...production, SMTP_URL: `smtp://u:${secret}@127.0.0.1:1` },
      options,
    );
    expect(checked.filter(({ holds }) => holds === false).map(({ of }) => of)).toEqual(
      expect.arrayContaining(['proxy', 'database', 'sign-in', 'mail']),
    );
    expect(
      checked.map(({ says }) => says).filter((says) => says.includes('\n') || says.includes(secret)),
    ).toEqual([]);
  });

  describe('in compose.yaml', () => {
    const compose = [
      'services:',
      '  web:',
      '    image: hotseat',
      '    environment:',
      '      TRUSTED_PROXIES: 10.0.0.2',
      '      DATA_DIR: /data',
      '  database:',
      '    image: postgres:17.5',
      'secrets:',
      '  database_password:',
      '    file: ./password',
    ].join('\n');
    const inside = (password: string) => ({
      ...production,
      DATABASE_URL: `postgres://hotseat:${password}@database:5432/hotseat`,
    });
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'hotseat-compose-'));
      writeFileSync(join(folder, 'password'), 'p/w\n');
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it.each<[string, Record<string, string>, string, boolean | null]>([
      ['the password of its file', inside('p%2Fw'), 'password', null],
      ['another password', inside('other'), 'password', false],
      ['a password whose file is missing', inside('p%2Fw'), 'elsewhere', false],
    ])('its own database is reached with %s', async (_name, env, file, expected) => {
      const text = compose.replace('./password', `./${file}`);
      const checked = await checkDeployment(env, { ...options, root: folder, compose: text });
      const outcome = (of: string) => checked.find((one) => one.of === of)?.holds;
      expect(outcome('database')).toBe(expected);
      // What compose.yaml sets counts, and what only its containers know is left to them.
      expect(outcome('proxy')).toBe(true);
      expect(outcome('data directory')).toBeNull();
    });

    it('a $ that Compose would fill in, and a variable nobody reads', async () => {
      const text = compose.replace('DATA_DIR', 'DATADIR');
      const checked = await checkDeployment(inside('p%2Fw'), {
        ...options,
        compose: text,
        envFile: 'SMTP_URL=smtp://u:a$b@c',
        offline: true,
      });
      expect(checked.filter(({ of }) => of === 'compose.yaml')).toEqual([
        { of: 'compose.yaml', holds: false, says: 'web passes DATADIR, which nothing reads' },
        { of: 'compose.yaml', holds: false, says: 'SMTP_URL: write a value with $ in single quotes' },
      ]);
    });
  });
});
