import { expect, it } from 'vitest';
import { doorProblem } from './sign-on-words.ts';

it.each([null, '', 'toString', 'replayed'])('says nothing of %j, which no door gives', (code) =>
  expect(doorProblem(code)).toBeNull(),
);
