import { expect, it } from 'vitest';
import { hookAbove } from './question.tsx';

const hook = { turnId: 'T04', quote: 'from six and a half hours to 2.1' };

it.each([
  ['How much of that was Airflow?', hook, hook.quote],
  ['You say “from six and a half hours to 2.1”. Who measured it?', hook, null],
  ['Why an MBA?', undefined, null],
])('above "%s" stand the words it takes up, unless it repeats them', (text, taken, above) => {
  expect(hookAbove({ text, ...(taken && { hook: taken }) })).toBe(above);
});

it('has nothing above no question', () => {
  expect(hookAbove(undefined)).toBeNull();
});
