import { schoolRoles } from '#contract/schools/roles.ts';
import type { RoleByClaim, SignOnRules } from '#contract/schools/sign-on.ts';

/**
 * What a provider's values make of somebody: of all rules that name one of them the role with the narrowest rights; the default where none does,
 * null where there is none either. Never an owner (rule SCHOOL-86).
 */
export function roleBySignOn(
  values: readonly string[],
  { roleRules, defaultRole }: Pick<SignOnRules, 'roleRules' | 'defaultRole'>,
): RoleByClaim | null {
  const named = roleRules.filter(({ value }) => values.includes(value)).map(({ role }) => role);
  return named.reduce<RoleByClaim | null>(narrower, null) ?? defaultRole;
}

const narrower = (one: RoleByClaim | null, other: RoleByClaim): RoleByClaim =>
  one !== null && rank(one) > rank(other) ? one : other;

const rank = (role: RoleByClaim): number => schoolRoles.indexOf(role);

/** Whether an address is of one of these domains itself; one below a domain is not. */
export function isOfDomains(email: string, domains: readonly string[]): boolean {
  const at = email.lastIndexOf('@');
  return at > 0 && domains.includes(email.slice(at + 1).toLowerCase());
}
