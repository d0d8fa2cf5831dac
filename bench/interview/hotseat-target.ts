import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InterviewStreamEvent } from '#contract/interview-events.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { startInterviewAs } from '#tests/fixtures/interview-driver.ts';
import { freePort } from '#tests/fixtures/server-process.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';
import { answerTo, markOf } from './answers.ts';
import { type Events, exchange, followEvents } from './http-client.ts';
import { monotonicMs } from './monotonic.ts';
import { startProcess } from './start-process.ts';
import { startSeveral } from './several-processes.ts';
import type { Conversation, Target, TurnTiming } from './target.ts';

const turnTimeoutMs = 30_000;
const unlimited = '900000000000 tokens, 900000000 rupees';

/**
 * The service on PostgreSQL, with the fake model as its provider: one process of what is built, or of its `sources`, or `processes` behind one
 * port as `npm start` runs them. `environment` adds variables.
 */
export async function startHotseat(
  modelUrl: string,
  environment: Record<string, string>,
  { processes = 1, sources = false }: { processes?: number; sources?: boolean } = {},
): Promise<Target & { origin: string; dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotseat-bench-'));
  const databaseUrl = await freshPostgresUrl();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const start = processes === 1 ? startOne(sources) : startSeveral;
  const server = await start(processes, {
    PORT: String(port),
    LOCAL_GOOGLE_PORT: String(await freePort()),
    LOCAL_RAZORPAY_PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '10000',
    LLM_PROVIDER: 'compatible',
    LLM_BASE_URL: modelUrl,
    LLM_MODEL: 'fake',
    LLM_INTERVIEW_BUDGET: unlimited,
    LLM_USER_DAY_BUDGET: unlimited,
    LLM_DAY_BUDGET: unlimited,
    ...environment,
  });
  let people = 0;
  const grant = operatorGrant(origin, dataDir);
  return {
    name: 'Hotseat',
    origin,
    dataDir,
    pid: server.pid,
    pids: server.pids,
    databaseUrl,
    waitsFor: 'sentence',
    open: async (number) => {
      const client = new ApiClient(origin);
      const email = `candidate.${++people}@example.com`;
      await client.signIn({ name: 'Kavya Ramanathan', email });
      await grant(email);
      const leaseId = `bench-lease-${number}`;
      const { sessionId } = await startInterviewAs(client, {
        style: number % 2 ? 'grill' : 'chill',
        leaseId,
      });
      const conversation = new HotseatConversation(client, { number, sessionId, leaseId });
      await conversation.opened;
      return conversation;
    },
    close: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function startOne(sources: boolean) {
  const file = sources ? './service-process.ts' : '../../dist/server/main.js';
  return async (_count: number, env: Record<string, string>) => {
    const { pid, close } = await startProcess(file, { env });
    return { pid, pids: [pid], close };
  };
}

function operatorGrant(origin: string, dataDir: string) {
  return async (email: string): Promise<void> => {
    const token = readFileSync(join(dataDir, 'operator-token'), 'utf8').trim();
    await exchange({
      method: 'POST',
      url: `${origin}/api/operator/grants`,
      headers: { authorization: `Bearer ${token}` },
      body: { email, interviews: 1, reason: 'bench' },
    });
  };
}

/** What came for the answer under way. */
type Reply = {
  firstWordAtMs: number;
  chars: number;
  turnId: string | null;
  wordedBy: TurnTiming['wordedBy'];
};

class HotseatConversation implements Conversation {
  over = false;
  /** Resolves when the panel has asked its first question. */
  readonly opened: Promise<void>;
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #number: number;
  readonly #leaseId: string;
  readonly #events: Events;
  #question = '';
  #toTurnId = '';
  #reply: Reply = nothingYet();
  #turn = Promise.withResolvers<void>();

  constructor(client: ApiClient, id: { number: number; sessionId: string; leaseId: string }) {
    this.#url = `${client.origin}/api/interviews/${id.sessionId}`;
    this.#headers = { cookie: client.cookiesFor(client.origin), 'x-hotseat': '1' };
    this.#number = id.number;
    this.#leaseId = id.leaseId;
    this.opened = this.#awaited();
    this.#events = followEvents(
      { method: 'GET', url: `${this.#url}/stream?after=0.0`, headers: this.#headers },
      (data, atMs) => this.#take(data as InterviewStreamEvent, atMs),
    );
    this.#events.ended.then(
      () => this.#turn.reject(new Error('the stream ended')),
      (error: unknown) => this.#turn.reject(error),
    );
  }

  async say(turn: number): Promise<TurnTiming> {
    const mark = markOf(this.#number, turn);
    const before = this.#events.bytes;
    this.#reply = nothingYet();
    this.#turn = Promise.withResolvers<void>();
    const awaited = this.#awaited();
    const sentAtMs = monotonicMs();
    const [stored] = await Promise.all([
      exchange({
        method: 'POST',
        url: `${this.#url}/answers`,
        headers: this.#headers,
        body: {
          leaseId: this.#leaseId,
          clientTurnId: `bench-${mark}`,
          toTurnId: this.#toTurnId,
          text: answerTo(this.#question, mark, turn),
        },
      }),
      awaited,
    ]);
    const { firstWordAtMs, chars, wordedBy } = this.#reply;
    const bytes = stored.bytes + this.#events.bytes - before;
    return { mark, sentAtMs, firstWordAtMs, endedAtMs: monotonicMs(), bytes, chars, wordedBy };
  }

  close(): void {
    this.#events.close();
  }

  async #awaited(): Promise<void> {
    const late = setTimeout(
      () => this.#turn.reject(new Error('the panel did not come back to the candidate')),
      turnTimeoutMs,
    );
    await this.#turn.promise.finally(() => clearTimeout(late));
  }

  #take(event: InterviewStreamEvent, atMs: number): void {
    if (event.type === 'words') {
      this.#reply.firstWordAtMs ||= atMs;
      this.#reply.turnId ??= event.turnId;
      this.#reply.chars += event.text.length;
    }
    if (event.type === 'utterance_finished') {
      if (event.turn.id === this.#reply.turnId) this.#reply.wordedBy = event.turn.wordedBy ?? 'code';
      if (!event.awaiting) return;
      this.#question = event.turn.text;
      this.#toTurnId = event.turn.id;
      this.#turn.resolve();
    }
    if (event.type === 'state' && event.state !== 'running') {
      this.over = true;
      this.#turn.resolve();
    }
  }
}

function nothingYet(): Reply {
  return { firstWordAtMs: 0, chars: 0, turnId: null, wordedBy: 'code' };
}
