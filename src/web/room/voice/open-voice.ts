import type { Panellist } from '#contract/panellists.ts';
import { browserVoices, chooseVoices, openBrowserVoice, ownVoices } from './browser-voice.ts';
import { type Fetched, fetchModels } from './fetch-models.ts';
import { openFliteVoice } from './flite-voice.ts';
import { type Speaker, speakTurns } from './speak-turns.ts';

/** Fetches the voices of so many panellists ahead of time, where the browser has not enough of its own. */
export async function fetchVoices(
  panellists: number,
  onFetched: (fetched: Fetched) => void,
  signal: AbortSignal,
): Promise<void> {
  if (ownVoices(await browserVoices()).length < panellists) await fetchModels(['flite'], onFetched, signal);
}

/** Starts saying turns, but not those that were read already. */
export type BeginSpeaking = (
  readTurnIds: readonly string[],
  onChange: () => void,
  onFailure: () => void,
) => Speaker;

/** The panel's voices: the browser's own where it has enough, else flite, which is fetched first. Rejects when neither can be had. */
export async function openVoice(
  panel: readonly Panellist[],
  onFetched: (fetched: Fetched | null) => void,
  signal: AbortSignal,
): Promise<BeginSpeaking> {
  const manners = chooseVoices(panel, await browserVoices());
  if (manners) return (...how) => speakTurns(openBrowserVoice(manners), ...how);
  const { flite } = await fetchModels(['flite'], onFetched, signal);
  onFetched(null);
  const portraits = new Map(panel.map(({ id, portrait }) => [id, portrait]));
  const fallback = panel[0]?.portrait ?? 'kale';
  const voice = await openFliteVoice(flite, (id) => portraits.get(id) ?? fallback);
  return (...how) => speakTurns(voice, ...how);
}
