import { setImmediate } from 'node:timers/promises';
import { parseEventId } from '#contract/event-id.ts';
import type { ConductorEvent } from '#core/interview/conductor-event.ts';
import { usedStemIds } from '#core/interview/shown-state.ts';
import type { Parts } from '#server/platform/parts.ts';
import { type ClockRow, elapsedMs, isSameClock } from './interview-clock.ts';
import { applyStored, emptyLog, type InterviewLog } from './interview-log.ts';
import {
  type Appended,
  appendCandidateEvent,
  appendPanelEvents,
  type EventInput,
  readEvents,
  type StoredEvent,
} from './interview-event-store.ts';
import { findInterviewForService } from './interview-store.ts';
import { candidateItems, itemsAfter, type StreamItem } from './stream-events.ts';
import { TurnTime } from './turn-time.ts';

type Subscriber = (items: readonly StreamItem[]) => void;

/**
 * One interview as this process knows it: its log so far, its clock, who watches, and a queue in which everything about it happens in
 * turn. Log and clock change here only, after the database took the change; when another process wrote meanwhile, `catchUp` reads on.
 */
export class LiveInterview {
  readonly sessionId: string;
  /** What its turns take, for the figures. */
  readonly turnTime = new TurnTime();
  readonly #parts: Pick<Parts, 'database' | 'clock'>;
  readonly #tellOthers: (items: readonly StreamItem[]) => void;
  readonly #subscribers = new Set<Subscriber>();
  #log: InterviewLog = emptyLog;
  #uid: string | null = null;
  #clock: ClockRow = { startedAt: null, frozenMs: 0, frozenAt: null };
  #queue: Promise<unknown> = Promise.resolve();
  #busy = 0;
  #touchedAtMs: number;
  /** What was said of an utterance that is not stored yet, for who comes to watch in the middle of it. */
  #speaking: StreamItem[] = [];

  /** `tellOthers` reaches who watches it in another process of this computer. */
  constructor(
    sessionId: string,
    parts: Pick<Parts, 'database' | 'clock'>,
    tellOthers: (items: readonly StreamItem[]) => void = () => {},
  ) {
    this.sessionId = sessionId;
    this.#tellOthers = tellOthers;
    this.#parts = parts;
    this.#touchedAtMs = parts.clock.now().getTime();
  }

  get log(): InterviewLog {
    return this.#log;
  }

  /** Whose it is; null until it was read. */
  get uid(): string | null {
    return this.#uid;
  }

  /** The interview clock at `now`. */
  clockAt(now: Date): { elapsedMs: number; frozen: boolean } {
    return { elapsedMs: elapsedMs(this.#clock, now), frozen: this.#frozen };
  }

  get watched(): boolean {
    return this.#subscribers.size > 0;
  }

  /** Nothing runs, nobody watches, and nothing was asked for since `sinceMs`. */
  idleSince(sinceMs: number): boolean {
    return this.#busy === 0 && !this.watched && this.#touchedAtMs <= sinceMs;
  }

  /** Runs `work` after everything asked before it. Whoever does not wait so long, because the database is silent, has nothing run. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#busy++;
    this.#touchedAtMs = this.#parts.clock.now().getTime();
    const before = this.#queue;
    const result = this.#parts.database
      .whileAnswering(() => before)
      .then(work)
      .finally(() => this.#busy--);
    this.#queue = Promise.allSettled([before, result]);
    return result;
  }

  /** Reads what the database holds beyond what is known here, clock included, and tells it to who watches. Resolves with false when there is no such interview. */
  async catchUp(): Promise<boolean> {
    const { row, events } = await this.#parts.database.read(async (tx) => ({
      row: await findInterviewForService(tx, this.sessionId),
      events: await readEvents(tx, this.sessionId, this.#log.lastSeq),
    }));
    const { lastSeq } = this.#log;
    const clock = this.#clock;
    if (row) this.adopt(row, events);
    if (this.watched) this.publish(itemsAfter(this.#log, { seq: lastSeq, offset: Number.MAX_SAFE_INTEGER }));
    if (row?.startedAt && !isSameClock(clock, row)) this.#publishClock();
    return row !== null;
  }

  /** Takes over what the database holds: whose it is, its clock, and its events; those known here are passed over. */
  adopt(row: ClockRow & { uid: string }, events: readonly StoredEvent[]): void {
    this.#log = applyStored(this.#log, events);
    this.#uid = row.uid;
    this.#clock = { startedAt: row.startedAt, frozenMs: row.frozenMs, frozenAt: row.frozenAt };
  }

  /** Stores one event of the candidate and tells who watches. When it was stored before, or others wrote meanwhile, that is read instead. */
  async record(input: EventInput, event: ConductorEvent, now: Date): Promise<Appended> {
    const expectedSeq = this.#log.lastSeq;
    const before = this.#log;
    const [appended, next] = await Promise.all([
      this.#parts.database.write((tx) => appendCandidateEvent(tx, { ...input, expectedSeq, event, now })),
      // The answer is read while the database writes: what comes of it holds only when it was stored as the next event.
      setImmediate().then(() => applyStored(before, [{ seq: expectedSeq + 1, event }])),
    ]);
    if (appended.kind === 'stored') {
      // Whoever looked at the interview meanwhile may have had this event read already, and told.
      const isNews = this.#log.lastSeq < appended.seq;
      const isNext = this.#log === before && appended.seq === next.lastSeq;
      this.#log = isNext ? next : applyStored(this.#log, [{ seq: appended.seq, event }]);
      const entry = this.#log.entries.find((e) => e.seq === appended.seq);
      if (entry && isNews) this.publish(candidateItems(this.#log, entry));
      this.#tellElsewhere(appended.seq);
    } else if (appended.kind !== 'refused') await this.catchUp();
    return appended;
  }

  /**
   * Stores what the panel said, by which the log `before` became `after`, and lets the clock run or stand still as the conductor wants.
   * When others wrote meanwhile, theirs holds: it is read, and the reply is false. Nothing said and the same clock store nothing.
   */
  async recordSaid(before: InterviewLog, after: InterviewLog): Promise<boolean> {
    const said = after.entries.slice(before.entries.length);
    const { frozen } = after.state;
    const wasFrozen = this.#frozen;
    if (said.length === 0 && frozen === wasFrozen) return true;
    const stored = await this.#parts.database.write((tx) =>
      appendPanelEvents(tx, {
        sessionId: this.sessionId,
        expectedSeq: before.lastSeq,
        events: said.map((e) => e.event),
        stemIds: usedStemIds(after.state),
        frozen,
        now: this.#parts.clock.now(),
      }),
    );
    if (!stored) {
      await this.catchUp();
      return false;
    }
    if (after.lastSeq > this.#log.lastSeq) this.#log = after;
    if (said.length > 0) this.#tellElsewhere(after.lastSeq);
    else this.#parts.database.tellSoon('interviews', `clock:${this.sessionId}`);
    this.#clock = { ...this.#clock, ...stored };
    if (wasFrozen !== frozen) this.#publishClock();
    return true;
  }

  #publishClock(): void {
    this.publish([{ data: { type: 'clock', ...this.clockAt(this.#parts.clock.now()) } }]);
  }

  /** Whoever watches it in another process reads on (`listenForInterviewNews`). */
  #tellElsewhere(seq: number): void {
    this.#parts.database.tellSoon('interviews', `log:${this.sessionId}:${seq}`);
  }

  watch(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    if (this.#speaking.length > 0) subscriber(this.#speaking);
    return () => this.#subscribers.delete(subscriber);
  }

  publish(items: readonly StreamItem[]): void {
    if (items.length > 0) for (const subscriber of this.#subscribers) subscriber(items);
  }

  /** Publishes part of an utterance that is not stored yet, and keeps it for latecomers until `spoken`. */
  publishSpeaking(item: StreamItem): void {
    this.#speaking.push(item);
    this.publish([item]);
    if (!this.watched) this.#tellOthers(joined(this.#speaking));
  }

  /** Passes on what another process says of it, after what was stored before, which this one may not have read yet. */
  hear(items: readonly StreamItem[]): Promise<void> {
    return this.inTurn(async () => {
      const seq = parseEventId(items[0]?.id)?.seq;
      const owesNothing = (): boolean => seq === undefined && this.#log.pending.length === 0;
      if (this.#log.lastSeq < (seq ?? 0) - 1 || owesNothing()) await this.catchUp();
      // Who thinks is about to speak: what was said meanwhile may have been read here first, and nobody thinks any more.
      if (!owesNothing()) this.publish(items);
    });
  }

  /** Publishes what is not stored, to who watches anywhere on this computer. */
  announce(item: StreamItem): void {
    if (this.watched) this.publish([item]);
    else this.#tellOthers([item]);
  }

  spoken(): void {
    this.#speaking = [];
  }

  get #frozen(): boolean {
    return this.#clock.frozenAt !== null;
  }
}

/** An utterance so far with its words in one piece: who hears it in another process takes what is missing there. */
function joined(speaking: readonly StreamItem[]): StreamItem[] {
  const [started, ...rest] = speaking;
  const words = rest.at(-1);
  if (!started || words?.data.type !== 'words') return speaking.slice();
  const text = rest.map(({ data }) => (data.type === 'words' ? data.text : '')).join('');
  return [started, { ...words, data: { ...words.data, text } }];
}
