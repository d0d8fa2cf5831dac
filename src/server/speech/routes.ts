import { speechLimits } from '#contract/speech.ts';
import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { InvalidInput } from '#server/platform/http/error-replies.ts';
import { wholeFile } from '#server/platform/http/whole-file.ts';
import { hearSpeech, type SpeechDeps } from './hear-speech.ts';
import { saySentence } from './say-sentence.ts';

/** The way to the operator's speech service. */
export function speechRoutes(deps: SpeechDeps): Routes {
  return (bind) => {
    bind('hearSpeech', ({ uid, params, request }) => {
      const receive = async () => {
        const limits = { fileSize: speechLimits.stretchBytes };
        const part = request.isMultipart() ? await request.file({ limits }) : undefined;
        if (!part)
          throw new InvalidInput([{ path: 'body', message: 'expected a multipart body with one file' }]);
        return { wave: await wholeFile(part), names: namesOf(part.fields['names']) };
      };
      return hearSpeech(deps, { uid, ...params, receive });
    });
    bind('saySentence', ({ uid, params, body }) => saySentence(deps, { uid, ...params, ...body }));
  };
}

/** The names of a multipart body as it holds them; whether they are names is checked where they are used. */
function namesOf(field: unknown): unknown {
  if (!field) return [];
  try {
    return JSON.parse((field as { value: string }).value);
  } catch {
    return null;
  }
}
