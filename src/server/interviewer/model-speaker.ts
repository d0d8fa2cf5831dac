import type { Hook } from '#contract/transcript.ts';
import { isOwnWords, mayLeavePlan } from '#core/interview/guards/leave-plan.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { guardContext } from '#core/interview/guards/guard-context.ts';
import { mayReword } from '#core/interview/prompt/may-reword.ts';
import { panelMessages, secretTexts } from '#core/interview/prompt/panel-messages.ts';
import type { Retry } from '#core/interview/prompt/task.ts';
import { plannedQuestion } from '#core/interview/guards/planned-question.ts';
import { type OffPlanGate, openOffPlanGate } from '#core/interview/guards/off-plan-gate.ts';
import type { Parts } from '#server/platform/parts.ts';
import { givenUp } from './given-up.ts';
import { type CallScope, type LanguageModel, ModelFailure, type TokenUse } from './language-model.ts';
import { createPromptStarts, type PromptStart } from './prompt-start.ts';
import { createRest, type Rest } from './resting.ts';
import { type SpeakContext, type Speaker, utteranceLimits, type Worded } from './speaker.ts';

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

/** What became of an attempt to have words found: null when the model found them all; `said` is what was heard of them. */
type Ended = { because: NonNullable<Worded['because']> | null; said: string; hook?: Hook | null };

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
    interviewOver: deps.interviewOver ?? (async () => {}),
    async *utter(directive, context) {
      const { because, said, hook } = yield* tryModel({ ...deps, rest, startOf }, directive, context);
      if (because === null) return { by: 'model', ...(hook ? { offPlan: hook } : {}) };
      if (because !== 'cancelled') {
        if (said) yield ` ${plannedQuestion(directive.draft)}`;
        else yield* deps.offline.utter(directive, context);
      }
      return { by: 'offline', because };
    },
  };
}

type TryDeps = ModelSpeakerDeps & { rest: Rest; startOf: (state: SpeakContext['state']) => PromptStart };

async function* tryModel(
  deps: TryDeps,
  directive: SpeakDirective,
  context: SpeakContext,
): AsyncGenerator<string, Ended> {
  const rewording = mayReword(directive);
  if (context.signal.aborted) return { because: 'cancelled', said: '' };
  if (rewording !== 'free') return { because: rewording, said: '' };
  const { rest } = deps;
  if (rest.resting) return { because: 'resting', said: '' };
  const time = AbortSignal.timeout(deps.limitMs ?? utteranceLimits.ms);
  const guards = guardContext(context.state, directive, secretTexts(context.state));
  const mayLeave = mayLeavePlan(context.state, directive);
  const isOwn = (hook: Hook): boolean => isOwnWords(context.state, hook, directive.turnId);
  let retry: Retry | undefined;
  for (let attempt = 1; ; attempt++) {
    const gate = openOffPlanGate(guards, retry || !mayLeave ? null : isOwn);
    if (retry?.said) gate.push(`${retry.said} `);
    const failure = yield* throughGate(deps.log, gate, { time, given: context.signal }, (signal) =>
      streamWords(deps, directive, context, signal, retry),
    );
    const { said } = gate;
    if (failure) rest.failed(failure);
    else rest.worked();
    if (gate.complete) return { because: null, said, hook: gate.hook };
    if (failure) return { because: failure.reason, said };
    if (attempt === attempts) return { because: 'guards', said };
    retry = { ...(gate.failure ?? { reason: 'empty', detail: '' }), said };
  }
}

function streamWords(
  { modelFor, startOf }: TryDeps,
  directive: SpeakDirective,
  { state, sessionId, uid, wait }: SpeakContext,
  signal: AbortSignal,
  retry: Retry | undefined,
): AsyncGenerator<string, TokenUse> {
  const { person, instructions } = startOf(state);
  const prompt = { instructions, messages: panelMessages(state, directive, person, retry) };
  const { outputTokens: maxOutputTokens } = utteranceLimits;
  return modelFor({ sessionId, uid }).stream(prompt, { maxOutputTokens, signal, ...(wait && { wait }) });
}

/** When words are no longer waited for: the time of the turn is over, or nobody listens any more. */
type Until = { time: AbortSignal; given: AbortSignal };

const asked = ({ complete, said }: OffPlanGate): boolean => complete && /\?["”’]?$/.test(said);

/** Lets a model's words through the gate as they come, and leaves the model once the question is asked or nothing more can pass. Gives its failure, or null. */
async function* throughGate(
  log: ModelSpeakerDeps['log'],
  gate: OffPlanGate,
  until: Until,
  start: (signal: AbortSignal) => AsyncGenerator<string, TokenUse>,
): AsyncGenerator<string, ModelFailure | null> {
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
      const words = gate.push(piece.value);
      if (words) yield words;
      if (!gate.failure && !asked(gate)) continue;
      patienceMs = leavingMs;
      return null;
    }
    const words = gate.finish();
    if (words) yield words;
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
