import type { Prompt } from '#core/prompt/prompt.ts';
import type { ModelWait } from './model-wait.ts';

/** Tokens a call took, as its provider counted them; cached ones are part of the input. */
export type TokenUse = { inputTokens: number; cachedInputTokens: number; outputTokens: number };

/** How a JSON reply is asked for: by its schema, as any JSON, or by the words of the prompt alone. */
export const replyFormats = ['schema', 'json', 'words'] as const;
export type ReplyFormat = (typeof replyFormats)[number];

/** What a model may write beyond the words it is asked for: its thinking counts as output too, heard or not (rule ENGINE-4). */
export type ExtraTokens = { speech: number; scoring: number };

/** `maxOutputTokens` is for words alone; `extraTokens`, left out, is what the model is known to need. */
type OutputLimit = { maxOutputTokens: number; extraTokens?: number };

/** `wait`, when given, is told while a piece of the reply is awaited. */
export type StreamOptions = OutputLimit & { signal: AbortSignal; wait?: ModelWait };

/** A JSON reply is asked for by its JSON schema; a prompt states the schema in words too, because not every endpoint is sent it (rule ENGINE-2). */
export type AskOptions = OutputLimit & {
  name: string;
  schema: Readonly<Record<string, unknown>>;
  /** 0 when left out. */
  temperature?: number;
  /** All attempts together. */
  timeoutMs: number;
  signal?: AbortSignal;
};

export const modelFailures = [
  'timeout',
  'rate_limited',
  'unavailable',
  'not_allowed',
  'refused',
  'cut',
  'cap_spent',
  'empty',
  'malformed',
  'too_long',
  'over_budget',
  'cancelled',
] as const;
export type ModelFailureReason = (typeof modelFailures)[number];

/** A model did not do its part. Whoever asked goes on without it; the candidate never waits for it. */
export class ModelFailure extends Error {
  readonly reason: ModelFailureReason;
  /** When the endpoint said to come back, in milliseconds from now. */
  readonly retryAfterMs: number | null;
  /** What the call took all the same, where its provider said so. */
  readonly use: TokenUse | null;

  constructor(
    reason: ModelFailureReason,
    options: { retryAfterMs?: number | null; use?: TokenUse; cause?: unknown } = {},
  ) {
    super(`the language model failed: ${reason}`, { cause: options.cause });
    this.name = 'ModelFailure';
    this.reason = reason;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.use = options.use ?? null;
  }
}

/** Any language model, whoever serves it. Both calls throw nothing but ModelFailure; a cancelled call costs what was used up to then. */
export type LanguageModel = {
  readonly provider: string;
  readonly model: string;
  /** Streams the words of a plain-text reply in pieces, none of its thinking; returns what it took. `cap_spent` comes before any word. */
  stream(prompt: Prompt, options: StreamOptions): AsyncGenerator<string, TokenUse>;
  /** The text of one JSON reply without thinking: fences, prose around it and wrong shapes are for the caller to read. Tries again on passing failures. */
  ask(prompt: Prompt, options: AskOptions): Promise<{ text: string; use: TokenUse }>;
};

/** Whose interview a call is for; what it spends is counted against these (spending.ts). */
export type CallScope = { sessionId: string; uid: string };
