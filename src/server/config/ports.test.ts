import { describe, expect, it } from 'vitest';
import { type Env, google, model, problemsOf } from '#tests/fixtures/environments.ts';

const blocked = 'browsers and fetch block this port; choose another one, such as 3000 or 8080';

/** Whether Node's `fetch`, which has the list of browsers, refuses a port before it connects. */
async function isBlockedByFetch(port: number): Promise<boolean> {
  const cause: unknown = await fetch(`http://127.0.0.1:${port}/`).then(
    () => null,
    (error: unknown) => error instanceof Error && error.cause,
  );
  return cause instanceof Error && cause.message === 'bad port';
}

describe('a port that browsers block (rule DEPLOY-5)', () => {
  it.each<[string, Env, string]>([
    ...[1, 22, 53, 3659, 4045, 4190, 5060, 6000, 6665, 6669, 6697, 10080].map(
      (port): [string, Env, string] => [`PORT ${port}`, { PORT: String(port) }, 'PORT'],
    ),
    ['the sign-in stand-in’s', { LOCAL_GOOGLE_PORT: '4190' }, 'LOCAL_GOOGLE_PORT'],
    ['the payment stand-in’s', { LOCAL_RAZORPAY_PORT: '6000' }, 'LOCAL_RAZORPAY_PORT'],
    ['the public address’s', { PUBLIC_URL: 'https://hotseat.example:10080' }, 'PUBLIC_URL'],
    ['another process’s issuer', { LOCAL_GOOGLE_ISSUER: 'http://localhost:6666' }, 'LOCAL_GOOGLE_ISSUER'],
    ['another process’s gateway', { LOCAL_RAZORPAY_URL: 'http://localhost:2049' }, 'LOCAL_RAZORPAY_URL'],
    ['a model’s', { ...model, LLM_BASE_URL: 'http://10.0.0.5:6000/v1' }, 'LLM_BASE_URL'],
    [
      'a speech service’s',
      {
        SPEECH_PROVIDER: 'compatible',
        SPEECH_HEARING_MODEL: 'a',
        SPEECH_BASE_URL: 'http://10.0.0.5:6000/v1',
      },
      'SPEECH_BASE_URL',
    ],
  ])('is refused: %s', (_name, env, name) => {
    expect(problemsOf(env)).toEqual([`${name}: ${blocked}`]);
  });

  it.each<[string, Env]>([
    ['no setting at all', {}],
    ['any free port', { PORT: '0', LOCAL_GOOGLE_PORT: '0' }],
    ['ports beside blocked ones', { PORT: '6001', LOCAL_GOOGLE_PORT: '10081', LOCAL_RAZORPAY_PORT: '80' }],
    ['the port of a stand-in that is not used', { ...google, LOCAL_GOOGLE_PORT: '6000' }],
    ['an address on the usual port', { PUBLIC_URL: 'https://hotseat.example' }],
    ['the port of a monitor, which is no browser', { METRICS_PORT: '6000' }],
  ])('is not found in %s', (_name, env) => {
    expect(problemsOf(env)).toEqual([]);
  });

  it('is one that fetch blocks too', async () => {
    const ports = Array.from({ length: 11_000 }, (_, at) => at + 1).filter((port) =>
      problemsOf({ PUBLIC_URL: `http://localhost:${port}` }).some((line) => line.endsWith(blocked)),
    );
    expect(ports).toHaveLength(82);
    expect(await Promise.all(ports.map(isBlockedByFetch))).toEqual(ports.map(() => true));
  });
});
