import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { EventStreams } from './platform/http/event-stream.ts';

/** How long requests under way may take to end when the service closes. */
const drainMs = 3_000;

/** How long before it a proxy is told: longer than one takes to hear of it that asks as `deploy/Caddyfile` does and waits for an answer as long as it may (rule DEPLOY-3). */
export const noticeMs = 3_000;

/** How the application stops being served: proxies are told first, then nothing new is taken, then what is under way ends. */
export class Leaving {
  #isLeaving = false;
  #isStopping = false;

  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  async run(
    app: FastifyInstance,
    streams: EventStreams,
    { isBehindProxies }: { isBehindProxies: boolean },
  ): Promise<void> {
    this.#isLeaving = true;
    if (isBehindProxies) await setTimeoutPromise(noticeMs);
    this.#isStopping = true;
    streams.closeAll();
    const impatient = setTimeout(() => app.server.closeAllConnections(), drainMs);
    await app.close();
    clearTimeout(impatient);
  }
}
