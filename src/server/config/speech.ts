import { z } from 'zod';
import type { ModelPrices } from '#server/interviewer/spending/amounts.ts';
import {
  type SpeechSettings,
  soundTokensPerSecond,
  type VoiceNames,
} from '#server/speech/speech-settings.ts';
import { budgetOf, checked, oneOf, text } from './checks.ts';

type SpeechPrices = { hearing: ModelPrices; speaking: ModelPrices };
type SpeechBudget = { tokens: number; rupees: number };

const pricesWords = 'two rupee prices of a minute, "heard, said", such as "0.3, 1.3"';
const voicesWords =
  'names of women\'s voices, a semicolon, names of men\'s voices, such as "nova, coral; onyx, echo"';
const budgetWords = 'an amount such as "5400 seconds, 40 rupees"';

/** The variables of a speech service (docs/operations.md). */
export const speechVariables = {
  SPEECH_PROVIDER: oneOf('openai', 'compatible').optional(),
  SPEECH_BASE_URL: checked(z.url({ protocol: /^https?$/ }), 'an http or https address').optional(),
  SPEECH_API_KEY: text.optional(),
  SPEECH_HEARING_MODEL: text.optional(),
  SPEECH_SPEAKING_MODEL: text.optional(),
  SPEECH_VOICES: checked(voices(), voicesWords).default({
    women: ['nova', 'coral', 'shimmer', 'sage'],
    men: ['onyx', 'echo', 'ash', 'fable'],
  }),
  SPEECH_PRICES: checked(minutePrices(), pricesWords).optional(),
  SPEECH_INTERVIEW_BUDGET: checked(seconds(), budgetWords).default({ tokens: 54_000, rupees: 40 }),
  SPEECH_USER_DAY_BUDGET: checked(seconds(), budgetWords).default({ tokens: 216_000, rupees: 160 }),
  SPEECH_DAY_BUDGET: checked(seconds(), budgetWords).default({ tokens: 5_400_000, rupees: 4_000 }),
};

function voices() {
  return z
    .string()
    .transform((lists): VoiceNames => {
      const [women = [], men = []] = lists.split(';').map((list) =>
        list
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== ''),
      );
      return { women, men };
    })
    .refine(({ women, men }) => women.length > 0 && men.length > 0);
}

/** A minute is so many tenths of a second; prices are held for a million of them. */
const ofMinute = (rupees: number): ModelPrices => ({
  input: (rupees / (60 * soundTokensPerSecond)) * 1_000_000,
  cachedInput: 0,
  output: 0,
});

function minutePrices() {
  return z
    .string()
    .regex(/^\s*\d+(\.\d+)?\s*,\s*\d+(\.\d+)?\s*$/)
    .transform((list): SpeechPrices => {
      const [heard = 0, said = 0] = list.split(',').map(Number);
      return { hearing: ofMinute(heard), speaking: ofMinute(said) };
    });
}

function seconds() {
  return budgetOf('seconds').transform(
    ({ amount, rupees }): SpeechBudget => ({ tokens: amount * soundTokensPerSecond, rupees }),
  );
}

const variables = z.object(speechVariables);

/** Where sound is understood and made. */
export function speechOf(v: z.infer<typeof variables>): SpeechSettings {
  if (!v.SPEECH_PROVIDER) return { kind: 'device' };
  return {
    kind: 'service',
    provider: v.SPEECH_PROVIDER,
    baseUrl: v.SPEECH_BASE_URL?.replace(/\/+$/, '') ?? null,
    apiKey: v.SPEECH_API_KEY ?? null,
    hearing: v.SPEECH_HEARING_MODEL ?? null,
    speaking: v.SPEECH_SPEAKING_MODEL ?? null,
    voices: v.SPEECH_VOICES,
    prices: v.SPEECH_PRICES ?? null,
    budgets: {
      interview: v.SPEECH_INTERVIEW_BUDGET,
      userDay: v.SPEECH_USER_DAY_BUDGET,
      day: v.SPEECH_DAY_BUDGET,
    },
  };
}

const ofTheService = [
  'SPEECH_BASE_URL',
  'SPEECH_API_KEY',
  'SPEECH_HEARING_MODEL',
  'SPEECH_SPEAKING_MODEL',
  'SPEECH_VOICES',
  'SPEECH_PRICES',
];

/** What does not go together, by name. */
export function speechProblems(v: Record<string, string | undefined>): string[] {
  const provider = v['SPEECH_PROVIDER'];
  if (!provider)
    return ofTheService
      .filter((name) => v[name])
      .map((name) => `${name}: set SPEECH_PROVIDER too, or leave it out`);
  const problems: string[] = [];
  if (!v['SPEECH_HEARING_MODEL'] && !v['SPEECH_SPEAKING_MODEL'])
    problems.push('SPEECH_HEARING_MODEL, SPEECH_SPEAKING_MODEL: name one or both');
  if (provider === 'compatible' && !v['SPEECH_BASE_URL'])
    problems.push('SPEECH_BASE_URL: a compatible service needs its address');
  if (provider === 'openai' && !v['SPEECH_API_KEY']) problems.push('SPEECH_API_KEY: openai needs a key');
  return problems;
}
