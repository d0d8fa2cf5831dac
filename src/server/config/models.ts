import { z } from 'zod';
import { efforts } from '#server/interviewer/model/request-settings.ts';
import type { PanelSettings } from '#server/interviewer/open-interviewer.ts';
import { usualTurnSeconds } from '#server/interviewer/speaker.ts';
import {
  budget,
  budgetWords,
  checked,
  extraTokens,
  extraTokensWords,
  oneOf,
  prices,
  pricesWords,
  seconds,
  secondsWords,
  text,
} from './checks.ts';

/** The variables of language models (docs/operations.md). */
export const modelVariables = {
  LLM_PROVIDER: oneOf('openai', 'anthropic', 'google', 'compatible').optional(),
  LLM_MODEL: text.optional(),
  LLM_SCORING_MODEL: text.optional(),
  LLM_API_KEY: text.optional(),
  LLM_BASE_URL: checked(z.url({ protocol: /^https?$/ }), 'an http or https address').optional(),
  LLM_REASONING: oneOf('omit', ...efforts).optional(),
  LLM_EXTRA_TOKENS: checked(extraTokens(), extraTokensWords).optional(),
  LLM_TIMEOUT_SECONDS: checked(seconds(), secondsWords).default(usualTurnSeconds),
  LLM_SHARE_NAME: oneOf('true', 'false').default('false'),
  LLM_PRICES: checked(prices(), pricesWords).optional(),
  LLM_SCORING_PRICES: checked(prices(), pricesWords).optional(),
  LLM_INTERVIEW_BUDGET: checked(budget(), budgetWords).default({ tokens: 600_000, rupees: 60 }),
  LLM_USER_DAY_BUDGET: checked(budget(), budgetWords).default({ tokens: 2_400_000, rupees: 240 }),
  LLM_DAY_BUDGET: checked(budget(), budgetWords).default({ tokens: 60_000_000, rupees: 5_000 }),
};

const variables = z.object(modelVariables);

/** Which model speaks and scores, or none. */
export function panelOf(v: z.infer<typeof variables>): PanelSettings {
  if (!v.LLM_PROVIDER || !v.LLM_MODEL) return { kind: 'offline' };
  const speaking = { model: v.LLM_MODEL, prices: v.LLM_PRICES ?? null };
  return {
    kind: 'model',
    provider: v.LLM_PROVIDER,
    apiKey: v.LLM_API_KEY ?? null,
    baseUrl: v.LLM_BASE_URL?.replace(/\/+$/, '') ?? null,
    speaking,
    scoring: {
      model: v.LLM_SCORING_MODEL ?? speaking.model,
      prices: v.LLM_SCORING_PRICES ?? (v.LLM_SCORING_MODEL ? null : speaking.prices),
    },
    budgets: { interview: v.LLM_INTERVIEW_BUDGET, userDay: v.LLM_USER_DAY_BUDGET, day: v.LLM_DAY_BUDGET },
    chosen: {
      ...(v.LLM_REASONING ? { effort: v.LLM_REASONING } : {}),
      ...(v.LLM_EXTRA_TOKENS ? { extraTokens: v.LLM_EXTRA_TOKENS } : {}),
    },
    turnSeconds: v.LLM_TIMEOUT_SECONDS,
    shareName: v.LLM_SHARE_NAME === 'true',
  };
}

type Present = Readonly<Record<string, string | undefined>>;

/** What is wrong with the variables of language models taken together, by name and never with a value. */
export function modelProblems(v: Present): string[] {
  const provider = v['LLM_PROVIDER'];
  if (!provider) {
    return [
      'LLM_MODEL',
      'LLM_SCORING_MODEL',
      'LLM_API_KEY',
      'LLM_BASE_URL',
      'LLM_REASONING',
      'LLM_EXTRA_TOKENS',
      'LLM_TIMEOUT_SECONDS',
    ]
      .filter((name) => v[name])
      .map((name) => `${name}: set LLM_PROVIDER too, or leave it out`);
  }
  const problems: string[] = [];
  if (!v['LLM_MODEL']) problems.push('LLM_MODEL: name the model the panel speaks with');
  if (provider === 'compatible' && !v['LLM_BASE_URL'])
    problems.push('LLM_BASE_URL: a compatible endpoint needs its address');
  if (provider !== 'compatible' && !v['LLM_API_KEY']) problems.push(`LLM_API_KEY: ${provider} needs a key`);
  return problems;
}
