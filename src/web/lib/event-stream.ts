export type StreamStatus = 'connecting' | 'connected' | 'reconnecting';

type Source = {
  addEventListener: (name: string, listener: (event: Event) => void) => void;
  close: () => void;
};

type EventStreamOptions = {
  /** The URL to open. `lastEventId` is the newest id received, or null at the start: put it where the service resumes from. */
  url: (lastEventId: string | null) => string;
  /** The event names to listen for; default only unnamed events (`message`). */
  eventNames?: readonly string[];
  /** Parsed JSON of one event. Called in order; never for an event that is not JSON. */
  onEvent: (data: unknown, lastEventId: string | null) => void;
  onStatus?: (status: StreamStatus) => void;
  /** Starts from this id, when part of the stream was read by other means. */
  after?: string | null;
};

export type EventStreamParts = {
  open: (url: string) => Source;
  /** Runs `retry` after `delayMs`, or at once when the network comes back; returns how to cancel. */
  schedule: (retry: () => void, delayMs: number) => () => void;
};

const browserParts: EventStreamParts = {
  open: (url) => new EventSource(url),
  schedule: (retry, delayMs) => {
    const timer = setTimeout(retry, delayMs);
    window.addEventListener('online', retry, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  },
};

/** Milliseconds to wait before try number `attempt` (from 0): 400 ms doubling to at most 8 s. */
export function retryDelayMs(attempt: number): number {
  return Math.min(8_000, 400 * 2 ** Math.min(attempt, 10));
}

/**
 * Follows an event stream until the returned function is called. A broken or refused connection is opened again from the last event id,
 * at once when the network comes back and with growing pauses otherwise; EventSource alone would give up on an error reply.
 */
export function followEvents(
  options: EventStreamOptions,
  parts: EventStreamParts = browserParts,
): () => void {
  let lastEventId = options.after ?? null;
  let attempt = 0;
  let source: Source | undefined;
  let cancelRetry = (): void => {};

  const connect = (): void => {
    cancelRetry();
    const current = parts.open(options.url(lastEventId));
    source = current;
    current.addEventListener('open', () => {
      attempt = 0;
      options.onStatus?.('connected');
    });
    current.addEventListener('error', () => {
      if (source !== current) return;
      current.close();
      source = undefined;
      options.onStatus?.('reconnecting');
      cancelRetry = parts.schedule(connect, retryDelayMs(attempt++));
    });
    for (const name of options.eventNames ?? ['message']) current.addEventListener(name, receive);
  };

  const receive = (event: Event): void => {
    const { data, lastEventId: id } = event as MessageEvent<string>;
    if (id) lastEventId = id;
    const value = parse(data);
    if (value !== undefined) options.onEvent(value, lastEventId);
  };

  options.onStatus?.('connecting');
  connect();
  return () => {
    cancelRetry();
    source?.close();
    source = undefined;
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
