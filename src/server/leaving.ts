import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long requests under way may take to end when the service closes. */
const drainMs = 3_000;

/** How long a proxy has to hear of it: longer than one takes that asks as `deploy/Caddyfile` does and waits for an answer as long as it may (rule DEPLOY-3). */
export const noticeMs = 3_000;

/** How much longer a proxy that asked before may take to ask again: on a busy machine it comes late. */
const lateMs = 7_000;

/** How the application stops being served: proxies are told first, then nothing new is taken, then what is under way ends. */
export class Leaving {
  #isLeaving = false;
  #isStopping = false;
  #wasAsked = false;
  readonly #isTold = Promise.withResolvers<void>();

  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  /** Notes that a proxy was answered at `/readyz`. */
  noteTold(): void {
    this.#wasAsked = true;
    if (this.#isLeaving) this.#isTold.resolve();
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  async run(
    app: FastifyInstance,
    waits: { closeAll: () => void },
    { isBehindProxies }: { isBehindProxies: boolean },
  ): Promise<void> {
    this.#isLeaving = true;
    if (isBehindProxies) {
      await setTimeoutPromise(noticeMs);
      if (this.#wasAsked)
        await Promise.race([this.#isTold.promise, setTimeoutPromise(lateMs, undefined, { ref: false })]);
    }
    this.#isStopping = true;
    waits.closeAll();
    const impatient = setTimeout(() => app.server.closeAllConnections(), drainMs);
    await app.close();
    clearTimeout(impatient);
  }
}
