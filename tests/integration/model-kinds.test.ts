import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Feedback } from '#contract/feedback.ts';
import type { InterviewSnapshot } from '#contract/interview-events.ts';
import type { RepairName } from '#server/interviewer/model/repair-settings.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { modelSettings } from '#tests/fixtures/model-settings.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
import { startTestService } from '#tests/fixtures/test-service.ts';
import { competentScript } from '../../bench/fake-model/competent-script.ts';
import {
  type FakeModel,
  type FakeRequest,
  type FakeScript,
  startFakeModel,
} from '../../bench/fake-model/fake-model.ts';
import {
  fenced,
  inForms,
  inProse,
  refusing,
  secondThought,
  thinkingFirst,
  withCapAt,
} from '../../bench/fake-model/scripts.ts';
import { speechForms } from '../../bench/fake-model/speech-forms.ts';

const leaseId = 'lease-of-model-kinds';
let fake: FakeModel;
/** Each its own, so that no connection is left over from the service before. */
beforeEach(async () => void (fake = await startFakeModel()));
afterEach(() => fake.close());

/** A competent model whose lines are kept, and what a kind of model makes of them. */
function kept(kind: (script: FakeScript) => FakeScript): { lines: Set<string>; script: FakeScript } {
  const lines = new Set<string>();
  const script = (request: FakeRequest): string => {
    const line = competentScript(request);
    if (request.task === 'utter') lines.add(line);
    return line;
  };
  return { lines, script: kind(script) };
}

async function answerSome(client: ApiClient, sessionId: string, count: number): Promise<InterviewSnapshot> {
  for (let n = 0; n < count; n++) {
    const { awaitingTurnId } = await untilAwaited(client, sessionId);
    const text = soundAnswerAt(n);
    const body = { leaseId, clientTurnId: `kind-${n}-answer`, toTurnId: awaitingTurnId ?? '', text };
    await client.call('answer', { params: { sessionId }, body: { ...body } });
  }
  return untilAwaited(client, sessionId);
}

async function feedbackOf(client: ApiClient, sessionId: string): Promise<Feedback> {
  await client.call('endInterview', { params: { sessionId }, body: {} });
  await untilEvent(client, sessionId, (snapshot) => snapshot.state === 'done');
  const { feedback } = await client.call('readFeedback', { params: { sessionId }, body: {} });
  return feedback ?? expect.fail('there is no feedback');
}

const wrapped: readonly ((json: string) => string)[] = [
  (json) => fenced(JSON.parse(json)),
  (json) => inProse(JSON.parse(json)),
  (json) => secondThought({ draft: true }, JSON.parse(json)),
  (json) => `<think>${json.slice(0, 40)} or not?</think>\n${json}`,
  (json) => `Okay. They want {"something": true}.\n</think>\n\n${json}`,
];
/** JSON in each of these forms in turn, lines as they are. */
const messily =
  (script: FakeScript): FakeScript =>
  (request) => {
    const said = script(request);
    const form = wrapped[request.number % wrapped.length];
    return request.task === 'utter' || typeof said !== 'string' || !form || !said.startsWith('{')
      ? said
      : form(said);
  };
const heardForms = speechForms.filter((form) => form.heard && !form.opensInThought);
const inText =
  (script: FakeScript): FakeScript =>
  (request) => {
    const said = script(request);
    return typeof said === 'string' ? `Okay, what to say? I wonder. Hm.\n</think>\n\n${said}` : said;
  };
/** Thinks as long as this about words for a turn, once the probe is over. */
const laterFor =
  (tokens: number) =>
  (script: FakeScript): FakeScript =>
  (request) =>
    (request.task === 'utter' ? thinkingFirst(script, tokens) : script)(request);

type Kind = [
  what: string,
  kind: (script: FakeScript) => FakeScript,
  name: string,
  repairs: readonly RepairName[],
];
const kinds: Kind[] = [
  ['thinks silently within its room', (script) => thinkingFirst(script, 1_400), 'fake', []],
  ['thinks silently beyond its room', (script) => thinkingFirst(script, 2_000), 'fake', ['more_room']],
  ['thinks beside its words', (script) => thinkingFirst(script, 900, true), 'deepseek-r1', []],
  ['begins to think for long only in the interview', laterFor(2_500), 'fake', []],
  ['sends its lines in every form', (script) => inForms(script, heardForms), 'fake', []],
  ['thinks in its text without a mark', inText, 'fake', ['thinks_in_text']],
  ['is known to think so', inText, 'qwq-32b', []],
  ['has a small window', (script) => withCapAt(script, 1_600), 'fake', ['less_room']],
  [
    'refuses whatever can be refused',
    (script) =>
      refusing(
        script,
        'system',
        'temperature',
        'chat_template_kwargs',
        'reasoning_effort',
        'max_tokens',
        'stream_options',
        'json_schema',
      ),
    'qwen3:8b',
    [
      'no_system_role',
      'no_temperature',
      'no_template_switch',
      'no_reasoning',
      'max_completion_tokens',
      'no_stream_usage',
      'simpler_json',
    ],
  ],
];

it.each(kinds)('a model that %s is heard', async (_what, kind, name, repairs) => {
  const { lines, script } = kept(kind);
  fake.play(script);
  const service = await startTestService({ env: { ...modelSettings(fake), LLM_MODEL: name } });
  try {
    expect(service.panel).toMatchObject({ kind: 'model', speaking: { probed: { answers: true, repairs } } });
    const client = await service.signedIn('Heard Model', 1);
    const { sessionId } = await startInterviewAs(client, { style: 'grill', leaseId });
    const { turns } = await answerSome(client, sessionId, 5);
    const toWord = turns.filter((turn) => turn.wordedBy !== undefined);
    const worded = toWord.filter((turn) => turn.wordedBy === 'model');
    expect(worded.length, JSON.stringify(toWord)).toBeGreaterThan(toWord.length / 2);
    for (const { text } of worded)
      for (const sentence of text.split(/(?<=[.?!]”?)\s+/u))
        expect(
          [...lines].some((line) => line.includes(sentence)),
          text,
        ).toBe(true);
    for (const call of await rowsOf(service.parts.database, 'model_calls'))
      expect(Number(call['output_tokens'])).toBeLessThanOrEqual(
        Number(call['reserved_tokens']) - Number(call['input_tokens']) + slackTokens,
      );
  } finally {
    await service.close();
  }
});
/** An estimate of the input may be short of what its provider counts. */
const slackTokens = 200;

it('a model that thinks, talks and drafts around its JSON reads an interview', async () => {
  fake.play(messily((request) => competentScript(request)));
  const service = await startTestService({ env: modelSettings(fake) });
  try {
    const client = await service.signedIn('Read Model', 1);
    const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
    await answerSome(client, sessionId, 12);
    const { topics } = await feedbackOf(client, sessionId);
    const read = topics.filter((topic) => topic.score !== null && topic.topicId !== 'composure');
    expect(read.length).toBeGreaterThan(1);
    for (const topic of read) expect(topic.assessedBy).toBe('model');
  } finally {
    await service.close();
  }
});
