import type { Notice } from '#contract/consents.ts';
import { heardNames } from '#contract/speech.ts';
import { requireConsent, type WithNotice } from '#server/accounts/require-consent.ts';
import { findInterview } from '#server/interviews/interview-store.ts';
import { InvalidInput } from '#server/platform/http/error-replies.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal, UpstreamError } from '#server/platform/refusal.ts';
import type { Speech } from './open-speech.ts';
import { secondsOfWave } from './read-wave.ts';

export type SpeechDeps = Pick<Parts, 'database' | 'clock'> & WithNotice & { speech: Speech };

/** Whether the service may be sent anything of this user's interview; asked last before it is. Throws Refusal `consent_required` (rule CONSENT-3). */
export function requireVoice(
  { database }: Pick<Parts, 'database'>,
  { uid, notice }: { uid: string; notice: Notice },
): Promise<void> {
  return database.read((tx) => requireConsent(tx, { uid, notice, purposes: ['voice'] }));
}

/** What came beside each other in a body; `names` are yet to be checked. */
type SentStretch = { wave: Buffer; names: unknown };

/**
 * The words of one stretch of sound, which is kept nowhere. Throws Refusal `not_found` for another user's interview, `interview_over` for one that has ended,
 * `consent_required`; InvalidInput; UpstreamError where the service has no words, no budget or does not exist: the device goes on then (rule VOICE-12).
 */
export async function hearSpeech(
  { database, notice, speech }: SpeechDeps,
  { uid, sessionId, receive }: { uid: string; sessionId: string; receive: () => Promise<SentStretch> },
): Promise<{ text: string }> {
  const row = await database.read((tx) => findInterview(tx, uid, sessionId));
  if (!row) throw new Refusal('not_found');
  if (row.state !== 'preparing' && row.state !== 'running') throw new Refusal('interview_over');
  if (!speech.hear) throw new UpstreamError('speech service', false, null);
  const sent = await receive();
  const names = heardNames.safeParse(sent.names);
  if (!names.success) throw InvalidInput.fromZod('body.names', names.error);
  await requireVoice({ database }, { uid, notice });
  const stretch = { wave: sent.wave, seconds: secondsOfWave(sent.wave), names: names.data };
  try {
    return { text: await speech.hear({ uid, sessionId }, stretch) };
  } catch (error) {
    throw new UpstreamError('speech service', true, error);
  }
}
