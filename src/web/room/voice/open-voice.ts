import type { Panellist, PortraitId } from '#contract/panellists.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { sessionIdOf } from '../session-id-of.ts';
import { browserVoices, chooseVoices, openBrowserVoice, ownVoices } from '#web/lib/voices/browser-voice.ts';
import { type Fetched, fetchModels } from './fetch-models.ts';
import { openFliteVoice } from './flite-voice.ts';
import type { Voice } from '#web/lib/voices/voice.ts';
import { openServiceVoice, withSecondVoice } from './service-voice.ts';
import { type Speaker, speakTurns } from './speak-turns.ts';
import { speechPlaces } from './speech-places.ts';

/** Fetches the voices of so many panellists ahead of time, where neither the service nor the browser has enough of its own. */
export async function fetchVoices(
  panellists: number,
  onFetched: (fetched: Fetched) => void,
  signal: AbortSignal,
): Promise<void> {
  if ((await speechPlaces()).speaking || ownVoices(await browserVoices()).length >= panellists) return;
  await fetchModels(['flite'], onFetched, signal);
}

/** Starts saying turns, but not those that were read already. */
export type BeginSpeaking = (readTurnIds: readonly string[], onChange: () => void) => Speaker;

const noticeWords = {
  away: 'The speech service does not answer. The panel speaks with the voices of this computer.',
  silent: 'The panel cannot be heard. Its words are shown.',
  coming: 'The voices of the panel are on their way. Its words are shown.',
} as const;

/**
 * The panel's voices: the operator's where there are some, else the browser's own where it has enough, else flite, which is fetched first. `onNotice` is told what the
 * candidate should know, and null when it is over. Rejects when no voice can be had.
 */
export async function openVoice(
  panel: readonly Panellist[],
  onNotice: (words: string | null) => void,
  signal: AbortSignal,
): Promise<BeginSpeaking> {
  const portraits = new Map(panel.map(({ id, portrait }) => [id, portrait]));
  const portraitOf = (id: string): PortraitId => portraits.get(id) ?? panel[0]?.portrait ?? 'kale';
  const onDevice = () => openOnDevice(panel, portraitOf, onNotice, signal);
  const { speaking } = await speechPlaces();
  const voice = speaking
    ? withSecondVoice(openServiceVoice(sendSentence, portraitOf), onDevice, () => onNotice(noticeWords.away))
    : await onDevice();
  if (!speaking) onNotice(null);
  return (readTurnIds, onChange) =>
    speakTurns(voice, readTurnIds, onChange, () => onNotice(noticeWords.silent));
}

async function openOnDevice(
  panel: readonly Panellist[],
  portraitOf: (panellistId: string) => PortraitId,
  onNotice: (words: string | null) => void,
  signal: AbortSignal,
): Promise<Voice> {
  const manners = chooseVoices(panel, await browserVoices());
  if (manners) return openBrowserVoice(manners);
  const slow = setTimeout(() => onNotice(noticeWords.coming), 2_500);
  const { flite } = await fetchModels(['flite'], () => undefined, signal).finally(() => clearTimeout(slow));
  return openFliteVoice(flite, portraitOf);
}

const sendSentence = (body: { portrait: PortraitId; text: string }): Promise<{ audio: string }> =>
  callEndpoint('POST /api/interviews/:sessionId/said', {
    params: { sessionId: sessionIdOf(window.location.pathname) ?? '' },
    body,
    timeoutMs: 10_000,
  });
