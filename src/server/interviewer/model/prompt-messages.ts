import type { LanguageModelV4Message, LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { Prompt, PromptMessage } from '../language-model.ts';

/** Anthropic caches what it is told to; the others find repeated beginnings by themselves. Harmless to them. */
const cached = { providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } } as const;

/** The instructions as a provider takes them, marked as worth caching. */
export function instructionsOf(prompt: Prompt) {
  return { role: 'system' as const, content: prompt.instructions, ...cached };
}

function textParts({ parts }: PromptMessage) {
  return parts.map(({ text, keeps }) => ({ type: 'text' as const, text, ...(keeps ? cached : {}) }));
}

/** The messages, beginning with the instructions when those have no role of their own. */
function messagesIn({ instructions, messages }: Prompt, systemRole: boolean): readonly PromptMessage[] {
  const [first, ...others] = messages;
  if (systemRole || !first) return messages;
  return [{ ...first, parts: [{ text: instructions }, ...first.parts] }, ...others];
}

/** The messages as a provider takes them. At most four marks are allowed there, so only the last part that keeps is marked. */
export function messagesOf(prompt: Prompt, { systemRole }: { systemRole: boolean }) {
  const messages = messagesIn(prompt, systemRole);
  const marked = messages.findLastIndex((message) => message.parts.some((part) => part.keeps));
  return messages.map((message, at) => {
    const content = textParts(
      at === marked ? message : { ...message, parts: message.parts.map(({ text }) => ({ text })) },
    );
    return message.role === 'user'
      ? { role: 'user' as const, content }
      : { role: 'assistant' as const, content };
  });
}

/** The whole prompt at the provider's own level. */
export function providerPrompt(prompt: Prompt, settings: { systemRole: boolean }): LanguageModelV4Prompt {
  const messages: LanguageModelV4Message[] = messagesOf(prompt, settings);
  return settings.systemRole ? [instructionsOf(prompt), ...messages] : messages;
}
