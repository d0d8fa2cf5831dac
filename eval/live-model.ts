import { asksAgain } from '#server/interviewer/asks-again.ts';
import type { Assessor } from '#server/interviewer/assessor.ts';
import type { LanguageModel } from '#server/interviewer/language-model.ts';
import { createLanguageModel } from '#server/interviewer/model/create-language-model.ts';
import type { ModelEndpoint } from '#server/interviewer/model/provider-model.ts';
import type { ChosenSettings } from '#server/interviewer/model/request-settings.ts';
import { createModelAssessor } from '#server/interviewer/model-assessor/model-assessor.ts';
import { createModelSpeaker } from '#server/interviewer/model-speaker.ts';
import { createOfflineSpeaker } from '#server/interviewer/offline-speaker.ts';
import type { Speaker } from '#server/interviewer/speaker.ts';
import { createScorer, type Scorer } from './scorer.ts';

/** A configured model as a scorer, with any calibration or none, and what went wrong so far by its reason. */
type LiveModel = {
  scorerWith(calibration: Assessor['calibration']): Scorer;
  /** How often a topic was read without the model, by reason. */
  readonly troubles: ReadonlyMap<string, number>;
};

/** Interviews in flight at a time; each asks three readers at once. */
const atOnce = 4;

/** A model that is given more room when it asks for it, as the service does. */
function asServed(endpoint: ModelEndpoint, name: string, chosen: ChosenSettings): LanguageModel {
  const model = createLanguageModel(endpoint, name, chosen);
  return asksAgain(model, model);
}

/** The scoring model of an endpoint, as the service would use it; nothing is counted against anybody's budget. */
export function liveModel(endpoint: ModelEndpoint, model: string, chosen: ChosenSettings = {}): LiveModel {
  const troubles = new Map<string, number>();
  const languageModel = asServed(endpoint, model, chosen);
  const warn = (about: object): void => {
    const because = 'because' in about ? String(about.because) : 'unknown';
    troubles.set(because, (troubles.get(because) ?? 0) + 1);
  };
  return {
    troubles,
    scorerWith: (calibration) =>
      createScorer(
        createModelAssessor({
          modelFor: () => languageModel,
          provider: endpoint.provider,
          model,
          calibration,
          patience: 1,
          log: { warn },
        }),
        atOnce,
      ),
  };
}

/** The speaking model of an endpoint behind its guards, as the room hears it. */
export function liveSpeaker(endpoint: ModelEndpoint, model: string, chosen: ChosenSettings = {}): Speaker {
  const languageModel = asServed(endpoint, model, chosen);
  return createModelSpeaker({
    shareName: false,
    modelFor: () => languageModel,
    offline: createOfflineSpeaker(0),
    clock: { now: () => new Date() },
    log: { warn: () => undefined },
  });
}
