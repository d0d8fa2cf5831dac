import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Calibration } from '#core/scoring/calibration.ts';
import { rubricHash } from '#core/scoring/rubric.ts';
import { calibrationFileName } from '#server/interviewer/read-calibration.ts';
import { type CalibrationPoint, conformalResidual, fitCalibration } from './fit-calibration.ts';
import { allPassed, type Gate } from './gates.ts';
import { type ScoredTranscript, topicsOf } from './measure-transcripts.ts';
import type { Split } from './read-transcripts.ts';

/** A map to calibrated scores with the 80 % error that goes with it, and how many topics each was taken from. */
export type Fitted = { knots: Calibration; residual: number; fittedOn: number; residualOn: number };

/** Topics of these splits whose score the model's own levels decided, as points to fit. */
function pointsOf(all: readonly ScoredTranscript[], splits: readonly Split[]): CalibrationPoint[] {
  return topicsOf(all.filter(({ gold }) => splits.includes(gold.split))).flatMap(({ found, quality }) =>
    found.raw !== null && found.readBy === 'model' ? [{ raw: found.raw, rating: quality }] : [],
  );
}

/** Fits on develop and calibrate, takes the error from calibrate; held-out topics are never looked at. */
export function fitFrom(all: readonly ScoredTranscript[]): Fitted {
  const fitting = pointsOf(all, ['develop', 'calibrate']);
  const knots = fitCalibration(fitting);
  const apart = pointsOf(all, ['calibrate']);
  return {
    knots,
    residual: conformalResidual(apart, knots),
    fittedOn: fitting.length,
    residualOn: apart.length,
  };
}

/** Writes the calibration of this model and rubric when every gate passed, and gives its path; null otherwise, and nothing is written. */
export function keepCalibration(
  folder: string,
  model: { provider: string; model: string },
  fitted: Fitted,
  gates: readonly Gate[],
  ratings: 'human' | 'intended',
): string | null {
  if (!allPassed(gates) || ratings !== 'human') return null;
  const path = join(folder, calibrationFileName(model.provider, model.model, rubricHash));
  const { knots, residual, fittedOn, residualOn } = fitted;
  const figures = Object.fromEntries(gates.map(({ name, wanted, found }) => [name, { wanted, found }]));
  const gate = { passed: true, figures, on: { fittedOn, residualOn } };
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path,
    `${JSON.stringify({ ...model, rubricHash, ratings, knots, residual, gate }, null, 2)}\n`,
  );
  return path;
}
