import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/database/database.ts';
import { sendAwayPage } from '#server/platform/http/away-page.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Closure, readClosure } from './closure-store.ts';

const lookEveryMs = 1_000;

/** What goes on while the service is closed: health, what the operator calls, and the gateway's news, which are stored and wait. */
const openPaths = ['/livez', '/readyz', '/metrics', '/webhooks/', '/api/operator/'];

/**
 * Whether people are let in (rule BACKUP-4). A service is closed by a restore, which happens while no server runs: one that was open when it
 * started stays open and never looks again; a closed one looks every second, and begins its work once it was opened.
 */
export class ServiceGate {
  #closure: Closure | null = null;
  #timer: NodeJS.Timeout | null = null;
  readonly #waiting: (() => Promise<void>)[] = [];
  readonly #database: Pick<Database, 'read'>;
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'error'>;

  private constructor(database: Pick<Database, 'read'>, log: Pick<FastifyBaseLogger, 'warn' | 'error'>) {
    this.#database = database;
    this.#log = log;
  }

  static async start(
    database: Pick<Database, 'read'>,
    log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  ): Promise<ServiceGate> {
    const gate = new ServiceGate(database, log);
    gate.#closure = await database.read(readClosure);
    if (gate.#closure) {
      log.warn('a backup was restored: the service is closed until npm run operator -- after-restore');
      gate.#timer = setInterval(() => void gate.look().catch(() => undefined), lookEveryMs);
    }
    return gate;
  }

  /** Since when and on what the service is closed; null while it is open. */
  get closure(): Closure | null {
    return this.#closure;
  }

  /** Does `task` now, or once the service was opened. */
  async whenOpen(task: () => Promise<void>): Promise<void> {
    if (this.#closure) this.#waiting.push(task);
    else await task();
  }

  /** Looks whether somebody opened the service, on this process or another. */
  async look(): Promise<void> {
    if (!this.#closure) return;
    this.#closure = await this.#database.read(readClosure);
    if (this.#closure) return;
    this.stop();
    for (const task of this.#waiting.splice(0))
      await task().catch((error: unknown) => this.#log.error({ err: error }, 'work could not be begun'));
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Answers 503 to everybody it does not let in: a page to who asks for one, a refusal to the rest. */
  guard(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => {
      if (!this.#closure || openPaths.some((path) => request.url.startsWith(path))) return;
      if (!request.headers.accept?.includes('text/html')) throw new Refusal('closed_after_restore');
      await sendAwayPage(reply.status(503), 'closed', 600);
    });
  }
}
