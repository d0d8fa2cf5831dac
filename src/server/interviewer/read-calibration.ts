import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Calibration, isCalibration } from '#core/scoring/calibration.ts';

/** What `npm run eval -- --live --calibrate` writes. `ratings` says whether people or intentions stood behind it. */
const calibrationFile = z.object({
  provider: z.string(),
  model: z.string(),
  rubricHash: z.string(),
  ratings: z.enum(['human', 'intended']),
  knots: z.array(z.object({ raw: z.number(), score: z.number() })),
  residual: z.number().min(0).max(10),
  gate: z.object({ passed: z.boolean() }).loose(),
});

type FittedCalibration = { knots: Calibration; residual: number };

/** The file name of a calibration; characters a file system may refuse become hyphens. */
export function calibrationFileName(provider: string, model: string, rubricHash: string): string {
  return `${[provider, model, rubricHash].join('-').replace(/[^A-Za-z0-9.-]+/g, '-')}.json`;
}

/**
 * The calibration of exactly this provider, model and rubric, from people's ratings and with its gate passed; null otherwise, and then
 * nothing may be called calibrated (rule GOLD-1). Throws when the file is there and broken.
 */
export function readCalibration(
  folder: string,
  key: { provider: string; model: string; rubricHash: string },
): FittedCalibration | null {
  const path = join(folder, calibrationFileName(key.provider, key.model, key.rubricHash));
  if (!existsSync(path)) return null;
  const file = calibrationFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  const same =
    file.provider === key.provider && file.model === key.model && file.rubricHash === key.rubricHash;
  if (!same || !file.gate.passed || file.ratings !== 'human' || !isCalibration(file.knots)) return null;
  return { knots: file.knots, residual: file.residual };
}
