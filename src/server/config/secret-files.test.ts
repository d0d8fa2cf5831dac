import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemsOf } from '#tests/fixtures/environments.ts';
import { loadConfig, variableNames } from './config.ts';
import { secretNames } from './secret-files.ts';

const value = 'hunter2-hunter2';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hotseat-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileWith(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

type Env = Record<string, string>;
const google = (more: Env): Env => ({ GOOGLE_CLIENT_ID: 'client', ...more });

/** What each secret needs beside it, and one that is taken. */
const taken: Record<(typeof secretNames)[number], [secret: string, beside: Env]> = {
  DATABASE_URL: [`postgres://u:${value}@db/x`, {}],
  GOOGLE_CLIENT_SECRET: [value, { GOOGLE_CLIENT_ID: 'client' }],
  LLM_API_KEY: [value, { LLM_PROVIDER: 'openai', LLM_MODEL: 'a-model' }],
  SPEECH_API_KEY: [value, { SPEECH_PROVIDER: 'openai', SPEECH_HEARING_MODEL: 'a' }],
  RAZORPAY_KEY_SECRET: [value, { RAZORPAY_KEY_ID: 'rzp_test_12345678' }],
  RAZORPAY_WEBHOOK_SECRET: [
    `${value},former-secret`,
    { RAZORPAY_KEY_ID: 'rzp_test_12345678', RAZORPAY_KEY_SECRET: 'other' },
  ],
  SMTP_URL: [`smtps://u:${value}@mail.example`, {}],
  SEALING_SECRET: [value.padEnd(32, '-'), {}],
};

describe('a secret in a file', () => {
  it.each(secretNames)('is taken as if it stood in the environment: %s', (name) => {
    const [secret, beside] = taken[name];
    const fromFile = loadConfig({ ...beside, [`${name}_FILE`]: fileWith(name, `${secret}\n`) });
    expect(fromFile).toEqual(loadConfig({ ...beside, [name]: secret }));
    expect(fromFile).not.toEqual(loadConfig({}));
  });

  it('of the same name as a blank variable is taken', () => {
    const env = google({ GOOGLE_CLIENT_SECRET: ' ', GOOGLE_CLIENT_SECRET_FILE: fileWith('g', value) });
    expect(loadConfig(env).signIn).toEqual({ kind: 'google', clientId: 'client', clientSecret: value });
  });

  it('whose path is blank is not set', () => {
    expect(loadConfig({ DATABASE_URL_FILE: ' ' }).database).toEqual({ kind: 'embedded' });
  });
});

describe('what is wrong with it is told once, by name and without a path or a value', () => {
  const line = 'GOOGLE_CLIENT_SECRET_FILE';
  it.each<[string, () => Env, string]>([
    [
      'both are set',
      () => ({ GOOGLE_CLIENT_SECRET: value, [line]: fileWith('both', value) }),
      `GOOGLE_CLIENT_SECRET and ${line}: set one of them`,
    ],
    [
      'there is no such file',
      () => ({ [line]: join(folder, 'hunter2') }),
      `${line}: the file cannot be read (ENOENT)`,
    ],
    [
      'the secret itself stands there',
      () => ({ [line]: value }),
      `${line}: the file cannot be read (ENOENT)`,
    ],
    [
      'a folder stands there',
      () => {
        mkdirSync(join(folder, 'hunter2-folder'));
        return { [line]: join(folder, 'hunter2-folder') };
      },
      `${line}: is not a file`,
    ],
    ['a file that never ends', () => ({ [line]: '/dev/zero' }), `${line}: is not a file`],
    ['an empty file', () => ({ [line]: fileWith('empty', ' \n') }), `${line}: the file is empty`],
    [
      'a long file',
      () => ({ [line]: fileWith('long', 'x'.repeat(16 * 1024 + 1)) }),
      `${line}: the file is longer than 16 KiB`,
    ],
  ])('%s', (_name, env, problem) => {
    const problems = problemsOf(google(env()));
    expect(problems).toEqual([problem]);
    expect(problems.join()).not.toMatch(/hunter2|tmp/);
  });

  it('of a file that holds something else is told of the variable', () => {
    const problems = problemsOf({ DATABASE_URL_FILE: fileWith('db', `mysql://u:${value}@db/x`) });
    expect(problems).toEqual(['DATABASE_URL: must be a postgres:// address']);
  });

  it('that cannot be read is not judged by its form too', () => {
    const problems = problemsOf({ DATABASE_URL_FILE: join(folder, 'missing') });
    expect(problems).toEqual(['DATABASE_URL_FILE: the file cannot be read (ENOENT)']);
  });

  it('as large as it may be is read', () => {
    const env = google({ [line]: fileWith('large', 'x'.repeat(16 * 1024)) });
    expect(problemsOf(env)).toEqual([]);
  });
});

it('every variable that holds a secret may lie in a file', () => {
  const hasSecret = /(_SECRET|_KEY|_TOKEN|_PASSWORD)$|^(DATABASE|SMTP)_URL$/;
  expect(variableNames.filter((name) => hasSecret.test(name)).toSorted()).toEqual(
    [...secretNames].toSorted(),
  );
});
