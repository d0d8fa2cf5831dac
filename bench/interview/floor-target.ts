import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';
import { answerTo, markOf } from './answers.ts';
import { followEvents } from './http-client.ts';
import { monotonicMs } from './monotonic.ts';
import { startProcess } from './start-process.ts';
import type { Conversation, Target, TurnTiming } from './target.ts';

/** The floor: what nobody who stores anything can do much better than. */
export async function startFloor(modelUrl: string): Promise<Target> {
  const databaseUrl = await freshPostgresUrl();
  const server = await startProcess<number>('./floor-server.ts', { args: [databaseUrl, modelUrl] });
  return {
    name: 'floor: node:http + pg',
    pid: server.pid,
    pids: [server.pid],
    databaseUrl,
    waitsFor: 'token',
    open: async (conversation) => new FloorConversation(`http://127.0.0.1:${server.ready}/`, conversation),
    close: server.close,
  };
}

class FloorConversation implements Conversation {
  readonly over = false;
  readonly #url: string;
  readonly #number: number;
  #question = 'Tell us about yourself.';

  constructor(url: string, number: number) {
    this.#url = url;
    this.#number = number;
  }

  async say(turn: number): Promise<TurnTiming> {
    const mark = markOf(this.#number, turn);
    const sentAtMs = monotonicMs();
    let firstWordAtMs = 0;
    let said = '';
    const events = followEvents(
      {
        method: 'POST',
        url: this.#url,
        headers: { cookie: `secret-${this.#number}` },
        body: { said: answerTo(this.#question, mark, turn) },
      },
      (words, atMs) => {
        firstWordAtMs ||= atMs;
        said += words as string;
      },
    );
    await events.ended;
    this.#question = said;
    return {
      mark,
      sentAtMs,
      firstWordAtMs,
      endedAtMs: monotonicMs(),
      bytes: events.bytes,
      chars: said.length,
      wordedBy: 'model',
    };
  }

  close(): void {
    // Nothing stays open between turns.
  }
}
