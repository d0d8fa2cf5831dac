import type { PortraitId } from '#contract/panellists.ts';
import type { SpeechPlaces } from '#contract/speech.ts';
import type { CallScope } from '#server/interviewer/language-model.ts';
import { ModelFailure } from '#server/interviewer/language-model.ts';
import { createRest, type Rest } from '#server/interviewer/resting.ts';
import { beginCall, countedPurse } from '#server/interviewer/spending/count-calls.ts';
import { directPurse } from '#server/interviewer/spending/purse.ts';
import { createSpending, type Spender, type Spending } from '#server/interviewer/spending/spending.ts';
import type { Parts } from '#server/platform/parts.ts';
import { SoundCache } from './sound-cache.ts';
import type { SpeechEndpoint } from '#server/interviewer/model/speech-endpoint.ts';
import {
  hostOf,
  saidSeconds,
  soundTokens,
  type SpeechServiceSettings,
  type SpeechSettings,
  voiceOf,
} from './speech-settings.ts';

/** What became of trying a side of the service at start; null where the device does it. */
export type ProbedSpeech = { model: string; tookMs: number | null; because: string | null };

/** What the start-up table tells of speech. */
export type SpeechInUse =
  | { kind: 'device' }
  | {
      kind: 'service';
      provider: string;
      hearing: ProbedSpeech | null;
      speaking: ProbedSpeech | null;
      priced: boolean;
    };

/** A stretch of sound: a wave file and how long it is. */
type Stretch = { wave: Uint8Array; seconds: number; names: readonly string[] };

/** The operator's speech service, within its budgets; the sides it does not have are null. Every call throws nothing but ModelFailure. */
export type Speech = {
  hear: ((scope: CallScope, stretch: Stretch) => Promise<string>) | null;
  say: ((scope: CallScope, sentence: { text: string; portrait: PortraitId }) => Promise<Uint8Array>) | null;
  /** Where sound goes, as the pages tell it. */
  places: SpeechPlaces;
  inUse: SpeechInUse;
};

/** A second of silence as the room would send it. */
const silence = Buffer.concat([
  Buffer.from('UklGRiR9AABXQVZFZm10IBAAAAABAAEAgD4AAAB9AAACABAAZGF0YQB9AAA=', 'base64'),
  Buffer.alloc(32_000),
]);
const triedWords = 'Good morning.';

/** Opens the operator's speech service, if there is one, and tries it. */
export async function openSpeech(
  parts: Pick<Parts, 'database' | 'clock' | 'log' | 'metrics'>,
  settings: SpeechSettings,
): Promise<Speech> {
  if (settings.kind === 'device')
    return { hear: null, say: null, places: { hearing: null, speaking: null }, inUse: settings };
  const { hearing, speaking, provider, prices } = settings;
  const endpoint = await openEndpoint(settings);
  const counting = {
    log: parts.log,
    metrics: parts.metrics,
    spending: createSpending(parts, settings.budgets),
  };
  const host = hostOf(settings);
  const [hears, speaks] = await probeSpeech(settings, endpoint);
  return {
    hear: hearing ? hearingWith(endpoint, hearing, settings, counting) : null,
    say: speaking ? sayingWith(endpoint, speaking, settings, counting) : null,
    places: { hearing: hearing ? host : null, speaking: speaking ? host : null },
    inUse: { kind: 'service', provider, hearing: hears, speaking: speaks, priced: prices !== null },
  };
}

/** Loaded where a service is set only: most starts need none. */
async function openEndpoint(settings: SpeechServiceSettings): Promise<SpeechEndpoint> {
  const { createSpeechEndpoint } = await import('#server/interviewer/model/speech-endpoint.ts');
  return createSpeechEndpoint(settings);
}

/** Tries the sides that the service is to do, hearing and speaking; null for one that the device does. Never throws. */
export async function probeSpeech(
  settings: SpeechServiceSettings,
  opened?: SpeechEndpoint,
): Promise<[hears: ProbedSpeech | null, speaks: ProbedSpeech | null]> {
  const { hearing, speaking, voices } = settings;
  const endpoint = opened ?? (await openEndpoint(settings));
  return Promise.all([
    hearing ? probed(hearing, () => endpoint.hear(hearing, silence, [])) : null,
    speaking ? probed(speaking, () => endpoint.say(speaking, triedWords, voiceOf('meera', voices))) : null,
  ]);
}

async function probed(model: string, call: () => Promise<unknown>): Promise<ProbedSpeech> {
  const beganMs = performance.now();
  try {
    await call();
    return { model, tookMs: Math.round(performance.now() - beganMs), because: null };
  } catch (error) {
    return { model, tookMs: null, because: error instanceof ModelFailure ? error.reason : 'unavailable' };
  }
}

type Counting = { spending: Spending } & Pick<Parts, 'log' | 'metrics'>;

function hearingWith(
  endpoint: SpeechEndpoint,
  model: string,
  { provider, prices }: SpeechServiceSettings,
  counting: Counting,
): Speech['hear'] {
  const rest = createRest(() => performance.now());
  return (scope, { wave, seconds, names }) => {
    const spender = {
      ...scope,
      purpose: 'hearing',
      provider,
      model,
      prices: prices?.hearing ?? null,
    } as const;
    return paid(rest, counting, spender, seconds, () => endpoint.hear(model, wave, names));
  };
}

function sayingWith(
  endpoint: SpeechEndpoint,
  model: string,
  { provider, prices, voices }: SpeechServiceSettings,
  counting: Counting,
): Speech['say'] {
  const rest = createRest(() => performance.now());
  const cache = new SoundCache();
  return async (scope, { text, portrait }) => {
    const voice = voiceOf(portrait, voices);
    const known = cache.get(voice, text);
    if (known) return known;
    const spender = {
      ...scope,
      purpose: 'voicing',
      provider,
      model,
      prices: prices?.speaking ?? null,
    } as const;
    const sound = await paid(rest, counting, spender, saidSeconds(text), () =>
      endpoint.say(model, text, voice),
    );
    cache.keep(voice, text, sound);
    return sound;
  };
}

/** Failures after which a service has done nothing that it charges for. */
const free = new Set<ModelFailure['reason']>(['rate_limited', 'unavailable', 'not_allowed']);

/**
 * Makes a call that was reserved first, and counts it: by its estimate, or not at all where the service did nothing. A service that fails is left alone for a while,
 * but not for what one caller sent it: whoever has it refused, or has no sound of it, would take it from everybody (rule VOICE-12).
 */
async function paid<T>(
  rest: Rest,
  counting: Counting,
  spender: Spender,
  seconds: number,
  call: () => Promise<T>,
): Promise<T> {
  if (rest.resting) throw new ModelFailure('unavailable');
  const { metrics } = counting;
  const purse = countedPurse(directPurse(counting, spender), metrics, spender);
  const permit = await purse.take({ inputTokens: soundTokens(seconds), outputTokens: 0 });
  const ended = beginCall(metrics, spender);
  try {
    const result = await call();
    rest.worked();
    ended('answered');
    await permit.end('unknown');
    return result;
  } catch (error) {
    const failure = error instanceof ModelFailure ? error : new ModelFailure('unavailable', { cause: error });
    if (failure.reason !== 'empty') rest.failed(failure);
    ended(failure.reason);
    await permit.end(free.has(failure.reason) ? 'free' : 'unknown');
    throw failure;
  }
}
