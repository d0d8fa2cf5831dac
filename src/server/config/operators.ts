import { z } from 'zod';
import { operatorRoles, type Operators } from '#contract/operators.ts';

export const operatorsWords = `e-mail addresses with a role of ${operatorRoles.join(' or ')}, such as "asha@x.example admin, ravi@y.example support", each once`;

const entry = z.tuple([z.email().max(254), z.enum(operatorRoles)]);

/** The allow-list as it is written in OPERATORS. */
export function operatorList() {
  return z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim().split(/\s+/)))
    .pipe(z.array(entry))
    .transform((entries) => entries.map(([email, role]) => [email.toLowerCase(), role] as const))
    .refine((entries) => new Set(entries.map(([email]) => email)).size === entries.length)
    .transform((entries): Operators => new Map(entries));
}
