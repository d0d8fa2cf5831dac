import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { addressBlock } from './caller-keys.ts';

const heartbeatMs = 15_000;

/** Open streams of one user, and of one address: tabs and a campus network need fewer, and each costs memory (rule LIMIT-3). */
export const streamLimits = { ofUser: 8, ofAddress: 1_200 };

/** A server-sent event stream to one reader, written raw: one write an event, nothing buffered. */
export type EventStream = {
  /** Sends one event. `id` is what the reader comes back with in Last-Event-ID. */
  send(event: { id?: string; name?: string; data: unknown }): void;
  /** Calls back once, when the reader or the server closed the stream. */
  onClose(callback: () => void): void;
  close(): void;
  readonly closed: boolean;
};

/** The open streams of this process, so that a shutdown can close them with a hint to come back. */
export class EventStreams {
  readonly #open = new Set<EventStream>();
  readonly #counts = new Map<string, number>();

  get size(): number {
    return this.#open.size;
  }

  /** Takes the reply over and opens a stream of `uid` on it. Throws Refusal `too_many_streams`. */
  open(request: FastifyRequest, reply: FastifyReply, uid: string): EventStream {
    const owners = [
      { key: `user ${uid}`, most: streamLimits.ofUser },
      { key: `address ${addressBlock(request.ip)}`, most: streamLimits.ofAddress },
    ];
    if (owners.some(({ key, most }) => (this.#counts.get(key) ?? 0) >= most))
      throw new Refusal('too_many_streams');
    for (const { key } of owners) this.#count(key, 1);
    reply.hijack();
    const { raw } = reply;
    const callbacks: (() => void)[] = [];
    let closed = false;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      connection: 'keep-alive',
    });
    raw.write('retry: 1000\n\n');
    raw.socket?.setNoDelay(true);
    const heartbeat = setInterval(() => raw.write(':\n\n'), heartbeatMs);
    const finish = (): void => {
      if (closed) return;
      closed = true;
      clearInterval(heartbeat);
      this.#open.delete(stream);
      for (const { key } of owners) this.#count(key, -1);
      for (const callback of callbacks) callback();
    };
    const stream: EventStream = {
      send: ({ id, name, data }) => {
        if (closed) return;
        raw.write(
          `${id ? `id: ${id}\n` : ''}${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`,
        );
      },
      onClose: (callback) => {
        if (closed) callback();
        else callbacks.push(callback);
      },
      close: () => {
        finish();
        raw.end();
      },
      get closed() {
        return closed;
      },
    };
    request.raw.on('close', finish);
    raw.on('close', finish);
    raw.on('error', finish);
    this.#open.add(stream);
    // Who went away while their session was being read closes nothing any more.
    if (raw.destroyed) finish();
    return stream;
  }

  #count(key: string, by: 1 | -1): void {
    const now = (this.#counts.get(key) ?? 0) + by;
    if (now > 0) this.#counts.set(key, now);
    else this.#counts.delete(key);
  }

  closeAll(): void {
    for (const stream of this.#open) stream.close();
  }
}
