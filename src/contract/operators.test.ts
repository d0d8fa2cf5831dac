import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import { actsOfRole, mayAct } from './operators.ts';

describe('who may do what', () => {
  it('support reads and grants, and moves no money', () => {
    for (const act of ['read', 'grant', 'sign_out_user', 'compare_books', 'verify_audit'] as const)
      expect(mayAct('support', act), act).toBe(true);
    for (const act of ['refund', 'resettle', 'retry_webhook', 'run_sweep', 'read_words'] as const) {
      expect(mayAct('support', act), act).toBe(false);
      expect(mayAct('admin', act), act).toBe(true);
    }
    expect(actsOfRole.admin).toEqual(expect.arrayContaining([...actsOfRole.support]));
  });

  it('every endpoint of the page names its act, and no other endpoint does', () => {
    const all = Object.entries(endpoints as Record<string, Endpoint>);
    const ofThePage = all.filter(([, { access }]) => access === 'operator_page');
    expect(ofThePage.length).toBeGreaterThan(15);
    for (const [name, { act }] of ofThePage) expect(act, name).toBeDefined();
    for (const [name, { access, act }] of all)
      if (access !== 'operator_page') expect(act, name).toBeUndefined();
  });

  it('whatever changes something asks for a reason, but for what one does to oneself', () => {
    const acts = Object.entries(endpoints as Record<string, Endpoint>).filter(
      ([, { act }]) => act !== undefined && act !== 'read',
    );
    expect(acts).not.toEqual([]);
    for (const [name, { body, method }] of acts) {
      expect(method, name).toBe('POST');
      expect(
        body?.safeParse({}).error?.issues.map(({ path }) => path.join('.')),
        name,
      ).toContain('reason');
    }
  });
});
