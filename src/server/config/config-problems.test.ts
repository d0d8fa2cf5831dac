import { describe, expect, it } from 'vitest';
import { type Env, model, operator, problemsOf, production } from '#tests/fixtures/environments.ts';

const speech = { SPEECH_PROVIDER: 'openai', SPEECH_HEARING_MODEL: 'a', SPEECH_API_KEY: 'hunter2' };

const postgres = { DATABASE_URL: 'postgres://db/x' };

/** What must be wrong with each set of variables: how its line begins. */
const wrong: Readonly<Record<string, readonly Env[]>> = {
  'OPERATORS: must be': [
    'asha@x.example',
    'asha admin',
    'asha@x.example owner',
    'asha@x.example admin support',
    'asha@x.example admin,',
    'asha@x.example admin, ASHA@x.example support',
  ].map((OPERATORS) => ({ OPERATORS })),
  'PORT: must be': ['abc', '65536', '-1', '80.5', '0x50'].map((PORT) => ({ PORT })),
  'LOCAL_GOOGLE_PORT: must be': [{ LOCAL_GOOGLE_PORT: 'x' }],
  'PORT and LOCAL_GOOGLE_PORT: set them apart': [{ PORT: '3001' }],
  'PORT and METRICS_PORT: set them apart': [{ METRICS_PORT: '3000' }],
  'METRICS_HOST: set METRICS_PORT too': [{ METRICS_HOST: '10.0.0.5' }],
  'WEB_PROCESSES: must be': [{ WEB_PROCESSES: '0' }, { WEB_PROCESSES: '65', ...postgres }],
  'WEB_PROCESSES: the embedded database serves one process': [{ WEB_PROCESSES: '2' }],
  'WEB_PROCESSES: a worker needs one': [{ WEB_PROCESSES: '2', ROLE: 'worker', ...postgres }],
  'WEB_PROCESSES: several processes need a PORT': [
    { WEB_PROCESSES: '2', PORT: '0', LOCAL_GOOGLE_PORT: '0', ...postgres },
  ],
  'OTEL_EXPORTER_OTLP_HEADERS: set OTEL_EXPORTER_OTLP_ENDPOINT too': [
    { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=hunter2' },
  ],
  'OTEL_EXPORTER_OTLP_HEADERS: must be': [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_EXPORTER_OTLP_HEADERS: 'hunter2' },
  ],
  'OTEL_TRACES_SAMPLER_ARG: must be': [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }],
  'DATABASE_URL: must be': [{ DATABASE_URL: 'mysql://u:hunter2@db/x' }, { DATABASE_URL: 'hunter2' }],
  'LLM_REASONING: must be': [{ ...model, LLM_REASONING: 'hunter2' }],
  'LLM_REASONING: set LLM_PROVIDER too': [{ LLM_REASONING: 'none' }],
  'LLM_EXTRA_TOKENS: must be': ['1500', '1500, x', '-1, 2', '100001, 1'].map((tokens) => ({
    ...model,
    LLM_EXTRA_TOKENS: tokens,
  })),
  'LLM_TIMEOUT_SECONDS: must be': ['0', '3601', '1.5', 'long'].map((seconds) => ({
    ...model,
    LLM_TIMEOUT_SECONDS: seconds,
  })),
  'LLM_TIMEOUT_SECONDS: set LLM_PROVIDER too': [{ LLM_TIMEOUT_SECONDS: '20' }],
  'SPEECH_BASE_URL: set SPEECH_PROVIDER too': [{ SPEECH_BASE_URL: 'https://a.example' }],
  'SPEECH_API_KEY: set SPEECH_PROVIDER too': [{ SPEECH_API_KEY: 'hunter2' }],
  'SPEECH_HEARING_MODEL: set SPEECH_PROVIDER too': [{ SPEECH_HEARING_MODEL: 'a; b' }],
  'SPEECH_VOICES: set SPEECH_PROVIDER too': [{ SPEECH_VOICES: 'a; b' }],
  'SPEECH_HEARING_MODEL, SPEECH_SPEAKING_MODEL: name one or both': [
    { SPEECH_PROVIDER: 'openai', SPEECH_API_KEY: 'hunter2' },
  ],
  'SPEECH_BASE_URL: a compatible service needs': [
    { SPEECH_PROVIDER: 'compatible', SPEECH_HEARING_MODEL: 'hunter2' },
  ],
  'SPEECH_API_KEY: openai needs': [{ SPEECH_PROVIDER: 'openai', SPEECH_HEARING_MODEL: 'hunter2' }],
  'SPEECH_VOICES: must be': [{ ...speech, SPEECH_VOICES: 'nova, coral' }],
  'SPEECH_PRICES: must be': [{ ...speech, SPEECH_PRICES: '0.3' }],
  'SPEECH_DAY_BUDGET: must be': [{ ...speech, SPEECH_DAY_BUDGET: '5 tokens, 1 rupees' }],
  'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both': [
    { GOOGLE_CLIENT_ID: 'x' },
    { GOOGLE_CLIENT_SECRET: 'hunter2' },
  ],
  'LOCAL_GOOGLE_ISSUER: must be': [{ LOCAL_GOOGLE_ISSUER: 'http://evil.example' }],
  'PUBLIC_URL: must be': ['https://a.example/app', 'https://u:hunter2@a.example', 'javascript:alert(1)'].map(
    (PUBLIC_URL) => ({ PUBLIC_URL }),
  ),
  'NODE_ENV: must be': [{ NODE_ENV: 'prod' }],
  'ROLE: must be': [{ ROLE: 'hunter2' }],
  'ROLE: the embedded database serves one process': [{ ROLE: 'worker' }],
  'ENTERPRISE_EMAIL: must be': [
    'a?subject=hunter2@b.example',
    'a&b@c.example',
    'a%22@b.example',
    '<a@b.example>',
    'a b@c.example',
  ].map((ENTERPRISE_EMAIL) => ({ ENTERPRISE_EMAIL })),
  'SUPPORT_EMAIL: must be': [{ SUPPORT_EMAIL: 'hunter2' }],
  'LOG_LEVEL: must be': [{ LOG_LEVEL: 'loud' }],
  'TRUSTED_PROXIES: must be': ['proxy', '10.0.0.1,', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', 'true'].map(
    (TRUSTED_PROXIES) => ({ TRUSTED_PROXIES }),
  ),
  'RATE_LIMIT_SCALE: must be': ['0', '0.09', '10001', '-1', 'x', '1e3', 'Infinity'].map(
    (RATE_LIMIT_SCALE) => ({ RATE_LIMIT_SCALE }),
  ),
};

describe('what is wrong', () => {
  it.each(Object.entries(wrong))('is named, without its value: %s', (beginning, envs) => {
    for (const env of envs) {
      const problems = problemsOf(env);
      expect(
        problems.filter((problem) => problem.startsWith(beginning)),
        JSON.stringify(env),
      ).toHaveLength(1);
      expect(problems.join()).not.toContain('hunter2');
    }
  });

  it('is told all at once, pairs and single ones together', () => {
    const problems = problemsOf({
      NODE_ENV: 'production',
      PORT: 'abc',
      DATABASE_URL: 'hunter2',
      GOOGLE_CLIENT_SECRET: 'hunter2',
      ROLE: 'boss',
      LOG_LEVEL: 'hunter2',
    });
    const names = ['PORT', 'DATABASE_URL', 'GOOGLE_CLIENT_ID and', 'ROLE', 'LOG_LEVEL', 'PUBLIC_URL'];
    for (const name of names) expect(problems.filter((p) => p.startsWith(name))).toHaveLength(1);
    expect(problems.join()).not.toContain('hunter2');
  });

  it.each<[string, Env, string]>([
    [
      'the stand-in',
      { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' },
      'GOOGLE_CLIENT_ID: production refuses',
    ],
    ["another's stand-in", { LOCAL_GOOGLE_ISSUER: 'http://localhost:1' }, 'LOCAL_GOOGLE_ISSUER: production'],
    ['no origin', { PUBLIC_URL: '' }, 'PUBLIC_URL: production needs the https origin'],
    ...Object.keys(operator).map((name): [string, Env, string] => [
      `the default of ${name}, which the policies show`,
      { [name]: ' ' },
      `${name}: production needs `,
    ]),
    ['an open origin', { PUBLIC_URL: 'http://a.example' }, 'PUBLIC_URL: production needs the https origin'],
  ])('production refuses %s', (_name, env, problem) => {
    expect(problemsOf({ ...production, ...env }).join('\n')).toContain(problem);
  });
});
