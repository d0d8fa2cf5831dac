import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ReplyOf } from '#contract/endpoints.ts';
import { sql } from '#server/platform/database/query.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { modelSettings } from '#tests/fixtures/model-settings.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { competentScript } from '../../bench/fake-model/competent-script.ts';
import {
  type FakeModel,
  type FakeReply,
  type FakeRequest,
  startFakeModel,
} from '../../bench/fake-model/fake-model.ts';
import { fencedLines } from '../../bench/fake-model/fenced-lines.ts';

const leaseId = 'lease-of-the-claim-reading-test';
/** Against the resume, which says 48. */
const other =
  'Kavya here. I cut the changeover time on the casting line from 90 minutes to 19 minutes in one summer.';
const decisive = 'from 90 minutes to 19 minutes';
/** Against that answer, much later, in a sentence that names the candidate. */
const never = 'They call me Kavya of the office there, and I was never on the casting line.';

let fake: FakeModel;
let service: TestService;
let client: ApiClient;
let sessionId: string;

beforeAll(async () => {
  fake = await startFakeModel({ script: competentScript });
  service = await startTestService({ env: modelSettings(fake) });
  client = await service.signedIn('Kavya Ramanathan', 2);
  sessionId = await finished();
});
afterAll(async () => {
  await service.close();
  await fake.close();
});
beforeEach(async () => {
  const { database } = service.parts;
  await database.transaction((tx) => tx.execute(sql`delete from claim_readings`));
  fake.requests.splice(0);
});

async function finished(): Promise<string> {
  const { sessionId: id } = await startInterviewAs(client, { style: 'chill', leaseId });
  const params = { sessionId: id };
  for (let n = 0; n < 18; n++) {
    const { awaitingTurnId } = await untilAwaited(client, id);
    const text =
      n === 1
        ? other
        : n === 9
          ? never
          : `We had many tasks in the team, and that was number ${n} of my working life.`;
    const body = { leaseId, clientTurnId: `claim-reading-${n}`, toTurnId: awaitingTurnId ?? '', text };
    await client.call('answer', { params, body });
  }
  await untilAwaited(client, id);
  await client.call('endInterview', { params, body: {} });
  await untilEvent(client, id, (snapshot) => snapshot.state === 'done');
  return id;
}

/** A model that finds the conflict by these words, and judges it so. */
function reader(words: string, judged = 'in_conflict') {
  return (request: FakeRequest): FakeReply => {
    const lines = fencedLines(request);
    if (request.task === 'claims') {
      const [of] =
        lines
          .flatMap((line) => Object.entries(line))
          .find(([, text]) => JSON.stringify(text).includes('48 minutes')) ?? [];
      return JSON.stringify({
        rows: [{ of, standing: 'in_conflict', exchanges: [], figures: ['48 minutes'], words }],
      });
    }
    if (request.task !== 'judge') return competentScript(request);
    const rows = lines.filter((line) => 'row' in line) as {
      row: number;
      claim: string;
      exchanges: number[];
    }[];
    return JSON.stringify({
      rows: rows.map(({ row, claim, exchanges }) => {
        const isIt = claim.includes('48 minutes');
        return { row, about: isIt ? exchanges : [], standing: isIt ? judged : 'spoken_about' };
      }),
    });
  };
}

/** A model that holds those two answers against each other, and says how both can be true. */
function comparer(both: string | null) {
  return (request: FakeRequest): FakeReply => {
    const lines = fencedLines(request);
    if (request.task === 'claims') {
      const isOther = (line: object): boolean =>
        'exchange' in line && JSON.stringify(line).includes('changeover time on the casting line');
      const of = lines.find(isOther)?.['exchange'];
      const words = 'of the office there, and I was never on the casting line';
      const said = 'I cut the changeover time on the casting line';
      return JSON.stringify({
        rows: [{ of, said, standing: 'in_conflict', exchanges: [], figures: [], words }],
      });
    }
    if (request.task !== 'judge') return competentScript(request);
    const rows = lines.filter((line) => 'row' in line) as {
      row: number;
      also?: string;
      exchanges: number[];
    }[];
    return JSON.stringify({
      rows: rows.map(({ row, also, exchanges }) => {
        const isIt = also?.includes('never on the casting line') === true;
        const judged = isIt
          ? { both, standing: 'in_conflict' }
          : { both: 'other_thing', standing: 'spoken_about' };
        return { row, about: exchanges, ...judged };
      }),
    });
  };
}

const failing = (request: FakeRequest): FakeReply =>
  request.task === 'claims' ? 'I would rather talk about it.' : competentScript(request);

const read = () => client.call('readLedger', { params: { sessionId } });
const stored = () => rowsOf(service.parts.database, 'claim_readings');
const asked = (task: string) => fake.requests.filter((one) => one.task === task);

async function untilRead(): Promise<ReplyOf<'readLedger'>> {
  return vi.waitFor(
    async () => {
      const reply = await read();
      if (reply.status !== 'ready') throw new Error(reply.status);
      return reply;
    },
    { timeout: 120_000, interval: 100 },
  );
}
const figureOf = ({ claims }: ReplyOf<'readLedger'>) => claims.find(({ words }) => words === '48 minutes');

async function reportText(): Promise<string> {
  const response = await client.send('downloadReport', { params: { sessionId } });
  const file = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  return (await extractText(file, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
}

it('is made once whoever asks how often, by a model that is not told the name, and found by a mark (rules LEDGER-8, LEDGER-18)', async () => {
  fake.play(reader(decisive));
  expect(await reportText()).toContain('Read by plain code, which finds what came up');
  expect(await stored()).toEqual([]);

  const letRead = fake.hold();
  const replies = await Promise.all(Array.from({ length: 6 }, () => read()));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(['making']));
  letRead();
  const ledger = await untilRead();
  expect(ledger.readBy).toBe('fake');
  const claim = figureOf(ledger);
  expect(claim).toMatchObject({ standing: 'in_conflict', against: { words: decisive } });
  expect(claim?.steps.some(({ kind, quote }) => kind === 'conflicts' && quote === other)).toBe(true);
  const sent = fake.requests.map(({ body }) => JSON.stringify(body)).join('\n');
  expect(sent).toContain('90 minutes');
  expect(sent).not.toMatch(/kavya|ramanathan/i);

  const body = { claimId: claim?.id ?? '', correct: '90 minutes' };
  const { mark } = await client.call('markClaim', { params: { sessionId }, body });
  expect(figureOf(await read())?.mark).toEqual(mark);
  await client.call('markClaim', { params: { sessionId }, body: { ...body, correct: null } });
  expect((await read()).claims).toEqual(ledger.claims);
  expect(await reportText()).toContain('Read by fake from what was asked');
  expect(await stored()).toHaveLength(1);
  expect([asked('claims').length, asked('judge').length]).toEqual([1, 1]);
});

it.each<[string, (request: FakeRequest) => FakeReply]>([
  ['judges otherwise the second time', reader(decisive, 'defended')],
  ['quotes what nobody said', reader('I never wrote 48 minutes')],
])('a model that %s accuses nobody (rules LEDGER-16, LEDGER-17)', async (_, script) => {
  fake.play(script);
  await read();
  const ledger = await untilRead();
  expect(ledger.readBy).toBe('fake');
  expect(ledger.claims.filter(({ standing }) => !['left_open', 'untested'].includes(standing))).toEqual([]);
});

it.each([
  ['no', 1],
  ['other_time', 0],
  [null, 0],
])('two answers whose second reading says %s of both (rules LEDGER-19, LEDGER-20)', async (both, count) => {
  fake.play(comparer(both));
  await read();
  const ledger = await untilRead();
  expect(ledger.readBy).toBe('fake');
  const rows = ledger.claims.filter(({ standing }) => standing === 'in_conflict');
  expect(rows.map(({ against }) => against?.words)).toEqual(Array.from({ length: count }, () => never));
  expect(JSON.stringify(asked('judge')[0]?.body)).toContain('never on the casting line');
  expect(JSON.stringify(asked('judge')[0]?.body)).not.toMatch(/kavya|ramanathan/i);
});

it('keeps a claim that was marked in code’s ledger, also where the model’s leaves it out', async () => {
  fake.play(failing);
  await read();
  const claimId = figureOf(await untilRead())?.id ?? '';
  const params = { sessionId };
  const { mark } = await client.call('markClaim', { params, body: { claimId, correct: '90 minutes' } });
  const { database } = service.parts;
  await database.transaction((tx) => tx.execute(sql`delete from claim_readings`));
  fake.play((request) => {
    if (request.task === 'claims') return '{"rows": []}';
    const row = { row: 99, about: [], standing: 'spoken_about' };
    return request.task === 'judge' ? JSON.stringify({ rows: [row] }) : competentScript(request);
  });
  await read();
  const ledger = await untilRead();
  expect(ledger.readBy).toBe('fake');
  expect(figureOf(ledger)?.mark).toEqual(mark);
  await client.call('markClaim', { params, body: { claimId, correct: null } });
  expect(figureOf(await read())?.mark ?? null).toBeNull();
});

it('a model that fails leaves code’s ledger, for good', async () => {
  fake.play(failing);
  await read();
  const ledger = await untilRead();
  expect(ledger.readBy).toBeNull();
  expect(['left_open', 'untested']).toContain(figureOf(ledger)?.standing);
  const { length } = asked('claims');
  expect(await read()).toEqual(ledger);
  expect(asked('claims')).toHaveLength(length);
  expect(await stored()).toMatchObject([{ claims: null, model: null }]);
});

it('is deleted with the resume when consent is withdrawn, and no model is asked again', async () => {
  fake.play(reader(decisive));
  await read();
  await untilRead();
  expect(await stored()).toHaveLength(1);
  const { notice: seen } = await client.call('readConsents');
  await client.call('changeConsents', { body: { seen, language: 'en', choices: { interview: false } } });
  // The consent takes the resume along, and with it the log that claims are read from (rule ERASE-6).
  fake.requests.splice(0);
  expect(await read()).toEqual({ status: 'resume_deleted', claims: [], readBy: null });
  expect(asked('claims')).toEqual([]);
  expect(await stored()).toEqual([]);

  await client.call('deleteInterview', { params: { sessionId }, body: {} });
  expect(await stored()).toEqual([]);
  expect(await read()).toEqual({ status: 'swept', claims: [], readBy: null });
  expect(await stored()).toEqual([]);
});
