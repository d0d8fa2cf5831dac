import { expect, it } from 'vitest';
import type { LadderPart } from '#contract/ladder.ts';
import { runsOf } from './ladder-runs.ts';

const own = { turnId: 'T02', start: 0, end: 1 };
const kept = (text: string): LadderPart => ({ kind: 'kept', text, ...own, space: true });
const joined = (text: string, space = true): LadderPart => ({ kind: 'joined', text, space });

it('parts stand in runs of one change, and a full stop ends the run it stands behind', () => {
  const parts: LadderPart[] = [
    kept('I work'),
    joined('.', false),
    joined('It cost'),
    { kind: 'asked', text: '[what?]', space: true },
    joined('.', false),
    { kind: 'left_out', text: 'I am good.', ...own, space: true },
    kept('At Zenvia.'),
    { kind: 'rule', text: 'A number.', space: true },
  ];
  expect(runsOf(parts).map(({ change, parts: run, at, space }) => [change, run.length, at, space])).toEqual([
    ['none', 2, 0, false],
    ['in', 3, 2, true],
    ['out', 1, 5, true],
    ['none', 2, 6, true],
  ]);
});
