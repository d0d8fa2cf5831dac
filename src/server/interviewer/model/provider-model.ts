import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { boundedFetch } from './bounded-fetch.ts';
import type { RequestSettings } from './request-settings.ts';

/** Where a model is and how one gets in; `baseUrl` null is the provider's own address. */
export type ModelEndpoint = {
  provider: 'openai' | 'anthropic' | 'google' | 'compatible';
  apiKey: string | null;
  baseUrl: string | null;
};

/** The SDK's model for an endpoint. A compatible endpoint is sent a schema only with `format` "schema"; the others always can. */
export function providerModel(
  endpoint: ModelEndpoint,
  name: string,
  { format, streamUsage }: Pick<RequestSettings, 'format' | 'streamUsage'>,
  fetch = boundedFetch,
): LanguageModelV4 {
  const settings = {
    fetch,
    ...(endpoint.apiKey ? { apiKey: endpoint.apiKey } : {}),
    ...(endpoint.baseUrl ? { baseURL: endpoint.baseUrl } : {}),
  };
  switch (endpoint.provider) {
    case 'openai':
      return createOpenAI(settings).chat(name);
    case 'anthropic':
      return createAnthropic(settings)(name);
    case 'google':
      return createGoogleGenerativeAI(settings)(name);
    case 'compatible':
      return createOpenAICompatible({
        ...settings,
        name: 'compatible',
        baseURL: endpoint.baseUrl ?? '',
        includeUsage: streamUsage,
        supportsStructuredOutputs: format === 'schema',
      })(name);
  }
}
