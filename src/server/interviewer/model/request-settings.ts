import type { ExtraTokens, ReplyFormat } from '../language-model.ts';

/** How much a model is asked to think before it speaks. */
export const efforts = ['none', 'minimal', 'low', 'medium', 'high'] as const;
type Effort = (typeof efforts)[number];

/** How one model is asked. It begins as its family is known to need it; what an endpoint refuses is changed for good (repair-settings.ts). */
export type RequestSettings = {
  /** Null says nothing about thinking. */
  effort: Effort | null;
  /** Whether the switch that chat templates of open models have is set too. */
  templateSwitch: boolean;
  extraTokens: ExtraTokens;
  /** As far as the extra tokens may grow. */
  mostExtraTokens: ExtraTokens;
  /** The text of a reply begins within thinking, without a mark: nothing of it is said before its end mark. */
  opensInThought: boolean;
  temperature: boolean;
  /** What the cap on output is called; null leaves it to the provider. */
  capName: 'max_tokens' | 'max_completion_tokens' | null;
  /** Whether instructions have a role of their own; if not they begin the first message. */
  systemRole: boolean;
  /** Whether a stream is asked for its count of tokens. */
  streamUsage: boolean;
  format: ReplyFormat;
};

/** What an operator decided instead of the table: `omit` says nothing about thinking. */
export type ChosenSettings = { effort?: Effort | 'omit'; extraTokens?: ExtraTokens };

type Family = {
  family: string;
  named: RegExp;
  effort: Effort | null;
  extraTokens: ExtraTokens;
  templateSwitch?: true;
  opensInThought?: true;
};

const noExtra: ExtraTokens = { speech: 0, scoring: 0 };
/** Enough for a model that thinks silently, at little effort. */
export const usualExtra: ExtraTokens = { speech: 1_500, scoring: 4_000 };
const longExtra: ExtraTokens = { speech: 4_000, scoring: 12_000 };
const mostExtra: ExtraTokens = { speech: 6_000, scoring: 24_000 };

/**
 * What is known of models by their names; the first row that fits counts (rule ENGINE-4). `none` to a model that cannot be switched off
 * becomes the least it takes; where there is no such thing an endpoint refuses it, and it is left out from then on.
 */
export const families = [
  { family: 'gpt-oss', named: /gpt-oss/, effort: 'low', extraTokens: usualExtra },
  { family: 'gpt-3, gpt-4', named: /^(?:chatgpt-4|gpt-[34])/, effort: null, extraTokens: noExtra },
  { family: 'gpt-5 chat', named: /^gpt-5[\d.]*-chat/, effort: null, extraTokens: usualExtra },
  { family: 'gpt-5 pro', named: /^gpt-5[\d.]*-(?:pro|codex)/, effort: null, extraTokens: longExtra },
  { family: 'gpt-5', named: /^gpt-5(?![\d.])/, effort: 'minimal', extraTokens: usualExtra },
  { family: 'gpt-5.1 on', named: /^gpt-5\.\d/, effort: 'none', extraTokens: noExtra },
  { family: 'gpt-6 on', named: /^gpt-(?:[6-9]|\d\d)/, effort: 'low', extraTokens: usualExtra },
  { family: 'o-series', named: /^o\d/, effort: 'low', extraTokens: usualExtra },
  { family: 'Gemini to 2.0', named: /^gemini-(?:1|2\.0)/, effort: null, extraTokens: noExtra },
  { family: 'Gemini 2.5 Pro', named: /^gemini-2\.5-pro/, effort: 'none', extraTokens: usualExtra },
  { family: 'Gemini 2.5', named: /^gemini-2\.5/, effort: 'none', extraTokens: noExtra },
  { family: 'Gemini 3 on', named: /^gemini/, effort: 'minimal', extraTokens: usualExtra },
  {
    family: 'Claude to 3.5',
    named: /^claude-(?:instant|[12]|3-(?:haiku|sonnet|opus|5))/,
    effort: null,
    extraTokens: noExtra,
  },
  {
    family: 'Claude 3.7 to 5',
    named: /^claude-(?:3-7|(?:opus|sonnet|haiku)-4|haiku-5|(?:opus|sonnet)-5(?!-5))/,
    effort: 'none',
    extraTokens: noExtra,
  },
  { family: 'Claude 5.5 on', named: /^claude/, effort: 'none', extraTokens: usualExtra },
  {
    family: 'open models that always think',
    named: /deepseek-r|qwq|r1-distill|-thinking|magistral|-reasoning|exaone-deep/,
    effort: null,
    extraTokens: longExtra,
    opensInThought: true,
  },
  {
    family: 'open models that can be told not to think',
    named: /qwen-?3|deepseek-v(?:3\.[1-9]|[4-9])|glm-?(?:4\.[5-9]|[5-9])|kimi|nemotron|gemma-?4/,
    effort: 'none',
    extraTokens: usualExtra,
    templateSwitch: true,
  },
  { family: 'any other', named: /^/, effort: null, extraTokens: usualExtra },
] as const satisfies readonly Family[];

const anyOther: Family = families[families.length - 1] ?? families[0];

/** A model's name without whoever made, tuned, serves or packed it: "models/gemini-2.5-flash", "us.anthropic.claude-sonnet-4-5", "ft:gpt-4o". */
const bareName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^.*\//, '')
    .replace(/^ft:|^(?:[a-z-]+\.)+(?=claude)/, '');

/** How a model of this name is asked at first. */
export function settingsFor(name: string, chosen: ChosenSettings = {}): RequestSettings {
  const bare = bareName(name);
  const family: Family = families.find((row) => row.named.test(bare)) ?? anyOther;
  const effort = chosen.effort ?? family.effort;
  const extraTokens =
    chosen.effort === undefined ? family.extraTokens : atLeast(family.extraTokens, usualExtra);
  return {
    effort: effort === 'omit' ? null : effort,
    templateSwitch: effort === 'none' && family.templateSwitch === true,
    extraTokens: chosen.extraTokens ?? extraTokens,
    mostExtraTokens: chosen.extraTokens ?? mostExtra,
    opensInThought: family.opensInThought === true,
    temperature: true,
    capName: null,
    systemRole: true,
    streamUsage: true,
    format: 'schema',
  };
}

const atLeast = (some: ExtraTokens, least: ExtraTokens): ExtraTokens => ({
  speech: Math.max(some.speech, least.speech),
  scoring: Math.max(some.scoring, least.scoring),
});
