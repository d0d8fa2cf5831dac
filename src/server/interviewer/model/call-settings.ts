import type { ModelEndpoint } from './provider-model.ts';
import type { RequestSettings } from './request-settings.ts';

/** What of the settings the SDK takes with every call, in the words of each provider; a provider leaves what is meant for others. */
export function callSettings(
  provider: ModelEndpoint['provider'],
  settings: RequestSettings,
  { maxOutputTokens, temperature }: { maxOutputTokens: number; temperature: number },
) {
  const { effort, templateSwitch, capName } = settings;
  // The SDK chooses this name for models of OpenAI that it knows, and never for compatible endpoints.
  const renamed = capName === 'max_completion_tokens' && (provider === 'openai' || provider === 'compatible');
  return {
    ...(renamed ? {} : { maxOutputTokens }),
    ...(settings.temperature ? { temperature } : {}),
    ...(effort === null ? {} : { reasoning: effort }),
    providerOptions: {
      openai: {
        strictJsonSchema: false,
        ...(renamed ? { maxCompletionTokens: maxOutputTokens } : {}),
        ...(capName === 'max_tokens' ? { forceReasoning: false } : {}),
      },
      compatible: {
        ...(renamed ? { max_completion_tokens: maxOutputTokens } : {}),
        ...(templateSwitch ? { chat_template_kwargs: { enable_thinking: false } } : {}),
      },
    },
  };
}
