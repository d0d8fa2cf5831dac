// npm run bench -- interview [--conversations 50] [--seconds 30] [--warm-up 10] [--runs 1] [--sustain] [--processes 2] [--sources] [--save] [--profile folder]
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { startFloor } from './interview/floor-target.ts';
import { startHotseat } from './interview/hotseat-target.ts';
import { type Figures, measure } from './interview/measure.ts';
import { startModelUnderLoad } from './interview/model-under-load.ts';
import type { Target } from './interview/target.ts';

const { values } = parseArgs({
  options: {
    conversations: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '30' },
    'warm-up': { type: 'string', default: '10' },
    runs: { type: 'string', default: '1' },
    processes: { type: 'string', default: '1' },
    sources: { type: 'boolean', default: false },
    sustain: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});

const pace = { firstTokenMs: 300, tokensPerSecond: 60 };
const levels = [50, 100, 200, 300, 400, 500, 600, 800];
const mostAddedMs = 100;

const environment: Record<string, string> = values.profile
  ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}` }
  : {};
type Start = (modelUrl: string) => Promise<Target>;
const startService: Start = (modelUrl) => startHotseat(modelUrl, environment, { sources: values.sources });
const processes = Number(values.processes);
const startAll: Start = (modelUrl) => startHotseat(modelUrl, environment, { processes });
type Compared = { floor: Figures; hotseat: Figures };

/** One run: a fresh model, a fresh database, a fresh process. */
async function runOnce(start: Start, conversations: number, plainTokens: number): Promise<Figures> {
  const model = await startModelUnderLoad({ ...pace, plainTokens });
  const target = await start(model.baseUrl);
  try {
    const load = { conversations, warmUpSeconds: Number(values['warm-up']), seconds: Number(values.seconds) };
    const { figures, errors } = await measure(target, model, load);
    for (const error of new Set(errors)) console.error(`${target.name}: ${error}`);
    console.log(`${target.name}, ${conversations} conversations: added p99 ${round(figures.addedP99)} ms`);
    return figures;
  } finally {
    await target.close();
    await model.close();
  }
}

/**
 * The median of several runs, figure by figure; runs alternate between the systems, so that a noisy minute hits both. The floor's replies
 * are as long as the panel's were.
 */
async function compare(): Promise<Compared> {
  const floor: Figures[] = [];
  const hotseat: Figures[] = [];
  const conversations = Number(values.conversations);
  for (let run = 0; run < Number(values.runs); run++) {
    const ours = await runOnce(startService, conversations, 0);
    hotseat.push(ours);
    floor.push(await runOnce(startFloor, conversations, Math.round(ours.tokensPerReply)));
  }
  return { floor: medianOf(floor), hotseat: medianOf(hotseat) };
}

function medianOf(runs: readonly Figures[]): Figures {
  const [first] = runs;
  if (!first) throw new Error('there was no run');
  const keys = Object.keys(first) as (keyof Figures)[];
  const median = (key: keyof Figures): number =>
    runs.map((r) => r[key]).sort((a, b) => a - b)[Math.floor((runs.length - 1) / 2)] ?? Number.NaN;
  return Object.fromEntries(keys.map((key) => [key, round(median(key))])) as Figures;
}

/** The most conversations with p99 added under 100 ms and no error, trying upwards; 0 when even the fewest are too many. */
async function sustained(start: Start, plainTokens: number): Promise<number> {
  let held = 0;
  for (const level of levels) {
    const { addedP99, errors } = await runOnce(start, level, plainTokens);
    if (!(addedP99 < mostAddedMs) || errors > 0) break;
    held = level;
  }
  return held;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

type Row = { floor: number; Hotseat: number; ratio?: number };

/** A row a figure, with how many times the floor's it is where less is better. */
function tableOf({ floor, hotseat }: Compared): Record<string, Row> {
  const compared = /^(added|relay|answerToWord|cpu|memory|bytes)/;
  const keys = Object.keys(floor) as (keyof Figures)[];
  return Object.fromEntries(
    keys.map((key) => {
      const row: Row = { floor: floor[key], Hotseat: hotseat[key] };
      return [key, compared.test(key) ? { ...row, ratio: round(row.Hotseat / row.floor) } : row];
    }),
  );
}

/** One process beside several behind one port, instead of the floor; `held` with --sustain, and how many times as many. */
async function compareProcesses(): Promise<void> {
  const one = await runOnce(startService, Number(values.conversations), 0);
  const several = await runOnce(startAll, Number(values.conversations), 0);
  const keys = Object.keys(one) as (keyof Figures)[];
  const rows = keys.map((key) => [key, { 'one process': round(one[key]), several: round(several[key]) }]);
  console.table(Object.fromEntries(rows));
  if (!values.sustain) return;
  const held = { one: await sustained(startService, 0), several: await sustained(startAll, 0) };
  console.log(`Conversations held: ${JSON.stringify({ ...held, ratio: round(held.several / held.one) })}`);
}

if (processes > 1) {
  await compareProcesses();
  process.exit(0);
}
const compared = await compare();
const report = {
  machine: `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`,
  pace,
  runs: Number(values.runs),
  seconds: Number(values.seconds),
  figures: tableOf(compared),
  ...(values.sustain
    ? {
        sustained: {
          floor: await sustained(startFloor, compared.floor.tokensPerReply),
          hotseat: await sustained(startService, 0),
        },
      }
    : {}),
};
console.table(report.figures);
if (report.sustained) console.log(`Conversations held: ${JSON.stringify(report.sustained)}`);
if (values.save) {
  mkdirSync('bench/results', { recursive: true });
  writeFileSync('bench/results/interview.json', `${JSON.stringify(report, null, 2)}\n`);
}
