import { type SpeakDirective, type Way, wayOf } from '#core/interview/directive.ts';
import { guardContext } from '#core/interview/guards/guard-context.ts';
import { mayReword } from '#core/interview/prompt/may-reword.ts';
import { panelPrompt, type PromptStart, secretTexts } from '#core/interview/prompt/panel-prompt.ts';
import type { Retry } from '#core/interview/prompt/task.ts';
import { plannedQuestion } from '#core/interview/guards/planned-question.ts';
import { type ChoiceGate, openChoiceGate, type WayOn } from '#core/interview/guards/choice-gate.ts';
import type { Parts } from '#server/platform/parts.ts';
import { givenUp } from './given-up.ts';
import { type CallScope, type LanguageModel, ModelFailure, type TokenUse } from './language-model.ts';
import { createPromptStarts } from './prompt-start.ts';
import { createRest, type Rest } from './resting.ts';
import {
  type Piece,
  type SpeakContext,
  type Speaker,
  mostUtteranceTokens,
  usualTurnSeconds,
  type Worded,
} from './speaker.ts';

type ModelSpeakerDeps = Pick<Parts, 'clock'> & {
  log: Pick<Parts['log'], 'warn'>;
  modelFor: (scope: CallScope) => LanguageModel;
  /** Whether the model may know the candidate's first name (rule DATA-5). */
  shareName: boolean;
  interviewOver?: Speaker['interviewOver'];
  /** Takes the turns the model may not word or did not. */
  offline: Speaker;
  /** For one whole utterance, every attempt included. */
  limitMs?: number;
};

const leavingMs = 400;
const attempts = 2;

/** What became of an attempt to have words found, and for which of two directives: null when the model found them all; `said` is what was heard of them. */
type Ended = { because: NonNullable<Worded['because']> | null; said: string; turned?: true };

/**
 * The panel with a language model: its sentences are said as they pass the guards. Whatever goes wrong, the candidate gets a question: the
 * model is asked once more when its words were not fit, and the offline panel takes the turn, or its end, when that fails too, the time of
 * a turn is over, the endpoint fails or is left alone. Nothing is thrown; a turn given up is not a failure.
 */
export function createModelSpeaker(deps: ModelSpeakerDeps): Speaker {
  const rest = createRest(() => deps.clock.now().getTime());
  const startOf = createPromptStarts(deps.shareName);
  return {
    capabilities: { engine: 'model' },
    listens: () => !rest.resting,
    interviewOver: deps.interviewOver ?? (async () => {}),
    async *utter(directive, context) {
      const { because, said, turned } = yield* tryModel({ ...deps, rest, startOf }, directive, context);
      const way = turned ? { turned } : {};
      if (because === null) return { by: 'model', ...way };
      if (because !== 'cancelled') {
        const { directive: taken } = turned ? theOther(directive, context) : { directive };
        const isFree = mayReword(taken) === 'free';
        if (said) yield ` ${isFree ? plannedQuestion(taken.draft) : taken.draft}`;
        else yield* deps.offline.utter(taken, context);
      }
      return { by: 'offline', because, ...way };
    },
  };
}

type TryDeps = ModelSpeakerDeps & { rest: Rest; startOf: (state: SpeakContext['state']) => PromptStart };

/** A directive with the interview in which it is to be said. */
type Task = { directive: SpeakDirective; state: SpeakContext['state'] };

/** The other way of a directive, in the interview as it is then. */
function theOther(directive: SpeakDirective, { state }: Pick<SpeakContext, 'state'>): Task {
  if (!directive.other || !state.otherWay) throw new Error('there is no other way');
  return { directive: directive.other, state: state.otherWay.state };
}

async function* tryModel(
  deps: TryDeps,
  directive: SpeakDirective,
  context: SpeakContext,
): AsyncGenerator<Piece, Ended> {
  if (context.signal.aborted) return { because: 'cancelled', said: '' };
  const planned: Task = { directive, state: context.state };
  const other = directive.other ? theOther(directive, context) : planned;
  const written = mayReword(directive);
  if (written !== 'free' && mayReword(other.directive) !== 'free') return { because: written, said: '' };
  const { rest } = deps;
  if (rest.resting) return { because: 'resting', said: '' };
  const until = {
    time: AbortSignal.timeout(deps.limitMs ?? usualTurnSeconds * 1_000),
    given: context.signal,
  };
  let ways: readonly [Task, Task] = [planned, other];
  let retry: Retry | undefined;
  for (let attempt = 1; ; attempt++) {
    const [first, second] = ways;
    const gate = openChoiceGate(wayOn(first), wayOn(second));
    if (retry?.said) gate.push(`${retry.said} `);
    const otherWay = first === second ? null : wayOf(second.directive);
    const failure = yield* throughGate(deps.log, { gate, otherWay }, until, (signal) =>
      streamWords(deps, first, context, signal, retry),
    );
    if (failure) rest.failed(failure);
    else rest.worked();
    const taken = otherWay !== null && gate.way === otherWay ? second : first;
    const ended = { said: gate.said, ...(taken === planned ? {} : { turned: true as const }) };
    if (gate.complete) return { because: null, ...ended };
    if (failure) return { because: failure.reason, ...ended };
    const rewording = mayReword(taken.directive);
    if (rewording !== 'free') return { because: rewording, ...ended };
    if (attempt === attempts) return { because: 'guards', ...ended };
    ways = [taken, taken];
    retry = { ...(gate.failure ?? { reason: 'empty', detail: '' }), said: gate.said };
  }
}

const wayOn = ({ directive, state }: Task): WayOn => ({
  way: wayOf(directive),
  context: guardContext(state, directive, secretTexts(state)),
  written: writtenAs(directive),
});

/** How words that are written stand: a school's and fixed lines alone; to a reviewed question a sentence may lead over. */
const writtenAs = (directive: SpeakDirective): WayOn['written'] => {
  const rewording = mayReword(directive);
  if (rewording === 'free') return null;
  return rewording === 'as_reviewed' && !directive.asWritten ? 'led_to' : 'alone';
};

function streamWords(
  { modelFor, startOf }: TryDeps,
  { directive, state }: Task,
  { sessionId, uid, wait }: SpeakContext,
  signal: AbortSignal,
  retry: Retry | undefined,
): AsyncGenerator<string, TokenUse> {
  const prompt = panelPrompt(state, directive, startOf(state), retry);
  return modelFor({ sessionId, uid }).stream(prompt, {
    maxOutputTokens: mostUtteranceTokens,
    signal,
    ...(wait && { wait }),
  });
}

/** When words are no longer waited for: the time of the turn is over, or nobody listens any more. */
type Until = { time: AbortSignal; given: AbortSignal };

const asked = ({ complete, said }: ChoiceGate): boolean => complete && /\?["”’]?$/.test(said);

/**
 * Lets a model's words through the gate as they come, after a sign when they take the other way, and leaves the model once the question is asked
 * or nothing more can pass. Gives its failure, or null.
 */
async function* throughGate(
  log: ModelSpeakerDeps['log'],
  { gate, otherWay }: { gate: ChoiceGate; otherWay: Way | null },
  until: Until,
  start: (signal: AbortSignal) => AsyncGenerator<string, TokenUse>,
): AsyncGenerator<Piece, ModelFailure | null> {
  let isTold = otherWay === null;
  const passed = (words: string): Piece[] => {
    const turns = !isTold && gate.way === otherWay;
    isTold ||= gate.way !== null;
    return [...(turns ? [{ turned: true } as const] : []), ...(words ? [words] : [])];
  };
  const left = new AbortController();
  const signal = AbortSignal.any([until.time, until.given, left.signal]);
  const over = aborted(signal);
  let pieces: AsyncGenerator<string, TokenUse> | null = null;
  let patienceMs = 0;
  try {
    pieces = start(signal);
    for (;;) {
      const coming = pieces.next();
      coming.catch(() => undefined);
      const piece = await Promise.race([coming, over]);
      if (piece.done) break;
      yield* passed(gate.push(piece.value));
      if (!gate.failure && !gate.isWritten && !asked(gate)) continue;
      patienceMs = leavingMs;
      return null;
    }
    yield* passed(gate.finish());
    return null;
  } catch (error) {
    if (until.given.aborted) return new ModelFailure('cancelled', { cause: error });
    if (until.time.aborted) return new ModelFailure('timeout', { cause: error });
    if (error instanceof ModelFailure) return error;
    log.warn({ err: error }, 'words could not be asked for');
    return new ModelFailure('unavailable', { cause: error });
  } finally {
    if (pieces) void leave(pieces, left, patienceMs);
  }
}

/** Lets a stream that nobody listens to any more come to its end, so that what it took is counted as its provider counts; not for long. */
async function leave(
  pieces: AsyncGenerator<string, TokenUse>,
  left: AbortController,
  patienceMs: number,
): Promise<void> {
  const patience = setTimeout(() => left.abort(givenUp), patienceMs);
  if (patienceMs === 0) left.abort(givenUp);
  try {
    while (!(await pieces.next()).done);
  } catch {
    // It was given up, or broke when its words were not needed any more.
  } finally {
    clearTimeout(patience);
    left.abort(givenUp);
  }
}

/** Rejects when the signal is aborted; never resolves. */
function aborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(signal.reason);
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  promise.catch(() => undefined);
  return promise;
}
