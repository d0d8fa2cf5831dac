import type { SpeakDirective } from '#core/interview/directive.ts';
import { mayReword } from '#core/interview/prompt/may-reword.ts';
import type { Piece, SpeakContext, Speaker, Worded } from './speaker.ts';

/** A speaker whose next words can be made ready while the candidate may be done, and are thrown away if the turn comes out otherwise (rule VOICE-13). */
export type PreparedSpeaker = Speaker & {
  /** Begins to find the words of a turn that may follow. At most twice for a turn; more often changes nothing. Replies whether it began. */
  prepare(directive: SpeakDirective, context: Omit<SpeakContext, 'signal'>): boolean;
};

const mostTimes = 2;
/** Whoever has not ended an answer by then is thinking. */
const keptMs = 20_000;

type Ready = { key: string; words: Recording; throwAway: () => void };
type Preparing = { turnId: string; times: number; ready: Ready | null };

/**
 * Prepares with the speaker it stands before: what is prepared is a call like any other, reserved and counted. Nothing is prepared where no model is to find words: they
 * cost no time then.
 */
export function createPreparedSpeaker(speaker: Speaker): PreparedSpeaker {
  const bySession = new Map<string, Preparing>();
  const forget = (sessionId: string): void => {
    bySession.get(sessionId)?.ready?.throwAway();
    bySession.delete(sessionId);
  };
  return {
    capabilities: speaker.capabilities,
    listens: () => speaker.listens(),
    interviewOver: (sessionId) => {
      forget(sessionId);
      return speaker.interviewOver(sessionId);
    },
    prepare: (directive, context) => {
      const { other } = directive;
      const isFree = mayReword(directive) === 'free' || (other && mayReword(other) === 'free');
      if (speaker.capabilities.engine !== 'model' || !isFree) return false;
      const { sessionId } = context;
      const before = bySession.get(sessionId);
      const times = before?.turnId === directive.turnId ? before.times : 0;
      const key = keyOf(directive, context);
      if (times >= mostTimes || before?.ready?.key === key) return false;
      before?.ready?.throwAway();
      const ready = begin(speaker, directive, context, key);
      bySession.set(sessionId, { turnId: directive.turnId, times: times + 1, ready });
      return true;
    },
    async *utter(directive, context) {
      const found = bySession.get(context.sessionId);
      const ready = found?.ready;
      if (found) found.ready = null;
      if (!ready) return yield* speaker.utter(directive, context);
      if (ready.key !== keyOf(directive, context) || ready.words.hasFailed) {
        ready.throwAway();
        return yield* speaker.utter(directive, context);
      }
      context.signal.addEventListener('abort', ready.throwAway, { once: true });
      return yield* ready.words.play();
    },
  };
}

function begin(
  speaker: Speaker,
  directive: SpeakDirective,
  context: Omit<SpeakContext, 'signal'>,
  key: string,
): Ready {
  const given = new AbortController();
  const words = new Recording(speaker.utter(directive, { ...context, signal: given.signal }));
  const timer = setTimeout(() => given.abort(), keptMs).unref();
  const throwAway = (): void => {
    clearTimeout(timer);
    given.abort();
  };
  void words.over.then(() => clearTimeout(timer));
  return { key, words, throwAway };
}

/** What the words depend on: the directive, and what was last said. Moments of the clock that it does not name are no matter. */
const keyOf = (directive: SpeakDirective, { state }: Pick<SpeakContext, 'state'>): string =>
  JSON.stringify([directive, state.turns.map(({ id, text }) => [id, text])]);

/** Words that come while nobody may listen yet, and can be heard from their beginning. */
class Recording {
  readonly #heard: IteratorResult<Piece, Worded>[] = [];
  readonly over: Promise<void>;
  #news = Promise.withResolvers<void>();
  #broken: { error: unknown } | null = null;

  constructor(words: AsyncGenerator<Piece, Worded>) {
    this.over = this.#record(words);
  }

  /** It is over, and a model that was to find the words did not: they are better asked for again. */
  get hasFailed(): boolean {
    const last = this.#heard.at(-1);
    return this.#broken !== null || (last?.done === true && last.value.by !== 'model');
  }

  async *play(): AsyncGenerator<Piece, Worded> {
    for (let at = 0; ; at++) {
      while (at >= this.#heard.length && !this.#broken) await this.#news.promise;
      const next = this.#heard[at];
      if (!next) throw this.#broken?.error;
      if (next.done) return next.value;
      yield next.value;
    }
  }

  async #record(words: AsyncGenerator<Piece, Worded>): Promise<void> {
    try {
      for (let next = await words.next(); ; next = await words.next()) {
        this.#heard.push(next);
        this.#tell();
        if (next.done) return;
      }
    } catch (error) {
      this.#broken = { error };
      this.#tell();
    }
  }

  #tell(): void {
    this.#news.resolve();
    this.#news = Promise.withResolvers();
  }
}
