import { z } from 'zod';
import { programmeId, schoolDay } from './organisation.ts';

/** What a key may be let do (rule SCHOOL-77). Every endpoint of the API names one. */
export const apiScopes = [
  'programmes:read',
  'applicants:read',
  'applicants:write',
  'invitations:write',
  'results:read',
  'figures:read',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Bounds of a school's keys, and of what one may do (rules SCHOOL-76, SCHOOL-79). */
export const apiKeyLimits = { live: 20, name: 80, callsAMinute: 120, addedAtOnce: 100 } as const;

export const apiKeyId = z.string().regex(/^key_[A-Za-z0-9]{16}$/);

/** How a key reads: what may be shown of it, and 256 random bits that are shown once. */
const apiKeyForm = /^hs_([A-Za-z0-9]{16})_[A-Za-z0-9_-]{43}$/;

/** The id of the key that a token is of; null for what has not the form of one. */
export function apiKeyIdOf(token: string): string | null {
  const id = apiKeyForm.exec(token)?.[1];
  return id === undefined ? null : `key_${id}`;
}

/** What may be shown of a key, by which its token is found again in a program's settings. */
export const apiKeyStart = (keyId: string): string => `hs_${keyId.slice('key_'.length)}`;

const once = (list: readonly string[]): boolean => new Set(list).size === list.length;

/** A key to be made. It works for all programmes its maker sees when none is named, and to the end of `lastDay` in India. */
export const newApiKey = z.strictObject({
  name: z
    .string()
    .trim()
    .min(2)
    .max(apiKeyLimits.name)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u),
  scopes: z.array(z.enum(apiScopes)).min(1).refine(once, 'Each once.'),
  programmeIds: z.array(programmeId).max(50).refine(once, 'Each once.'),
  lastDay: schoolDay.nullable(),
});
export type NewApiKey = z.infer<typeof newApiKey>;

/** `over`: its last day has passed; `maker_left`: who made it may not make keys any more, and it works for nobody. */
const apiKeyStates = ['live', 'over', 'maker_left'] as const;

/** A key as its school sees it; what it is let in by is kept nowhere. */
export const apiKey = newApiKey.extend({
  /** Of before it had to be a real one, too. */
  lastDay: z.string().nullable(),
  keyId: apiKeyId,
  state: z.enum(apiKeyStates),
  /** Who made it. */
  by: z.string(),
  createdAt: z.string(),
  /** To the minute; null before the first call. */
  lastUsedAt: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;
