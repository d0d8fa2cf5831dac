import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { type Env, google, production, model } from '#tests/fixtures/environments.ts';

describe('what is not set', () => {
  const defaults = {
    production: false,
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: './data',
    database: { kind: 'embedded' },
    signIn: { kind: 'stand_in', port: 3001, issuer: null },
    panel: { kind: 'offline' },
    speech: { kind: 'device' },
    payments: { kind: 'stand_in', port: 3002, url: null },
    seller: {
      name: 'Hotseat',
      address: null,
      gstin: null,
      sac: '999293',
      email: 'support@hotseat.example',
      grievanceOfficer: null,
    },
    mail: { kind: 'folder', from: 'Hotseat <support@hotseat.example>' },
    sealingSecret: null,
    addresses: { host: 'localhost', port: '3000', protocol: 'http:' },
    role: 'all',
    webProcesses: 1,
    supportEmail: 'support@hotseat.example',
    operators: new Map(),
    enterpriseEmail: 'support@hotseat.example',
    logLevel: 'info',
    trustedProxies: [],
    rateLimitScale: 1,
    metrics: null,
    tracing: null,
  };

  it.each<[string, Env]>([
    ['nothing', {}],
    ['empty variables, as .env.example leaves them', { PORT: '', DATABASE_URL: '', GOOGLE_CLIENT_ID: '' }],
    ['blank variables', { PORT: ' ', GOOGLE_CLIENT_ID: '  ', TRUSTED_PROXIES: '\t' }],
    ['variables of others', { HOME: '/root', npm_config_port: '9' }],
  ])('has its default: %s', (_name, env) => {
    expect(loadConfig(env)).toEqual(defaults);
  });
});

describe('what is set', () => {
  it.each<[string, Env, object]>([
    ['one address for all mail', { SUPPORT_EMAIL: 'a@b.example' }, { enterpriseEmail: 'a@b.example' }],
    [
      'an address for schools',
      { ENTERPRISE_EMAIL: 'schools@b.example' },
      { enterpriseEmail: 'schools@b.example', supportEmail: 'support@hotseat.example' },
    ],
    ['a port moves the origin', { PORT: '4000' }, { port: 4000, publicUrl: 'http://localhost:4000' }],
    ['the lowest port', { PORT: '0' }, { port: 0 }],
    ['the highest port', { PORT: '65535' }, { port: 65_535 }],
    ['an origin loses its slash', { PUBLIC_URL: 'https://a.example/' }, { publicUrl: 'https://a.example' }],
    ['an origin keeps its port', { PUBLIC_URL: 'http://a.example:81' }, { publicUrl: 'http://a.example:81' }],
    [
      'PostgreSQL',
      { DATABASE_URL: 'postgres://u:p@db/x' },
      { database: { kind: 'postgres', url: 'postgres://u:p@db/x' } },
    ],
    [
      'PostgreSQL by its longer name',
      { DATABASE_URL: 'postgresql://db/x', ROLE: 'worker' },
      { database: { kind: 'postgres', url: 'postgresql://db/x' }, role: 'worker' },
    ],
    ['Google', google, { signIn: { kind: 'google', clientId: 'client', clientSecret: 'hunter2-secret' } }],
    [
      'a stand-in of another process',
      { LOCAL_GOOGLE_ISSUER: 'http://localhost:3001', PORT: '3001' },
      { signIn: { kind: 'stand_in', port: 3001, issuer: 'http://localhost:3001' } },
    ],
    ['Google leaves the port of the stand-in free', { ...google, PORT: '3001' }, { port: 3001 }],
    ['any two free ports', { PORT: '0', LOCAL_GOOGLE_PORT: '0' }, { port: 0 }],
    [
      'trusted proxies',
      { TRUSTED_PROXIES: '10.0.0.0/8, ::1,192.0.2.7' },
      { trustedProxies: ['10.0.0.0/8', '::1', '192.0.2.7'] },
    ],
    ['the smallest scale', { RATE_LIMIT_SCALE: '0.1' }, { rateLimitScale: 0.1 }],
    ['the largest scale', { RATE_LIMIT_SCALE: '10000' }, { rateLimitScale: 10_000 }],
    [
      'a collector of traces',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' },
      {
        tracing: {
          url: 'http://127.0.0.1:4318/v1/traces',
          headers: {},
          serviceName: 'hotseat',
          sampler: { name: 'parentbased_always_on', ratio: 1 },
        },
      },
    ],
    [
      'which traces are told, and with which key',
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example/otlp',
        OTEL_EXPORTER_OTLP_HEADERS: 'x-key=abc==, x-team=one',
        OTEL_SERVICE_NAME: 'pilot',
        OTEL_TRACES_SAMPLER: 'traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      },
      {
        tracing: {
          url: 'https://otel.example/otlp/v1/traces',
          headers: { 'x-key': 'abc==', 'x-team': 'one' },
          serviceName: 'pilot',
          sampler: { name: 'traceidratio', ratio: 0.25 },
        },
      },
    ],
    ['a port for monitors', { METRICS_PORT: '9090' }, { metrics: { host: '127.0.0.1', port: 9090 } }],
    [
      'a private address for monitors',
      { METRICS_PORT: '9090', METRICS_HOST: '10.0.0.5' },
      { metrics: { host: '10.0.0.5', port: 9090 } },
    ],
    ['production', production, { production: true, publicUrl: 'https://hotseat.example' }],
    [
      'processes behind one port',
      { WEB_PROCESSES: '64', DATABASE_URL: 'postgres://db/x', ROLE: 'web' },
      { webProcesses: 64 },
    ],
    ['silence', { LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [
      'operators, whatever letters their addresses are in',
      { OPERATORS: ' Asha@x.example  admin,ravi@y.example support ' },
      {
        operators: new Map([
          ['asha@x.example', 'admin'],
          ['ravi@y.example', 'support'],
        ]),
      },
    ],
    ['a model, asked by its name', model, { panel: { kind: 'model', chosen: {} } }],
    [
      'how a model is asked',
      { ...model, LLM_REASONING: 'omit', LLM_EXTRA_TOKENS: ' 0,4000' },
      { panel: { chosen: { effort: 'omit', extraTokens: { speech: 0, scoring: 4_000 } } } },
    ],
  ])('is read: %s', (_name, env, part) => {
    expect(loadConfig(env)).toMatchObject(part);
  });
});

describe('a speech service', () => {
  it('has what is set, prices and seconds by the tenth of a second', () => {
    const set = loadConfig({
      SPEECH_PROVIDER: 'compatible',
      SPEECH_BASE_URL: 'http://127.0.0.1:8000/v1/',
      SPEECH_SPEAKING_MODEL: 'kokoro',
      SPEECH_VOICES: 'af_heart, bf_emma; am_adam',
      SPEECH_PRICES: '0.6, 1.2',
      SPEECH_INTERVIEW_BUDGET: '60 seconds, 5 rupees',
    }).speech;
    expect(set).toMatchObject({
      kind: 'service',
      provider: 'compatible',
      baseUrl: 'http://127.0.0.1:8000/v1',
      apiKey: null,
      hearing: null,
      speaking: 'kokoro',
      voices: { women: ['af_heart', 'bf_emma'], men: ['am_adam'] },
      prices: { hearing: { input: 1_000 }, speaking: { input: 2_000 } },
      budgets: { interview: { tokens: 600, rupees: 5 }, day: { tokens: 5_400_000, rupees: 4_000 } },
    });
  });
});
