import { describe, expect, it } from 'vitest';
import type { RoleByClaim } from '#contract/schools/sign-on.ts';
import { isOfDomains, roleBySignOn } from './sign-on-role.ts';

/* What a school's provider makes of somebody (rule SCHOOL-86). */

describe('a role by claim', () => {
  it.each<[string[], RoleByClaim | null, RoleByClaim | null]>([
    [[], null, null],
    [[], 'analyst', 'analyst'],
    [['faculty'], null, 'reviewer'],
    [['it', 'faculty'], null, 'reviewer'],
    [['faculty', 'it'], 'admin', 'reviewer'],
    [['it', 'data', 'faculty'], null, 'analyst'],
    [['it'], 'analyst', 'admin'],
    [['Faculty'], null, null],
    [['faculty '], null, null],
  ])('%j with the default %s is %s', (values, defaultRole, role) => {
    const roleRules = [
      { value: 'it', role: 'admin' as const },
      { value: 'faculty', role: 'reviewer' as const },
      { value: 'data', role: 'analyst' as const },
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
