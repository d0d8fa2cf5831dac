/** The parts of the OpenAI chat-completions protocol that the fake model reads. */
type ChatMessage = { role: string; content: string | readonly { type: string; text?: string }[] | null };
export type ChatRequest = {
  model: string;
  messages: readonly ChatMessage[];
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  response_format?: { type: string; json_schema?: { name?: string; schema?: unknown } };
  max_tokens?: number;
  max_completion_tokens?: number;
  temperature?: number;
  reasoning_effort?: string;
  chat_template_kwargs?: Record<string, unknown>;
};

type Usage = {
  prompt_tokens: number;
  completion_tokens: number;
  total_tokens: number;
  prompt_tokens_details: { cached_tokens: number };
};

export type FinishReason = 'stop' | 'length' | 'content_filter';

export const charsPerToken = 4;

export function usageOf(promptText: string, cachedTokens: number, completionTokens: number): Usage {
  const promptTokens = Math.ceil(promptText.length / charsPerToken);
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
    prompt_tokens_details: { cached_tokens: cachedTokens },
  };
}

/** A body as a chat request; null when it is none. */
export function parseChatRequest(body: string): ChatRequest | null {
  try {
    const request = JSON.parse(body) as Partial<ChatRequest> | null;
    const valid = typeof request?.model === 'string' && Array.isArray(request.messages);
    return valid ? (request as ChatRequest) : null;
  } catch {
    return null;
  }
}

/** The text parts of a message, in order. */
export function partsOf({ content }: ChatMessage): string[] {
  if (typeof content === 'string') return [content];
  return (content ?? []).flatMap((part) => (part.text === undefined ? [] : [part.text]));
}

/** Everything a model would read, in order. */
export function promptTextOf({ messages }: ChatRequest): string {
  return messages.map((m) => `${m.role}\n${partsOf(m).join('\n')}\n`).join('');
}

/** A text in pieces of about one token: a word with the space before it, long words in several. Joined they are the text. */
export function tokensOf(text: string): string[] {
  return text.match(/\s?\S{1,8}|\s/g) ?? [];
}

/** The thinking and the text that `max_tokens` leaves, thinking first, and whether it cut something off. */
export function heldToLimit(
  request: ChatRequest,
  text: string,
  thinking = '',
): { thoughts: string[]; tokens: string[]; finish: FinishReason } {
  const thoughts = tokensOf(thinking);
  const tokens = tokensOf(text);
  const limit = request.max_completion_tokens ?? request.max_tokens ?? Infinity;
  return {
    thoughts: thoughts.slice(0, limit),
    tokens: tokens.slice(0, Math.max(0, limit - thoughts.length)),
    finish: thoughts.length + tokens.length > limit ? 'length' : 'stop',
  };
}

type Delta = { role?: 'assistant'; content?: string; reasoning_content?: string; refusal?: string };

/** Writes the events of one streamed reply. */
export function chunksOf(model: string, id: string) {
  const head = `data: {"id":"${id}","object":"chat.completion.chunk","created":1700000000,"model":${JSON.stringify(model)},"choices":[`;
  return {
    delta: (delta: Delta, finish: FinishReason | null = null): string =>
      `${head}{"index":0,"delta":${JSON.stringify(delta)},"finish_reason":${JSON.stringify(finish)}}]}\n\n`,
    usage: (usage: Usage): string => `${head}],"usage":${JSON.stringify(usage)}}\n\n`,
    done: 'data: [DONE]\n\n',
  };
}

/** The body of a reply that is not streamed. */
export function completionBody(
  model: string,
  id: string,
  message: {
    content: string | null;
    reasoning_content?: string;
    refusal?: string;
    finish: FinishReason;
    usage: Usage;
  },
): string {
  const { finish, usage, ...rest } = message;
  return JSON.stringify({
    id,
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [{ index: 0, message: { role: 'assistant', ...rest }, finish_reason: finish }],
    usage,
  });
}

/** The body of a refused request. */
export function errorBody(message: string, type: string, param: string | null = null): string {
  return JSON.stringify({ error: { message, type, param, code: type } });
}
