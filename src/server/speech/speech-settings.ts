import type { PortraitId } from '#contract/panellists.ts';
import type { ModelBudgets, ModelPrices } from '#server/interviewer/spending/amounts.ts';

/** A speech service that speaks OpenAI's protocol: who runs it, which models it hears and speaks with (null leaves that to the device), its voices and what it may spend. */
export type SpeechServiceSettings = {
  kind: 'service';
  provider: 'openai' | 'compatible';
  baseUrl: string | null;
  apiKey: string | null;
  hearing: string | null;
  speaking: string | null;
  voices: VoiceNames;
  /** Rupees for a million tenths of a second; null when they are not set. */
  prices: { hearing: ModelPrices; speaking: ModelPrices } | null;
  budgets: ModelBudgets;
};
export type SpeechSettings = { kind: 'device' } | SpeechServiceSettings;

/** Names of the service's voices, for women and for men. */
export type VoiceNames = { women: readonly string[]; men: readonly string[] };

/** Sound is counted in tenths of a second where language is counted in tokens: the size of OpenAI's own audio tokens. */
export const soundTokensPerSecond = 10;

/** How much sound a sentence makes at most, by its length: nobody on a panel speaks more slowly than 11 letters a second. */
export const saidSeconds = (text: string): number => Math.max(1, text.length / 11);

export const soundTokens = (seconds: number): number => Math.ceil(seconds * soundTokensPerSecond);

/** Which voice each face has, in its list; lists that are shorter begin again. */
const voicePlaces: Readonly<Record<PortraitId, { of: keyof VoiceNames; place: number }>> = {
  bhalla: { of: 'men', place: 0 },
  kale: { of: 'men', place: 1 },
  iqbal: { of: 'men', place: 2 },
  thomas: { of: 'men', place: 3 },
  meera: { of: 'women', place: 0 },
  nandita: { of: 'women', place: 1 },
  ritu: { of: 'women', place: 2 },
  lakshmi: { of: 'women', place: 3 },
};

/** The service's voice of a face, the same in every interview. */
export function voiceOf(portrait: PortraitId, voices: VoiceNames): string {
  const { of, place } = voicePlaces[portrait];
  const names = voices[of];
  return names[place % names.length] ?? '';
}

/** The host that hears or speaks, as people are told it. */
export function hostOf({ provider, baseUrl }: Pick<SpeechServiceSettings, 'provider' | 'baseUrl'>): string {
  if (baseUrl) return new URL(baseUrl).host;
  return { openai: 'api.openai.com', compatible: '' }[provider];
}
