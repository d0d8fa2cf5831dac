import { join } from 'node:path';
import { rubricHash } from '#core/scoring/rubric.ts';
import type { Parts } from '#server/platform/parts.ts';
import type { Assessor } from './assessor.ts';
import { createModelAssessor } from '#server/interviewer/model-assessor/model-assessor.ts';
import type { CallScope, LanguageModel } from './language-model.ts';
import { createModelSpeaker } from './model-speaker.ts';
import type { ProbedModel } from './model/probe-model.ts';
import type { ModelEndpoint } from './model/provider-model.ts';
import type { ChosenSettings } from './model/request-settings.ts';
import { createOfflineAssessor } from './offline-assessor.ts';
import { createOfflineSpeaker } from './offline-speaker.ts';
import { readCalibration } from './read-calibration.ts';
import { type Speaker, usualTurnSeconds } from './speaker.ts';
import type { ModelBudgets, ModelPrices } from './spending/amounts.ts';
import { createModelAccess } from './spending/model-access.ts';

type NamedModel = { model: string; prices: ModelPrices | null };

/** Which models the panel uses and what they may spend. */
export type ModelSettings = ModelEndpoint & {
  kind: 'model';
  speaking: NamedModel;
  scoring: NamedModel;
  budgets: ModelBudgets;
  /** How both are asked, where that is not left to their names. */
  chosen: ChosenSettings;
  /** How long the panel waits for the words of a turn; readings after the interview get longer in proportion. */
  turnSeconds: number;
  /** Whether the panel's model may know the candidate's first name. */
  shareName: boolean;
};
export type PanelSettings = { kind: 'offline' } | ModelSettings;

/** What the start-up table tells of the panel. */
export type PanelInUse =
  | { kind: 'offline' }
  | {
      kind: 'model';
      provider: string;
      speaking: { model: string; probed: ProbedModel };
      scoring: { model: string; probed: ProbedModel; calibrated: boolean };
      priced: boolean;
    };

type Interviewer = {
  speaker: Speaker;
  assessor: Assessor;
  /** The model that finds words for what is made of a feedback, and how many times its usual time it gets; null without one. */
  words: { modelFor: (scope: CallScope) => LanguageModel; name: string; patience: number } | null;
  inUse: PanelInUse;
  close(): Promise<void>;
};

/** `wordMs` is the offline panel's pace; `root` the folder that holds `calibration/`; `readTopic` where plain code reads, if not here. */
type InterviewerOptions = {
  root: string;
  wordMs: number;
  readTopic?: Parameters<typeof createOfflineAssessor>[0];
};

type Deps = Pick<Parts, 'database' | 'clock' | 'log' | 'metrics'>;

/** Opens the panel's mind: the offline pair, or a model pair that falls back to it. Tries the models first; throws when a calibration file is broken. */
export async function openInterviewer(
  deps: Deps,
  settings: PanelSettings,
  options: InterviewerOptions,
): Promise<Interviewer> {
  const offline = createOfflineSpeaker(options.wordMs);
  if (settings.kind === 'offline') {
    return {
      speaker: offline,
      assessor: createOfflineAssessor(options.readTopic),
      words: null,
      inUse: settings,
      close: async () => {},
    };
  }
  const { provider, speaking, scoring, budgets, chosen, shareName, turnSeconds } = settings;
  const patience = turnSeconds / usualTurnSeconds;
  const calibration = readCalibration(join(options.root, 'calibration'), {
    provider,
    model: scoring.model,
    rubricHash,
  });
  // The providers' libraries are loaded where a model is asked, and nowhere else.
  const [{ createLanguageModel }, { probeModel }] = await Promise.all([
    import('./model/create-language-model.ts'),
    import('./model/probe-model.ts'),
  ]);
  const speakingModel = createLanguageModel(settings, speaking.model, chosen);
  const scoringModel = createLanguageModel(settings, scoring.model, chosen);
  const access = createModelAccess(deps, {
    speaking: { model: speakingModel, prices: speaking.prices },
    scoring: { model: scoringModel, prices: scoring.prices },
    budgets,
  });
  const [speaks, scores] = await Promise.all([
    probeModel(speakingModel),
    ...(scoring.model === speaking.model ? [] : [probeModel(scoringModel)]),
  ]);
  return {
    speaker: createModelSpeaker({
      modelFor: (scope) => access.modelsFor(scope).speaking,
      interviewOver: (sessionId) => access.interviewOver(sessionId),
      offline,
      shareName,
      limitMs: turnSeconds * 1_000,
      ...deps,
    }),
    assessor: createModelAssessor({
      modelFor: (scope) => access.modelsFor(scope).scoring,
      provider,
      model: scoring.model,
      calibration,
      patience,
      log: deps.log,
    }),
    words: { modelFor: (scope) => access.modelsFor(scope).scoring, name: scoring.model, patience },
    inUse: {
      kind: 'model',
      provider,
      speaking: { model: speaking.model, probed: speaks },
      scoring: { model: scoring.model, probed: scores ?? speaks, calibrated: calibration !== null },
      priced: speaking.prices !== null && scoring.prices !== null,
    },
    close: () => access.close(),
  };
}
