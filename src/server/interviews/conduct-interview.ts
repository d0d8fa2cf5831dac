import type { EndReason } from '#contract/interview-events.ts';
import type { ConductorEvent } from '#core/interview/conductor-event.ts';
import { transcriptOf } from '#core/interview/shown-state.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import type { Piece, SpeakContext, Speaker, Worded } from '#server/interviewer/speaker.ts';
import { inBackground } from '#server/platform/database/call-context.ts';
import type { Parts } from '#server/platform/parts.ts';
import { UpstreamError } from '#server/platform/refusal.ts';
import { finishInterview } from './finish-interview.ts';
import { applyEvent, type InterviewLog } from './interview-log.ts';
import type { LiveInterview } from './live-interview.ts';
import { finishedItem, startedItem, type StreamItem, wordsItem } from './stream-events.ts';

/** Words go out at most about thirty times a second (rule SPEED-1). */
const coalesceMs = 33;

/**
 * How long a panel's words wait for the database in their turn, and how long between tries afterwards: three seconds at most, so that ten are
 * enough (rule FAULT-10), for two minutes. Then the sweep comes round.
 */
const inTurnPausesMs = [100, 200, 400, 800, 1_600];
const laterPausesMs = [1_000, 2_000, ...Array.from({ length: 40 }, () => 3_000)];

/** How long another process may still be speaking before this one takes the words over. */
export const takeOverAfterMs = 3_000;

export type ConductDeps = Pick<Parts, 'database' | 'clock' | 'jobs' | 'log' | 'metrics'> & {
  speaker: Speaker;
};

/**
 * Does what the conductor asked for, once the interview's turn comes: says what is pending, lets the clock run or stand still, ends the
 * interview. Called after the event that caused it was stored; calling it again when nothing is left does nothing. When another process did
 * it meanwhile, its words are read instead. `first` runs before it in the same turn. Nobody waits for it: what fails is logged, and tried
 * again while the database is away (rule FAULT-10). What then is still owed the sweep pays.
 */
export function conductInterview(
  deps: ConductDeps,
  live: LiveInterview,
  first: () => Promise<unknown> = async () => {},
  pauses: readonly number[] = laterPausesMs,
): void {
  const [waitMs, ...later] = pauses;
  const again = (afterMs: number | undefined): void => {
    if (afterMs === undefined) return;
    setTimeout(() => conductInterview(deps, live, () => live.catchUp(), later), afterMs).unref();
  };
  const turn = async (): Promise<void> => {
    await first();
    // Whoever was faster says the rest, or it was our own statement, whose reply was lost.
    if (!(await conduct(deps, live)) && live.log.pending.length > 0) again(takeOverAfterMs);
  };
  inBackground(() => live.inTurn(turn)).catch((error: unknown) => {
    deps.log.error({ err: error }, 'the panel could not go on');
    deps.metrics.count('hotseat_turns_total', { turn: 'broke_off' });
    if (isAway(error)) again(waitMs);
  });
}

/**
 * Says what the panel owes as far as this process knows, where somebody else was to say it: at once on the embedded database, after a while
 * where another process may be saying it. The reply forgets it.
 */
export function payDebts(deps: ConductDeps, live: LiveInterview): () => void {
  const pay = (): void => conductInterview(deps, live, () => live.catchUp());
  if (live.log.pending.length === 0 && live.log.state.phase !== 'finished') return () => {};
  const timer = setTimeout(pay, deps.database.kind === 'embedded' ? 0 : takeOverAfterMs).unref();
  return () => clearTimeout(timer);
}

/** False when others wrote meanwhile and what they wrote was read instead. */
async function conduct(deps: ConductDeps, live: LiveInterview): Promise<boolean> {
  try {
    for (let [speak] = live.log.pending; speak; [speak] = live.log.pending) {
      const before = live.log;
      const { log, finished } = await say(deps, live, before, speak);
      if (!(await whileAway(() => live.recordSaid(before, log)))) return false;
      live.spoken();
      // Told once it is stored: what a candidate answers must be there.
      if (finished) live.publish([finished]);
    }
    if (!(await whileAway(() => live.recordSaid(live.log, live.log)))) return false;
  } finally {
    live.spoken();
  }
  if (live.log.state.phase === 'finished') await finish(deps, live);
  return true;
}

const isAway = (error: unknown): boolean => error instanceof UpstreamError && error.retryable;

/** Does again what a database that is away did not do, for as long as nobody loses patience: a crash and its recovery take so long. */
async function whileAway<T>(work: () => Promise<T>): Promise<T> {
  for (const waitMs of inTurnPausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return work();
}

async function finish(deps: ConductDeps, live: LiveInterview): Promise<void> {
  const reason: EndReason = live.log.state.endReason ?? 'completed';
  const { sessionId } = live;
  void deps.speaker.interviewOver(sessionId);
  const state = await finishInterview(deps, { sessionId, reason });
  if (state) live.publish([{ data: { type: 'state', state, endReason: reason } }]);
}

/** Streams one utterance to who watches, and gives the log with it and the word that it is finished; the caller stores the one and then tells the other. */
async function say(
  deps: ConductDeps,
  live: LiveInterview,
  log: InterviewLog,
  speak: SpeakDirective,
): Promise<{ log: InterviewLog; finished: StreamItem | null }> {
  const seq = log.lastSeq + 1;
  const startedAtMs = live.clockAt(deps.clock.now()).elapsedMs;
  live.announce({ data: { type: 'thinking', speakerId: speak.speakerId } });
  const begin = (said: SpeakDirective): void => live.publishSpeaking(startedItem(seq, said, startedAtMs));
  const { text, worded } = await utter(deps, live, log, { speak: whileOpen(speak, log), seq, begin });
  const turn = worded?.by === 'model' ? 'model' : (worded?.because ?? 'offline');
  deps.metrics.count('hotseat_turns_total', { turn });
  const atMs = Math.max(startedAtMs, live.clockAt(deps.clock.now()).elapsedMs);
  const event: ConductorEvent = {
    kind: 'uttered',
    turnId: speak.turnId,
    text,
    ...(worded ? { worded } : {}),
    atMs,
  };
  const next = applyEvent(log, seq, event);
  const said = transcriptOf(next.state).find((t) => t.id === speak.turnId);
  return { log: next, finished: said ? finishedItem(next, seq, said, text.length) : null };
}

/** The directive without another way, where something has happened since that closed it. */
function whileOpen(speak: SpeakDirective, { state }: InterviewLog): SpeakDirective {
  const { other, ...planned } = speak;
  return other && state.otherWay?.turnId !== speak.turnId ? planned : speak;
}

/**
 * Has the words of an utterance found and sends them as they come; `worded` is given when a model was to find them. `begin` tells whose they are:
 * at once, or with the first of them where they may take another way.
 */
async function utter(
  deps: ConductDeps,
  live: LiveInterview,
  log: InterviewLog,
  { speak, seq, begin }: { speak: SpeakDirective; seq: number; begin: (said: SpeakDirective) => void },
): Promise<{ text: string; worded?: Worded }> {
  let taken: SpeakDirective | null = null;
  const take = (way: SpeakDirective): SpeakDirective => {
    if (!taken) begin(way);
    taken ??= way;
    return taken;
  };
  if (!speak.other) take(speak);
  let text = '';
  let unsent = '';
  let sentAt = Number.NEGATIVE_INFINITY;
  const send = (): void => {
    if (unsent) {
      take(speak);
      live.publishSpeaking(wordsItem(seq, speak.turnId, unsent, text.length));
      noteFirstWord(deps, live);
    }
    unsent = '';
    sentAt = performance.now();
  };
  const hear = (piece: Piece): void => {
    if (typeof piece !== 'string') {
      take(speak.other ?? speak);
      return;
    }
    text += piece;
    unsent += piece;
    if (performance.now() - sentAt >= coalesceMs) send();
  };
  const worded = await findWords(deps, speak, { ...scopeOf(live), state: log.state }, hear);
  // Words already sent cannot be taken back: a broken utterance ends where it broke, an empty one is said as planned.
  const silent = text.trim() === '';
  if (silent) hear(take(speak).draft);
  send();
  if (deps.speaker.capabilities.engine !== 'model') return { text };
  return { text, worded: silent ? { because: 'empty', ...worded, by: 'offline' } : worded };
}

const scopeOf = ({ sessionId, uid, turnTime }: LiveInterview) => ({
  sessionId,
  uid: uid ?? '',
  wait: turnTime.wait,
});

function noteFirstWord({ metrics, speaker }: ConductDeps, { turnTime }: LiveInterview): void {
  const addedMs = turnTime.firstWord();
  if (addedMs === null) return;
  const { engine } = speaker.capabilities;
  metrics.observe('hotseat_first_word_added_seconds', { engine }, addedMs / 1000);
}

async function findWords(
  deps: ConductDeps,
  speak: SpeakDirective,
  about: Omit<SpeakContext, 'signal'>,
  hear: (piece: Piece) => void,
): Promise<Worded> {
  const broken = new AbortController();
  try {
    const words = deps.speaker.utter(speak, { ...about, signal: broken.signal });
    for (;;) {
      const next = await words.next();
      if (next.done) return next.value;
      hear(next.value);
    }
  } catch (cause) {
    broken.abort();
    deps.log.warn({ err: cause }, 'the speaker failed; its line is said as planned');
    return { by: 'offline', because: 'unavailable' };
  }
}
