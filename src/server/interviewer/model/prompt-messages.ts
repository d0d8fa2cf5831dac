import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { Prompt } from '#core/prompt/prompt.ts';

/** Anthropic caches what it is told to; the others find repeated beginnings by themselves. Harmless to them. */
const cached = { providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } } as const;

/** How a prompt is sent: whether its instructions have a role of their own, and whether its parts stay apart, so that one can be marked as worth caching. */
type Sending = { systemRole: boolean; inParts: boolean };

/** The instructions as a provider takes them, marked as worth caching. */
export function instructionsOf(prompt: Prompt) {
  return { role: 'system' as const, content: prompt.instructions, ...cached };
}

/** The one message, beginning with the instructions when those have no role of their own; in one text where its parts need not stay apart: some endpoints take no others. */
export function messagesOf({ instructions, parts }: Prompt, { systemRole, inParts }: Sending) {
  const all = systemRole ? parts : [{ text: `${instructions}\n` }, ...parts];
  const pieces = inParts ? all : [{ text: all.map(({ text }) => text).join('') }];
  const content = pieces.map((piece) => ({
    type: 'text' as const,
    text: piece.text,
    ...('keeps' in piece && piece.keeps ? cached : {}),
  }));
  return [{ role: 'user' as const, content }];
}

/** The whole prompt at the provider's own level. */
export function providerPrompt(prompt: Prompt, sending: Sending): LanguageModelV4Prompt {
  const messages = messagesOf(prompt, sending);
  return sending.systemRole ? [instructionsOf(prompt), ...messages] : messages;
}
