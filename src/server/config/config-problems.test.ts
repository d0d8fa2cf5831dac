import { describe, expect, it } from 'vitest';
import { type Env, model, operator, problemsOf, production } from '#tests/fixtures/environments.ts';

const speech = { SPEECH_PROVIDER: 'openai', SPEECH_HEARING_MODEL: 'a', SPEECH_API_KEY: 'hunter2' };

describe('what is wrong', () => {
  it.each<[string, Env, string]>([
    ...[
      'asha@x.example',
      'asha admin',
      'asha@x.example owner',
      'asha@x.example admin support',
      'asha@x.example admin,',
      'asha@x.example admin, ASHA@x.example support',
    ].map((OPERATORS): [string, Env, string] => [
      `operators as ${OPERATORS}`,
      { OPERATORS },
      'OPERATORS: must be e-mail addresses with a role of support or admin, such as "asha@x.example admin, ravi@y.example support", each once',
    ]),
    ['a port in words', { PORT: 'abc' }, 'PORT: must be a whole number from 0 to 65535'],
    ['a port above the last', { PORT: '65536' }, 'PORT: must be a whole number from 0 to 65535'],
    ['no process', { WEB_PROCESSES: '0' }, 'WEB_PROCESSES: must be a whole number from 1 to 64'],
    [
      'too many processes',
      { WEB_PROCESSES: '65', DATABASE_URL: 'postgres://db/x' },
      'WEB_PROCESSES: must be a whole number from 1 to 64',
    ],
    [
      'processes on the embedded database',
      { WEB_PROCESSES: '2' },
      'WEB_PROCESSES: the embedded database serves one process; set DATABASE_URL',
    ],
    [
      'processes of a worker',
      { WEB_PROCESSES: '2', ROLE: 'worker', DATABASE_URL: 'postgres://db/x' },
      'WEB_PROCESSES: a worker needs one; leave it out',
    ],
    [
      'processes on any free port',
      { WEB_PROCESSES: '2', PORT: '0', LOCAL_GOOGLE_PORT: '0', DATABASE_URL: 'postgres://db/x' },
      'WEB_PROCESSES: several processes need a PORT that they share',
    ],
    ['a negative port', { PORT: '-1' }, 'PORT: must be a whole number from 0 to 65535'],
    ['half a port', { PORT: '80.5' }, 'PORT: must be a whole number from 0 to 65535'],
    ['a port in hexadecimal', { PORT: '0x50' }, 'PORT: must be a whole number from 0 to 65535'],
    [
      "a wrong port of the stand-in's",
      { LOCAL_GOOGLE_PORT: 'x' },
      'LOCAL_GOOGLE_PORT: must be a whole number from 0 to 65535',
    ],
    [
      'one port for two servers',
      { PORT: '3001' },
      'PORT and LOCAL_GOOGLE_PORT: set them apart, each has its own server',
    ],
    [
      'a key for no collector',
      { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=hunter2' },
      'OTEL_EXPORTER_OTLP_HEADERS: set OTEL_EXPORTER_OTLP_ENDPOINT too, or leave it out',
    ],
    [
      'a key without its name',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_EXPORTER_OTLP_HEADERS: 'hunter2' },
      'OTEL_EXPORTER_OTLP_HEADERS: must be names and values, "name=value", comma-separated',
    ],
    [
      'more than every trace',
      { OTEL_TRACES_SAMPLER_ARG: '1.5' },
      'OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1',
    ],
    [
      'the port of monitors on that of the pages',
      { METRICS_PORT: '3000' },
      'PORT and METRICS_PORT: set them apart, each has its own server',
    ],
    [
      'an address for monitors alone',
      { METRICS_HOST: '10.0.0.5' },
      'METRICS_HOST: set METRICS_PORT too, or leave it out',
    ],
    [
      'another database',
      { DATABASE_URL: 'mysql://u:hunter2@db/x' },
      'DATABASE_URL: must be a postgres:// address',
    ],
    ['no address', { DATABASE_URL: 'hunter2' }, 'DATABASE_URL: must be a postgres:// address'],
    [
      'an effort nobody knows',
      { ...model, LLM_REASONING: 'hunter2' },
      'LLM_REASONING: must be one of omit, none, minimal, low, medium, high',
    ],
    ...['1500', '1500, x', '-1, 2', '100001, 1'].map((tokens): [string, Env, string] => [
      `${tokens} extra tokens`,
      { ...model, LLM_EXTRA_TOKENS: tokens },
      'LLM_EXTRA_TOKENS: must be two whole numbers up to 100000, tokens for thinking "speech, scoring", such as "1500, 4000"',
    ]),
    [
      'thinking of no model',
      { LLM_REASONING: 'none' },
      'LLM_REASONING: set LLM_PROVIDER too, or leave it out',
    ],
    ...['SPEECH_BASE_URL', 'SPEECH_API_KEY', 'SPEECH_HEARING_MODEL', 'SPEECH_VOICES'].map(
      (name): [string, Env, string] => [
        `${name} of nobody`,
        { [name]: name === 'SPEECH_BASE_URL' ? 'https://a.example' : 'a; b' },
        `${name}: set SPEECH_PROVIDER too, or leave it out`,
      ],
    ),
    [
      'speech that neither hears nor speaks',
      { SPEECH_PROVIDER: 'openai', SPEECH_API_KEY: 'hunter2' },
      'SPEECH_HEARING_MODEL, SPEECH_SPEAKING_MODEL: name one or both',
    ],
    [
      'speech without an address',
      { SPEECH_PROVIDER: 'compatible', SPEECH_HEARING_MODEL: 'hunter2' },
      'SPEECH_BASE_URL: a compatible service needs its address',
    ],
    [
      'speech without a key',
      { SPEECH_PROVIDER: 'openai', SPEECH_HEARING_MODEL: 'hunter2' },
      'SPEECH_API_KEY: openai needs a key',
    ],
    [
      'voices of women alone',
      { ...speech, SPEECH_VOICES: 'nova, coral' },
      `SPEECH_VOICES: must be names of women's voices, a semicolon, names of men's voices, such as "nova, coral; onyx, echo"`,
    ],
    [
      'one price of speech',
      { ...speech, SPEECH_PRICES: '0.3' },
      'SPEECH_PRICES: must be two rupee prices of a minute, "heard, said", such as "0.3, 1.3"',
    ],
    [
      'a budget of sound in tokens',
      { ...speech, SPEECH_DAY_BUDGET: '5 tokens, 1 rupees' },
      'SPEECH_DAY_BUDGET: must be an amount such as "5400 seconds, 40 rupees"',
    ],
    [
      'an id without its secret',
      { GOOGLE_CLIENT_ID: 'x' },
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both or neither',
    ],
    [
      'a secret without its id',
      { GOOGLE_CLIENT_SECRET: 'hunter2' },
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both or neither',
    ],
    [
      'a stand-in elsewhere',
      { LOCAL_GOOGLE_ISSUER: 'http://evil.example' },
      'LOCAL_GOOGLE_ISSUER: must be an http address of this computer',
    ],
    [
      'an origin with a path',
      { PUBLIC_URL: 'https://a.example/app' },
      'PUBLIC_URL: must be an http or https origin without a path',
    ],
    [
      'an origin with a password',
      { PUBLIC_URL: 'https://u:hunter2@a.example' },
      'PUBLIC_URL: must be an http or https origin without a path',
    ],
    [
      'an origin that is a script',
      { PUBLIC_URL: 'javascript:alert(1)' },
      'PUBLIC_URL: must be an http or https origin without a path',
    ],
    [
      'an unknown environment',
      { NODE_ENV: 'prod' },
      'NODE_ENV: must be one of production, development, test',
    ],
    ['an unknown role', { ROLE: 'hunter2' }, 'ROLE: must be one of web, worker, all'],
    [
      'a role the embedded database cannot serve',
      { ROLE: 'worker' },
      'ROLE: the embedded database serves one process; set DATABASE_URL to split web and worker',
    ],
    ...[
      'a?subject=hunter2@b.example',
      'a&b@c.example',
      'a%22@b.example',
      '<a@b.example>',
      'a b@c.example',
    ].map((address): [string, Env, string] => [
      `an e-mail address that says more in a link: ${address}`,
      { ENTERPRISE_EMAIL: address },
      'ENTERPRISE_EMAIL: must be an e-mail address',
    ]),
    ['no e-mail', { SUPPORT_EMAIL: 'hunter2' }, 'SUPPORT_EMAIL: must be an e-mail address'],
    ['an unknown level', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be one of debug, info, warn, error, silent'],
    ...['proxy', '10.0.0.1,', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', 'true'].map(
      (list): [string, Env, string] => [
        `the proxies "${list}"`,
        { TRUSTED_PROXIES: list },
        'TRUSTED_PROXIES: must be addresses or CIDR ranges, comma-separated',
      ],
    ),
    ...['0', '0.09', '10001', '-1', 'x', '1e3', 'Infinity'].map((scale): [string, Env, string] => [
      `the scale ${scale}`,
      { RATE_LIMIT_SCALE: scale },
      'RATE_LIMIT_SCALE: must be a number from 0.1 to 10000',
    ]),
  ])('is named: %s', (_name, env, problem) => {
    const problems = problemsOf(env);
    expect(problems).toContain(problem);
    expect(problems.join()).not.toContain('hunter2');
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
