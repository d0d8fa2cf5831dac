import { z } from 'zod';

/** What a person on the operator's page may be (rule OPERATOR-2). */
export const operatorRoles = ['support', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** What is done on the operator's page; `read` is everything that changes nothing and shows no word of a candidate. */
const operatorActs = [
  'read',
  'grant',
  'sign_out_user',
  'compare_books',
  'verify_audit',
  'refund',
  'resettle',
  'retry_webhook',
  'run_sweep',
  'read_words',
  'manage_schools',
] as const;
export type OperatorAct = (typeof operatorActs)[number];

const support: readonly OperatorAct[] = ['read', 'grant', 'sign_out_user', 'compare_books', 'verify_audit'];

/** Which role may do what: the one table that the server asks and the page draws its buttons by. */
export const actsOfRole: Readonly<Record<OperatorRole, readonly OperatorAct[]>> = {
  support,
  admin: [...support, 'refund', 'resettle', 'retry_webhook', 'run_sweep', 'read_words', 'manage_schools'],
};

/** Whether a role may do an act. */
export const mayAct = (role: OperatorRole, act: OperatorAct): boolean => actsOfRole[role].includes(act);

/** Who may sign in to the operator's page: verified e-mail addresses, in small letters, each with its role. */
export type Operators = ReadonlyMap<string, OperatorRole>;

/** The role of an address, in whatever letters it is written; null when it is not on the list. */
export const roleOf = (operators: Operators, email: string): OperatorRole | null =>
  operators.get(email.toLowerCase()) ?? null;

/** Who is signed in to the operator's page. */
export const signedInOperator = z.object({ email: z.string(), role: z.enum(operatorRoles) });
export type SignedInOperator = z.infer<typeof signedInOperator>;
