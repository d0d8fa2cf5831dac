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
