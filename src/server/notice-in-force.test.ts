import { describe, expect, it } from 'vitest';
import { holdsFor, noticeVersion, recipientOf } from '#contract/consents.ts';
import { loadConfig } from '#server/config/config.ts';
import { noticeInForce } from './notice-in-force.ts';

const onDevice = { hearing: null, speaking: null };
const noticeOf = (env: Record<string, string>, places = onDevice) =>
  noticeInForce(loadConfig(env).panel, places);

describe('the notice in force', () => {
  it.each<[Record<string, string>, string | null]>([
    [{}, null],
    [{ LLM_PROVIDER: 'openai', LLM_MODEL: 'm', LLM_API_KEY: 'k' }, 'OpenAI (api.openai.com)'],
    [{ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'm', LLM_API_KEY: 'k' }, 'Anthropic (api.anthropic.com)'],
    [
      { LLM_PROVIDER: 'google', LLM_MODEL: 'm', LLM_API_KEY: 'k' },
      'Google (generativelanguage.googleapis.com)',
    ],
    [
      { LLM_PROVIDER: 'openai', LLM_MODEL: 'm', LLM_API_KEY: 'k', LLM_BASE_URL: 'https://proxy.example/v1' },
      'OpenAI (proxy.example)',
    ],
    [
      { LLM_PROVIDER: 'compatible', LLM_MODEL: 'm', LLM_BASE_URL: 'http://localhost:11434/v1' },
      'localhost:11434',
    ],
  ])('of %j names %s', (env, model) => {
    expect(noticeOf(env)).toEqual({ version: noticeVersion, model, firstName: false, ...onDevice });
  });

  it('says where the first name is sent, and that is another recipient', () => {
    const env = { LLM_PROVIDER: 'openai', LLM_MODEL: 'm', LLM_API_KEY: 'k', LLM_SHARE_NAME: 'true' };
    expect(recipientOf(noticeOf(env), 'interview')).toBe('OpenAI (api.openai.com), with the first name');
    expect(recipientOf(noticeOf({ LLM_SHARE_NAME: 'true' }), 'interview')).toBeNull();
  });

  it('names a speech service once, and both where they are two', () => {
    const named = (hearing: string | null, speaking: string | null) =>
      recipientOf(noticeOf({}, { hearing, speaking } as never), 'voice');
    expect(named('a.example', 'a.example')).toBe('a.example');
    expect(named('a.example', 'b.example')).toBe('a.example, b.example');
    expect(named(null, 'b.example')).toBe('b.example');
    expect(named(null, null)).toBeNull();
  });
});

describe('a consent holds', () => {
  const seen = { version: noticeVersion, model: 'OpenAI (api.openai.com)', firstName: false, ...onDevice };
  const given = { noticeVersion, recipient: 'OpenAI (api.openai.com)', withdrawnAt: null };
  it.each<[string, Parameters<typeof holdsFor>[1], boolean]>([
    ['for its words and whom they named', { ...given, purpose: 'interview' }, true],
    ['not for other words', { ...given, purpose: 'interview', noticeVersion: '2020-01-01' }, false],
    ['not for another provider', { ...given, purpose: 'interview', recipient: null }, false],
    ['not once it is withdrawn', { ...given, purpose: 'interview', withdrawnAt: new Date(0) }, false],
    ['to mails whatever the words', { ...given, purpose: 'mail', noticeVersion: '2020-01-01' }, true],
    ['to mails until it is withdrawn', { ...given, purpose: 'mail', withdrawnAt: new Date(0) }, false],
  ])('%s', (_name, one, holds) => {
    expect(holdsFor(seen, one)).toBe(holds);
  });
});
