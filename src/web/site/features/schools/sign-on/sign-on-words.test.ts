import { expect, it } from 'vitest';
import { signOnProblems, signOnReasons } from '#contract/schools/sign-on.ts';
import { doorProblem, reasonWords } from './sign-on-words.ts';

it('has words of its own for every reason, and for every problem at the door', () => {
  const reasons = signOnReasons.map((reason) => reasonWords[reason]);
  expect(new Set(reasons).size).toBe(signOnReasons.length);
  const problems = signOnProblems.map(doorProblem);
  expect(new Set(problems).size).toBe(signOnProblems.length);
  for (const words of [...reasons, ...problems]) expect(words).toMatch(/^[A-Z].*\.$/);
});

it.each([null, '', 'toString', 'replayed'])('says nothing of %j, which no door gives', (code) =>
  expect(doorProblem(code)).toBeNull(),
);
