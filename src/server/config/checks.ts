import { isIP } from 'node:net';
import { z } from 'zod';
import type { ExtraTokens } from '#server/interviewer/language-model.ts';
import type { ModelBudgets, ModelPrices } from '#server/interviewer/spending/amounts.ts';

/** A rule in words a person can act on; zod's own would speak of types, and must never speak of values. */
const must = (words: string) => ({ error: `must be ${words}` });

export const port = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((n) => n <= 65_535);
export const portWords = 'a whole number from 0 to 65535';
export const text = z.string().trim().min(1);
export const oneOf = <const T extends readonly [string, ...string[]]>(...names: T) =>
  z.enum(names, must(`one of ${names.join(', ')}`));

export const pricesWords =
  'three rupee prices of a million tokens, "input, cached input, output", such as "120, 30, 480"';
export const budgetWords = 'an amount such as "600000 tokens, 60 rupees"';

export const extraTokensWords =
  'two whole numbers up to 100000, tokens for thinking "speech, scoring", such as "1500, 4000"';

export function prices() {
  return z
    .string()
    .regex(/^\s*\d+(\.\d+)?(\s*,\s*\d+(\.\d+)?){2}\s*$/)
    .transform((list): ModelPrices => {
      const [input = 0, cachedInput = 0, output = 0] = list.split(',').map(Number);
      return { input, cachedInput, output };
    });
}

export function budget() {
  return budgetOf('tokens').transform(({ amount, rupees }): ModelBudgets['day'] => ({
    tokens: amount,
    rupees,
  }));
}

/** An amount of a unit and of rupees. */
export function budgetOf(unit: 'tokens' | 'seconds') {
  const both = new RegExp(`^\\s*(\\d{1,12}) ${unit}, (\\d{1,9}(?:\\.\\d+)?) rupees\\s*$`);
  return z
    .string()
    .regex(both)
    .transform((words) => {
      const [, amount, rupees] = both.exec(words) ?? [];
      return { amount: Number(amount), rupees: Number(rupees) };
    });
}

export function extraTokens() {
  return z
    .string()
    .regex(/^\s*\d{1,6}\s*,\s*\d{1,6}\s*$/)
    .transform((list): ExtraTokens => {
      const [speech = 0, scoring = 0] = list.split(',').map(Number);
      return { speech, scoring };
    })
    .refine(({ speech, scoring }) => Math.max(speech, scoring) <= mostExtraTokens);
}
const mostExtraTokens = 100_000;

export const secondsWords = 'a whole number of seconds from 1 to 3600';
export function seconds() {
  return z
    .string()
    .regex(/^\s*\d{1,4}\s*$/)
    .transform(Number)
    .refine((n) => n >= 1 && n <= 3_600);
}

/** The same check, whose one message on any failure is `words`. */
export function checked<O>(schema: z.ZodType<O, string>, words: string) {
  return z.string().transform((value, context) => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    context.addIssue({ code: 'custom', message: must(words).error });
    return z.NEVER;
  });
}

export function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/+$/, '');
}

export function isAddressOrRange(value: string): boolean {
  const [address = '', prefix, ...more] = value.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}
