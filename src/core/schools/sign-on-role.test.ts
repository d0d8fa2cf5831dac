import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schoolRoles } from '#contract/schools/roles.ts';
import type { RoleByClaim } from '#contract/schools/sign-on.ts';
import { isOfDomains, roleBySignOn } from './sign-on-role.ts';

/* What a school's provider makes of somebody (rule SCHOOL-86). */

const roles: RoleByClaim[] = ['admin', 'staff', 'reviewer', 'analyst'];
const rules = fc.array(
  fc.record({ value: fc.constantFrom('a', 'b', 'c', 'd'), role: fc.constantFrom(...roles) }),
  { maxLength: 8 },
);
const some = fc.subarray(['a', 'b', 'c', 'd']);
const none = fc.option(fc.constantFrom(...roles), { nil: null });

describe('a role by claim', () => {
  it('is the narrowest that is named, else the default', () => {
    fc.assert(
      fc.property(some, rules, none, (values, roleRules, defaultRole) => {
        const named = roleRules.filter((rule) => values.includes(rule.value)).map(({ role }) => role);
        const narrowest = [...schoolRoles].reverse().find((role) => named.includes(role as RoleByClaim));
        expect(roleBySignOn(values, { roleRules, defaultRole })).toBe(narrowest ?? defaultRole);
      }),
    );
  });

  it.each<[string[], RoleByClaim | null, RoleByClaim | null]>([
    [[], null, null],
    [[], 'analyst', 'analyst'],
    [['faculty'], null, 'reviewer'],
    [['it', 'faculty'], null, 'reviewer'],
    [['it'], 'analyst', 'admin'],
    [['Faculty'], null, null],
    [['faculty '], null, null],
  ])('%j with the default %s is %s', (values, defaultRole, role) => {
    const roleRules = [
      { value: 'it', role: 'admin' as const },
      { value: 'faculty', role: 'reviewer' as const },
    ];
    expect(roleBySignOn(values, { roleRules, defaultRole })).toBe(role);
  });
});

describe('an address', () => {
  it.each([
    ['asha@sahyadri.edu', true],
    ['Asha@SAHYADRI.edu', true],
    ['asha@mail.sahyadri.edu', false],
    ['asha@sahyadri.edu.example', false],
    ['asha@evilsahyadri.edu', false],
    ['asha@sahyadri.edu@example.com', false],
    ['@sahyadri.edu', false],
    ['sahyadri.edu', false],
    ['', false],
  ])('%s is of the school: %s', (email, expected) => {
    expect(isOfDomains(email, ['sahyadri.edu', 'sahyadri.ac.in'])).toBe(expected);
  });
});
