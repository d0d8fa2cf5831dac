// npm run bench -- held [--from 100] [--step 50] [--most 400] [--windows 3] [--window 4] [--profile folder]
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startFloor } from './interview/floor-target.ts';
import { type Climb, climb, holds, type Level } from './interview/hold.ts';
import { startHotseat } from './interview/hotseat-target.ts';
import { startModelUnderLoad } from './interview/model-under-load.ts';
import type { Target } from './interview/target.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '100' },
    step: { type: 'string', default: '50' },
    most: { type: 'string', default: '400' },
    windows: { type: 'string', default: '3' },
    window: { type: 'string', default: '4' },
    profile: { type: 'string' },
  },
});
const given: Climb = {
  from: Number(values.from),
  step: Number(values.step),
  most: Number(values.most),
  windows: Number(values.windows),
  windowSeconds: Number(values.window),
};

const environment: Record<string, string> = values.profile
  ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}` }
  : {};

async function run(start: (modelUrl: string) => Promise<Target>, plan: Climb): Promise<Level[]> {
  const model = await startModelUnderLoad({ firstTokenMs: 300, tokensPerSecond: 60, plainTokens: 60 });
  const target = await start(model.baseUrl);
  try {
    return await climb(target, model, plan);
  } finally {
    await target.close();
    await model.close();
  }
}

const mostHeld = (levels: readonly Level[]): number => levels.findLast(holds)?.conversations ?? 0;

const hotseat = await run((modelUrl) => startHotseat(modelUrl, environment), given);
// The floor climbs in larger steps: it stands beside ours to tell how quiet the machine was.
const floor = await run(startFloor, { ...given, from: 200, step: 200, most: 600 });
console.table(
  [
    ...hotseat.map((one) => ({ system: 'Hotseat', ...one })),
    ...floor.map((one) => ({ system: 'floor', ...one })),
  ].map(({ addedP99, turnsPerSecond, ...rest }) => ({
    ...rest,
    'added p99, ms': Math.round(addedP99),
    'turns a second': Math.round(turnsPerSecond),
  })),
);
console.log(
  `Conversations held with p99 added under 100 ms: Hotseat ${mostHeld(hotseat)}, floor ${mostHeld(floor)}`,
);
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load over the last minute ${loadavg()[0]?.toFixed(1)}`,
);
