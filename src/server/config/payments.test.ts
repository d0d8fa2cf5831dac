import { describe, expect, it } from 'vitest';
import { problemsOf } from '#tests/fixtures/environments.ts';
import { loadConfig } from './config.ts';

type Env = Record<string, string | undefined>;

const database = { DATABASE_URL: 'postgres://db/x' };
const testKeys = { RAZORPAY_KEY_ID: 'rzp_test_AbCdEf123456', RAZORPAY_KEY_SECRET: 'hunter2-secret' };
const liveKeys = { ...testKeys, RAZORPAY_KEY_ID: 'rzp_live_AbCdEf123456' };
const told = { SMTP_URL: 'smtps://mail.example', RAZORPAY_WEBHOOK_SECRET: 'hunter2-webhook' };
const seller = { SELLER_NAME: 'Meridian Practice', SELLER_ADDRESS: '12 Lake Road, Pune 411001' };
const production = {
  ...seller,
  GRIEVANCE_OFFICER: 'The grievance officer',
  SUPPORT_EMAIL: 'help@meridian.example',
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://hotseat.example',
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'hunter2-secret',
};

describe('payment settings', () => {
  it.each<[string, Env, object]>([
    ['nothing: the stand-in on its port', {}, { payments: { kind: 'stand_in', port: 3002, url: null } }],
    [
      'the stand-in of another process',
      { LOCAL_RAZORPAY_URL: 'http://localhost:3002', PORT: '3002' },
      { payments: { kind: 'stand_in', url: 'http://localhost:3002' } },
    ],
    [
      'test keys without a webhook',
      testKeys,
      {
        payments: { kind: 'razorpay', keyId: testKeys.RAZORPAY_KEY_ID, webhookSecrets: [], accountId: null },
      },
    ],
    [
      'the current and the previous webhook secret',
      {
        ...testKeys,
        RAZORPAY_WEBHOOK_SECRET: 'current-secret, previous-secret',
        RAZORPAY_ACCOUNT_ID: 'acc_AbCdEf123456',
      },
      { payments: { webhookSecrets: ['current-secret', 'previous-secret'], accountId: 'acc_AbCdEf123456' } },
    ],
    ['keys leave the port of the stand-in free', { ...testKeys, PORT: '3002' }, { port: 3002 }],
    ['live keys with PostgreSQL', { ...liveKeys, ...database, ...told }, { payments: { kind: 'razorpay' } }],
    ['production without keys: nothing can be bought', production, { payments: { kind: 'none' } }],
    [
      'production with live keys',
      { ...production, ...liveKeys, ...database, ...told },
      { payments: { kind: 'razorpay' } },
    ],
    [
      'a seller with a GSTIN',
      { ...seller, SELLER_GSTIN: '27ABCDE1234F1Z5', GRIEVANCE_OFFICER: 'The grievance officer' },
      { seller: { name: seller.SELLER_NAME, gstin: '27ABCDE1234F1Z5', sac: '999293' } },
    ],
    [
      'a mail server',
      { SMTP_URL: 'smtps://user:hunter2@mail.example:465', MAIL_FROM: 'Hotseat <hello@hotseat.example>' },
      { mail: { kind: 'smtp', from: 'Hotseat <hello@hotseat.example>' } },
    ],
  ])('are read: %s', (_name, env, part) => {
    expect(loadConfig(env)).toMatchObject(part);
  });

  it.each<[string, Env, string]>([
    [
      'a key without its secret',
      { RAZORPAY_KEY_ID: testKeys.RAZORPAY_KEY_ID },
      'RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET: set both or neither',
    ],
    [
      'a secret without its key',
      { RAZORPAY_KEY_SECRET: 'hunter2' },
      'RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET: set both or neither',
    ],
    [
      'a key of another form',
      { ...testKeys, RAZORPAY_KEY_ID: 'hunter2' },
      'RAZORPAY_KEY_ID: must be a key id such as rzp_test_...',
    ],
    [
      'a webhook secret without keys',
      { RAZORPAY_WEBHOOK_SECRET: 'hunter2-secret' },
      'RAZORPAY_WEBHOOK_SECRET: set RAZORPAY_KEY_ID too, or leave it out',
    ],
    [
      'three webhook secrets',
      { ...testKeys, RAZORPAY_WEBHOOK_SECRET: 'hunter2-a,hunter2-b,hunter2-c' },
      'RAZORPAY_WEBHOOK_SECRET: must be',
    ],
    ['live keys on the embedded database', liveKeys, 'RAZORPAY_KEY_ID: live payments need DATABASE_URL'],
    [
      'keys and a stand-in',
      { ...testKeys, LOCAL_RAZORPAY_URL: 'http://localhost:1' },
      'LOCAL_RAZORPAY_URL: leave it out',
    ],
    [
      'a stand-in elsewhere',
      { LOCAL_RAZORPAY_URL: 'http://evil.example' },
      'LOCAL_RAZORPAY_URL: must be an http address of this computer',
    ],
    [
      'one port for two servers',
      { PORT: '3002' },
      'PORT and LOCAL_RAZORPAY_PORT: set them apart, each has its own server',
    ],
    [
      'one port for two stand-ins',
      { LOCAL_GOOGLE_PORT: '3002' },
      'LOCAL_GOOGLE_PORT and LOCAL_RAZORPAY_PORT: set them apart',
    ],
    [
      'a GSTIN without an address',
      { SELLER_GSTIN: '27ABCDE1234F1Z5' },
      'SELLER_GSTIN: a tax invoice needs SELLER_NAME and SELLER_ADDRESS too',
    ],
    [
      'a GSTIN of another form',
      { ...seller, SELLER_GSTIN: '27ABCDE1234F1X5' },
      'SELLER_GSTIN: must be a GSTIN of 15 characters',
    ],
    [
      'a mail server that is none',
      { SMTP_URL: 'https://hunter2.example' },
      'SMTP_URL: must be an smtp:// or smtps:// address',
    ],
    [
      'live keys without a mail server',
      { ...liveKeys, ...database, ...told, SMTP_URL: '' },
      'SMTP_URL: live payments need it',
    ],
    [
      'live keys without a webhook secret',
      { ...liveKeys, ...database, ...told, RAZORPAY_WEBHOOK_SECRET: '' },
      'RAZORPAY_WEBHOOK_SECRET: live payments need it',
    ],
    [
      'the stand-in in production',
      { ...production, LOCAL_RAZORPAY_URL: 'http://localhost:1' },
      'LOCAL_RAZORPAY_URL: production refuses',
    ],
    [
      'test keys in production',
      { ...production, ...testKeys, ...database },
      'RAZORPAY_KEY_ID: production refuses test keys',
    ],
  ])('are refused: %s', (_name, env, problem) => {
    const problems = problemsOf(env).join('\n');
    expect(problems).toContain(problem);
    expect(problems).not.toContain('hunter2');
  });
});
