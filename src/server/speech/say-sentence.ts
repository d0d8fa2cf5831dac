import type { PortraitId } from '#contract/panellists.ts';
import { findInterview } from '#server/interviews/interview-store.ts';
import { Refusal, UpstreamError } from '#server/platform/refusal.ts';
import { requireVoice, type SpeechDeps } from './hear-speech.ts';

/** The panel takes its leave after the interview has ended. */
const farewellMs = 2 * 60_000;

/**
 * The sound of a sentence in the voice of a panellist, base64. Throws Refusal `not_found` for another user's interview, `interview_over` once it is well over,
 * `consent_required`; UpstreamError as `hearSpeech` does.
 */
export async function saySentence(
  { database, clock, notice, speech }: SpeechDeps,
  { uid, sessionId, portrait, text }: { uid: string; sessionId: string; portrait: PortraitId; text: string },
): Promise<{ audio: string }> {
  const row = await database.read((tx) => findInterview(tx, uid, sessionId));
  if (!row) throw new Refusal('not_found');
  const isOver = row.endedAt !== null && clock.now().getTime() - row.endedAt.getTime() > farewellMs;
  if (row.state === 'discarded' || isOver) throw new Refusal('interview_over');
  if (!speech.say) throw new UpstreamError('speech service', false, null);
  await requireVoice({ database }, { uid, notice });
  try {
    const sound = await speech.say({ uid, sessionId }, { text, portrait });
    return { audio: Buffer.from(sound).toString('base64') };
  } catch (error) {
    throw new UpstreamError('speech service', true, error);
  }
}
