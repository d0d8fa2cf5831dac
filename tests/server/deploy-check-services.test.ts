import { createServer as createSocketServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { checkGoogle } from '#server/deploy-check/check-google.ts';
import { checkMail, checkPanel, checkPayments, checkSpeech } from '#server/deploy-check/check-services.ts';
import { modelSettings } from '#tests/fixtures/model-settings.ts';
import { SmtpServer } from '#tests/fixtures/smtp-server.ts';
import { startFakeModel } from '#bench/fake-model/fake-model.ts';
import { startLocalSpeech } from '#bench/voice/local-speech.ts';
import { answeringServices, secret, configOf, nowhere, json } from '#tests/fixtures/answering-services.ts';

const { portOf, serve } = answeringServices();

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
