import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { metricTable } from '#server/platform/metrics/metric-table.ts';
import { labelValues } from '#server/platform/metrics/label-values.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { buy, LocalGateway } from '#tests/fixtures/local-gateway.ts';
import { modelSettings } from '#tests/fixtures/model-settings.ts';
import { type Sample, samplesOf, sumOf } from '#tests/fixtures/samples-of.ts';
import { freePort } from '#tests/fixtures/server-process.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { competentScript } from '../../bench/fake-model/competent-script.ts';
import { type FakeModel, startFakeModel } from '../../bench/fake-model/fake-model.ts';

const canary = 'zanzibar-marigold-7731';
const leaseId = `lease-${canary}`;

let fake: FakeModel;
let service: TestService;
let metricsPort: number;
let body: string;
let samples: Sample[];
/** What stands for a person or a secret in this story, and may be in no line. */
let secrets: string[];

const token = (): string =>
  readFileSync(join(service.env['DATA_DIR'] ?? '', 'operator-token'), 'utf8').trim();
const scrape = (headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${service.origin}/metrics`, { headers: { authorization: `Bearer ${token()}`, ...headers } });
const monitor = (headers: Record<string, string> = {}, path = '/metrics'): Promise<Response> =>
  fetch(`http://127.0.0.1:${metricsPort}${path}`, { headers });

beforeAll(async () => {
  fake = await startFakeModel({ script: competentScript });
  metricsPort = await freePort();
  service = await startTestService({ env: { ...modelSettings(fake), METRICS_PORT: String(metricsPort) } });
  const gateway = LocalGateway.of(service.env);
  const client = await service.signedIn('Zanzibar Marigold', 0);
  const { account } = await client.call('readMe');
  const bought = await buy(client, gateway);
  await gateway.settled();
  const { sessionId } = await startInterviewAs(client, { style: 'grill', leaseId });
  for (let n = 0; n < 3; n++) {
    const { awaitingTurnId } = await untilAwaited(client, sessionId);
    const text = `${canary} ${soundAnswerAt(n)}`;
    const answer = { leaseId, clientTurnId: `${canary}-${n}`, toTurnId: awaitingTurnId ?? '', text };
    await client.call('answer', { params: { sessionId }, body: answer });
  }
  await untilAwaited(client, sessionId);
  await client.call('endInterview', { params: { sessionId }, body: {} });
  await untilEvent(client, sessionId, ({ state }) => state === 'done' || state === 'failed');
  await client.fetch(`${service.origin}/${canary}?q=${canary}`, { method: 'GET' });
  await client.send('readOrder', { params: { orderId: `ord_${'z'.repeat(22)}` } });
  await fetch(`${service.origin}/webhooks/razorpay`, { method: 'POST', body: canary });
  // The interview is done before the job that scored it has ended, and the webhooks are sent before they are processed.
  body = await vi.waitFor(
    async () => {
      const text = await (await scrape()).text();
      for (const queue of ['score_interview', 'process_webhook'])
        if (sumOf(samplesOf(text), 'hotseat_job_seconds_count', { queue }) === 0)
          throw new Error(`No job of ${queue} has ended.`);
      return text;
    },
    { timeout: 120_000, interval: 50 },
  );
  samples = samplesOf(body);
  const { uid = '', email = '' } = account ?? {};
  secrets = [canary, 'zanzibar', 'marigold', uid, email, sessionId, token(), ...Object.values(bought)];
});
afterAll(async () => {
  await service.close();
  await fake.close();
});

describe('what is told', () => {
  it.each<[string, Record<string, string>, number]>([
    ['hotseat_http_requests_total', { endpoint: 'answer', method: 'POST', status: '2xx' }, 3],
    ['hotseat_http_requests_total', { endpoint: 'unmatched', status: '4xx' }, 1],
    ['hotseat_http_requests_total', { endpoint: 'webhook', status: '4xx' }, 1],
    ['hotseat_http_request_seconds_count', { endpoint: 'answer' }, 3],
    ['hotseat_sign_ins_total', { sign_in: 'signed_in' }, 1],
    ['hotseat_refusals_total', { code: 'not_found' }, 1],
    ['hotseat_webhooks_total', { webhook: 'signature_refused' }, 1],
    ['hotseat_first_word_added_seconds_count', { engine: 'model' }, 3],
    ['hotseat_database_up', {}, 1],
    ['hotseat_clock_apart_seconds', {}, 0],
    ['hotseat_interviews_in_hand', {}, 1],
  ])('%s %j is %i', (name, labels, value) => {
    expect(sumOf(samples, name, labels)).toBe(value);
  });

  it.each<[string, Record<string, string>]>([
    ['hotseat_turns_total', { turn: 'model' }],
    ['hotseat_turns_total', { turn: 'scripted' }],
    ['hotseat_model_calls_total', { purpose: 'speaking', provider: 'compatible', call: 'answered' }],
    ['hotseat_model_calls_total', { purpose: 'scoring', call: 'answered' }],
    ['hotseat_model_call_seconds_count', { purpose: 'scoring' }],
    ['hotseat_model_tokens_total', { purpose: 'speaking', tokens: 'input' }],
    ['hotseat_model_rupees_total', { purpose: 'speaking' }],
    ['hotseat_jobs_total', { queue: 'score_interview', result: 'done' }],
    ['hotseat_job_seconds_count', { queue: 'process_webhook' }],
    ['hotseat_webhooks_total', { webhook: 'stored' }],
    ['hotseat_database_seconds_count', { database_use: 'write' }],
    ['hotseat_database_seconds_count', { database_use: 'transaction' }],
    ['process_cpu_user_seconds_total', {}],
    ['nodejs_eventloop_lag_p99_seconds', {}],
  ])('%s %j is counted', (name, labels) => {
    expect(sumOf(samples, name, labels)).toBeGreaterThan(0);
  });

  it('names the process that answered in every line', () => {
    expect(new Set(samples.map(({ labels }) => labels['process']))).toEqual(new Set(['0']));
  });

  it('knows PostgreSQL’s connections and statements where there are any', () => {
    const isPostgres = service.parts.database.kind === 'postgres';
    expect(sumOf(samples, 'hotseat_pool_connections', { connection: 'total' }) > 0).toBe(isPostgres);
    expect(sumOf(samples, 'hotseat_statement_seconds_count') > 0).toBe(isPostgres);
  });
});

describe('labels (rule METRIC-1)', () => {
  it('hold nothing of a person, no id, no token and no text', () => {
    for (const secret of secrets) expect(body.toLowerCase()).not.toContain(secret.toLowerCase());
  });

  it('say what their tables hold and nothing else', () => {
    const queues = new Set(samples.flatMap(({ labels }) => labels['queue'] ?? []));
    expect([...queues].every((queue) => /^[a-z_]+$/.test(queue) && queue !== 'other')).toBe(true);
    const ours = samples.filter(({ name }) => name.startsWith('hotseat_'));
    expect(ours.length).toBeGreaterThan(100);
    for (const { labels } of ours) {
      const { process: _process, le: _le, queue: _queue, ...tabled } = labels;
      for (const [label, value] of Object.entries(tabled))
        expect(labelValues[label as keyof typeof labelValues]).toContain(value);
    }
  });

  it('belong to metrics of the table', () => {
    const told = new Set(samples.map(({ name }) => name.replace(/_(?:bucket|sum|count)$/, '')));
    const ours = [...told].filter((name) => name.startsWith('hotseat_'));
    expect(ours.filter((name) => !(name in metricTable))).toEqual([]);
  });
});

describe('who may read it', () => {
  it('is the operator on the main port, and nobody else', async () => {
    expect((await scrape()).status).toBe(200);
    expect((await scrape({ authorization: '' })).status).toBe(403);
    expect((await scrape({ authorization: `Bearer ${'x'.repeat(43)}` })).status).toBe(403);
  });

  it.each(['x-forwarded-for', 'forwarded'])('is nobody through a proxy that says %s', async (header) => {
    expect((await scrape({ [header]: '127.0.0.1' })).status).toBe(403);
  });

  it('is whoever reaches the port of its own, which serves nothing else', async () => {
    const reply = await monitor();
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(samplesOf(await reply.text()).length).toBeGreaterThan(100);
    for (const path of ['/', '/readyz', '/metrics?x=1', '/api/operator/audit', '/metrics/'])
      expect((await monitor({}, path)).status).toBe(404);
    const posted = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { method: 'POST' });
    expect(posted.status).toBe(404);
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'])(
    'is nobody there through a proxy that says %s',
    async (header) => {
      expect((await monitor({ [header]: 'a' })).status).toBe(404);
    },
  );
});
