import { describe, expect, it } from 'vitest';
import { loadConfig } from '#server/config/config.ts';
import { describeParts } from './describe-parts.ts';
import type { ProbedModel } from './interviewer/model/probe-model.ts';
import type { PanelInUse } from './interviewer/open-interviewer.ts';

const limits = { resources: true, networkAndSignals: true };
const extraTokens = { speech: 1_500, scoring: 4_000 };
const answering: ProbedModel = {
  answers: true,
  streaming: true,
  replyFormat: 'schema',
  promptCaching: true,
  extraTokens: { speech: 0, scoring: 0 },
  repairs: [],
};
const panelOf = (speaks: ProbedModel, scores = speaks): PanelInUse => ({
  kind: 'model',
  provider: 'compatible',
  speaking: { model: 'one', probed: speaks },
  scoring: { model: 'two', probed: scores, calibrated: false },
  priced: true,
});
const table = (panel: PanelInUse, ...nearby: Parameters<typeof describeParts>[4] & object): string =>
  describeParts(
    loadConfig({}),
    'http://127.0.0.1:3000',
    { panel, speech: { kind: 'device' } },
    limits,
    nearby,
  );

describe('what tells of the service', () => {
  const told = (env: Record<string, string>): string =>
    describeParts(
      loadConfig(env),
      'http://127.0.0.1:3000',
      { panel: { kind: 'offline' }, speech: { kind: 'device' } },
      limits,
    );

  it.each<[string, Record<string, string>, RegExp]>([
    ['metrics for the operator', {}, /^ {2}metrics +behind the operator's token +real +METRICS_PORT/m],
    [
      'metrics on a port',
      { METRICS_PORT: '9090' },
      /metrics +http:\/\/127\.0\.0\.1:9090\/metrics, without a token/,
    ],
    ['metrics on IPv6', { METRICS_PORT: '9090', METRICS_HOST: '::1' }, /http:\/\/\[::1\]:9090\/metrics/],
    ['no traces', {}, /^ {2}traces +none +real +OTEL_EXPORTER_OTLP_ENDPOINT/m],
    [
      'traces, without the key in their address',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://user:hunter2@otel.example/otlp' },
      /traces +sent to otel\.example +real/,
    ],
  ])('tells of %s', (_what, env, words) => {
    expect(told(env)).toMatch(words);
    expect(told(env)).not.toContain('hunter2');
  });
});

describe('the table at start', () => {
  it.each<[string, ProbedModel, string]>([
    ['what was seen', answering, 'one: streams, structured output, caches prompts '],
    ['room to think', { ...answering, extraTokens }, 'caches prompts, 1500 tokens for thinking '],
    [
      'what was put right',
      { ...answering, repairs: ['no_temperature', 'more_room'] },
      'asked with no temperature and more room for thinking ',
    ],
    [
      'no answer',
      { answers: false, because: 'not_allowed', extraTokens, repairs: [] },
      'one: no answer (not allowed), offline',
    ],
    [
      'a cap that thinking spent',
      { answers: false, because: 'cap_spent', extraTokens, repairs: [] },
      'no answer (cap spent: its thinking took all 1500 tokens it had), offline meanwhile',
    ],
  ])('tells of a model %s', (_what, probed, words) => {
    expect(table(panelOf(probed))).toContain(words);
  });

  it('tells of scoring with its own room, and which variables change it', () => {
    const found = table(panelOf(answering, { ...answering, extraTokens }));
    expect(found).toContain(
      'two: streams, structured output, caches prompts, 4000 tokens for thinking, not calibrated',
    );
    expect(found).toContain('LLM_MODEL, LLM_REASONING, LLM_EXTRA_TOKENS');
  });

  it('tells how a model of this computer gets a seat, and nothing without one', () => {
    const models = ['qwen3:8b', ...Array.from({ length: 8 }, (_, at) => `other-${at}`)];
    const found = table(
      { kind: 'offline' },
      { server: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', models },
    );
    expect(found).toContain(
      'Ollama on this computer serves qwen3:8b, other-0, other-1, other-2, other-3, other-4 and 3 more.',
    );
    expect(found).toContain(
      'LLM_PROVIDER=compatible LLM_BASE_URL=http://127.0.0.1:11434/v1 LLM_MODEL=qwen3:8b',
    );
    expect(table({ kind: 'offline' })).not.toContain('LLM_BASE_URL');
  });

  it('what it tells to set can be set', () => {
    const set = {
      LLM_PROVIDER: 'compatible',
      LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
      LLM_MODEL: 'qwen3:8b',
    };
    expect(loadConfig(set).panel).toMatchObject({ kind: 'model', speaking: { model: 'qwen3:8b' } });
  });
});
