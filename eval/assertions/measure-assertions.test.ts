import { join } from 'node:path';
import { expect, it } from 'vitest';
import { assertedIn, leastRight, measureAssertions } from './measure-assertions.ts';

it('of what code asserts about our own cases at least 98 % is right, and it asserts something of each kind', () => {
  const found = measureAssertions(join(import.meta.dirname));
  for (const rows of Object.values(found)) expect(assertedIn(rows)).not.toEqual([]);
  const all = assertedIn(Object.values(found).flat());
  expect(all.filter(({ right }) => right).length / all.length).toBeGreaterThanOrEqual(leastRight);
});
