import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTracing } from '#server/platform/tracing/open-tracing.ts';
import { noTracing } from '#server/platform/tracing/tracing.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { modelSettings } from '#tests/fixtures/model-settings.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
import { startTraceCollector, type ToldSpan, type TraceCollector } from '#tests/fixtures/trace-collector.ts';
import { competentScript } from '../../bench/fake-model/competent-script.ts';
import { type FakeModel, startFakeModel } from '../../bench/fake-model/fake-model.ts';

const canary = 'zanzibar-marigold-7731';
const leaseId = `lease-${canary}`;
const foreignTrace = 'f'.repeat(32);

let fake: FakeModel;
let collector: TraceCollector;
let service: TestService;
let uid: string;
let sessionId: string;

beforeAll(async () => {
  fake = await startFakeModel({ script: competentScript });
  collector = await startTraceCollector();
  const env = {
    ...modelSettings(fake),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=of-the-test',
  };
  service = await startTestService({ env });
  const client = await service.signedIn('Zanzibar Marigold', 1);
  uid = (await client.call('readMe')).account?.uid ?? '';
  ({ sessionId } = await startInterviewAs(client, { style: 'grill', leaseId }));
  for (let n = 0; n < 2; n++) {
    const { awaitingTurnId } = await untilAwaited(client, sessionId);
    const text = `${canary} ${soundAnswerAt(n)}`;
    const answer = { leaseId, clientTurnId: `${canary}-${n}`, toTurnId: awaitingTurnId ?? '', text };
    const traceparent = `00-${foreignTrace}-${'a'.repeat(16)}-01`;
    await client.send('answer', { params: { sessionId }, body: answer }, { traceparent });
  }
  await untilAwaited(client, sessionId);
  await client.call('endInterview', { params: { sessionId }, body: {} });
  await untilEvent(client, sessionId, ({ state }) => state === 'done' || state === 'failed');
  await collector.told('job score_interview');
  await service.close();
});
afterAll(async () => {
  await fake.close();
  await collector.close();
});

const labelsOf = ({ attributes }: ToldSpan): Record<string, string> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue]));
const within = ({ spanId }: ToldSpan): ToldSpan[] =>
  collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId);

describe('a turn', () => {
  it('is one trace: its request, the database, and the model that words the reply', () => {
    const answers = collector.spans.filter(({ name }) => name === 'request answer');
    expect(answers).toHaveLength(2);
    for (const answer of answers) {
      expect(labelsOf(answer)).toEqual({
        'hotseat.endpoint': 'answer',
        'hotseat.method': 'POST',
        'hotseat.status': '2xx',
      });
      const inside = within(answer);
      expect(new Set(inside.map(({ traceId }) => traceId))).toEqual(new Set([answer.traceId]));
      expect(inside.filter(({ name }) => name === 'database write').length).toBeGreaterThan(1);
    }
    const calls = answers.flatMap(within).filter(({ name }) => name === 'call speaking');
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.map(labelsOf)).toContainEqual({
      'hotseat.purpose': 'speaking',
      'hotseat.provider': 'compatible',
      'hotseat.call': 'answered',
    });
  });

  it('does not join a trace that its caller names', () => {
    expect(collector.spans.filter(({ traceId }) => traceId === foreignTrace)).toEqual([]);
  });
});

describe('a job', () => {
  it('belongs to the trace that queued it, with the calls it makes', () => {
    const scoring = collector.spans.find(({ name }) => name === 'job score_interview');
    const end = collector.spans.find(({ name }) => name === 'request endInterview');
    if (!scoring || !end) throw new Error('The interview was not scored.');
    expect([scoring.traceId, scoring.parentSpanId]).toEqual([end.traceId, end.spanId]);
    expect(labelsOf(scoring)).toEqual({ 'hotseat.queue': 'score_interview', 'hotseat.result': 'done' });
    expect(within(scoring).some(({ name }) => name === 'call scoring')).toBe(true);
  });
});

describe('what is told (rule TRACE-1)', () => {
  it('holds no text, no person, no id and no statement', () => {
    const all = collector.sent.join('\n').toLowerCase();
    for (const secret of [canary, 'zanzibar', 'marigold', uid, sessionId, 'select ', 'insert into', '$1'])
      expect(all).not.toContain(secret.toLowerCase());
  });

  it('names spans after tables of the code alone', () => {
    const names = new Set(collector.spans.map(({ name }) => name));
    const form = /^(?:request [A-Za-z]+|database (?:read|write|transaction)|call [a-z]+|job [a-z_]+)$/;
    expect([...names].filter((name) => !form.test(name))).toEqual([]);
  });

  it('carries the key its collector wants', () => {
    expect(collector.sent.every((one) => one.includes('"x-collector-key":"of-the-test"'))).toBe(true);
  });
});

it('without an address nobody is told', async () => {
  expect(await openTracing(null, '0')).toBe(noTracing);
});

it('a collector that sends us elsewhere is not followed', async () => {
  const elsewhere = await startTraceCollector();
  const sly = await startTraceCollector({ redirectTo: `${elsewhere.url}/v1/traces` });
  const tracing = await openTracing(
    {
      url: `${sly.url}/v1/traces`,
      headers: {},
      serviceName: 'hotseat',
      sampler: { name: 'always_on', ratio: 1 },
    },
    '0',
  );
  tracing.root('job send_mail', { queue: 'send_mail' }).end();
  await tracing.close();
  expect([sly.sent.length, elsewhere.sent.length]).toEqual([1, 0]);
  await sly.close();
  await elsewhere.close();
});

it.each([
  ['always_off', 1, 0],
  ['traceidratio', 0, 0],
  ['parentbased_traceidratio', 1, 3],
] as const)('with %s of %d, %d of 3 traces are told', async (name, ratio, told) => {
  const one = await startTraceCollector();
  const sampler = { name, ratio };
  const tracing = await openTracing(
    { url: `${one.url}/v1/traces`, headers: {}, serviceName: 'hotseat', sampler },
    '0',
  );
  for (let n = 0; n < 3; n++) tracing.root('job send_mail', { queue: 'send_mail' }).end();
  await tracing.close();
  expect(one.spans).toHaveLength(told);
  await one.close();
});
