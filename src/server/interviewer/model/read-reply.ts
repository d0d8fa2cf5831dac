import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { ModelFailure, type TokenUse } from '../language-model.ts';
import type { HeardPart, HeardUsage } from './read-chat-stream.ts';
import { ThinkingFilter } from './thinking-filter.ts';

/** A reply to a turn is a sentence or two. */
const longestUtteranceChars = 4_000;

/** What a stream has come to: what it took, whether it reached its cap, and whether its thinking stood unmarked among its words. */
type StreamEnd = { use: TokenUse; cut: boolean; chars: number };

/** Thinking passed for words until its end mark came; whoever heard them should not have. */
export class UnmarkedThinking extends ModelFailure {
  constructor() {
    super('malformed');
  }
}

/** The words of a stream, without thinking; throws ModelFailure, and whatever the stream reports. */
export async function* wordsOf(
  stream: AsyncIterable<HeardPart | LanguageModelV4StreamPart>,
  { opensInThought }: { opensInThought: boolean },
): AsyncGenerator<string, StreamEnd> {
  const filter = new ThinkingFilter({ opensInThought, plainWords: true });
  let chars = 0;
  const counted = (words: string): string => {
    chars += words.length;
    if (chars > longestUtteranceChars) throw new ModelFailure('too_long');
    return words;
  };
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'reasoning-delta' && part.delta) filter.release();
    if (part.type === 'text-delta') {
      const words = counted(filter.push(part.delta));
      if (filter.unopened) throw new UnmarkedThinking();
      if (words) yield words;
    }
    if (part.type === 'finish') {
      const { unified } = part.finishReason;
      if (unified === 'content-filter') throw new ModelFailure('refused');
      if (unified === 'error') throw new ModelFailure('cut');
      const cut = unified === 'length';
      const words = counted(filter.finish(cut));
      if (words) yield words;
      const use = useOf(part.usage);
      if (chars === 0) throw new ModelFailure(cut ? 'cap_spent' : 'empty', { use });
      return { use, cut, chars };
    }
  }
  throw new ModelFailure('cut');
}

function useOf(usage: HeardUsage): TokenUse {
  return {
    inputTokens: usage.inputTokens.total ?? 0,
    cachedInputTokens: usage.inputTokens.cacheRead ?? 0,
    outputTokens: usage.outputTokens.total ?? 0,
  };
}

type SdkUsage = {
  inputTokens: number | undefined;
  outputTokens: number | undefined;
  inputTokenDetails: { cacheReadTokens: number | undefined };
};

type SdkReply = {
  text: string | undefined;
  finishReason: string | undefined;
  usage: SdkUsage | undefined;
};

/** A JSON reply without thinking, what it took, and whether it reached its cap. Throws ModelFailure when there is none. */
export function readReply(
  { text = '', finishReason, usage }: SdkReply,
  { opensInThought }: { opensInThought: boolean },
) {
  if (finishReason === 'content-filter') throw new ModelFailure('refused');
  const use: TokenUse = {
    inputTokens: usage?.inputTokens ?? 0,
    cachedInputTokens: usage?.inputTokenDetails.cacheReadTokens ?? 0,
    outputTokens: usage?.outputTokens ?? 0,
  };
  const cut = finishReason === 'length';
  // The whole is here, so an end mark tells by itself what came before it.
  const filter = new ThinkingFilter({ opensInThought: true, plainWords: false });
  const json = filter.push(text) + filter.finish(cut && opensInThought);
  if (json.trim() === '') throw new ModelFailure(cut ? 'cap_spent' : 'empty', { use });
  return { text: json, use, cut };
}
