import type { LadderPart } from '#contract/ladder.ts';

type Change = 'none' | 'in' | 'out';
/** Parts in a row that are all kept or the rubric's, all put in, or all left out; `at` is the place of the first. */
type Run = { change: Change; parts: LadderPart[]; space: boolean; at: number };

const changeOf = ({ kind }: LadderPart): Change =>
  kind === 'kept' || kind === 'rule' ? 'none' : kind === 'left_out' ? 'out' : 'in';

/** The parts of a rung in runs of one change; a full stop that only ends what was kept is no change worth marking. */
export function runsOf(parts: readonly LadderPart[]): Run[] {
  const runs: Run[] = [];
  for (const [at, part] of parts.entries()) {
    const open = runs.at(-1);
    const change = part.kind === 'joined' && part.text === '.' && open ? open.change : changeOf(part);
    if (open?.change === change) open.parts.push(part);
    else runs.push({ change, parts: [part], space: part.space && at > 0, at });
  }
  return runs;
}
