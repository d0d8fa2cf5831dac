import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rubricHash } from '#core/scoring/rubric.ts';
import { ConfigError, loadConfig } from '#server/config/config.ts';
import type { ModelSettings } from '#server/interviewer/open-interviewer.ts';
import { createOfflineSpeaker } from '#server/interviewer/offline-speaker.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { readCalibration } from '#server/interviewer/read-calibration.ts';
import type { Speaker } from '#server/interviewer/speaker.ts';
import { ablateLexicons } from './ablate-lexicons.ts';
import { countShapes } from './count-shapes.ts';
import { printAssertions } from './assertions/measure-assertions.ts';
import { fitFrom, keepCalibration } from './calibrate.ts';
import { evaluate, type GoldSets, type Report, scoringsOf } from './evaluate.ts';
import { runFollowUps } from './follow-ups/run-follow-ups.ts';
import { runInterviews } from './interviews/run-interviews.ts';
import { liveModel, liveSpeaker } from './live-model.ts';
import { makeContrasts } from './make-contrasts.ts';
import { scoreAll } from './measure-transcripts.ts';
import { printScores } from './measure-scores.ts';
import { printReport } from './print-report.ts';
import { readForeignGold, readOwnGold } from './read-gold.ts';
import { fooledSplits, readFooled } from './read-fooled.ts';
import { readTranscripts } from './read-transcripts.ts';
import { createScorer, type Scorer } from './scorer.ts';

const here = import.meta.dirname;
const goldFolder = join(here, 'gold');
const shapesFile = join(here, '..', 'src', 'core', 'text', 'sentence-shapes.json');
const calibrationFolder = join(here, '..', 'calibration');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    save: { type: 'boolean', default: false },
    live: { type: 'boolean', default: false },
    calibrate: { type: 'boolean', default: false },
    repeats: { type: 'string' },
    export: { type: 'string' },
    ratings: { type: 'string', multiple: true, default: [] },
  },
});

function setsOf(data: string | undefined): GoldSets {
  const own = readOwnGold(goldFolder);
  const foreign = data === undefined ? undefined : readForeignGold(data);
  const given = data === undefined ? [] : readTranscripts(data);
  return {
    ...own,
    tiered: { own: own.tiered, ...(foreign && foreign.tiered.length > 0 ? { given: foreign.tiered } : {}) },
    rated: foreign && foreign.rated.length > 0 ? { 'given silver ratings': foreign.rated } : {},
    adversarial: [...own.adversarial, ...(foreign?.adversarial ?? [])],
    fooled: Object.fromEntries(fooledSplits.map((split) => [split, readFooled(goldFolder, split)])),
    transcripts: given.length > 0 ? given : readTranscripts(goldFolder),
  };
}

function modelOf(env: Record<string, string | undefined>): ModelSettings {
  const { panel } = loadConfig(env);
  if (panel.kind === 'model') return panel;
  throw new ConfigError(['LLM_PROVIDER: set it and LLM_MODEL to measure a model, or leave out --live']);
}

function wordsOfRatings(sets: GoldSets): string {
  const human = sets.transcripts.every((one) => one.ratings === 'human');
  return human
    ? 'Transcripts are rated by people; tiers of single answers are intended.'
    : 'Qualities of transcripts and tiers of answers are what their writer intended, not ratings by people: no figure below shows that scores are right.';
}

async function measured(scorer: Scorer, sets: GoldSets, repeats: number): Promise<Report> {
  console.log(
    `${scorer.name}, rubric ${rubricHash}. ${wordsOfRatings(sets)} "word count" is what counting words alone reaches.`,
  );
  const report = await evaluate(scorer, sets, {
    repeats,
    onPart: (name) => console.error(`... ${name}`),
  });
  printReport(report);
  return report;
}

async function measureLive(sets: GoldSets): Promise<Report> {
  const { provider, apiKey, baseUrl, scoring, chosen } = modelOf(process.env);
  const named = { provider, model: scoring.model };
  const model = liveModel({ provider, apiKey, baseUrl }, scoring.model, chosen);
  const repeats = Number(values.repeats ?? 10);
  console.log(`${scoringsOf(sets, repeats)} scorings, at least four requests each.`);
  if (!values.calibrate) {
    const stored = readCalibration(calibrationFolder, { ...named, rubricHash });
    const report = await measured(model.scorerWith(stored), sets, repeats);
    if (model.troubles.size > 0)
      console.log('Topics read without the model:', Object.fromEntries(model.troubles));
    return report;
  }
  const learning = sets.transcripts.filter((one) => one.split !== 'held_out');
  console.error('... fitting');
  const fitted = fitFrom(await scoreAll(model.scorerWith(null), learning));
  console.log(
    `Fitted on ${fitted.fittedOn} topics, error from ${fitted.residualOn}: residual ${fitted.residual.toFixed(2)}`,
  );
  console.table(fitted.knots);
  const report = await measured(model.scorerWith(fitted), sets, repeats);
  const ratings = sets.transcripts.every((one) => one.ratings === 'human') ? 'human' : 'intended';
  const kept = keepCalibration(calibrationFolder, named, fitted, report.gates, ratings);
  console.log(kept ? `Written: ${kept}` : 'No calibration file was written: not every gate passed.');
  return report;
}

function speaker(): Speaker {
  if (!values.live) return createOfflineSpeaker(0);
  const { provider, apiKey, baseUrl, speaking, chosen } = modelOf(process.env);
  return liveSpeaker({ provider, apiKey, baseUrl }, speaking.model, chosen);
}

async function main(): Promise<void> {
  if (positionals[0] === 'assertions') {
    if (!printAssertions(values.data ?? join(here, 'assertions'))) process.exitCode = 1;
    return;
  }
  if (positionals[0] === 'scores') {
    if (values.data === undefined)
      throw new ConfigError(['--data: the folder of scores.jsonl, answers with their kinds and marks']);
    if (!printScores(values.data)) process.exitCode = 1;
    return;
  }
  const sets = setsOf(values.data);
  if (positionals[0] === 'follow-ups')
    return runFollowUps(speaker(), { export: values.export, ratings: values.ratings });
  if (positionals[0] === 'interviews') return runInterviews();
  if (positionals[0] === 'lexicons') {
    const attacks = [...sets.adversarial, ...sets.unseenAttacks].map(({ text }) => text);
    console.table(await ablateLexicons(attacks));
    return;
  }
  if (positionals[0] === 'shapes') {
    const counts = await countShapes(goldFolder);
    writeFileSync(shapesFile, `${JSON.stringify(counts, null, 2)}\n`);
    console.log(
      Object.entries(counts)
        .map(([kind, rows]) => `${kind}: ${rows.split(';').length}`)
        .join(', '),
    );
    return;
  }
  if (positionals[0] === 'contrasts') {
    const byHand = sets.pairs.filter((pair) => pair.kind === undefined);
    const rows = [
      ...byHand,
      ...makeContrasts(readTranscripts(goldFolder), readOwnGold(goldFolder).adversarial),
    ];
    writeFileSync(
      join(goldFolder, 'contrast-pairs.jsonl'),
      rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
    );
    console.log(`${rows.length} pairs, ${byHand.length} of them made by hand`);
    return;
  }
  const report = values.live
    ? await measureLive(sets)
    : await measured(createScorer(createOfflineAssessor()), sets, Number(values.repeats ?? 2));
  if (values.save) {
    mkdirSync(join(here, 'results'), { recursive: true });
    const name = values.live ? 'live.json' : 'latest.json';
    writeFileSync(join(here, 'results', name), `${JSON.stringify({ rubricHash, ...report }, null, 2)}\n`);
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
